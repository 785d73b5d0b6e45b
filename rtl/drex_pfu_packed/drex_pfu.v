// drex_pfu: which of 128 vectors agree with any of up to 16 queries in the signs of enough
// dimensions.
//
//   latency       3 cycles from the last column of a pass to its bitmap
//   interval      1 column per cycle
//   start         1 cycle to the first column
//   handshake     ready/valid on every port
//   bitmap        bit v: the signs of vector v and of any active query agree in `threshold`
//                 dimensions or more; 0 passes every vector, more than `dimension` none
//   refused       a start with dimension 0 or above 768, or with more than 16 queries: nothing
//                 runs, and config_error is high until the next legal start
//   columns       32 dimensions of 4 vectors; all dimensions of the first 4 vectors, then the
//                 next; bit 32*v + i: dimension i in vector v of them
//   query signs   word a, bit 32*q + i: query q in dimension 32*a + i; written between passes,
//                 kept
//   stall         while a bitmap waits to be taken, the next pass runs and keeps its own back
//
// ragrtl 0.1.0 drex_pfu architecture=packed vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
`default_nettype none

module drex_pfu (
    input  wire         clk,
    input  wire         rst,             // synchronous, active high
    input  wire         start_valid,
    output wire         start_ready,     // no pass is under way
    input  wire [12:0]  threshold,       // least number of matches
    input  wire [11:0]  dimension,
    input  wire [4:0]   active_queries,  // queries 0 .. active_queries-1
    output wire         config_error,    // the last start was illegal
    input  wire         query_valid,     // writes a word of the query-sign store
    output wire         query_ready,     // no pass is under way
    input  wire [4:0]   query_addr,
    input  wire [511:0] query_signs,
    input  wire         column_valid,
    output wire         column_ready,    // a pass wants columns
    input  wire [127:0] column,
    output wire         bitmap_valid,
    input  wire         bitmap_ready,
    output wire [127:0] bitmap,
    output wire         busy             // a pass is under way
);

    // ---- Start of a pass

    reg  busy_q;  // from a legal start until the bitmap moves to the output
    reg  config_error_q;
    wire legal = (dimension != 12'd0) && (dimension <= 12'd768) && (active_queries <= 5'd16);
    wire start = start_valid && !busy_q;
    wire begin_pass = start && legal;
    wire move;    // the bitmap of the pass moves to the output

    always @(posedge clk) begin
        if (rst) begin
            config_error_q <= 1'b0;
            busy_q         <= 1'b0;
        end else begin
            if (start) begin
                config_error_q <= !legal;
            end
            if (begin_pass) begin
                busy_q <= 1'b1;
            end else if (move) begin
                busy_q <= 1'b0;
            end
        end
    end

    assign start_ready  = !busy_q;
    assign config_error = config_error_q;
    assign busy         = busy_q;

    reg [15:0] active_q;     // ones below active_queries; no reset: set by a start
    reg        pass_all_q;   // no reset: set by a start
    reg        pass_none_q;  // outdoes pass_all_q; no reset: set by a start

    always @(posedge clk) begin
        if (begin_pass) begin
            active_q    <= ~({16{1'b1}} << active_queries);
            pass_all_q  <= threshold == 13'd0;
            pass_none_q <= (threshold > {1'b0, dimension}) || (active_queries == 5'd0);
        end
    end

    reg  [11:0] start_count_q;  // minus the threshold; no reset: set by a start
    wire [11:0] threshold_low = threshold[11:0];

    always @(posedge clk) begin
        if (begin_pass) begin
            start_count_q <= 12'd0 - threshold_low;
        end
    end

    // ---- Columns of a pass

    reg         counting_q;                                  // columns are wanted
    wire        take = column_valid && counting_q;
    reg  [11:0] left_q;  // dimensions left in the group; no reset: set by a start
    wire        group_end = left_q <= 12'd32;                // if this column is taken
    reg  [11:0] dimension_q;                                 // no reset: set by a start
    reg  [4:0]  group_q;                                     // no reset: set by a start
    wire        pass_end = group_end && (group_q == 5'd31);  // if this column is taken

    always @(posedge clk) begin
        if (begin_pass) begin
            left_q      <= dimension;
            dimension_q <= dimension;
            group_q     <= 5'd0;
        end else if (take) begin
            left_q <= group_end ? dimension_q : left_q - 12'd32;
            if (group_end) begin
                group_q <= group_q + 1'b1;
            end
        end
    end

    wire last_take = take && pass_end;

    always @(posedge clk) begin
        if (rst) begin
            counting_q <= 1'b0;
        end else if (begin_pass) begin
            counting_q <= 1'b1;
        end else if (last_take) begin
            counting_q <= 1'b0;
        end
    end

    assign column_ready = counting_q;

    // ---- Stage 1: a column and the query signs that go with it

    reg s1_last_q;  // the last column of the pass

    always @(posedge clk) begin
        if (rst) begin
            s1_last_q <= 1'b0;
        end else begin
            s1_last_q <= last_take;
        end
    end

    reg [127:0] s1_column_q;  // no reset: zeros add nothing

    // No column, and dimensions beyond the last, are zeros against signs of ones: no matches.
    wire [31:0] used = ~({32{1'b1}} << left_q) & {32{take}};  // dimensions that count
    reg         fresh_q;  // the next column begins a group; no reset: set by a start
    reg  [31:0] s1_used_q;                                    // no reset: none without a column
    reg         s1_first_q;  // it begins a group; no reset: only with a column

    always @(posedge clk) begin
        if (begin_pass) begin
            fresh_q <= 1'b1;
        end else if (take) begin
            fresh_q <= group_end;
        end
    end

    always @(posedge clk) begin
        s1_column_q <= column & {4{used}};
        s1_used_q   <= used;
        s1_first_q  <= take && fresh_q;
    end

    reg s1_group_end_q;  // it ends a group, not the pass; no reset: only with a column

    always @(posedge clk) begin
        s1_group_end_q <= take && group_end && !pass_end;
    end

    wire       query_write = query_valid && !busy_q;
    reg  [4:0] word_q;  // query signs of the next column; no reset: set by a start

    assign query_ready = !busy_q;

    always @(posedge clk) begin
        if (begin_pass) begin
            word_q <= 5'd0;
        end else if (take) begin
            word_q <= group_end ? {5{1'b0}} : word_q + 1'b1;
        end
    end

    wire [511:0] s1_signs;

    sram_24x512 query_store (
        .clk        (clk),
        .write_valid(query_write),
        .write_addr (query_addr),
        .write_data (query_signs),
        .read_valid (take),
        .read_addr  (word_q),
        .read_data  (s1_signs)
    );

    // ---- Stage 2: the counters

    genvar q;
    generate
        for (q = 0; q < 16; q = q + 1) begin : query
            wire [3:0]  reached;
            wire [31:0] signs = s1_signs[32*q +: 32] | ~s1_used_q;

            drex_pfu_query counters (
                .clk        (clk),
                .active     (active_q[q]),
                .first      (s1_first_q),
                .start_count(start_count_q),
                .column     (s1_column_q),
                .signs      (signs),
                .reached    (reached)
            );
        end
    endgenerate

    // ---- Bitmap

    reg done_q;  // the last column is counted

    always @(posedge clk) begin
        if (rst) begin
            done_q <= 1'b0;
        end else if (s1_last_q) begin
            done_q <= 1'b1;
        end else if (move) begin
            done_q <= 1'b0;
        end
    end

    wire [3:0] passed =
        (query[0].reached | query[1].reached | query[2].reached | query[3].reached |
        query[4].reached | query[5].reached | query[6].reached | query[7].reached |
        query[8].reached | query[9].reached | query[10].reached | query[11].reached |
        query[12].reached | query[13].reached | query[14].reached | query[15].reached |
        {4{pass_all_q}}) & {4{!pass_none_q}};

    // The bits of a group are there two cycles after its last column; earlier groups move down.
    reg         group_done_q;  // a group but the last is counted
    reg [123:0] earlier_q;     // no reset: filled in the course of a pass

    always @(posedge clk) begin
        if (rst) begin
            group_done_q <= 1'b0;
        end else begin
            group_done_q <= s1_group_end_q;
        end
    end

    always @(posedge clk) begin
        if (group_done_q) begin
            earlier_q <= {passed, earlier_q[123:4]};
        end
    end

    reg         bitmap_valid_q;
    reg [127:0] bitmap_q;  // no reset: read only where bitmap_valid

    assign move = done_q && (!bitmap_valid_q || bitmap_ready);

    always @(posedge clk) begin
        if (rst) begin
            bitmap_valid_q <= 1'b0;
        end else if (move) begin
            bitmap_valid_q <= 1'b1;
        end else if (bitmap_ready) begin
            bitmap_valid_q <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (move) begin
            bitmap_q <= {passed, earlier_q};
        end
    end

    assign bitmap_valid = bitmap_valid_q;
    assign bitmap       = bitmap_q;

endmodule

`default_nettype wire
