// hier: two-stage INT4 -> INT8 retrieval from bit-planar memory: 512 dimensions, 4 PEs, lists of
// up to 50.
//
//   interval    4 cycles per document in an INT4 scan, 8 per document or candidate in INT8, when
//               memory gives a row per cycle
//   registers   written in the cycle of reg_write_valid, read in the cycle after reg_read_valid
//   memory      requests of 4 or 8 rows; responses in order; what no request waits for is dropped
//   rows        row 0 of a vector = sign bits ... row 7 = least significant bits; bit i =
//               dimension i
//   ties        the lower document number goes ahead
//
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier (
    input  wire         clk,
    input  wire         rst,             // synchronous, active high
    input  wire         reg_write_valid,
    input  wire [6:0]   reg_write_addr,  // in bytes
    input  wire [31:0]  reg_write_data,
    input  wire         reg_read_valid,
    input  wire [6:0]   reg_read_addr,   // in bytes
    output wire [31:0]  reg_read_data,
    output wire         mem_req_valid,
    input  wire         mem_req_ready,
    output wire [31:0]  mem_req_addr,    // of a row
    output wire [3:0]   mem_req_len,     // rows
    input  wire         mem_rsp_valid,
    output wire         mem_rsp_ready,
    input  wire [511:0] mem_rsp_data,
    input  wire         mem_rsp_last,
    output wire         norm_req_valid,
    input  wire         norm_req_ready,
    output wire [31:0]  norm_req_addr,   // of a norm
    output wire [4:0]   norm_req_len,    // norms
    input  wire         norm_rsp_valid,
    output wire         norm_rsp_ready,
    input  wire [31:0]  norm_rsp_data,
    input  wire         norm_rsp_last,
    output wire         busy,
    output wire         done             // results are there
);

    wire unused_last = &{mem_rsp_last, norm_rsp_last};  // the rows of a request are counted

    // ---- Registers and control

    wire               rank_rsp_valid;
    wire signed [24:0] rank_rsp_dot;
    wire [23:0]        rank_rsp_norm;
    wire [19:0]        rank_rsp_id;
    wire [5:0]         rank_count;
    wire               rank_idle;
    wire               score_taken;
    wire               row_read;
    wire               error_start;
    wire               error_config;
    wire [15:0]        result_count;
    wire [31:0]        result_id;
    wire [31:0]        result_dot;
    wire [31:0]        result_norm;
    wire [31:0]        cycles;
    wire [31:0]        rows;
    wire [31:0]        query_norm;
    wire               start;
    wire               clear_errors;
    wire [1:0]         mode;
    wire               inner_product;
    wire [15:0]        dimension;
    wire [20:0]        documents;
    wire [15:0]        candidates;
    wire [15:0]        top_k;
    wire [31:0]        document_base;
    wire [31:0]        norm_base;
    wire [31:0]        query_base;
    wire [15:0]        result_index;

    hier_registers registers (
        .clk          (clk),
        .rst          (rst),
        .write_valid  (reg_write_valid),
        .write_addr   (reg_write_addr),
        .write_data   (reg_write_data),
        .read_valid   (reg_read_valid),
        .read_addr    (reg_read_addr),
        .read_data    (reg_read_data),
        .start        (start),
        .clear_errors (clear_errors),
        .busy         (busy),
        .done         (done),
        .error_start  (error_start),
        .error_config (error_config),
        .mode         (mode),
        .inner_product(inner_product),
        .dimension    (dimension),
        .documents    (documents),
        .candidates   (candidates),
        .top_k        (top_k),
        .document_base(document_base),
        .norm_base    (norm_base),
        .query_base   (query_base),
        .result_index (result_index),
        .result_count (result_count),
        .result_id    (result_id),
        .result_dot   (result_dot),
        .result_norm  (result_norm),
        .query_norm   (query_norm),
        .cycles       (cycles),
        .rows         (rows)
    );

    wire        go;
    wire        scan_int4;
    wire        two_stages;
    wire        inner_product_now;
    wire [9:0]  dimension_now;
    wire [20:0] documents_now;
    wire [31:0] document_base_now;
    wire [31:0] norm_base_now;
    wire [31:0] query_base_now;
    wire        scanning;
    wire        reranking;
    wire [19:0] scan_id;
    wire        rank_clear;
    wire        rank_hold;
    wire [5:0]  rank_limit;
    wire        rank_read_valid;
    wire [5:0]  rank_read_index;
    wire        rank_read_by_id;
    wire        load_valid;
    wire        load_done;

    hier_control control (
        .clk              (clk),
        .rst              (rst),
        .start            (start),
        .clear_errors     (clear_errors),
        .mode             (mode),
        .inner_product    (inner_product),
        .dimension        (dimension),
        .documents        (documents),
        .candidates       (candidates),
        .top_k            (top_k),
        .document_base    (document_base),
        .norm_base        (norm_base),
        .query_base       (query_base),
        .result_index     (result_index),
        .score_taken      (score_taken),
        .rank_idle        (rank_idle),
        .rank_count       (rank_count),
        .rank_rsp_valid   (rank_rsp_valid),
        .row_read         (row_read),
        .rank_rsp_id      (rank_rsp_id),
        .rank_rsp_dot     (rank_rsp_dot),
        .rank_rsp_norm    (rank_rsp_norm),
        .go               (go),
        .scan_int4        (scan_int4),
        .two_stages       (two_stages),
        .inner_product_now(inner_product_now),
        .dimension_now    (dimension_now),
        .documents_now    (documents_now),
        .document_base_now(document_base_now),
        .norm_base_now    (norm_base_now),
        .query_base_now   (query_base_now),
        .scanning         (scanning),
        .reranking        (reranking),
        .scan_id          (scan_id),
        .rank_clear       (rank_clear),
        .rank_hold        (rank_hold),
        .rank_limit       (rank_limit),
        .rank_read_valid  (rank_read_valid),
        .rank_read_index  (rank_read_index),
        .rank_read_by_id  (rank_read_by_id),
        .load_valid       (load_valid),
        .load_done        (load_done),
        .busy             (busy),
        .done             (done),
        .error_start      (error_start),
        .error_config     (error_config),
        .result_count     (result_count),
        .result_id        (result_id),
        .result_dot       (result_dot),
        .result_norm      (result_norm),
        .cycles           (cycles),
        .rows             (rows)
    );

    // ---- Requests to memory

    wire        tag_in_valid;
    wire        tag_in_ready;
    wire [2:0]  tag_in;
    wire [19:0] candidate_id;
    wire [23:0] candidate_norm;
    wire        candidate_valid;
    wire [31:0] candidate_addr;
    wire        candidate_last;
    wire        about_ready;
    wire        request_room = tag_in_ready && about_ready;
    wire        tag_in_query;
    wire        tag_in_self;
    wire        tag_in_eight;
    wire        candidate_ready;
    wire        rows_due;

    hier_fetch fetch (
        .clk            (clk),
        .rst            (rst),
        .go             (go),
        .scan_int4      (scan_int4),
        .two_stages     (two_stages),
        .documents      (documents_now),
        .document_base  (document_base_now),
        .query_base     (query_base_now),
        .candidate_valid(candidate_valid),
        .candidate_ready(candidate_ready),
        .candidate_addr (candidate_addr),
        .candidate_last (candidate_last),
        .req_valid      (mem_req_valid),
        .req_ready      (mem_req_ready),
        .req_addr       (mem_req_addr),
        .req_len        (mem_req_len),
        .row_read       (row_read),
        .rows_due       (rows_due),
        .tag_valid      (tag_in_valid),
        .tag_ready      (request_room),
        .tag_query      (tag_in_query),
        .tag_self       (tag_in_self),
        .tag_eight      (tag_in_eight)
    );

    assign tag_in = {tag_in_query, tag_in_self, tag_in_eight};

    wire       tag_valid;
    wire       tag_ready;
    wire [2:0] tag;
    wire [3:0] tags_level;
    wire       unused_tags_level = &tags_level;  // ready and valid say enough

    fifo #(.WIDTH(3), .DEPTH(8)) tags (
        .clk      (clk),
        .rst      (rst),
        .in_valid (tag_in_valid),
        .in_ready (tag_in_ready),
        .in_data  (tag_in),
        .out_valid(tag_valid),
        .out_ready(tag_ready),
        .out_data (tag),
        .level    (tags_level)
    );

    wire tag_query = tag[2];
    wire tag_self = tag[1];
    wire tag_eight = tag[0];

    // The candidate whose rows were requested, for its score. Only requests of candidates fill it.
    wire        about_valid;
    wire        about_taken;
    wire [43:0] about;
    wire [43:0] about_in = {candidate_id, candidate_norm};
    wire        about_in_valid = candidate_valid && candidate_ready;
    wire [4:0]  about_candidates_level;
    // ready and valid say enough
    wire        unused_about_candidates_level = &about_candidates_level;

    fifo #(.WIDTH(44), .DEPTH(16)) about_candidates (
        .clk      (clk),
        .rst      (rst),
        .in_valid (about_in_valid),
        .in_ready (about_ready),
        .in_data  (about_in),
        .out_valid(about_valid),
        .out_ready(about_taken),
        .out_data (about),
        .level    (about_candidates_level)
    );

    // ---- Rows to the PEs, each PE with its part

    wire [3:0] buffers_ready;
    wire [3:0] buffers_valid;
    wire [3:0] pes_doc_ready;
    wire [3:0] pes_are_busy;

    assign mem_rsp_ready = &buffers_ready || !rows_due;
    assign row_read      = mem_rsp_valid && rows_due && &buffers_ready;

    wire       row_valid = &buffers_valid;
    wire       give;
    wire       pes_ready = &pes_doc_ready;
    wire       pes_busy = |pes_are_busy;
    wire       query_valid;
    wire [2:0] query_plane;
    wire       doc_valid;
    wire       doc_int8;

    hier_dispatch dispatch (
        .clk        (clk),
        .rst        (rst),
        .tag_valid  (tag_valid),
        .tag_ready  (tag_ready),
        .tag_query  (tag_query),
        .tag_self   (tag_self),
        .tag_eight  (tag_eight),
        .row_valid  (row_valid),
        .row_ready  (give),
        .pes_ready  (pes_ready),
        .pes_busy   (pes_busy),
        .query_valid(query_valid),
        .query_plane(query_plane),
        .doc_valid  (doc_valid),
        .doc_int8   (doc_int8),
        .score_taken(score_taken)
    );

    wire [3:0]  results_valid;
    wire [63:0] sums;
    wire [7:0]  results_pass;
    wire [3:0]  results_last;

    localparam LANES = 128;

    genvar p;
    generate
        for (p = 0; p < 4; p = p + 1) begin : tile
            localparam FIRST = p*LANES;  // its first dimension

            wire [9:0]         beyond = dimension_now - FIRST[9:0];
            wire [7:0]         active_lanes = dimension_now <= FIRST[9:0] ? {8{1'b0}}
                : beyond > LANES[9:0] ? LANES[7:0] : beyond[7:0];
            wire signed [15:0] sum;

            assign sums[p*16 +: 16] = sum;

            hier_tile pe_tile (
                .clk         (clk),
                .rst         (rst),
                .row_valid   (row_read),
                .row_ready   (buffers_ready[p]),
                .row_data    (mem_rsp_data[p*LANES +: LANES]),
                .buffered    (buffers_valid[p]),
                .give        (give),
                .query_valid (query_valid),
                .query_plane (query_plane),
                .active_lanes(active_lanes),
                .doc_valid   (doc_valid),
                .doc_ready   (pes_doc_ready[p]),
                .doc_int8    (doc_int8),
                .result_valid(results_valid[p]),
                .result_sum  (sum),
                .busy        (pes_are_busy[p]),
                .result_pass (results_pass[2*p +: 2]),
                .result_last (results_last[p])
            );
        end
    endgenerate

    // ---- Scores: the PEs work in step, so their sums belong to the same pass

    wire       sums_valid = &results_valid;
    wire [1:0] sums_pass = results_pass[1:0];
    wire       sums_last = &results_last;
    wire       unused_pass = &results_pass[7:2];  // all are alike
    reg        is_query_q;                        // the first score of a search is the query's own

    always @(posedge clk) begin
        if (rst) begin
            is_query_q <= 1'b0;
        end else if (go) begin
            is_query_q <= 1'b1;
        end else if (sums_valid && sums_last) begin
            is_query_q <= 1'b0;
        end
    end

    wire               dot_valid;
    wire signed [24:0] dot;
    wire [23:0]        query_self;

    hier_similarity_calculator similarity_calculator (
        .clk       (clk),
        .rst       (rst),
        .in_valid  (sums_valid),
        .in_pass   (sums_pass),
        .in_last   (sums_last),
        .in_query  (is_query_q),
        .in_sums   (sums),
        .out_valid (dot_valid),
        .out_dot   (dot),
        .query_norm(query_self)
    );

    assign query_norm = {8'd0, query_self};

    wire        dot_ready;
    wire        unused_dot_ready = dot_ready;     // no document is begun whose score has no place
    wire        score_valid;
    wire [24:0] score_dot;
    wire [24:0] dot_bits = dot;
    wire [3:0]  dots_level;
    wire        unused_dots_level = &dots_level;  // ready and valid say enough

    fifo #(.WIDTH(25), .DEPTH(8)) dots (
        .clk      (clk),
        .rst      (rst),
        .in_valid (dot_valid),
        .in_ready (dot_ready),
        .in_data  (dot_bits),
        .out_valid(score_valid),
        .out_ready(score_taken),
        .out_data (score_dot),
        .level    (dots_level)
    );

    // ---- Norms of the documents, one by one

    wire [20:0] norms_wanted = inner_product_now ? {21{1'b0}} : documents_now;
    wire        norm_ready;
    wire        norm_valid;
    wire [23:0] norm;

    hier_norms norms (
        .clk           (clk),
        .rst           (rst),
        .go            (go),
        .norms_wanted  (norms_wanted),
        .norm_base     (norm_base_now),
        .norm_req_valid(norm_req_valid),
        .norm_req_ready(norm_req_ready),
        .norm_req_addr (norm_req_addr),
        .norm_req_len  (norm_req_len),
        .norm_rsp_valid(norm_rsp_valid),
        .norm_rsp_ready(norm_rsp_ready),
        .norm_rsp_data (norm_rsp_data),
        .norm_valid    (norm_valid),
        .norm_ready    (norm_ready),
        .norm          (norm)
    );

    // ---- Ranking: a score meets its document

    // Scores of candidates wait until all candidates are copied and the list is empty again.
    wire scan_ready = scanning && (inner_product_now || norm_valid);
    wire rank_in_valid = score_valid && (scan_ready || (reranking && about_valid));
    wire rank_in_ready;

    assign score_taken = rank_in_valid && rank_in_ready;
    assign about_taken = score_taken && reranking;
    assign norm_ready  = score_taken && !reranking && !inner_product_now;

    wire [23:0]        rank_in_norm = reranking ? about[23:0] : inner_product_now ? {24{1'b0}}
        : norm;
    wire [19:0]        rank_in_id = reranking ? about[43:24] : scan_id;
    wire signed [24:0] rank_in_dot = score_dot;
    wire               rank_busy;
    wire               rank_pending;

    hier_reranker reranker (
        .clk           (clk),
        .rst           (rst),
        .limit         (rank_limit),
        .mips          (inner_product_now),
        .in_valid      (rank_in_valid),
        .in_ready      (rank_in_ready),
        .in_dot        (rank_in_dot),
        .in_norm       (rank_in_norm),
        .in_id         (rank_in_id),
        .clear         (rank_clear),
        .hold          (rank_hold),
        .busy          (rank_busy),
        .pending       (rank_pending),
        .read_valid    (rank_read_valid),
        .read_index    (rank_read_index),
        .read_by_id    (rank_read_by_id),
        .read_rsp_valid(rank_rsp_valid),
        .read_dot      (rank_rsp_dot),
        .read_norm     (rank_rsp_norm),
        .read_id       (rank_rsp_id),
        .count         (rank_count)
    );

    assign rank_idle = !rank_busy && !rank_pending;

    // ---- Candidates for the second stage

    wire [5:0] candidate_count;
    wire       empty_done;

    hier_chunk_id_map chunk_id_map (
        .clk        (clk),
        .rst        (rst),
        .clear      (go),
        .base       (document_base_now),
        .load_valid (load_valid),
        .load_id    (rank_rsp_id),
        .load_norm  (rank_rsp_norm),
        .load_done  (load_done),
        .out_valid  (candidate_valid),
        .out_ready  (candidate_ready),
        .out_id     (candidate_id),
        .out_norm   (candidate_norm),
        .out_address(candidate_addr),
        .out_last   (candidate_last),
        .count      (candidate_count),
        .empty_done (empty_done)
    );

    // a list that is copied has documents in it, and control knows how many
    wire unused_candidates = &{candidate_count, empty_done};

endmodule

`default_nettype wire
