// topk_unit: keeps the K best (score, id) pairs of a stream, best first.
//
//   latency     1 cycle from in_valid to the list
//   interval    1 pair per cycle
//   order       larger signed score first; on a tie the earlier pair stays ahead (on an ascending
//               stream: the lower id)
//   read-out    all slots in parallel, slot 0 in the low bits; slot s holds a pair when
//               out_valid[s]
//   handshake   none: a pair is taken whenever in_valid is high
//   clear       empties the list; a pair offered in the same cycle is dropped
//
// A parameter may be overridden by the module that instantiates this one.
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl 0.1.0 topk_unit k=50 score_signed=true score_width=25 id_width=32 tie=earlier
//   reset=sync_high
`default_nettype none

module topk_unit #(
    parameter K       = 50,  // list length
    parameter SCORE_W = 25,  // bits of a signed score
    parameter ID_W    = 32
) (
    input  wire                      clk,
    input  wire                      rst,   // synchronous, active high
    input  wire                      clear,
    input  wire                      in_valid,
    input  wire signed [SCORE_W-1:0] in_score,
    input  wire [ID_W-1:0]           in_id,
    output wire [K-1:0]              out_valid,
    output wire [K*SCORE_W-1:0]      out_score,
    output wire [K*ID_W-1:0]         out_id,
    output wire [$clog2(K+1)-1:0]    count  // pairs in the list
);

    localparam PAIR_W = SCORE_W+ID_W;

    wire [PAIR_W-1:0] in_pair;

    assign in_pair = {in_score, in_id};

    // Slot s is beaten when it is empty or the new pair goes ahead of its own. The list is
    // ordered, so the beaten slots are its tail: the first of them takes the new pair, the others
    // take their left neighbour's.
    wire [K-1:0] beaten;

    genvar s;
    generate
        for (s = 0; s < K; s = s + 1) begin : slot
            reg               valid_q;
            wire [PAIR_W-1:0] pair;  // read only where valid_q
            wire              left_beaten;
            wire              left_valid;
            wire [PAIR_W-1:0] left_pair;

            if (s == 0) begin : left_edge
                assign left_beaten = 1'b0;
                assign left_valid  = 1'b1;
                assign left_pair   = in_pair;
            end else begin : left_slot
                assign left_beaten = beaten[s-1];
                assign left_valid  = slot[s-1].valid_q;
                assign left_pair   = slot[s-1].pair;
            end

            wire signed [SCORE_W-1:0] score = pair[ID_W +: SCORE_W];
            wire [ID_W-1:0]           id = pair[ID_W-1:0];

            assign beaten[s] = !valid_q || (in_score > score);

            // Wherever a pair goes in, the list grows at its end.
            always @(posedge clk) begin
                if (rst) begin
                    valid_q <= 1'b0;
                end else if (clear) begin
                    valid_q <= 1'b0;
                end else if (in_valid && left_valid) begin
                    valid_q <= 1'b1;
                end
            end

            wire              load = in_valid && beaten[s];
            wire [PAIR_W-1:0] next_pair = left_beaten ? left_pair : in_pair;

            reg_en #(.W(PAIR_W)) pair_reg (.clk(clk), .en(load), .d(next_pair), .q(pair));

            assign out_valid[s] = valid_q;
            assign out_score[s*SCORE_W +: SCORE_W] = pair[ID_W +: SCORE_W];
            assign out_id[s*ID_W +: ID_W] = id;
        end
    endgenerate

    // Until the list is full, every pair finds a place.
    reg [$clog2(K+1)-1:0] count_q;

    always @(posedge clk) begin
        if (rst) begin
            count_q <= {($clog2(K+1)){1'b0}};
        end else if (clear) begin
            count_q <= {($clog2(K+1)){1'b0}};
        end else if (in_valid && !out_valid[K-1]) begin
            count_q <= count_q + 1'b1;
        end
    end

    assign count = count_q;

endmodule

`default_nettype wire
