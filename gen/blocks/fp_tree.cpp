#include "gen/blocks/fp_tree.hpp"

#include <string>

#include "gen/arith/fp_adder.hpp"
#include "gen/blocks/common.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module fp_tree(const spec::FpTree& spec) {
    const auto levels = static_cast<int>(clog2(spec.terms).value());
    Builder m("fp_tree",
              "sum of " + std::to_string(spec.terms) + " fp32 numbers by a balanced tree of adders.");
    m.timing(levels,
             std::to_string(levels) + (levels == 1 ? " cycle" : " cycles") + " from in_valid to out_valid", 1,
             "a new sum every cycle");
    m.fact("handshake", "none: out_valid follows in_valid");
    m.fact("order", "neighbours are added first; a number left over counts as added to +0");
    m.fact("rounding", "to nearest even in every adder, subnormals kept; every NaN is 0x7fc00000");

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr terms = m.input("terms", spec.terms * 32, "term t in bits t*32");
    const Expr out_valid = m.output("out_valid");
    const Expr result = m.output("result", 32, "fp32 code");
    const Expr result_nan = m.output("result_nan");

    const Module add = arith::fp32_adder();
    Expr numbers = terms;
    Expr valid = in_valid;
    int left = spec.terms;
    for (int level = 1; level <= levels; ++level) {
        const std::string prefix = "s" + std::to_string(level) + "_";
        const int pairs = left / 2;
        const int after = (left + 1) / 2;
        m.banner("Level " + std::to_string(level) + ": " + std::to_string(left) + " numbers to " +
                 std::to_string(after));
        const Expr sums = m.wire(prefix + "sums", after * 32);
        m.loop(prefix + "pair", "i", pairs, [&](Scope& pair, const Const& i) {
            pair.instance(add, "add",
                          {{"a", numbers.slice(i * 64, 32)},
                           {"b", numbers.slice(i * 64 + 32, 32)},
                           {"sum", sums.slice(i * 32, 32)}});
        });
        if (after > pairs) {
            m.comment("The number left over: -0 + +0 is +0.");
            const Expr lone = m.let(prefix + "lone", numbers.slice((left - 1) * 32, 32));
            const Expr sign = m.let(prefix + "lone_sign", lone.msb() && any(lone.slice(0, 31)));
            m.assign(sums.slice(pairs * 32, 32), cat({sign, lone.slice(0, 31)}));
        }
        const Expr valid_q = m.reg(prefix + "valid_q", 1, reset_to(0));
        const Expr sums_q =
            m.reg(prefix + "sums_q", after * 32, no_reset("read only where " + prefix + "valid_q"));
        m.clocked([&](Process& p) { p.set(valid_q, valid); });
        m.clocked([&](Process& p) { p.when(valid, [&] { p.set(sums_q, sums); }); });
        numbers = sums_q;
        valid = valid_q;
        left = after;
    }
    m.assign(out_valid, valid);
    m.assign(result, numbers);
    m.assign(result_nan, all(numbers.slice(23, 8)) && any(numbers.slice(0, 23)));
    return m.finish();
}

}  // namespace ragrtl::blocks
