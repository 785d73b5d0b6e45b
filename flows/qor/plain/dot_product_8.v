// The sum of 64 products of signed 8-bit numbers as an engineer would first write it.
module dot_product (
    input  wire               clk,
    input  wire               rst,
    input  wire               in_valid,
    input  wire [511:0]       a,
    input  wire [511:0]       b,
    output reg                out_valid,
    output reg  signed [21:0] sum
);
    reg signed [21:0] total;
    integer t;

    always @* begin
        total = 22'sd0;
        for (t = 0; t < 64; t = t + 1) begin
            total = total + $signed(a[8*t +: 8]) * $signed(b[8*t +: 8]);
        end
    end

    always @(posedge clk) begin
        out_valid <= !rst && in_valid;
        if (in_valid) sum <= total;
    end
endmodule
