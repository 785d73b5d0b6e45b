// hier_registers: registers of hier.
//
//   write   taken in the cycle of write_valid, whole words; no effect where there is no register
//   read    read_data shows the register in the cycle after read_valid; 0 where there is none
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_registers (
    input  wire        clk,
    input  wire        rst,            // synchronous, active high
    input  wire        write_valid,
    input  wire [6:0]  write_addr,     // in bytes
    input  wire [31:0] write_data,
    input  wire        read_valid,
    input  wire [6:0]  read_addr,      // in bytes
    output wire [31:0] read_data,
    output wire        start,          // begin; ignored while busy, and then an error
    output wire        clear_errors,   // clear the error bits of status
    input  wire        busy,           // a search is under way
    input  wire        done,           // results are there; cleared by the next start
    input  wire        error_start,    // started while busy
    input  wire        error_config,   // started with an illegal configuration
    output wire [1:0]  mode,           // 0 hierarchical, 1 INT8 only, 2 INT4 only
    output wire        inner_product,  // 0 cosine, 1 inner product
    output wire [15:0] dimension,      // 1 .. built_dimension
    output wire [20:0] documents,      // documents in memory, numbered from 0; 0 is legal
    output wire [15:0] candidates,     // kept by the first stage, 1 .. built_k (hierarchical only)
    output wire [15:0] top_k,          // results wanted, 1 .. built_k
    output wire [31:0] document_base,  // row address of document 0; document i is 8 i rows on
    // address of the squared norm of document 0; one word per document
    output wire [31:0] norm_base,
    // row address of the query: 8 INT8 rows, then 4 rows of stage-1 nibbles
    output wire [31:0] query_base,
    output wire [15:0] result_index,   // which result the next four registers show, 0 = best
    input  wire [15:0] result_count,   // results there are
    input  wire [31:0] result_id,      // document number, all ones beyond result_count
    input  wire [31:0] result_dot,     // dot product, two's complement
    input  wire [31:0] result_norm,    // squared norm of the document; 0 with inner product
    input  wire [31:0] query_norm,     // squared norm of the query
    input  wire [31:0] cycles,         // clock cycles of the search
    input  wire [31:0] rows            // rows read from memory
);

    // ---- What software writes

    wire [4:0] write_index = write_addr[6:2];
    reg        start_q;

    always @(posedge clk) begin
        if (rst) begin
            start_q <= 1'b0;
        end else begin
            start_q <= write_valid && (write_index == 5'd0) && write_data[0];
        end
    end

    assign start = start_q;

    reg clear_errors_q;

    always @(posedge clk) begin
        if (rst) begin
            clear_errors_q <= 1'b0;
        end else begin
            clear_errors_q <= write_valid && (write_index == 5'd0) && write_data[1];
        end
    end

    assign clear_errors = clear_errors_q;

    reg [1:0] mode_q;

    assign mode = mode_q;

    reg inner_product_q;

    assign inner_product = inner_product_q;

    always @(posedge clk) begin
        if (rst) begin
            mode_q          <= 2'd0;
            inner_product_q <= 1'b0;
        end else if (write_valid && (write_index == 5'd2)) begin
            mode_q          <= write_data[1:0];
            inner_product_q <= write_data[4];
        end
    end

    reg [15:0] dimension_q;

    assign dimension = dimension_q;

    always @(posedge clk) begin
        if (rst) begin
            dimension_q <= 16'd0;
        end else if (write_valid && (write_index == 5'd3)) begin
            dimension_q <= write_data[15:0];
        end
    end

    reg [20:0] documents_q;

    assign documents = documents_q;

    always @(posedge clk) begin
        if (rst) begin
            documents_q <= 21'd0;
        end else if (write_valid && (write_index == 5'd4)) begin
            documents_q <= write_data[20:0];
        end
    end

    reg [15:0] candidates_q;

    assign candidates = candidates_q;

    always @(posedge clk) begin
        if (rst) begin
            candidates_q <= 16'd0;
        end else if (write_valid && (write_index == 5'd5)) begin
            candidates_q <= write_data[15:0];
        end
    end

    reg [15:0] top_k_q;

    assign top_k = top_k_q;

    always @(posedge clk) begin
        if (rst) begin
            top_k_q <= 16'd0;
        end else if (write_valid && (write_index == 5'd6)) begin
            top_k_q <= write_data[15:0];
        end
    end

    reg [31:0] document_base_q;

    assign document_base = document_base_q;

    always @(posedge clk) begin
        if (rst) begin
            document_base_q <= 32'd0;
        end else if (write_valid && (write_index == 5'd7)) begin
            document_base_q <= write_data;
        end
    end

    reg [31:0] norm_base_q;

    assign norm_base = norm_base_q;

    always @(posedge clk) begin
        if (rst) begin
            norm_base_q <= 32'd0;
        end else if (write_valid && (write_index == 5'd8)) begin
            norm_base_q <= write_data;
        end
    end

    reg [31:0] query_base_q;

    assign query_base = query_base_q;

    always @(posedge clk) begin
        if (rst) begin
            query_base_q <= 32'd0;
        end else if (write_valid && (write_index == 5'd9)) begin
            query_base_q <= write_data;
        end
    end

    reg [15:0] result_index_q;

    assign result_index = result_index_q;

    always @(posedge clk) begin
        if (rst) begin
            result_index_q <= 16'd0;
        end else if (write_valid && (write_index == 5'd10)) begin
            result_index_q <= write_data[15:0];
        end
    end

    // ---- What software reads

    reg  [31:0] read_data_q;  // no reset: software reads it after read_valid
    wire [4:0]  read_index = read_addr[6:2];

    always @(posedge clk) begin
        if (read_valid) begin
            case (read_index)
                5'd0: read_data_q <= {{30{1'b0}}, 1'b0, 1'b0};
                5'd1: read_data_q <= {{28{1'b0}}, error_config, error_start, done, busy};
                5'd2: read_data_q <= {{27{1'b0}}, inner_product_q, {2{1'b0}}, mode_q};
                5'd3: read_data_q <= {{16{1'b0}}, dimension_q};
                5'd4: read_data_q <= {{11{1'b0}}, documents_q};
                5'd5: read_data_q <= {{16{1'b0}}, candidates_q};
                5'd6: read_data_q <= {{16{1'b0}}, top_k_q};
                5'd7: read_data_q <= document_base_q;
                5'd8: read_data_q <= norm_base_q;
                5'd9: read_data_q <= query_base_q;
                5'd10: read_data_q <= {{16{1'b0}}, result_index_q};
                5'd11: read_data_q <= {{16{1'b0}}, result_count};
                5'd12: read_data_q <= result_id;
                5'd13: read_data_q <= result_dot;
                5'd14: read_data_q <= result_norm;
                5'd15: read_data_q <= query_norm;
                5'd16: read_data_q <= cycles;
                5'd17: read_data_q <= rows;
                5'd18: read_data_q <= {{16{1'b0}}, 16'd384};
                5'd19: read_data_q <= {{16{1'b0}}, 16'd50};
                default: read_data_q <= 32'd0;
            endcase
        end
    end

    assign read_data = read_data_q;

    wire unused_address_bits = &{write_addr[1:0], read_addr[1:0]};  // registers are whole words

endmodule

`default_nettype wire
