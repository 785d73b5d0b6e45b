// literals: numbers.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module literals #(
    parameter W = 8
) (
    output wire                bit_zero,
    output wire                bit_one,
    output wire [9:0]          decimal,
    output wire [71:0]         decimal_wide,
    output wire signed [7:0]   signed_positive,
    output wire signed [7:0]   signed_negative,
    output wire signed [7:0]   signed_lowest,
    output wire signed         signed_bit,
    output wire signed [71:0]  signed_wide,
    output wire signed [63:0]  signed_64,
    output wire [11:0]         hex_short,
    output wire [31:0]         hex_grouped,
    output wire [17:0]         hex_odd,
    output wire [79:0]         hex_wide,
    output wire [19:0]         fill_zeros,
    output wire [129:0]        fill_ones,
    output wire                fill_bit,
    output wire [W-1:0]        fill_sym,
    output wire [W:0]          fill_sym_more,
    output wire [W-1:0]        sym_zero,
    output wire [W-1:0]        sym_five,
    output wire signed [W-1:0] sym_signed_zero,
    output wire signed [W-1:0] sym_signed_five,
    output wire signed [W-1:0] sym_minus_one,
    output wire signed [W-1:0] sym_minus_five
);

    assign bit_zero        = 1'b0;
    assign bit_one         = 1'b1;
    assign decimal         = 10'd1000;
    assign decimal_wide    = 72'd1000000000000;
    assign signed_positive = 8'sd127;
    assign signed_negative = -8'sd127;
    assign signed_lowest   = 8'sh80;
    assign signed_bit      = 1'sh1;
    assign signed_wide     = -72'sd5;
    assign signed_64       = 64'sh8000_0000_0000_0000;
    assign hex_short       = 12'habc;
    assign hex_grouped     = 32'hdead_beef;
    assign hex_odd         = 18'h2_abcd;
    assign hex_wide        = 80'h0000_0123_4567_89ab_cdef;
    assign fill_zeros      = {20{1'b0}};
    assign fill_ones       = {130{1'b1}};
    assign fill_bit        = 1'b1;
    assign fill_sym        = {W{1'b1}};
    assign fill_sym_more   = {(W+1){1'b0}};
    assign sym_zero        = {W{1'b0}};
    assign sym_five        = {{(W-3){1'b0}}, 3'd5};
    assign sym_signed_zero = {W{1'b0}};
    assign sym_signed_five = {{(W-3){1'b0}}, 3'd5};
    assign sym_minus_one   = {W{1'b1}};
    assign sym_minus_five  = {{(W-3){1'b1}}, 3'd3};

endmodule

`default_nettype wire
