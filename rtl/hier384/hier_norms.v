// hier_norms: reads the norms of documents 0 .. n-1 ahead of their scores.
//
//   requests   16 norms each, the last one fewer; responses wait for room
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_norms (
    input  wire        clk,
    input  wire        rst,  // synchronous, active high
    input  wire        go,   // starts over
    input  wire [20:0] norms_wanted,
    input  wire [31:0] norm_base,
    output wire        norm_req_valid,
    input  wire        norm_req_ready,
    output wire [31:0] norm_req_addr,
    output wire [4:0]  norm_req_len,
    input  wire        norm_rsp_valid,
    output wire        norm_rsp_ready,
    input  wire [31:0] norm_rsp_data,
    output wire        norm_valid,
    input  wire        norm_ready,
    output wire [22:0] norm
);

    // ---- Requests

    reg  [20:0] left_q;  // not yet requested
    reg  [31:0] addr_q;  // no reset: set by go
    wire        many = left_q > 21'd16;
    wire [4:0]  len = many ? 5'd16 : left_q[4:0];
    wire        taken = norm_req_valid && norm_req_ready;

    assign norm_req_valid = left_q != 21'd0;
    assign norm_req_addr  = addr_q;
    assign norm_req_len   = len;

    wire [20:0] left_after = left_q - {16'd0, len};

    always @(posedge clk) begin
        if (rst) begin
            left_q <= 21'd0;
        end else if (go) begin
            left_q <= norms_wanted;
        end else if (taken) begin
            left_q <= left_after;
        end
    end

    always @(posedge clk) begin
        if (go) begin
            addr_q <= norm_base;
        end else if (taken) begin
            addr_q <= addr_q + {27'd0, len};
        end
    end

    // ---- Responses; what no request waits for is dropped

    reg  [20:0] due_q;  // requested and not yet there
    wire        is_due = due_q != 21'd0;
    wire        room;
    wire        put = norm_rsp_valid && is_due && room;

    assign norm_rsp_ready = room || !is_due;

    wire [4:0]  asked = taken ? len : {5{1'b0}};
    wire [20:0] due_more = due_q + {16'd0, asked};

    always @(posedge clk) begin
        if (rst) begin
            due_q <= 21'd0;
        end else begin
            due_q <= due_more - {20'd0, put};
        end
    end

    wire       unused_norm_bits = &norm_rsp_data[31:23];  // no norm is that large
    wire [4:0] level;
    wire       unused_level = &level;                     // ready and valid say enough

    fifo #(.WIDTH(23), .DEPTH(16)) ahead (
        .clk      (clk),
        .rst      (rst),
        .in_valid (put),
        .in_ready (room),
        .in_data  (norm_rsp_data[22:0]),
        .out_valid(norm_valid),
        .out_ready(norm_ready),
        .out_data (norm),
        .level    (level)
    );

endmodule

`default_nettype wire
