// symbolic_arithmetic: sums of any width.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module symbolic_arithmetic #(
    parameter W = 8
) (
    input  wire [W-1:0]          a,
    input  wire [W-1:0]          b,
    input  wire signed [W-1:0]   s,
    output wire [W:0]            sum,
    output wire [W-1:0]          one_more,
    output wire [2*W-1:0]        product,
    output wire signed [W+W-1:0] square,
    output wire                  positive,
    output wire                  is_two,
    output wire signed [W-1:0]   low
);

    assign sum      = a + b;
    assign one_more = a + 1'b1;
    assign product  = a * b;
    assign square   = s * s;
    assign positive = s > $signed({W{1'b0}});
    assign is_two   = a == {{(W-2){1'b0}}, 2'd2};
    assign low      = s < $signed({{(W-1){1'b1}}, 1'b0}) ? $signed({{(W-1){1'b1}}, 1'b0}) : s;

endmodule

`default_nettype wire
