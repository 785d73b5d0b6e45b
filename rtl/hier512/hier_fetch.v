// hier_fetch: requests the rows of a search from memory, each request with a tag.
//
//   order   the query's INT8 rows; the same again, as a document; its nibble rows (INT4 scan); all
//           documents; its high INT8 rows and the candidates (two stages)
//
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_fetch (
    input  wire        clk,
    input  wire        rst,         // synchronous, active high
    input  wire        go,          // starts over; the configuration is stable from then on
    input  wire        scan_int4,   // the scan reads 4 rows per document
    input  wire        two_stages,  // candidates follow the scan
    input  wire [20:0] documents,   // at least 1
    input  wire [31:0] document_base,
    input  wire [31:0] query_base,
    input  wire        candidate_valid,
    output wire        candidate_ready,
    input  wire [31:0] candidate_addr,
    input  wire        candidate_last,
    output wire        req_valid,
    input  wire        req_ready,
    output wire [31:0] req_addr,
    output wire [3:0]  req_len,     // rows
    input  wire        row_read,    // memory gave a row
    output wire        rows_due,    // rows were requested that are not there yet
    output wire        tag_valid,   // a request was taken
    input  wire        tag_ready,   // room for a tag; stays high until one comes
    output wire        tag_query,   // rows of the query, for the PEs to keep
    output wire        tag_self,    // the query as a document
    output wire        tag_eight    // 8 rows; otherwise 4
);

    // ---- What is requested next

    localparam IDLE       = 0;
    localparam QUERY      = 1;
    localparam SELF       = 2;
    localparam SCAN       = 3;
    localparam CANDIDATES = 4;
    localparam NIBBLE     = 5;
    localparam HIGH       = 6;

    reg  [2:0]  state_q;
    wire        on_scan = state_q == SCAN[2:0];
    wire        on_candidates = state_q == CANDIDATES[2:0];
    reg  [20:0] documents_left_q;  // not yet requested; no reset: set by go
    reg  [31:0] document_addr_q;   // no reset: set by go
    wire        taken = req_valid && req_ready;
    wire        last_document = documents_left_q == 21'd1;

    always @(posedge clk) begin
        if (rst) begin
            state_q <= 3'd0;
        end else if (go) begin
            state_q <= QUERY[2:0];
        end else if (taken) begin
            case (state_q)
                QUERY[2:0]: state_q <= SELF[2:0];
                SELF[2:0]: state_q <= scan_int4 ? NIBBLE[2:0] : SCAN[2:0];
                NIBBLE[2:0]: state_q <= SCAN[2:0];
                SCAN[2:0]: begin
                    if (last_document) begin
                        state_q <= two_stages ? HIGH[2:0] : IDLE[2:0];
                    end
                end
                HIGH[2:0]: state_q <= CANDIDATES[2:0];
                default: begin
                    if (candidate_last) begin
                        state_q <= IDLE[2:0];
                    end
                end
            endcase
        end
    end

    always @(posedge clk) begin
        if (go) begin
            documents_left_q <= documents;
            document_addr_q  <= document_base;
        end else if (taken && on_scan) begin
            documents_left_q <= documents_left_q - 1'b1;
            document_addr_q  <= document_addr_q + 32'd8;
        end
    end

    // ---- The request

    assign req_valid       = tag_ready && (on_candidates ? candidate_valid : state_q != IDLE[2:0]);
    assign candidate_ready = on_candidates && tag_ready && req_ready;

    wire [31:0] nibble_addr = query_base + 32'd8;  // behind the 8 INT8 rows

    assign req_addr = on_candidates ? candidate_addr : on_scan ? document_addr_q
        : state_q == NIBBLE[2:0] ? nibble_addr : query_base;

    wire eight = !((on_scan && scan_int4) || (state_q == NIBBLE[2:0]) || (state_q == HIGH[2:0]));

    assign req_len = {eight, !eight, 2'd0};

    // ---- Rows on their way

    reg  [6:0] due_q;  // requested and not yet there
    wire [3:0] asked = taken ? req_len : {4{1'b0}};
    wire [6:0] due_more = due_q + {3'd0, asked};

    always @(posedge clk) begin
        if (rst) begin
            due_q <= 7'd0;
        end else begin
            due_q <= due_more - {6'd0, row_read};
        end
    end

    assign rows_due = due_q != 7'd0;

    // ---- The tag

    assign tag_valid = taken;
    assign tag_query = (state_q == QUERY[2:0]) || (state_q == NIBBLE[2:0]) ||
        (state_q == HIGH[2:0]);
    assign tag_self  = state_q == SELF[2:0];
    assign tag_eight = eight;

endmodule

`default_nettype wire
