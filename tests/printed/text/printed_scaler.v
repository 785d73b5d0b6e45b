// printed_scaler: masks and repeats.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module printed_scaler #(
    parameter WIDTH  = 4,  // bits
    parameter COPIES = 2   // how often
) (
    input  wire [WIDTH-1:0]        a,
    input  wire signed [WIDTH-1:0] mask,
    output wire [COPIES*WIDTH-1:0] y
);

    assign y = {COPIES{a & $unsigned(mask)}};

endmodule

`default_nettype wire
