#pragma once

#include <cstddef>
#include <vector>

#include "gen/hdl/expr.hpp"

namespace ragrtl::arith {

/// One bit of a net, or a constant bit where `net` is a 1-bit literal.
struct NetBit {
    hdl::Expr net;
    std::int64_t position = 0;
};

/// Bits as one value, bits[0] least significant: neighbours of one net become a slice.
hdl::Expr gather(const std::vector<NetBit>& bits);

}  // namespace ragrtl::arith
