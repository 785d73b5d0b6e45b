// The sum of 64 products of signed 8-bit numbers, each product a net of its own, as one writes it lane by lane.
module dot_product (
    input  wire               clk,
    input  wire               rst,
    input  wire               in_valid,
    input  wire [511:0]       a,
    input  wire [511:0]       b,
    output reg                out_valid,
    output reg  signed [21:0] sum
);
    wire [1023:0] products;
    genvar g;
    generate
        for (g = 0; g < 64; g = g + 1) begin : lane
            wire signed [15:0] product = $signed(a[8*g +: 8]) * $signed(b[8*g +: 8]);
            assign products[16*g +: 16] = product;
        end
    endgenerate

    reg signed [21:0] total;
    integer t;

    always @* begin
        total = 22'sd0;
        for (t = 0; t < 64; t = t + 1) total = total + $signed(products[16*t +: 16]);
    end

    always @(posedge clk) begin
        out_valid <= !rst && in_valid;
        if (in_valid) sum <= total;
    end
endmodule
