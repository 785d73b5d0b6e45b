// reg_en: a register that loads when it is enabled.
//
//   latency    1 cycle
//   interval   a new value every cycle
//   mapping    a synthesis flow may swap this module for one with the library's clock gate
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl 0.1.0 drex_pfu architecture=lfsr vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
`default_nettype none

module reg_en #(
    parameter W = 1  // bits
) (
    input  wire         clk,
    input  wire         en,
    input  wire [W-1:0] d,
    output wire [W-1:0] q
);

    reg [W-1:0] held_q;  // no reset: the user knows when it holds something

    always @(posedge clk) begin
        if (en) begin
            held_q <= d;
        end
    end

    assign q = held_q;

endmodule

`default_nettype wire
