// fifo: first in, first out, in flops; the first word falls through.
//
//   latency     1 cycle from in_data to out_data, if nothing is ahead
//   interval    1 word per cycle; at DEPTH = 1 one every other cycle
//   handshake   ready/valid on both sides; in_ready (not full) and out_valid (not empty) come from
//               registers alone
//
// A parameter may be overridden by the module that instantiates this one.
// The structure is generated for its localparams: generate again to change one.
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module fifo #(
    parameter WIDTH = 32,  // bits of a word
    parameter DEPTH = 16   // words; any number
) (
    input  wire                       clk,
    input  wire                       rst,       // synchronous, active high
    input  wire                       in_valid,
    output wire                       in_ready,
    input  wire [WIDTH-1:0]           in_data,
    output wire                       out_valid,
    input  wire                       out_ready,
    output wire [WIDTH-1:0]           out_data,  // unspecified while out_valid is low
    output wire [$clog2(DEPTH+1)-1:0] level      // words held
);

    localparam LAST_ADDR = DEPTH-1;
    localparam ADDR_W    = ($clog2(DEPTH) > 1 ? $clog2(DEPTH) : 1);
    localparam LEVEL_W   = $clog2(DEPTH+1);

    wire               put = in_valid && in_ready;
    wire               take = out_valid && out_ready;
    reg  [ADDR_W-1:0]  write_addr_q;
    reg  [ADDR_W-1:0]  read_addr_q;
    reg  [LEVEL_W-1:0] level_q;

    always @(posedge clk) begin
        if (rst) begin
            write_addr_q <= {ADDR_W{1'b0}};
            read_addr_q  <= {ADDR_W{1'b0}};
            level_q      <= {LEVEL_W{1'b0}};
        end else begin
            if (put) begin
                write_addr_q <= write_addr_q == LAST_ADDR[ADDR_W-1:0] ? {ADDR_W{1'b0}}
                    : write_addr_q + 1'b1;
            end
            if (take) begin
                read_addr_q <= read_addr_q == LAST_ADDR[ADDR_W-1:0] ? {ADDR_W{1'b0}}
                    : read_addr_q + 1'b1;
            end
            if (put && !take) begin
                level_q <= level_q + 1'b1;
            end else if (take && !put) begin
                level_q <= level_q - 1'b1;
            end
        end
    end

    reg [WIDTH-1:0] words [0:DEPTH-1];

    always @(posedge clk) begin
        if (put) begin
            words[write_addr_q] <= in_data;
        end
    end

    assign in_ready  = level_q != DEPTH[LEVEL_W-1:0];
    assign out_valid = level_q != {LEVEL_W{1'b0}};
    assign out_data  = words[read_addr_q];
    assign level     = level_q;

endmodule

`default_nettype wire
