// drex_pfu_query: the match counters of one query for 128 vectors: shift registers that halt at
// the threshold.
//
//   latency     1 cycle from a column to what it does to reached
//   interval    1 column per cycle
//   threshold   load_bit brings the state from which `threshold` steps lead to 1, in 12 cycles of
//               load, oldest bit first
//
// ragrtl 0.1.0 drex_pfu architecture=lfsr vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
`default_nettype none

module drex_pfu_query (
    input  wire         clk,
    input  wire         active,    // matches count
    input  wire         load,
    input  wire         load_bit,  // zero without load
    input  wire         valid,     // not together with load
    input  wire [127:0] column,    // sign of every vector
    input  wire         sign,      // of the query
    output wire [127:0] reached
);

    // A match is a step of the vector's shift register, whose next bit is the parity of its taps:
    // no state comes again within 768 steps.
    wire         count = valid && active;
    wire [127:0] agree = ~(column ^ {128{sign}}) & {128{count}};

    genvar v;
    generate
        for (v = 0; v < 128; v = v + 1) begin : lane
            wire [11:0] state;
            wire        halted = state == 12'd1;
            wire        step = load || (agree[v] && !halted);
            wire        next_bit = (^(state & 12'hc00) && !load) || load_bit;
            wire [11:0] next_state = {state[10:0], next_bit};

            reg_en #(.W(12)) state_reg (.clk(clk), .en(step), .d(next_state), .q(state));

            assign reached[v] = halted;
        end
    endgenerate

endmodule

`default_nettype wire
