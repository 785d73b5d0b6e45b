// memories: a small dual-port memory.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module memories #(
    parameter DEPTH = 16,  // words
    parameter W     = 8
) (
    input  wire                     clk,
    input  wire                     write,
    input  wire [$clog2(DEPTH)-1:0] write_address,
    input  wire [W-1:0]             write_data,
    input  wire [$clog2(DEPTH)-1:0] read_address,
    output wire [W-1:0]             read_data,
    output wire [W-1:0]             now
);

    reg [W-1:0] ram [0:DEPTH-1];  // written before it is read
    reg [W-1:0] word_q;           // no reset: follows the memory

    always @(posedge clk) begin
        if (write) begin
            ram[write_address] <= write_data;
        end
        word_q <= ram[read_address];
    end

    assign read_data = word_q;
    assign now       = ram[read_address] ^ write_data;

endmodule

`default_nettype wire
