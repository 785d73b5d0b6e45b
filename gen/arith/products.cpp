#include "gen/arith/products.hpp"

#include <utility>

namespace ragrtl::arith {
namespace {

using hdl::Const;
using hdl::Expr;
using hdl::Scope;

bool is_top(const Planes& p, int bit) { return p.is_signed && bit == p.width() - 1; }

const Expr& plane(const Planes& p, int bit) { return p.bits[static_cast<std::size_t>(bit)]; }

void add_and_array(Scope& scope, BitHeap& heap, const std::string& name, const Planes& a, const Planes& b,
                   bool subtract) {
    for (int i = 0; i < a.width(); ++i) {
        for (int j = 0; j < b.width(); ++j) {
            const int weight = i + j;
            if (weight >= heap.width()) continue;
            // A sign bit counts negative; -b = ~b - 1, so those products are made complemented at no cost.
            const bool negative = (is_top(a, i) != is_top(b, j)) != subtract;
            const bool complement = heap.takes_complement(negative);
            const Expr both = plane(a, i) & plane(b, j);
            const Expr bits = scope.let(name + "_a" + std::to_string(i) + "b" + std::to_string(j),
                                        complement ? ~both : both);
            heap.add(bits, weight, {negative, complement});
        }
    }
}

/// Digit d of b is -2 .. 2, from bits 2d+1, 2d, 2d-1: value = (one + 2 two) with sign neg.
void add_booth(Scope& scope, BitHeap& heap, const std::string& name, const Planes& a, const Planes& b,
               bool subtract) {
    const Const terms = plane(a, 0).width();
    const Expr zero = scope.let(name + "_zero", hdl::zeros(terms));
    const auto bit_of = [&](const Planes& p, int i) {
        if (i < 0) return zero;
        if (i < p.width()) return plane(p, i);
        return p.is_signed ? plane(p, p.width() - 1) : zero;
    };
    const int digits = b.is_signed ? (b.width() + 1) / 2 : b.width() / 2 + 1;
    for (int d = 0; d < digits && 2 * d < heap.width(); ++d) {
        const std::string digit = name + "_d" + std::to_string(d);
        const Expr high = bit_of(b, 2 * d + 1);
        const Expr mid = bit_of(b, 2 * d);
        const Expr low = bit_of(b, 2 * d - 1);
        const Expr one = scope.let(digit + "_one", mid ^ low, "magnitude 1");
        // A heap that ends with the lowest bit of the row never sees 2a.
        const bool is_doubled = 2 * d + 1 < heap.width();
        const Expr two =
            is_doubled ? scope.let(digit + "_two", (high & ~mid & ~low) | (~high & mid & low), "magnitude 2")
                       : zero;
        const Expr minus =
            scope.let(digit + "_neg", high & ~(mid & low), "the row is complemented, and one added");
        // The row is +-a or +-2a: one bit longer than a; two longer where a is unsigned, for the sign.
        const int top = a.is_signed ? a.width() : a.width() + 1;
        for (int i = 0; i <= top; ++i) {
            const int weight = 2 * d + i;
            if (weight >= heap.width()) break;
            const bool negative = (i == top) != subtract;
            const Expr once = bit_of(a, i);
            const Expr twice = bit_of(a, i - 1);
            Expr row = (once & one) | (twice & two);
            if (i == 0) row = once & one;
            const bool beyond = !a.is_signed && i >= a.width();
            if (beyond) row = i == a.width() ? twice & two : zero;
            const Expr signed_row = beyond && i > a.width() ? minus : row ^ minus;
            const bool complement = weight + 1 < heap.width() && heap.takes_complement(negative);
            const Expr bits =
                scope.let(digit + "_bit" + std::to_string(i), complement ? ~signed_row : signed_row);
            heap.add(bits, weight, {negative, complement});
        }
        heap.add(minus, 2 * d, {subtract, false});
    }
}

}  // namespace

Planes transpose(Scope& scope, const std::string& name, const Expr& packed, int terms, int width,
                 bool is_signed) {
    Planes planes;
    planes.is_signed = is_signed;
    if (terms == 1) {
        for (int i = 0; i < width; ++i)
            planes.bits.push_back(scope.let(name + "_bit" + std::to_string(i), packed[i]));
        return planes;
    }
    for (int i = 0; i < width; ++i)
        planes.bits.push_back(scope.wire(name + "_bit" + std::to_string(i), terms));
    scope.loop(name + "_term", "t", terms, [&](Scope& term, const Const& t) {
        for (int i = 0; i < width; ++i) {
            term.assign(planes.bits[static_cast<std::size_t>(i)][t], packed[t * width + i]);
        }
    });
    return planes;
}

void add_products(Scope& scope, BitHeap& heap, const std::string& name, const Planes& a, const Planes& b,
                  ProductKind kind, bool negative) {
    if (kind == ProductKind::booth) {
        add_booth(scope, heap, name, a, b, negative);
    } else {
        add_and_array(scope, heap, name, a, b, negative);
    }
}

double product_delay(ProductKind kind) {
    constexpr double and_gate = 0.4;
    constexpr double digit_and_selector = 1.4;
    return kind == ProductKind::booth ? digit_and_selector : and_gate;
}

void add_terms(BitHeap& heap, const Planes& terms) {
    for (int i = 0; i < terms.width(); ++i) heap.add(plane(terms, i), i, {is_top(terms, i), false});
}

void add_squares(Scope& scope, BitHeap& heap, const std::string& name, const Planes& a) {
    for (int i = 0; i < a.width(); ++i) {
        if (2 * i < heap.width()) heap.add(plane(a, i), 2 * i);
        for (int j = i + 1; j < a.width(); ++j) {
            if (i + j + 1 >= heap.width()) continue;
            const bool negative = is_top(a, j);
            const bool complement = heap.takes_complement(negative);
            const Expr both = plane(a, i) & plane(a, j);
            const Expr bits = scope.let(name + "_a" + std::to_string(i) + "a" + std::to_string(j),
                                        complement ? ~both : both);
            heap.add(bits, i + j + 1, {negative, complement});
        }
    }
}

}  // namespace ragrtl::arith
