#pragma once

#include <string>
#include <vector>

#include "gen/arith/bit_heap.hpp"
#include "gen/hdl/builder.hpp"
#include "gen/spec/arithmetic.hpp"

namespace ragrtl::arith {

/// Operands of many terms side by side, bit-sliced: bits[i] holds bit i of every term. Every bits[i] is a
/// net.
struct Planes {
    std::vector<hdl::Expr> bits;  ///< least significant first
    bool is_signed = false;

    int width() const { return static_cast<int>(bits.size()); }
};

/// Transposes `terms` numbers of `width` bits (term t in bits t*width ..) into planes named <name>_bit<i>.
Planes transpose(hdl::Scope& scope, const std::string& name, const hdl::Expr& packed, int terms, int width,
                 bool is_signed);

using ProductKind = spec::Product;

/// Adds a[t] * b[t] of every term t to the heap, or subtracts it. Nets are named after `name`.
void add_products(hdl::Scope& scope, BitHeap& heap, const std::string& name, const Planes& a, const Planes& b,
                  ProductKind kind, bool negative = false);

/// Delay from the factors to the partial products, in full adders.
double product_delay(ProductKind kind);

/// Adds every term of the planes.
void add_terms(BitHeap& heap, const Planes& terms);

/// Adds a[t]^2 of every term t: the symmetric products are taken once, with twice the weight.
void add_squares(hdl::Scope& scope, BitHeap& heap, const std::string& name, const Planes& a);

}  // namespace ragrtl::arith
