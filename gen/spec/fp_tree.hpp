#pragma once

#include "gen/spec/fp_format.hpp"

namespace ragrtl::spec {

/// arith/fp_tree: sum of fp32 numbers by a balanced tree of adders.
struct FpTree {
    int terms = 68;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const FpTree*) {
    static const Table fields{
        "fp_tree",
        {integer<&FpTree::terms>("terms", 2, 256, "numbers", "numbers added up").typical(2, 9),
         reset_field<&FpTree::reset>()},
        {}};
    return fields;
}

}  // namespace ragrtl::spec
