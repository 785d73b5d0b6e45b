// printed_cell: one bit of a chain.
//
// ragrtl tests
`default_nettype none

module printed_cell (
    input  wire a,
    input  wire cin,
    output wire sum,
    output wire cout
);

    assign sum  = a ^ cin;
    assign cout = a & cin;

endmodule

`default_nettype wire
