// ha: N half adders side by side.
//
//   latency    combinational
//   interval   none
//   mapping    a synthesis flow may swap this module for one around the library's own half adder
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module ha #(
    parameter N = 1  // adders
) (
    input  wire [N-1:0] a,
    input  wire [N-1:0] b,
    output wire [N-1:0] sum,
    output wire [N-1:0] cout
);

    assign sum  = a ^ b;
    assign cout = a & b;

endmodule

`default_nettype wire
