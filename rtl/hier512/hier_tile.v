// hier_tile: a processing element and the streaming buffer in front of it.
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_tile (
    input  wire               clk,
    input  wire               rst,          // synchronous, active high
    input  wire               row_valid,
    output wire               row_ready,
    input  wire [127:0]       row_data,     // this PE's part of a memory row
    output wire               buffered,     // a row is there to be given
    input  wire               give,
    input  wire               query_valid,  // the row given is one of the query
    input  wire [2:0]         query_plane,
    input  wire [7:0]         active_lanes,
    input  wire               doc_valid,    // the row given is one of a document
    output wire               doc_ready,
    input  wire               doc_int8,
    output wire               result_valid,
    output wire signed [15:0] result_sum,
    output wire               busy,
    output wire [1:0]         result_pass,
    output wire               result_last
);

    wire [127:0] row;
    wire [4:0]   level;
    wire         unused_level = &level;  // memory is held off by row_ready

    stream_buffer row_buffer (
        .clk      (clk),
        .rst      (rst),
        .in_valid (row_valid),
        .in_ready (row_ready),
        .in_data  (row_data),
        .out_valid(buffered),
        .out_ready(give),
        .out_data (row),
        .level    (level)
    );

    hier_pe pe (
        .clk         (clk),
        .rst         (rst),
        .query_valid (query_valid),
        .query_plane (query_plane),
        .query_row   (row),
        .active_lanes(active_lanes),
        .doc_valid   (doc_valid),
        .doc_ready   (doc_ready),
        .doc_row     (row),
        .doc_int8    (doc_int8),
        .result_valid(result_valid),
        .result_pass (result_pass),
        .result_last (result_last),
        .result_sum  (result_sum),
        .busy        (busy)
    );

endmodule

`default_nettype wire
