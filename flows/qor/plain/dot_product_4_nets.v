// The sum of 64 products of signed 4-bit numbers, each product a net of its own, as one writes it lane by lane.
module dot_product (
    input  wire               clk,
    input  wire               rst,
    input  wire               in_valid,
    input  wire [255:0]       a,
    input  wire [255:0]       b,
    output reg                out_valid,
    output reg  signed [13:0] sum
);
    wire [511:0] products;
    genvar g;
    generate
        for (g = 0; g < 64; g = g + 1) begin : lane
            wire signed [7:0] product = $signed(a[4*g +: 4]) * $signed(b[4*g +: 4]);
            assign products[8*g +: 8] = product;
        end
    endgenerate

    reg signed [13:0] total;
    integer t;

    always @* begin
        total = 14'sd0;
        for (t = 0; t < 64; t = t + 1) total = total + $signed(products[8*t +: 8]);
    end

    always @(posedge clk) begin
        out_valid <= !rst && in_valid;
        if (in_valid) sum <= total;
    end
endmodule
