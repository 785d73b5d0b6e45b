#include "gen/flow/clock_gate.hpp"

#include <fmt/format.h>

namespace ragrtl::flow {

std::string clock_gate_wrapper(const ClockGateCell& gate) {
    std::string connections =
        fmt::format(".{}(clk), .{}(en), .{}(gated)", gate.clock, gate.enable, gate.gated);
    for (const std::string& pin : gate.test) connections += fmt::format(", .{}(1'b0)", pin);
    return fmt::format(
        R"(module reg_en #(
    parameter W = 1
) (
    input  wire         clk, en,
    input  wire [W-1:0] d,
    output wire [W-1:0] q
);
    wire gated;
    {cell} gate ({connections});

    reg [W-1:0] held_q;
    always @(posedge gated) held_q <= d;
    assign q = held_q;
endmodule
)",
        fmt::arg("cell", gate.cell), fmt::arg("connections", connections));
}

}  // namespace ragrtl::flow
