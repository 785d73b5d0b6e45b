// fa: N full adders side by side.
//
//   latency    combinational
//   interval   none
//   mapping    a synthesis flow may swap this module for one around the library's own full adder
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module fa #(
    parameter N = 1  // adders
) (
    input  wire [N-1:0] a,
    input  wire [N-1:0] b,
    input  wire [N-1:0] cin,
    output wire [N-1:0] sum,
    output wire [N-1:0] cout
);

    assign sum  = a ^ b ^ cin;
    assign cout = (a & b) | (a & cin) | (b & cin);

endmodule

`default_nettype wire
