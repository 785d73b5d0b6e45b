// drex_pfu_query: the match counters of one query for 4 vectors, behind popcounts: they overflow
// at the threshold.
//
//   latency     1 cycle from a column to what it does to reached
//   interval    1 column per cycle
//   threshold   first counts a column onto start_count = 2^12 - threshold, which is at least 1
//   pause       a column of zeros with signs of ones adds nothing
//
// ragrtl 0.1.0 drex_pfu architecture=packed vectors=128 queries=16 csb_width=12 dimensions=768
//   pack=32 query_store=true reset=sync_high
`default_nettype none

module drex_pfu_query (
    input  wire         clk,
    input  wire         active,  // what is reached is shown
    input  wire         first,   // the column begins a group of vectors
    input  wire [11:0]  start_count,
    input  wire [127:0] column,  // the signs of a vector side by side
    input  wire [31:0]  signs,   // of the query
    output wire [3:0]   reached
);

    genvar v;
    generate
        for (v = 0; v < 4; v = v + 1) begin : vector
            wire [31:0] agree = ~(column[32*v +: 32] ^ signs);
            reg  [11:0] count_q;  // no reset: set by first
            reg         over_q;   // no reset: set by first
            wire [11:0] base = first ? start_count : count_q;

            // Adders of sum, level 1.
            wire [10:0] sum_l1w0s;
            wire [10:0] sum_l1w0c;

            fa #(.N(11)) sum_l1w0 (
                .a   ({agree[11:2], base[0]}),
                .b   ({agree[21:12], agree[0]}),
                .cin ({agree[31:22], agree[1]}),
                .sum (sum_l1w0s),
                .cout(sum_l1w0c)
            );

            // Adders of sum, level 2.
            wire [2:0] sum_l2w0s;
            wire [2:0] sum_l2w0c;
            wire [3:0] sum_l2w1s;
            wire [3:0] sum_l2w1c;

            fa #(.N(3)) sum_l2w0 (
                .a   (sum_l1w0s[2:0]),
                .b   (sum_l1w0s[5:3]),
                .cin (sum_l1w0s[8:6]),
                .sum (sum_l2w0s),
                .cout(sum_l2w0c)
            );

            fa #(.N(4)) sum_l2w1 (
                .a   ({sum_l1w0c[4:2], base[1]}),
                .b   ({sum_l1w0c[7:5], sum_l1w0c[0]}),
                .cin ({sum_l1w0c[10:8], sum_l1w0c[1]}),
                .sum (sum_l2w1s),
                .cout(sum_l2w1c)
            );

            // Adders of sum, level 3.
            wire       sum_l3w0s;
            wire       sum_l3w0c;
            wire       sum_l3h0s;
            wire       sum_l3h0c;
            wire [1:0] sum_l3w1s;
            wire [1:0] sum_l3w1c;
            wire       sum_l3w2s;
            wire       sum_l3w2c;

            fa sum_l3w0 (
                .a   (sum_l1w0s[9]),
                .b   (sum_l1w0s[10]),
                .cin (sum_l2w0s[0]),
                .sum (sum_l3w0s),
                .cout(sum_l3w0c)
            );

            ha sum_l3h0 (.a(sum_l2w0s[1]), .b(sum_l2w0s[2]), .sum(sum_l3h0s), .cout(sum_l3h0c));

            fa #(.N(2)) sum_l3w1 (
                .a   (sum_l2w0c[1:0]),
                .b   ({sum_l2w1s[0], sum_l2w0c[2]}),
                .cin (sum_l2w1s[2:1]),
                .sum (sum_l3w1s),
                .cout(sum_l3w1c)
            );

            fa sum_l3w2 (
                .a   (base[2]),
                .b   (sum_l2w1c[0]),
                .cin (sum_l2w1c[1]),
                .sum (sum_l3w2s),
                .cout(sum_l3w2c)
            );

            // Adders of sum, level 4.
            wire sum_l4w1s;
            wire sum_l4w1c;
            wire sum_l4h1s;
            wire sum_l4h1c;
            wire sum_l4w2s;
            wire sum_l4w2c;

            fa sum_l4w1 (
                .a   (sum_l2w1s[3]),
                .b   (sum_l3h0c),
                .cin (sum_l3w0c),
                .sum (sum_l4w1s),
                .cout(sum_l4w1c)
            );

            ha sum_l4h1 (.a(sum_l3w1s[0]), .b(sum_l3w1s[1]), .sum(sum_l4h1s), .cout(sum_l4h1c));

            fa sum_l4w2 (
                .a   (sum_l2w1c[2]),
                .b   (sum_l2w1c[3]),
                .cin (sum_l3w2s),
                .sum (sum_l4w2s),
                .cout(sum_l4w2c)
            );

            // Adders of sum, level 5.
            wire sum_l5w2s;
            wire sum_l5w2c;
            wire sum_l5h2s;
            wire sum_l5h2c;
            wire sum_l5w3s;
            wire sum_l5w3c;

            fa sum_l5w2 (
                .a   (sum_l3w1c[0]),
                .b   (sum_l3w1c[1]),
                .cin (sum_l4h1c),
                .sum (sum_l5w2s),
                .cout(sum_l5w2c)
            );

            ha sum_l5h2 (.a(sum_l4w1c), .b(sum_l4w2s), .sum(sum_l5h2s), .cout(sum_l5h2c));

            fa sum_l5w3 (
                .a   (base[3]),
                .b   (sum_l3w2c),
                .cin (sum_l4w2c),
                .sum (sum_l5w3s),
                .cout(sum_l5w3c)
            );

            // Adders of sum, level 6.
            wire sum_l6w3s;
            wire sum_l6w3c;
            wire sum_l6h4s;
            wire sum_l6h4c;

            fa sum_l6w3 (
                .a   (sum_l5w2c),
                .b   (sum_l5h2c),
                .cin (sum_l5w3s),
                .sum (sum_l6w3s),
                .cout(sum_l6w3c)
            );

            ha sum_l6h4 (.a(base[4]), .b(sum_l5w3c), .sum(sum_l6h4s), .cout(sum_l6h4c));

            wire [12:0] sum_row0 = {1'b0, base[11], base[10], base[9], base[8], base[7], base[6],
                base[5], sum_l6w3c, sum_l6w3s, sum_l5w2s, sum_l4w1s, sum_l3w0s};
            wire [12:0] sum_row1 = {7'd0, sum_l6h4c, sum_l6h4s, 1'b0, sum_l5h2s, sum_l4h1s,
                sum_l3h0s};
            wire [12:0] total = sum_row0 + sum_row1;

            always @(posedge clk) begin
                count_q <= total[11:0];
                over_q  <= total[12] || (over_q && !first);
            end

            assign reached[v] = over_q && active;
        end
    endgenerate

endmodule

`default_nettype wire
