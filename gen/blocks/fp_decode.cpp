#include "gen/blocks/fp_decode.hpp"

#include <string>
#include <utility>
#include <vector>

#include "gen/arith/fp_decode.hpp"
#include "gen/blocks/common.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module fp_decode(const spec::FpDecode& spec) {
    const arith::FpShape shape = arith::shape_of(spec.format);
    Builder m("fp_decode", "class, sign, exponent and significand of a floating-point code.");
    m.timing(1, "1 cycle from in_valid to out_valid", 1, "a new code every cycle");
    m.fact("handshake", "none: out_valid follows in_valid");
    m.fact("value", "(-1)^negative * significand * 2^(exponent - " +
                        std::to_string(shape.bias() + shape.fraction_bits) +
                        ") where none of is_infinity, is_nan");
    m.fact("exponent", "1 for subnormal numbers and zeros");

    m.clock(reset_style(spec.reset));
    const Expr in_valid = m.input("in_valid");
    const Expr code = m.input("code", shape.width());
    const Expr out_valid = m.output("out_valid");

    const arith::FpFields fields = arith::decode_fp(m, "code", code, shape);
    const std::vector<std::pair<std::string, Expr>> outputs{
        {"negative", fields.sign},
        {"exponent", fields.exponent},
        {"significand", fields.significand},
        {"is_zero", fields.is_zero},
        {"is_subnormal", fields.is_subnormal},
        {"is_infinity", fields.is_infinity},
        {"is_nan", fields.is_nan},
    };
    const Expr valid_q = m.reg("out_valid_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(valid_q, in_valid); });
    m.assign(out_valid, valid_q);
    std::vector<Expr> registers;
    for (const auto& [name, value] : outputs) {
        const Expr port = m.output(name, value.width());
        registers.push_back(m.reg(name + "_q", value.width(), no_reset("read only where out_valid")));
        m.assign(port, registers.back());
    }
    m.clocked([&](Process& p) {
        p.when(in_valid, [&] {
            for (std::size_t i = 0; i < outputs.size(); ++i) p.set(registers[i], outputs[i].second);
        });
    });
    return m.finish();
}

}  // namespace ragrtl::blocks
