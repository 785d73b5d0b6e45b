// fa: N full adders side by side.
//
//   latency    combinational
//   interval   none
//   mapping    a synthesis flow may swap this module for one around the library's own full adder
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl 0.1.0 drex_pfu architecture=packed vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
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
