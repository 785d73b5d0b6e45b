// sram_16x128: 16 words of 128 bits, one port to write and one to read.
//
//   latency     1 cycle from read_valid to read_data, which then holds until the next read
//   interval    1 write and 1 read per cycle
//   collision   a word read in the cycle in which it is written is unspecified; users never do
//               that
//   reset       none: words have no particular value before they are written
//   macro       one file per memory shape: put a wrapper around a memory macro, with this name and
//               these ports, in its place
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module sram_16x128 (
    input  wire         clk,
    input  wire         write_valid,
    input  wire [3:0]   write_addr,
    input  wire [127:0] write_data,
    input  wire         read_valid,
    input  wire [3:0]   read_addr,
    output wire [127:0] read_data
);

    reg [127:0] ram [0:15];
    reg [127:0] read_data_q;  // no reset: follows the memory

    always @(posedge clk) begin
        if (write_valid) begin
            ram[write_addr] <= write_data;
        end
        if (read_valid) begin
            read_data_q <= ram[read_addr];
        end
    end

    assign read_data = read_data_q;

endmodule

`default_nettype wire
