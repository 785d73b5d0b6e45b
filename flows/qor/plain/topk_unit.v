// A shift sorter with a comparator per slot, as usually written: an empty slot holds the smallest score.
module topk_unit (
    input  wire               clk,
    input  wire               rst,
    input  wire               clear,
    input  wire               in_valid,
    input  wire signed [31:0] in_score,
    input  wire [9:0]         in_id,
    output reg  [31:0]        out_valid,
    output wire [1023:0]      out_score,
    output wire [319:0]       out_id,
    output reg  [5:0]         count
);
    reg signed [31:0] score [0:31];
    reg        [9:0]  id    [0:31];
    reg        [31:0] beaten;
    integer s;

    always @* begin
        for (s = 0; s < 32; s = s + 1) beaten[s] = !out_valid[s] || in_score > score[s];
    end

    always @(posedge clk) begin
        if (rst || clear) begin
            out_valid <= 32'd0;
            count <= 6'd0;
            for (s = 0; s < 32; s = s + 1) begin
                score[s] <= 32'sh8000_0000;
                id[s] <= 10'h3ff;
            end
        end else if (in_valid) begin
            if (!out_valid[31]) count <= count + 6'd1;
            for (s = 31; s > 0; s = s - 1) begin
                if (beaten[s]) begin
                    out_valid[s] <= beaten[s-1] ? out_valid[s-1] : 1'b1;
                    score[s] <= beaten[s-1] ? score[s-1] : in_score;
                    id[s] <= beaten[s-1] ? id[s-1] : in_id;
                end
            end
            if (beaten[0]) begin
                out_valid[0] <= 1'b1;
                score[0] <= in_score;
                id[0] <= in_id;
            end
        end
    end

    genvar g;
    generate
        for (g = 0; g < 32; g = g + 1) begin : slot
            assign out_score[32*g +: 32] = score[g];
            assign out_id[10*g +: 10] = id[g];
        end
    endgenerate
endmodule
