// constants: widths that follow parameters.
//
// A parameter may be overridden by the module that instantiates this one.
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl tests
`default_nettype none

module constants #(
    parameter K = 8,  // places
    parameter W = 6   // bits of an element
) (
    input  wire [K*W-1:0]                             in_all,
    output wire [($clog2(K) > 1 ? $clog2(K) : 1)-1:0] y_index,
    output wire [$clog2(K+1)-1:0]                     y_count,
    output wire [(W+1)/2-1:0]                         y_half,
    output wire [4*((K+1)/2)-2:0]                     y_scaled,
    output wire [2*(K+W)-(K-1)-1:0]                   y_twice,
    output wire [K*W-1:0]                             y_total
);

    localparam TOTAL_W = K*W;  // all elements

    assign y_index  = {(($clog2(K) > 1 ? $clog2(K) : 1)){1'b0}};
    assign y_count  = {($clog2(K+1)){1'b1}};
    assign y_half   = in_all[(W+1)/2-1:0];
    assign y_scaled = {(4*((K+1)/2)-1){in_all[0]}};
    assign y_twice  = {(2*(K+W)-(K-1)){in_all[W-1]}};
    assign y_total  = in_all;

    wire [K*W-1:0] sum = in_all ^ {TOTAL_W{1'b0}};
    wire           unused_sum = &sum;  // only its width counts

endmodule

`default_nettype wire
