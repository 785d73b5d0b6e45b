// chosen: a choice of structure.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module chosen #(
    parameter N = 4  // bits
) (
    input  wire [N-1:0] a,
    output wire [N-1:0] y
);

    generate
        if (N == 1) begin : single
            assign y = a;
        end else begin : many
            assign y = {a[0], a[N-1:1]};
        end
    endgenerate

endmodule

`default_nettype wire
