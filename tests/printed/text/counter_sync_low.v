// counter_sync_low: counts what it is told to.
//
//   latency    1 cycle
//   interval   1 cycle
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module counter_sync_low #(
    parameter W = 4  // bits of the count
) (
    input  wire              clk,
    input  wire              rst_n,  // synchronous, active low
    input  wire              load,
    input  wire [W-1:0]      start,
    input  wire              enable,
    input  wire signed [5:0] data,
    output wire [W-1:0]      count,
    output wire signed [5:0] low,
    output wire              full,
    output wire signed [5:0] last
);

    reg [W-1:0]      count_q;  // wraps around
    reg signed [5:0] low_q;
    reg              full_q;
    reg signed [5:0] last_q;   // no reset: read only after the first enable

    always @(posedge clk) begin
        if (!rst_n) begin
            count_q <= {{(W-1){1'b0}}, 1'b1};
            full_q  <= 1'b1;
            low_q   <= 6'sh20;
        end else begin
            if (load) begin
                count_q <= start;
                full_q  <= 1'b0;
            end else if (enable) begin
                count_q <= count_q + 1'b1;
            end else begin
                // idle
                full_q <= &count_q;
            end
            if (data < low_q) begin
                low_q <= data;
            end
        end
    end

    always @(posedge clk) begin
        if (enable) begin
            last_q <= data;
        end
    end

    assign count = count_q;
    assign low   = low_q;
    assign full  = full_q;
    assign last  = last_q;

endmodule

`default_nettype wire
