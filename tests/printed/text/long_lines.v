// long_lines: expressions longer than a line.
//
// ragrtl tests
`default_nettype none

module long_lines (
    input  wire [7:0]  operand_number_0,
    input  wire [7:0]  operand_number_1,
    input  wire [7:0]  operand_number_2,
    input  wire [7:0]  operand_number_3,
    input  wire [7:0]  operand_number_4,
    input  wire [7:0]  operand_number_5,
    input  wire [7:0]  operand_number_6,
    input  wire [7:0]  operand_number_7,
    input  wire [7:0]  operand_number_8,
    input  wire [7:0]  operand_number_9,
    input  wire [7:0]  operand_number_10,
    input  wire [7:0]  operand_number_11,
    output wire [7:0]  every_pair,
    output wire [7:0]  first_odd,
    output wire [95:0] joined
);

    assign every_pair = operand_number_0 | (operand_number_1 & operand_number_0) |
        (operand_number_2 & operand_number_1) | (operand_number_3 & operand_number_2) |
        (operand_number_4 & operand_number_3) | (operand_number_5 & operand_number_4) |
        (operand_number_6 & operand_number_5) | (operand_number_7 & operand_number_6) |
        (operand_number_8 & operand_number_7) | (operand_number_9 & operand_number_8) |
        (operand_number_10 & operand_number_9) | (operand_number_11 & operand_number_10);
    assign first_odd  = operand_number_0[0] ? operand_number_0
        : operand_number_1[0] ? operand_number_1 : operand_number_2[0] ? operand_number_2
        : operand_number_3[0] ? operand_number_3 : operand_number_4[0] ? operand_number_4
        : operand_number_5[0] ? operand_number_5 : operand_number_6[0] ? operand_number_6
        : operand_number_7[0] ? operand_number_7 : operand_number_8[0] ? operand_number_8
        : operand_number_9[0] ? operand_number_9 : operand_number_10[0] ? operand_number_10
        : operand_number_11;
    assign joined     = {operand_number_0, operand_number_1, operand_number_2, operand_number_3,
        operand_number_4, operand_number_5, operand_number_6, operand_number_7, operand_number_8,
        operand_number_9, operand_number_10, operand_number_11};

endmodule

`default_nettype wire
