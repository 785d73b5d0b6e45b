// drex_pfu: which of 128 vectors agree with any of up to 16 queries in the signs of enough
// dimensions.
//
//   latency       3 cycles from the last column of a pass to its bitmap
//   interval      1 column per cycle
//   start         2 cycles to the first column: the counters are set
//   handshake     ready/valid on every port
//   bitmap        bit v: the signs of vector v and of any active query agree in `threshold`
//                 dimensions or more; 0 passes every vector, more than `dimension` none
//   refused       a start with dimension 0 or above 768, or with more than 16 queries: nothing
//                 runs, and config_error is high until the next legal start
//   columns       one per dimension, ascending; bit v: dimension in vector v of them
//   query signs   word a, bit q: query q in dimension a; written between passes, kept
//   stall         while a bitmap waits to be taken, the next pass runs and keeps its own back
//
// ragrtl 0.1.0 drex_pfu architecture=paper vectors=128 queries=16 csb_width=12 dimensions=768
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
    input  wire [9:0]   query_addr,
    input  wire [15:0]  query_signs,
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

    reg load_q;  // the counters load start_count_q

    always @(posedge clk) begin
        if (rst) begin
            load_q <= 1'b0;
        end else begin
            load_q <= begin_pass;
        end
    end

    // ---- Columns of a pass

    reg         counting_q;                   // columns are wanted
    wire        take = column_valid && counting_q;
    reg  [11:0] left_q;                       // dimensions left; no reset: set by a start
    wire        group_end = left_q <= 12'd1;  // if this column is taken

    always @(posedge clk) begin
        if (begin_pass) begin
            left_q <= dimension;
        end else if (take) begin
            left_q <= left_q - 12'd1;
        end
    end

    wire last_take = take && group_end;

    always @(posedge clk) begin
        if (rst) begin
            counting_q <= 1'b0;
        end else if (load_q) begin
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

    reg [127:0] s1_column_q;  // no reset: read only where s1_valid_q
    reg         s1_valid_q;

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_q <= 1'b0;
        end else begin
            s1_valid_q <= take;
        end
    end

    always @(posedge clk) begin
        s1_column_q <= column;
    end

    wire       query_write = query_valid && !busy_q;
    reg  [9:0] word_q;  // query signs of the next column; no reset: set by a start

    assign query_ready = !busy_q;

    always @(posedge clk) begin
        if (begin_pass) begin
            word_q <= 10'd0;
        end else if (take) begin
            word_q <= group_end ? {10{1'b0}} : word_q + 1'b1;
        end
    end

    wire [15:0] s1_signs;

    sram_768x16 query_store (
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
            wire [127:0] reached;

            drex_pfu_query counters (
                .clk        (clk),
                .active     (active_q[q]),
                .load       (load_q),
                .start_count(start_count_q),
                .valid      (s1_valid_q),
                .column     (s1_column_q),
                .sign       (s1_signs[q]),
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

    wire [127:0] passed =
        (query[0].reached | query[1].reached | query[2].reached | query[3].reached |
        query[4].reached | query[5].reached | query[6].reached | query[7].reached |
        query[8].reached | query[9].reached | query[10].reached | query[11].reached |
        query[12].reached | query[13].reached | query[14].reached | query[15].reached |
        {128{pass_all_q}}) & {128{!pass_none_q}};
    reg          bitmap_valid_q;
    reg  [127:0] bitmap_q;  // no reset: read only where bitmap_valid

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
            bitmap_q <= passed;
        end
    end

    assign bitmap_valid = bitmap_valid_q;
    assign bitmap       = bitmap_q;

endmodule

`default_nettype wire
