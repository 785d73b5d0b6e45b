// Two products and a comparison, signed 24 x unsigned 16 bits.
module product_comparator (
    input  wire        clk,
    input  wire        rst,
    input  wire        in_valid,
    input  wire [23:0] a,
    input  wire [15:0] b,
    input  wire [23:0] c,
    input  wire [15:0] d,
    output reg         out_valid,
    output reg         greater
);
    wire signed [40:0] ab = $signed(a) * $signed({1'b0, b});
    wire signed [40:0] cd = $signed(c) * $signed({1'b0, d});

    always @(posedge clk) begin
        out_valid <= !rst && in_valid;
        if (in_valid) greater <= ab > cd;
    end
endmodule
