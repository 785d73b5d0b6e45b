#include "gen/arith/fp_normalise.hpp"

#include <vector>

namespace ragrtl::arith {

using namespace hdl;

Normalised normalise(Scope& scope, const std::string& name, const Expr& value, const Expr& lead) {
    const std::int64_t width = value.width().value();
    std::int64_t left = lead.width().value();
    if (left == 1) return {value, lit(1, 0)};
    std::vector<Expr> shift;
    Expr shifted = value;
    Expr rest = lead;  // where the leading one is still looked for
    std::int64_t step = 1;
    while (2 * step < left) step *= 2;
    for (; step >= 1; step /= 2) {
        const std::string by = "_by" + std::to_string(step);
        const Expr zeros = scope.let(name + by, !any(rest.slice(left - step, step)));
        shift.push_back(zeros);
        shifted = scope.let(name + by + "_value",
                            mux(zeros, cat({shifted.slice(0, width - step), lit(step, 0)}), shifted));
        if (step > 1) {
            const std::int64_t below = left - step;
            const Expr low =
                below == step ? rest.slice(0, below) : cat({rest.slice(0, below), lit(step - below, 0)});
            rest = scope.let(name + by + "_lead", mux(zeros, low, rest.slice(below, step)));
        } else if (left > 1) {
            scope.unused("unused_" + name + "_last", rest[0], "the last place needs no test");
        }
        left = step;
    }
    return {shifted, scope.let(name + "_shift", cat(shift))};
}

Sticky shift_right_sticky(Scope& scope, const std::string& name, const Expr& value, const Expr& amount) {
    const std::int64_t width = value.width().value();
    Expr shifted = value;
    std::vector<Expr> lost;
    for (std::int64_t bit = 0; bit < amount.width().value(); ++bit) {
        const std::int64_t step = std::int64_t{1} << bit;
        const std::string by = name + "_by" + std::to_string(step);
        const Expr moves = amount[bit];
        if (step >= width) {
            lost.push_back(scope.let(by + "_lost", moves && any(shifted)));
            shifted = scope.let(by, mux(moves, zeros(width), shifted));
        } else {
            lost.push_back(scope.let(by + "_lost", moves && any(shifted.slice(0, step))));
            shifted =
                scope.let(by, mux(moves, cat({lit(step, 0), shifted.slice(step, width - step)}), shifted));
        }
    }
    return {shifted, scope.let(name + "_lost", any(scope.let(name + "_all_lost", cat(lost))))};
}

}  // namespace ragrtl::arith
