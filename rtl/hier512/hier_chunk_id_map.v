// hier_chunk_id_map: keeps up to 50 candidates and streams them out in their order.
//
//   latency     2 cycles until a candidate is shown, once it is known whether it is the last
//   interval    1 candidate per cycle
//   load        load_valid for every candidate, load_done with the last one or later; a candidate
//               may leave when another one was loaded after it, or the load is closed
//   handshake   ready/valid on the output; loads have no ready
//   address     out_address = base + 8*out_id, the row where the document begins; base holds still
//   clear       empties; a load or load_done in the same cycle is dropped
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_chunk_id_map (
    input  wire        clk,
    input  wire        rst,        // synchronous, active high
    input  wire        clear,
    input  wire [31:0] base,       // row where document 0 begins
    input  wire        load_valid,
    input  wire [19:0] load_id,
    input  wire [23:0] load_norm,
    input  wire        load_done,  // closes the load
    output wire        out_valid,
    input  wire        out_ready,
    output wire [19:0] out_id,
    output wire [23:0] out_norm,
    output wire [31:0] out_address,
    output wire        out_last,   // the last candidate of this load
    output wire [5:0]  count,      // candidates loaded since the last clear
    output wire        empty_done  // the load was closed without a candidate
);

    // ---- Candidates: number n is in word n

    reg  [5:0] count_q;                               // loaded
    reg  [5:0] fetched_q;                             // read out again
    reg        closed_q;
    wire       fetch;                                 // the next candidate moves to the output
    wire [5:0] after_next = fetched_q + 1'b1;
    wire       next_is_last = after_next == count_q;  // of those loaded so far

    always @(posedge clk) begin
        if (rst) begin
            count_q   <= 6'd0;
            fetched_q <= 6'd0;
            closed_q  <= 1'b0;
        end else if (clear) begin
            count_q   <= 6'd0;
            fetched_q <= 6'd0;
            closed_q  <= 1'b0;
        end else begin
            if (load_valid) begin
                count_q <= count_q + 1'b1;
            end
            if (fetch) begin
                fetched_q <= after_next;
            end
            if (load_done) begin
                closed_q <= 1'b1;
            end
        end
    end

    assign count      = count_q;
    assign empty_done = closed_q && (count_q == 6'd0);

    // ---- Output

    wire waiting = (fetched_q != count_q) && (closed_q || !next_is_last);

    // The SRAM holds a word it has read until the next read, so its output is the output register.
    reg         shown_q;  // read_data is on offer
    wire [43:0] read_data;

    assign fetch = waiting && (!shown_q || out_ready);

    always @(posedge clk) begin
        if (rst) begin
            shown_q <= 1'b0;
        end else if (clear) begin
            shown_q <= 1'b0;
        end else if (fetch) begin
            shown_q <= 1'b1;
        end else if (out_ready) begin
            shown_q <= 1'b0;
        end
    end

    sram_50x44 sram (
        .clk        (clk),
        .write_valid(load_valid),
        .write_addr (count_q),
        .write_data ({load_norm, load_id}),
        .read_valid (fetch),
        .read_addr  (fetched_q),
        .read_data  (read_data)
    );

    reg last_q;  // no reset: read only where shown_q

    always @(posedge clk) begin
        if (fetch) begin
            last_q <= next_is_last;
        end
    end

    wire [19:0] id = read_data[19:0];

    assign out_valid   = shown_q;
    assign out_id      = id;
    assign out_norm    = read_data[43:20];
    assign out_address = base + {9'd0, id, 3'd0};
    assign out_last    = last_q;

endmodule

`default_nettype wire
