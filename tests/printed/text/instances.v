// instances: children of all kinds.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module instances #(
    parameter K = 3  // copies
) (
    input  wire [7:0]        a,
    input  wire signed [7:0] mask,
    output wire [1:0]        sum,
    output wire              carry_out,
    output wire [7:0]        plain,
    output wire [8*K-1:0]    masked,
    output wire [7:0]        chosen
);

    wire [2:0] carry;

    assign carry[0] = a[7];

    printed_cell bit0 (.a(a[0]), .cin(carry[0]), .sum(sum[0]), .cout(carry[1]));
    printed_cell bit1 (.a(a[1]), .cin(carry[1]), .sum(sum[1]), .cout(carry[2]));

    assign carry_out = carry[2];

    printed_scaler as_it_is (.a(a[3:0]), .mask(4'sd5), .y(plain));
    printed_scaler #(.WIDTH(8), .COPIES(K)) wider (.a(a), .mask(mask), .y(masked));

    printed_scaler with_a_long_expression (
        .a   (|a[3:0] && !a[6] ? a[3:0] ^ a[7:4] : a[5:2]),
        .mask(a[7:4]),
        .y   (chosen)
    );

endmodule

`default_nettype wire
