// commented: shows every kind of comment: the summary of a module may be longer than one line, so
// it is filled.
//
//   latency     3 cycles
//   interval    1 value per cycle
//   handshake   valid travels with the data; there is no ready, so whoever takes the results has
//               to keep up with them in every cycle
//
// A parameter may be overridden by the module that instantiates this one.
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl tests
`default_nettype none

module commented #(
    parameter W = 8  // bits
) (
    input  wire [W-1:0] a,  // a port with a long explanation that still fits the line it is on
    input  wire [3:0]   b,
    // an explanation so long that it would push the line beyond its limit and therefore stands
    // before the port it explains
    output wire [W-1:0] y
);

    localparam STAGES = 2;  // registers on the way

    // A paragraph of prose is filled to the width of the page, however it was cut in the
    // generator's source, and it says why.
    //     a -> y
    //     |    a drawing stays as it is
    // A second paragraph follows.

    // ---- Stage 1: nothing yet

    wire [W-1:0] x = a;                        // a short remark
    wire [W-1:0] a_longer_name = ~a;
    wire         unused_b = &b;                // kept for the register map
    wire         unused_bit = b[0];            // the same, one bit
    wire         unused_x = &x[STAGES-2:0];    // shown
    wire         unused_parts = &{x, b};       // several at once
    wire         unused_result = &(b ^ 4'd5);  // not a net
    // but not in the others' column
    wire         unused_with_a_long_name_and_a_reason_that_fits_behind_it = &x;

    assign y = a_longer_name ^ x;

endmodule

`default_nettype wire
