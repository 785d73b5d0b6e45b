#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/fp_mac.hpp"

namespace ragrtl::blocks {

/// arith/fp_mac: sums of products of floating-point numbers, one product per cycle, sums back to back; the
/// result is fp32.
///
/// exact: fixed point over the whole range of products, rounded once; latency stages + round_stages cycles
/// from the last product. fp32: rounded to nearest even in every step, products to fp32 first; latency stages
/// cycles. An element with `first` starts a sum, one with `last` ends it. What stands in front of the first
/// `first` after a reset has no meaning.
hdl::Module fp_mac(const spec::FpMac& spec);

/// Module `fp_mac_lane`: the exact accumulator without its rounding, for arrays that share one fp_round: the
/// sum in segments with stored carries, valid in the one cycle with out_valid. Latency stages cycles.
hdl::Module fp_mac_lane(const spec::FpMac& spec);

}  // namespace ragrtl::blocks
