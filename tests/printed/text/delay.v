// delay: two cycles later.
//
// ragrtl tests
`default_nettype none

module delay (
    input  wire       clk,
    input  wire [7:0] a,
    output wire [7:0] y
);

    reg [7:0] s1_q;  // no reset: follows a
    reg [7:0] s2_q;  // two cycles old; no reset: follows a

    always @(posedge clk) begin
        s1_q <= a;
        s2_q <= s1_q;
    end

    assign y = s2_q;

endmodule

`default_nettype wire
