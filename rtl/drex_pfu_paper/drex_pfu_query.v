// drex_pfu_query: the match counters of one query for 128 vectors: they overflow at the threshold.
//
//   latency     1 cycle from a column to what it does to reached
//   interval    1 column per cycle
//   threshold   load sets every counter to start_count = 2^12 - threshold, which is at least 1
//
// ragrtl 0.1.0 drex_pfu architecture=paper vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
`default_nettype none

module drex_pfu_query (
    input  wire         clk,
    input  wire         active,  // matches count
    input  wire         load,
    input  wire [11:0]  start_count,
    input  wire         valid,   // not together with load
    input  wire [127:0] column,  // sign of every vector
    input  wire         sign,    // of the query
    output wire [127:0] reached
);

    // Bit-sliced: plane b holds bit b of all counters, and the matches ripple up the planes as
    // carries.
    wire         count = valid && active;
    wire [127:0] agree = ~(column ^ {128{sign}}) & {128{count}};

    genvar b;
    generate
        for (b = 0; b < 12; b = b + 1) begin : plane
            reg  [127:0] bits_q;  // no reset: loaded before a pass
            wire [127:0] carry_in;
            wire [127:0] carry_out = bits_q & carry_in;

            if (b == 0) begin : lowest
                assign carry_in = agree;
            end else begin : above
                assign carry_in = plane[b-1].carry_out;
            end

            always @(posedge clk) begin
                bits_q <= load ? {128{start_count[b]}} : bits_q ^ carry_in;
            end
        end
    endgenerate

    reg [127:0] over_q;  // no reset: loaded before a pass

    always @(posedge clk) begin
        over_q <= load ? {128{1'b0}} : over_q | plane[11].carry_out;
    end

    assign reached = over_q;

endmodule

`default_nettype wire
