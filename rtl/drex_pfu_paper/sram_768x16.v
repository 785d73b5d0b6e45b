// sram_768x16: 768 words of 16 bits, one port to write and one to read.
//
//   latency     1 cycle from read_valid to read_data, which then holds until the next read
//   interval    1 write and 1 read per cycle
//   collision   a word read in the cycle in which it is written is unspecified; users never do
//               that
//   reset       none: words have no particular value before they are written
//   macro       one file per memory shape: put a wrapper around a memory macro, with this name and
//               these ports, in its place
//
// ragrtl 0.1.0 drex_pfu architecture=paper vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
`default_nettype none

module sram_768x16 (
    input  wire        clk,
    input  wire        write_valid,
    input  wire [9:0]  write_addr,
    input  wire [15:0] write_data,
    input  wire        read_valid,
    input  wire [9:0]  read_addr,
    output wire [15:0] read_data
);

    reg [15:0] ram [0:767];
    reg [15:0] read_data_q;  // no reset: follows the memory

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
