#include "gen/flow/adder_cells.hpp"

#include <fmt/format.h>

#include <array>

namespace ragrtl::flow {

std::string adder_wrapper(const AdderCell& cell) {
    static constexpr std::array<const char*, 3> ports = {"a", "b", "cin"};
    const bool full = cell.inputs.size() == 3;
    std::string connections;
    for (std::size_t i = 0; i < cell.inputs.size(); ++i) {
        connections += fmt::format(".{}({}[i]), ", cell.inputs[i], ports[i]);
    }
    return fmt::format(
        R"(module {module} #(
    parameter N = 1
) (
    input  wire [N-1:0] {inputs},
    output wire [N-1:0] sum, cout
);
    wire [N-1:0] cell_sum, cell_carry;
    assign sum  = {sum_sign}cell_sum;
    assign cout = {carry_sign}cell_carry;

    genvar i;
    generate
        for (i = 0; i < N; i = i + 1) begin : bit
            {cell} adder ({connections}.{sum}(cell_sum[i]), .{carry}(cell_carry[i]));
        end
    endgenerate
endmodule
)",
        fmt::arg("module", full ? "fa" : "ha"), fmt::arg("inputs", full ? "a, b, cin" : "a, b"),
        fmt::arg("sum_sign", cell.sum_inverted ? "~" : ""),
        fmt::arg("carry_sign", cell.carry_inverted ? "~" : ""), fmt::arg("cell", cell.cell),
        fmt::arg("connections", connections), fmt::arg("sum", cell.sum), fmt::arg("carry", cell.carry));
}

}  // namespace ragrtl::flow
