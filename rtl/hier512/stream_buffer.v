// stream_buffer: first in, first out, in an SRAM of 16 words.
//
//   latency     2 cycles from in_data to out_data, if nothing is ahead
//   interval    1 word per cycle
//   handshake   ready/valid on both sides; in_ready (SRAM not full) and out_valid come from
//               registers alone
//   capacity    17 words: the SRAM and its output
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module stream_buffer (
    input  wire         clk,
    input  wire         rst,       // synchronous, active high
    input  wire         in_valid,
    output wire         in_ready,
    input  wire [127:0] in_data,
    output wire         out_valid,
    input  wire         out_ready,
    output wire [127:0] out_data,  // unspecified while out_valid is low
    output wire [4:0]   level      // words held
);

    wire       put = in_valid && in_ready;
    wire       fetch;  // the next word moves to the output
    reg  [3:0] write_addr_q;
    reg  [3:0] read_addr_q;
    reg  [4:0] stored_q;

    always @(posedge clk) begin
        if (rst) begin
            write_addr_q <= 4'd0;
            read_addr_q  <= 4'd0;
            stored_q     <= 5'd0;
        end else begin
            if (put) begin
                write_addr_q <= write_addr_q + 1'b1;
            end
            if (fetch) begin
                read_addr_q <= read_addr_q + 1'b1;
            end
            if (put && !fetch) begin
                stored_q <= stored_q + 1'b1;
            end else if (fetch && !put) begin
                stored_q <= stored_q - 1'b1;
            end
        end
    end

    // The SRAM holds a word it has read until the next read, so its output is the output register.
    reg          shown_q;  // read_data is on offer
    wire [127:0] read_data;

    assign fetch = (stored_q != 5'd0) && (!shown_q || out_ready);

    always @(posedge clk) begin
        if (rst) begin
            shown_q <= 1'b0;
        end else if (fetch) begin
            shown_q <= 1'b1;
        end else if (out_ready) begin
            shown_q <= 1'b0;
        end
    end

    sram_16x128 sram (
        .clk        (clk),
        .write_valid(put),
        .write_addr (write_addr_q),
        .write_data (in_data),
        .read_valid (fetch),
        .read_addr  (read_addr_q),
        .read_data  (read_data)
    );

    assign in_ready  = stored_q != 5'd16;
    assign out_valid = shown_q;
    assign out_data  = read_data;
    assign level     = stored_q + {4'd0, shown_q};

endmodule

`default_nettype wire
