// constant_values: constants as values.
//
// A parameter may be overridden by the module that instantiates this one.
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl tests
`default_nettype none

module constant_values #(
    parameter K = 5
) (
    input  wire [7:0] a,
    output wire       at_end,
    output wire       is_odd,
    output wire [3:0] y
);

    localparam LAST = K-1;

    assign at_end = a == LAST[7:0];

    localparam ODD = 1;

    assign is_odd = a[0] == ODD[0];

    genvar i;
    generate
        for (i = 0; i < 4; i = i + 1) begin : lane
            localparam ABOVE = i+1;  // the lane above

            assign y[i] = (a[2:0] == ABOVE[2:0]) || (a[4:3] == i[1:0]);
        end
    endgenerate

    wire unused_a = &a[7:5];  // compared elsewhere

endmodule

`default_nettype wire
