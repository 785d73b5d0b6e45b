// hier_dispatch: gives the buffered rows to the PEs in order.
//
//   query rows   wait until the PEs are idle: a PE multiplies with what it keeps
//   documents    begin only while their score has a place to go; PE results have no ready
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_dispatch (
    input  wire       clk,
    input  wire       rst,         // synchronous, active high
    input  wire       tag_valid,
    output wire       tag_ready,   // the last row of the request is given
    input  wire       tag_query,
    input  wire       tag_self,
    input  wire       tag_eight,
    input  wire       row_valid,   // every PE's buffer has a row
    output wire       row_ready,
    input  wire       pes_ready,   // every PE takes a row of a document
    input  wire       pes_busy,    // some PE works
    output wire       query_valid,
    output wire [2:0] query_plane,
    output wire       doc_valid,
    output wire       doc_int8,
    input  wire       score_taken  // a document's score has left its place
);

    reg  [2:0] row_q;     // row of the request
    reg  [3:0] scores_q;  // documents given to the PEs whose score was not taken
    wire       first_row = row_q == 3'd0;
    // the query's own score is kept elsewhere
    wire       place = tag_self || !first_row || (scores_q != 4'd8);
    wire       give = tag_valid && row_valid && (tag_query ? !pes_busy : pes_ready && place);
    wire       last_row = row_q == (tag_eight ? 3'd7 : 3'd3);

    always @(posedge clk) begin
        if (rst) begin
            row_q <= 3'd0;
        end else if (give) begin
            row_q <= last_row ? 3'd0 : row_q + 1'b1;
        end
    end

    wire begins = give && first_row && !tag_query && !tag_self;

    always @(posedge clk) begin
        if (rst) begin
            scores_q <= 4'd0;
        end else if (begins && !score_taken) begin
            scores_q <= scores_q + 1'b1;
        end else if (score_taken && !begins) begin
            scores_q <= scores_q - 1'b1;
        end
    end

    assign row_ready   = give;
    assign tag_ready   = give && last_row;
    assign query_valid = give && tag_query;
    assign query_plane = row_q;
    assign doc_valid   = give && !tag_query;
    assign doc_int8    = tag_eight;

endmodule

`default_nettype wire
