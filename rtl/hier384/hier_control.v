// hier_control: checks and keeps the configuration, and leads through the phases of a search.
//
//   phases   scan: every document is scored and ranked; with two stages also copy: the candidates
//            go to the id map, and rerank: they are scored again
//   start    while busy: ignored, error_start; with an illegal configuration: ignored,
//            error_config
//
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_control (
    input  wire               clk,
    input  wire               rst,             // synchronous, active high
    input  wire               start,
    input  wire               clear_errors,
    input  wire [1:0]         mode,
    input  wire               inner_product,
    input  wire [15:0]        dimension,
    input  wire [20:0]        documents,
    input  wire [15:0]        candidates,
    input  wire [15:0]        top_k,
    input  wire [31:0]        document_base,
    input  wire [31:0]        norm_base,
    input  wire [31:0]        query_base,
    input  wire [15:0]        result_index,
    input  wire               score_taken,     // the reranker took a document
    input  wire               rank_idle,       // the reranker has nothing to do
    input  wire [5:0]         rank_count,      // documents in its list
    input  wire               rank_rsp_valid,  // answer to a read of the list
    input  wire               row_read,        // memory gave a row
    input  wire [19:0]        rank_rsp_id,
    input  wire signed [23:0] rank_rsp_dot,
    input  wire [22:0]        rank_rsp_norm,
    output wire               go,              // a search begins; the configuration is stable
    output wire               scan_int4,
    output wire               two_stages,
    output wire               inner_product_now,
    output wire [8:0]         dimension_now,
    output wire [20:0]        documents_now,
    output wire [31:0]        document_base_now,
    output wire [31:0]        norm_base_now,
    output wire [31:0]        query_base_now,
    output wire               scanning,
    output wire               reranking,
    output wire [19:0]        scan_id,         // number of the next document taken in the scan
    output wire               rank_clear,
    output wire               rank_hold,
    output wire [5:0]         rank_limit,
    output wire               rank_read_valid,
    output wire [5:0]         rank_read_index,
    output wire               rank_read_by_id,
    output wire               load_valid,      // a candidate for the id map
    output wire               load_done,       // with the last one
    output wire               busy,
    output wire               done,
    output wire               error_start,
    output wire               error_config,
    output wire [15:0]        result_count,
    output wire [31:0]        result_id,
    output wire [31:0]        result_dot,
    output wire [31:0]        result_norm,
    output wire [31:0]        cycles,
    output wire [31:0]        rows
);

    // ---- Is the configuration legal?

    localparam BUILT_DIMENSION = 384;
    localparam BUILT_K         = 50;

    wire        hierarchical = mode == 2'd0;
    wire        bad_size = (mode == 2'd3) ||
        (dimension == 16'd0) || (dimension > BUILT_DIMENSION[15:0]) ||
        (top_k == 16'd0) || (top_k > BUILT_K[15:0]);
    wire        bad_candidates = hierarchical &&
        ((candidates == 16'd0) || (candidates > BUILT_K[15:0]) || (top_k > candidates));
    wire [23:0] document_rows = {documents, 3'd0};  // 8 per document
    wire [32:0] document_end = document_base + {8'd0, document_rows};
    wire [32:0] norm_end = norm_base + {11'd0, documents};
    wire [32:0] query_end = query_base + {28'd0, 4'd12};
    wire        bad_address = (document_end[32] && (document_end != 33'd4294967296)) ||
        (!inner_product && norm_end[32] && (norm_end != 33'd4294967296)) ||
        (query_end[32] && (query_end != 33'd4294967296));
    // more documents than there are numbers
    wire        too_many = documents[20] && |documents[19:0];
    wire        illegal = bad_size || bad_candidates || bad_address || too_many;

    // ---- Start

    localparam IDLE   = 0;
    localparam SCAN   = 1;
    localparam COPY   = 2;
    localparam RERANK = 3;

    reg  [1:0] phase_q;
    wire       is_busy = phase_q != IDLE[1:0];
    wire       accepted = start && !is_busy && !illegal;
    wire       go_next = accepted && (documents != 21'd0);
    reg        error_start_q;
    reg        error_config_q;

    always @(posedge clk) begin
        if (rst) begin
            error_start_q  <= 1'b0;
            error_config_q <= 1'b0;
        end else begin
            error_start_q  <= (error_start_q && !clear_errors) || (start && is_busy);
            error_config_q <= (error_config_q && !clear_errors) || (start && !is_busy && illegal);
        end
    end

    // What the search works with; software may write the registers for the next one.
    reg         two_stages_q;     // no reset: set by a start
    reg         scan_int4_q;      // no reset: set by a start
    reg         inner_product_q;  // no reset: set by a start
    reg  [8:0]  dimension_q;      // no reset: set by a start
    reg  [20:0] documents_q;      // no reset: set by a start
    reg  [5:0]  candidates_q;     // no reset: set by a start
    reg  [5:0]  top_k_q;          // no reset: set by a start
    reg  [31:0] document_base_q;  // no reset: set by a start
    reg  [31:0] norm_base_q;      // no reset: set by a start
    reg  [31:0] query_base_q;     // no reset: set by a start
    // otherwise the first stage would keep every document
    wire        two_stages_now = hierarchical && ({5'd0, candidates} < documents);

    always @(posedge clk) begin
        if (accepted) begin
            two_stages_q    <= two_stages_now;
            scan_int4_q     <= two_stages_now || (mode == 2'd2);
            inner_product_q <= inner_product;
            dimension_q     <= dimension[8:0];
            documents_q     <= documents;
            candidates_q    <= candidates[5:0];
            top_k_q         <= top_k[5:0];
            document_base_q <= document_base;
            norm_base_q     <= norm_base;
            query_base_q    <= query_base;
        end
    end

    reg go_q;  // the configuration is in place

    always @(posedge clk) begin
        if (rst) begin
            go_q <= 1'b0;
        end else begin
            go_q <= go_next;
        end
    end

    // ---- Phases

    reg  [20:0] scored_q;  // documents taken in this phase; no reset: set when a phase begins
    reg  [5:0]  loaded_q;  // no reset: set when the copy begins
    reg  [5:0]  read_q;    // no reset: set when the copy begins
    // documents the second stage scores; no reset: set when the copy begins
    reg  [5:0]  selected_q;
    wire        scan_end = (phase_q == SCAN[1:0]) && (scored_q == documents_q) && rank_idle;
    wire        loading = (phase_q == COPY[1:0]) && rank_rsp_valid;
    wire [5:0]  loaded_next = loaded_q + 1'b1;
    wire        copy_end = loading && (loaded_next == selected_q);
    wire        rerank_end = (phase_q == RERANK[1:0]) && (scored_q == {15'd0, selected_q}) &&
        rank_idle;
    wire        search_end = (scan_end && !two_stages_q) || rerank_end;

    always @(posedge clk) begin
        if (rst) begin
            phase_q <= 2'd0;
        end else if (go_next) begin
            phase_q <= SCAN[1:0];
        end else if (search_end) begin
            phase_q <= IDLE[1:0];
        end else if (scan_end) begin
            phase_q <= COPY[1:0];
        end else if (copy_end) begin
            phase_q <= RERANK[1:0];
        end
    end

    always @(posedge clk) begin
        if (go_next || copy_end) begin
            scored_q <= 21'd0;
        end else if (score_taken) begin
            scored_q <= scored_q + 1'b1;
        end
    end

    wire read_copy = (phase_q == COPY[1:0]) && (read_q != selected_q);

    always @(posedge clk) begin
        if (scan_end) begin
            selected_q <= rank_count;
            read_q     <= 6'd0;
            loaded_q   <= 6'd0;
        end else begin
            if (read_copy) begin
                read_q <= read_q + 1'b1;
            end
            if (loading) begin
                loaded_q <= loaded_next;
            end
        end
    end

    reg done_q;

    always @(posedge clk) begin
        if (rst) begin
            done_q <= 1'b0;
        end else if (accepted) begin
            done_q <= documents == 21'd0;
        end else if (search_end) begin
            done_q <= 1'b1;
        end
    end

    // ---- Counters

    reg [31:0] cycles_q;
    reg [31:0] rows_q;

    always @(posedge clk) begin
        if (rst) begin
            cycles_q <= 32'd0;
            rows_q   <= 32'd0;
        end else if (accepted) begin
            cycles_q <= 32'd0;
            rows_q   <= 32'd0;
        end else begin
            if (is_busy) begin
                cycles_q <= cycles_q + 1'b1;
            end
            if (row_read) begin
                rows_q <= rows_q + 1'b1;
            end
        end
    end

    // ---- Results, while idle

    wire        result_exists = result_index < {10'd0, rank_count};
    reg  [31:0] result_id_q;
    reg  [31:0] result_dot_q;
    reg  [31:0] result_norm_q;

    always @(posedge clk) begin
        if (rst) begin
            result_id_q   <= 32'd0;
            result_dot_q  <= 32'd0;
            result_norm_q <= 32'd0;
        end else if (!result_exists) begin
            result_id_q   <= {32{1'b1}};
            result_dot_q  <= 32'd0;
            result_norm_q <= 32'd0;
        end else if (rank_rsp_valid && (phase_q == IDLE[1:0])) begin
            result_id_q   <= {12'd0, rank_rsp_id};
            result_dot_q  <= {{8{rank_rsp_dot[23]}}, rank_rsp_dot};
            result_norm_q <= {9'd0, rank_rsp_norm};
        end
    end

    // ---- To the other parts

    assign go = go_q;
    assign scan_int4 = scan_int4_q;
    assign two_stages = two_stages_q;
    assign inner_product_now = inner_product_q;
    assign dimension_now = dimension_q;
    assign documents_now = documents_q;
    assign document_base_now = document_base_q;
    assign norm_base_now = norm_base_q;
    assign query_base_now = query_base_q;
    assign scanning = phase_q == SCAN[1:0];
    assign reranking = phase_q == RERANK[1:0];
    assign scan_id = scored_q[19:0];
    assign rank_clear = accepted || copy_end;
    assign rank_hold = (phase_q == IDLE[1:0]) || (phase_q == COPY[1:0]);

    wire second_list = (phase_q == RERANK[1:0]) || !two_stages_q;

    assign rank_limit      = second_list ? top_k_q : candidates_q;
    assign rank_read_valid = read_copy || (phase_q == IDLE[1:0]);
    assign rank_read_index = phase_q == COPY[1:0] ? read_q : result_index[5:0];
    assign rank_read_by_id = phase_q == COPY[1:0];
    assign load_valid      = loading;
    assign load_done       = copy_end;
    assign busy            = is_busy;
    assign done            = done_q;
    assign error_start     = error_start_q;
    assign error_config    = error_config_q;
    assign result_count    = {10'd0, rank_count};
    assign result_id       = result_id_q;
    assign result_dot      = result_dot_q;
    assign result_norm     = result_norm_q;
    assign cycles          = cycles_q;
    assign rows            = rows_q;

endmodule

`default_nettype wire
