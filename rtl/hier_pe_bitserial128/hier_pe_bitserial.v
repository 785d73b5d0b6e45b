// hier_pe_bitserial: query-stationary dot product of 128 lanes straight from bit-plane rows, one
// row per cycle.
//
//   latency     4 cycles from the last row of a document to its result
//   interval    a row per cycle: 4 cycles per INT4 document, 8 per INT8 document
//   handshake   rows: doc_valid, every one is taken; results have no ready, the consumer takes
//               each as it comes
//   rows        row 0 = sign bits ... row 7 = least significant bits; INT4 documents have rows 0
//               .. 3
//   results     INT8 query times INT8 document, or times the signed nibbles of an INT4 document
//   query       a row is multiplied in the cycle after it was taken, by what the query holds then
//   masking     query lanes from active_lanes up are loaded as zero, so they add nothing
//
// ragrtl 0.1.0 hier_pe_bitserial lanes=128 reset=sync_high
`default_nettype none

module hier_pe_bitserial (
    input  wire               clk,
    input  wire               rst,          // synchronous, active high
    input  wire               query_valid,  // loads one row of the query
    input  wire [2:0]         query_plane,  // which row
    input  wire [127:0]       query_row,
    input  wire [7:0]         active_lanes,
    input  wire               doc_valid,
    output wire               doc_ready,    // always high
    input  wire [127:0]       doc_row,
    input  wire               doc_int8,     // sampled with row 0
    output wire               result_valid,
    output wire signed [22:0] result_sum,
    output wire               busy
);

    assign doc_ready = 1'b1;

    // ---- Query: eight stationary rows

    wire [127:0] lane_mask = ~({128{1'b1}} << active_lanes);  // ones below active_lanes
    wire [7:0]   query_write = {7'd0, query_valid} << query_plane;

    genvar r;
    generate
        for (r = 0; r < 8; r = r + 1) begin : query
            reg [127:0] bits_q;  // no reset: written before use

            always @(posedge clk) begin
                if (query_write[r]) begin
                    bits_q <= query_row & lane_mask;
                end
            end
        end
    endgenerate

    // ---- Document: the row at hand and its place in the document

    reg  [2:0]   row_q;         // the row that comes next
    reg          int8_q;        // no reset: set with row 0
    wire         first_row = row_q == 3'd0;
    wire         second_row = row_q == 3'd1;
    wire         last_row = (row_q == 3'd7) || ((row_q == 3'd3) && !int8_q);
    reg  [127:0] doc_row_q;     // no reset: read only where doc_valid_q
    reg          doc_valid_q;
    reg          doc_first_q;   // no reset: read only where its stage is valid
    reg          doc_second_q;  // no reset: read only where its stage is valid
    reg          doc_last_q;    // no reset: read only where its stage is valid

    always @(posedge clk) begin
        if (rst) begin
            row_q <= 3'd0;
        end else if (doc_valid) begin
            row_q <= last_row ? 3'd0 : row_q + 1'b1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            doc_valid_q <= 1'b0;
        end else begin
            doc_valid_q <= doc_valid;
        end
    end

    always @(posedge clk) begin
        if (doc_valid) begin
            doc_row_q    <= doc_row;
            doc_first_q  <= first_row;
            doc_second_q <= second_row;
            doc_last_q   <= last_row;
        end
        if (doc_valid && first_row) begin
            int8_q <= doc_int8;
        end
    end

    // ---- Products: the row times every bit of the query

    // The heap makes the negative of the row's sum: -b = ~b - 1, so all products but those of the
    // query's sign bits are NANDs, and the document's sign row already counts as it must.
    wire [127:0] product_bit0 = ~(query[7].bits_q & doc_row_q);
    wire [127:0] product_bit1 = ~(query[6].bits_q & doc_row_q);
    wire [127:0] product_bit2 = ~(query[5].bits_q & doc_row_q);
    wire [127:0] product_bit3 = ~(query[4].bits_q & doc_row_q);
    wire [127:0] product_bit4 = ~(query[3].bits_q & doc_row_q);
    wire [127:0] product_bit5 = ~(query[2].bits_q & doc_row_q);
    wire [127:0] product_bit6 = ~(query[1].bits_q & doc_row_q);
    wire [127:0] product_bit7 = query[0].bits_q & doc_row_q;

    // ---- Stage 1: the products of a row, down to 9 rows

    // Bits by weight:
    //   weight   22   21   20   19   18   17   16   15   14   13   12   11   10    9    8    7
    //   bits      0    0    0    0    0    0    0    0    0    0    0    0    0    0    0  128
    //   weight    6    5    4    3    2    1    0
    //   bits    128  128  128  128  128  128  128
    // Adders of s1, level 1.
    wire [41:0] s1_l1w0s;
    wire [41:0] s1_l1w0c;
    wire [41:0] s1_l1w1s;
    wire [41:0] s1_l1w1c;
    wire [41:0] s1_l1w2s;
    wire [41:0] s1_l1w2c;
    wire [41:0] s1_l1w3s;
    wire [41:0] s1_l1w3c;
    wire [41:0] s1_l1w4s;
    wire [41:0] s1_l1w4c;
    wire [41:0] s1_l1w5s;
    wire [41:0] s1_l1w5c;
    wire [41:0] s1_l1w6s;
    wire [41:0] s1_l1w6c;
    wire [41:0] s1_l1w7s;
    wire [41:0] s1_l1w7c;

    fa #(.N(42)) s1_l1w0 (
        .a   (product_bit0[41:0]),
        .b   (product_bit0[83:42]),
        .cin (product_bit0[125:84]),
        .sum (s1_l1w0s),
        .cout(s1_l1w0c)
    );

    fa #(.N(42)) s1_l1w1 (
        .a   (product_bit1[41:0]),
        .b   (product_bit1[83:42]),
        .cin (product_bit1[125:84]),
        .sum (s1_l1w1s),
        .cout(s1_l1w1c)
    );

    fa #(.N(42)) s1_l1w2 (
        .a   (product_bit2[41:0]),
        .b   (product_bit2[83:42]),
        .cin (product_bit2[125:84]),
        .sum (s1_l1w2s),
        .cout(s1_l1w2c)
    );

    fa #(.N(42)) s1_l1w3 (
        .a   (product_bit3[41:0]),
        .b   (product_bit3[83:42]),
        .cin (product_bit3[125:84]),
        .sum (s1_l1w3s),
        .cout(s1_l1w3c)
    );

    fa #(.N(42)) s1_l1w4 (
        .a   (product_bit4[41:0]),
        .b   (product_bit4[83:42]),
        .cin (product_bit4[125:84]),
        .sum (s1_l1w4s),
        .cout(s1_l1w4c)
    );

    fa #(.N(42)) s1_l1w5 (
        .a   (product_bit5[41:0]),
        .b   (product_bit5[83:42]),
        .cin (product_bit5[125:84]),
        .sum (s1_l1w5s),
        .cout(s1_l1w5c)
    );

    fa #(.N(42)) s1_l1w6 (
        .a   (product_bit6[41:0]),
        .b   (product_bit6[83:42]),
        .cin (product_bit6[125:84]),
        .sum (s1_l1w6s),
        .cout(s1_l1w6c)
    );

    fa #(.N(42)) s1_l1w7 (
        .a   (product_bit7[41:0]),
        .b   (product_bit7[83:42]),
        .cin (product_bit7[125:84]),
        .sum (s1_l1w7s),
        .cout(s1_l1w7c)
    );

    // Adders of s1, level 2.
    wire [13:0] s1_l2w0s;
    wire [13:0] s1_l2w0c;
    wire [27:0] s1_l2w1s;
    wire [27:0] s1_l2w1c;
    wire [27:0] s1_l2w2s;
    wire [27:0] s1_l2w2c;
    wire [27:0] s1_l2w3s;
    wire [27:0] s1_l2w3c;
    wire [27:0] s1_l2w4s;
    wire [27:0] s1_l2w4c;
    wire [27:0] s1_l2w5s;
    wire [27:0] s1_l2w5c;
    wire [27:0] s1_l2w6s;
    wire [27:0] s1_l2w6c;
    wire [27:0] s1_l2w7s;
    wire [27:0] s1_l2w7c;
    wire [13:0] s1_l2w8s;
    wire [13:0] s1_l2w8c;

    fa #(.N(14)) s1_l2w0 (
        .a   ({s1_l1w0s[13:1], product_bit0[126]}),
        .b   ({s1_l1w0s[26:14], product_bit0[127]}),
        .cin ({s1_l1w0s[39:27], s1_l1w0s[0]}),
        .sum (s1_l2w0s),
        .cout(s1_l2w0c)
    );

    fa #(.N(28)) s1_l2w1 (
        .a   ({s1_l1w1s[13:1], s1_l1w0c[40], s1_l1w0c[13:1], product_bit1[126]}),
        .b   ({s1_l1w1s[26:14], s1_l1w0c[41], s1_l1w0c[26:14], product_bit1[127]}),
        .cin ({s1_l1w1s[39:27], s1_l1w1s[0], s1_l1w0c[39:27], s1_l1w0c[0]}),
        .sum (s1_l2w1s),
        .cout(s1_l2w1c)
    );

    fa #(.N(28)) s1_l2w2 (
        .a   ({s1_l1w2s[13:1], s1_l1w1c[40], s1_l1w1c[13:1], product_bit2[126]}),
        .b   ({s1_l1w2s[26:14], s1_l1w1c[41], s1_l1w1c[26:14], product_bit2[127]}),
        .cin ({s1_l1w2s[39:27], s1_l1w2s[0], s1_l1w1c[39:27], s1_l1w1c[0]}),
        .sum (s1_l2w2s),
        .cout(s1_l2w2c)
    );

    fa #(.N(28)) s1_l2w3 (
        .a   ({s1_l1w3s[13:1], s1_l1w2c[40], s1_l1w2c[13:1], product_bit3[126]}),
        .b   ({s1_l1w3s[26:14], s1_l1w2c[41], s1_l1w2c[26:14], product_bit3[127]}),
        .cin ({s1_l1w3s[39:27], s1_l1w3s[0], s1_l1w2c[39:27], s1_l1w2c[0]}),
        .sum (s1_l2w3s),
        .cout(s1_l2w3c)
    );

    fa #(.N(28)) s1_l2w4 (
        .a   ({s1_l1w4s[13:1], s1_l1w3c[40], s1_l1w3c[13:1], product_bit4[126]}),
        .b   ({s1_l1w4s[26:14], s1_l1w3c[41], s1_l1w3c[26:14], product_bit4[127]}),
        .cin ({s1_l1w4s[39:27], s1_l1w4s[0], s1_l1w3c[39:27], s1_l1w3c[0]}),
        .sum (s1_l2w4s),
        .cout(s1_l2w4c)
    );

    fa #(.N(28)) s1_l2w5 (
        .a   ({s1_l1w5s[13:1], s1_l1w4c[40], s1_l1w4c[13:1], product_bit5[126]}),
        .b   ({s1_l1w5s[26:14], s1_l1w4c[41], s1_l1w4c[26:14], product_bit5[127]}),
        .cin ({s1_l1w5s[39:27], s1_l1w5s[0], s1_l1w4c[39:27], s1_l1w4c[0]}),
        .sum (s1_l2w5s),
        .cout(s1_l2w5c)
    );

    fa #(.N(28)) s1_l2w6 (
        .a   ({s1_l1w6s[13:1], s1_l1w5c[40], s1_l1w5c[13:1], product_bit6[126]}),
        .b   ({s1_l1w6s[26:14], s1_l1w5c[41], s1_l1w5c[26:14], product_bit6[127]}),
        .cin ({s1_l1w6s[39:27], s1_l1w6s[0], s1_l1w5c[39:27], s1_l1w5c[0]}),
        .sum (s1_l2w6s),
        .cout(s1_l2w6c)
    );

    fa #(.N(28)) s1_l2w7 (
        .a   ({s1_l1w7s[13:1], s1_l1w6c[40], s1_l1w6c[13:1], product_bit7[126]}),
        .b   ({s1_l1w7s[26:14], s1_l1w6c[41], s1_l1w6c[26:14], product_bit7[127]}),
        .cin ({s1_l1w7s[39:27], s1_l1w7s[0], s1_l1w6c[39:27], s1_l1w6c[0]}),
        .sum (s1_l2w7s),
        .cout(s1_l2w7c)
    );

    fa #(.N(14)) s1_l2w8 (
        .a   (s1_l1w7c[13:0]),
        .b   (s1_l1w7c[27:14]),
        .cin (s1_l1w7c[41:28]),
        .sum (s1_l2w8s),
        .cout(s1_l2w8c)
    );

    // Adders of s1, level 3.
    wire [3:0]  s1_l3w0s;
    wire [3:0]  s1_l3w0c;
    wire [13:0] s1_l3w1s;
    wire [13:0] s1_l3w1c;
    wire [18:0] s1_l3w2s;
    wire [18:0] s1_l3w2c;
    wire [18:0] s1_l3w3s;
    wire [18:0] s1_l3w3c;
    wire [18:0] s1_l3w4s;
    wire [18:0] s1_l3w4c;
    wire [18:0] s1_l3w5s;
    wire [18:0] s1_l3w5c;
    wire [18:0] s1_l3w6s;
    wire [18:0] s1_l3w6c;
    wire [18:0] s1_l3w7s;
    wire [18:0] s1_l3w7c;
    wire [13:0] s1_l3w8s;
    wire [13:0] s1_l3w8c;
    wire [3:0]  s1_l3w9s;
    wire [3:0]  s1_l3w9c;

    fa #(.N(4)) s1_l3w0 (
        .a   ({s1_l2w0s[3:1], s1_l1w0s[40]}),
        .b   ({s1_l2w0s[6:4], s1_l1w0s[41]}),
        .cin ({s1_l2w0s[9:7], s1_l2w0s[0]}),
        .sum (s1_l3w0s),
        .cout(s1_l3w0c)
    );

    fa #(.N(14)) s1_l3w1 (
        .a   ({s1_l2w1s[17:14], s1_l2w0c[9:1], s1_l1w1s[40]}),
        .b   ({s1_l2w1s[21:18], s1_l2w1s[4:0], s1_l2w0c[13:10], s1_l1w1s[41]}),
        .cin ({s1_l2w1s[25:22], s1_l2w1s[13:5], s1_l2w0c[0]}),
        .sum (s1_l3w1s),
        .cout(s1_l3w1c)
    );

    fa #(.N(19)) s1_l3w2 (
        .a   ({s1_l2w2s[18:15], s1_l2w2s[12], s1_l2w1c[23:16], s1_l2w1c[13], s1_l2w1c[4:1],
            s1_l1w2s[40]}),
        .b   ({s1_l2w2s[22:19], s1_l2w2s[13], s1_l2w2s[3:0], s1_l2w1c[27:24], s1_l2w1c[14],
            s1_l2w1c[8:5], s1_l1w2s[41]}),
        .cin ({s1_l2w2s[26:23], s1_l2w2s[14], s1_l2w2s[11:4], s1_l2w1c[15], s1_l2w1c[12:9],
            s1_l2w1c[0]}),
        .sum (s1_l3w2s),
        .cout(s1_l3w2c)
    );

    fa #(.N(19)) s1_l3w3 (
        .a   ({s1_l2w3s[18:15], s1_l2w3s[12], s1_l2w2c[23:16], s1_l2w2c[13], s1_l2w2c[4:1],
            s1_l1w3s[40]}),
        .b   ({s1_l2w3s[22:19], s1_l2w3s[13], s1_l2w3s[3:0], s1_l2w2c[27:24], s1_l2w2c[14],
            s1_l2w2c[8:5], s1_l1w3s[41]}),
        .cin ({s1_l2w3s[26:23], s1_l2w3s[14], s1_l2w3s[11:4], s1_l2w2c[15], s1_l2w2c[12:9],
            s1_l2w2c[0]}),
        .sum (s1_l3w3s),
        .cout(s1_l3w3c)
    );

    fa #(.N(19)) s1_l3w4 (
        .a   ({s1_l2w4s[18:15], s1_l2w4s[12], s1_l2w3c[23:16], s1_l2w3c[13], s1_l2w3c[4:1],
            s1_l1w4s[40]}),
        .b   ({s1_l2w4s[22:19], s1_l2w4s[13], s1_l2w4s[3:0], s1_l2w3c[27:24], s1_l2w3c[14],
            s1_l2w3c[8:5], s1_l1w4s[41]}),
        .cin ({s1_l2w4s[26:23], s1_l2w4s[14], s1_l2w4s[11:4], s1_l2w3c[15], s1_l2w3c[12:9],
            s1_l2w3c[0]}),
        .sum (s1_l3w4s),
        .cout(s1_l3w4c)
    );

    fa #(.N(19)) s1_l3w5 (
        .a   ({s1_l2w5s[18:15], s1_l2w5s[12], s1_l2w4c[23:16], s1_l2w4c[13], s1_l2w4c[4:1],
            s1_l1w5s[40]}),
        .b   ({s1_l2w5s[22:19], s1_l2w5s[13], s1_l2w5s[3:0], s1_l2w4c[27:24], s1_l2w4c[14],
            s1_l2w4c[8:5], s1_l1w5s[41]}),
        .cin ({s1_l2w5s[26:23], s1_l2w5s[14], s1_l2w5s[11:4], s1_l2w4c[15], s1_l2w4c[12:9],
            s1_l2w4c[0]}),
        .sum (s1_l3w5s),
        .cout(s1_l3w5c)
    );

    fa #(.N(19)) s1_l3w6 (
        .a   ({s1_l2w6s[18:15], s1_l2w6s[12], s1_l2w5c[23:16], s1_l2w5c[13], s1_l2w5c[4:1],
            s1_l1w6s[40]}),
        .b   ({s1_l2w6s[22:19], s1_l2w6s[13], s1_l2w6s[3:0], s1_l2w5c[27:24], s1_l2w5c[14],
            s1_l2w5c[8:5], s1_l1w6s[41]}),
        .cin ({s1_l2w6s[26:23], s1_l2w6s[14], s1_l2w6s[11:4], s1_l2w5c[15], s1_l2w5c[12:9],
            s1_l2w5c[0]}),
        .sum (s1_l3w6s),
        .cout(s1_l3w6c)
    );

    fa #(.N(19)) s1_l3w7 (
        .a   ({s1_l2w7s[18:15], s1_l2w7s[12], s1_l2w6c[23:16], s1_l2w6c[13], s1_l2w6c[4:1],
            s1_l1w7s[40]}),
        .b   ({s1_l2w7s[22:19], s1_l2w7s[13], s1_l2w7s[3:0], s1_l2w6c[27:24], s1_l2w6c[14],
            s1_l2w6c[8:5], s1_l1w7s[41]}),
        .cin ({s1_l2w7s[26:23], s1_l2w7s[14], s1_l2w7s[11:4], s1_l2w6c[15], s1_l2w6c[12:9],
            s1_l2w6c[0]}),
        .sum (s1_l3w7s),
        .cout(s1_l3w7c)
    );

    fa #(.N(14)) s1_l3w8 (
        .a   ({s1_l2w7c[23:15], s1_l2w7c[12], s1_l2w7c[3:0]}),
        .b   ({s1_l2w8s[4:0], s1_l2w7c[27:24], s1_l2w7c[13], s1_l2w7c[7:4]}),
        .cin ({s1_l2w8s[13:5], s1_l2w7c[14], s1_l2w7c[11:8]}),
        .sum (s1_l3w8s),
        .cout(s1_l3w8c)
    );

    fa #(.N(4)) s1_l3w9 (
        .a   (s1_l2w8c[3:0]),
        .b   (s1_l2w8c[7:4]),
        .cin (s1_l2w8c[11:8]),
        .sum (s1_l3w9s),
        .cout(s1_l3w9c)
    );

    // Adders of s1, level 4.
    wire [5:0]  s1_l4w1s;
    wire [5:0]  s1_l4w1c;
    wire [10:0] s1_l4w2s;
    wire [10:0] s1_l4w2c;
    wire [12:0] s1_l4w3s;
    wire [12:0] s1_l4w3c;
    wire [11:0] s1_l4w4s;
    wire [11:0] s1_l4w4c;
    wire [11:0] s1_l4w5s;
    wire [11:0] s1_l4w5c;
    wire [11:0] s1_l4w6s;
    wire [11:0] s1_l4w6c;
    wire [11:0] s1_l4w7s;
    wire [11:0] s1_l4w7c;
    wire [10:0] s1_l4w8s;
    wire [10:0] s1_l4w8c;
    wire [5:0]  s1_l4w9s;
    wire [5:0]  s1_l4w9c;
    wire        s1_l4w10s;
    wire        s1_l4w10c;

    fa #(.N(6)) s1_l4w1 (
        .a   ({s1_l3w1s[9], s1_l3w1s[0], s1_l3w0c[3:1], s1_l2w1s[26]}),
        .b   ({s1_l3w1s[10], s1_l3w1s[4:1], s1_l2w1s[27]}),
        .cin ({s1_l3w1s[11], s1_l3w1s[8:5], s1_l3w0c[0]}),
        .sum (s1_l4w1s),
        .cout(s1_l4w1c)
    );

    fa #(.N(11)) s1_l4w2 (
        .a   ({s1_l3w2s[15], s1_l3w2s[12], s1_l3w2s[5], s1_l3w1c[13:12], s1_l3w2s[4],
            s1_l3w1c[5:2], s1_l2w2s[27]}),
        .b   ({s1_l3w2s[16], s1_l3w2s[13], s1_l3w2s[8:6], s1_l3w1c[10:6], s1_l3w1c[0]}),
        .cin ({s1_l3w2s[17], s1_l3w2s[14], s1_l3w2s[11:9], s1_l3w1c[11], s1_l3w2s[3:0],
            s1_l3w1c[1]}),
        .sum (s1_l4w2s),
        .cout(s1_l4w2c)
    );

    fa #(.N(13)) s1_l4w3 (
        .a   ({s1_l3w3s[16], s1_l3w3s[13], s1_l3w2c[18:15], s1_l3w3s[3], s1_l3w2c[8:5],
            s1_l3w2c[2], s1_l2w3s[27]}),
        .b   ({s1_l3w3s[17], s1_l3w3s[14], s1_l3w3s[8:4], s1_l3w2c[12:9], s1_l3w2c[3],
            s1_l3w2c[0]}),
        .cin ({s1_l3w3s[18], s1_l3w3s[15], s1_l3w3s[12:9], s1_l3w2c[14], s1_l3w3s[2:0],
            s1_l3w2c[13], s1_l3w2c[4], s1_l3w2c[1]}),
        .sum (s1_l4w3s),
        .cout(s1_l4w3c)
    );

    fa #(.N(12)) s1_l4w4 (
        .a   ({s1_l3w4s[14], s1_l3w3c[18:15], s1_l3w4s[3], s1_l3w3c[8:5], s1_l3w3c[2],
            s1_l2w4s[27]}),
        .b   ({s1_l3w4s[15], s1_l3w4s[8:4], s1_l3w3c[12:9], s1_l3w3c[3], s1_l3w3c[0]}),
        .cin ({s1_l3w4s[16], s1_l3w4s[12:9], s1_l3w3c[14], s1_l3w4s[2:0], s1_l3w3c[13],
            s1_l3w3c[4], s1_l3w3c[1]}),
        .sum (s1_l4w4s),
        .cout(s1_l4w4c)
    );

    fa #(.N(12)) s1_l4w5 (
        .a   ({s1_l3w5s[14], s1_l3w4c[18:15], s1_l3w5s[3], s1_l3w4c[8:5], s1_l3w4c[2],
            s1_l2w5s[27]}),
        .b   ({s1_l3w5s[15], s1_l3w5s[8:4], s1_l3w4c[12:9], s1_l3w4c[3], s1_l3w4c[0]}),
        .cin ({s1_l3w5s[16], s1_l3w5s[12:9], s1_l3w4c[14], s1_l3w5s[2:0], s1_l3w4c[13],
            s1_l3w4c[4], s1_l3w4c[1]}),
        .sum (s1_l4w5s),
        .cout(s1_l4w5c)
    );

    fa #(.N(12)) s1_l4w6 (
        .a   ({s1_l3w6s[14], s1_l3w5c[18:15], s1_l3w6s[3], s1_l3w5c[8:5], s1_l3w5c[2],
            s1_l2w6s[27]}),
        .b   ({s1_l3w6s[15], s1_l3w6s[8:4], s1_l3w5c[12:9], s1_l3w5c[3], s1_l3w5c[0]}),
        .cin ({s1_l3w6s[16], s1_l3w6s[12:9], s1_l3w5c[14], s1_l3w6s[2:0], s1_l3w5c[13],
            s1_l3w5c[4], s1_l3w5c[1]}),
        .sum (s1_l4w6s),
        .cout(s1_l4w6c)
    );

    fa #(.N(12)) s1_l4w7 (
        .a   ({s1_l3w7s[14], s1_l3w6c[18:15], s1_l3w7s[3], s1_l3w6c[8:5], s1_l3w6c[2],
            s1_l2w7s[27]}),
        .b   ({s1_l3w7s[15], s1_l3w7s[8:4], s1_l3w6c[12:9], s1_l3w6c[3], s1_l3w6c[0]}),
        .cin ({s1_l3w7s[16], s1_l3w7s[12:9], s1_l3w6c[14], s1_l3w7s[2:0], s1_l3w6c[13],
            s1_l3w6c[4], s1_l3w6c[1]}),
        .sum (s1_l4w7s),
        .cout(s1_l4w7c)
    );

    fa #(.N(11)) s1_l4w8 (
        .a   ({s1_l3w7c[18:14], s1_l3w7c[9:6], s1_l3w7c[3], s1_l3w7c[0]}),
        .b   ({s1_l3w8s[8:4], s1_l3w7c[13:10], s1_l3w7c[4], s1_l3w7c[1]}),
        .cin ({s1_l3w8s[13:9], s1_l3w8s[3:0], s1_l3w7c[5], s1_l3w7c[2]}),
        .sum (s1_l4w8s),
        .cout(s1_l4w8c)
    );

    fa #(.N(6)) s1_l4w9 (
        .a   ({s1_l3w8c[7:4], s1_l3w8c[1], s1_l2w8c[12]}),
        .b   ({s1_l3w8c[11:8], s1_l3w8c[2], s1_l2w8c[13]}),
        .cin ({s1_l3w9s[1:0], s1_l3w8c[13:12], s1_l3w8c[3], s1_l3w8c[0]}),
        .sum (s1_l4w9s),
        .cout(s1_l4w9c)
    );

    fa s1_l4w10 (
        .a   (s1_l3w9c[0]),
        .b   (s1_l3w9c[1]),
        .cin (s1_l3w9c[2]),
        .sum (s1_l4w10s),
        .cout(s1_l4w10c)
    );

    // Adders of s1, level 5.
    wire [4:0] s1_l5w2s;
    wire [4:0] s1_l5w2c;
    wire [7:0] s1_l5w3s;
    wire [7:0] s1_l5w3c;
    wire [8:0] s1_l5w4s;
    wire [8:0] s1_l5w4c;
    wire [7:0] s1_l5w5s;
    wire [7:0] s1_l5w5c;
    wire [7:0] s1_l5w6s;
    wire [7:0] s1_l5w6c;
    wire [7:0] s1_l5w7s;
    wire [7:0] s1_l5w7c;
    wire [6:0] s1_l5w8s;
    wire [6:0] s1_l5w8c;
    wire [5:0] s1_l5w9s;
    wire [5:0] s1_l5w9c;
    wire [1:0] s1_l5w10s;
    wire [1:0] s1_l5w10c;

    fa #(.N(5)) s1_l5w2 (
        .a   ({s1_l4w2s[5], s1_l4w1c[3], s1_l4w1c[0], s1_l4w2s[2], s1_l3w2s[18]}),
        .b   ({s1_l4w2s[6], s1_l4w1c[4], s1_l4w1c[1], s1_l4w2s[3], s1_l4w2s[0]}),
        .cin ({s1_l4w2s[7], s1_l4w1c[5], s1_l4w1c[2], s1_l4w2s[4], s1_l4w2s[1]}),
        .sum (s1_l5w2s),
        .cout(s1_l5w2c)
    );

    fa #(.N(8)) s1_l5w3 (
        .a   ({s1_l4w3s[10], s1_l4w2c[10:9], s1_l4w2c[6], s1_l4w3s[4], s1_l4w3s[1],
            s1_l4w2c[1:0]}),
        .b   ({s1_l4w3s[11], s1_l4w3s[7:6], s1_l4w2c[7], s1_l4w3s[5], s1_l4w3s[2], s1_l4w2c[3:2]}),
        .cin ({s1_l4w3s[12], s1_l4w3s[9:8], s1_l4w2c[8], s1_l4w2c[5], s1_l4w3s[3], s1_l4w3s[0],
            s1_l4w2c[4]}),
        .sum (s1_l5w3s),
        .cout(s1_l5w3c)
    );

    fa #(.N(9)) s1_l5w4 (
        .a   ({s1_l4w4s[6], s1_l4w3c[12], s1_l4w3c[9], s1_l4w3c[6], s1_l4w4s[3], s1_l4w4s[0],
            s1_l4w3c[3], s1_l3w4s[17], s1_l3w4s[13]}),
        .b   ({s1_l4w4s[8:7], s1_l4w3c[10], s1_l4w3c[7], s1_l4w4s[4], s1_l4w4s[1], s1_l4w3c[4],
            s1_l3w4s[18], s1_l4w3c[0]}),
        .cin ({s1_l4w4s[10:9], s1_l4w3c[11], s1_l4w3c[8], s1_l4w4s[5], s1_l4w4s[2], s1_l4w3c[5],
            s1_l4w3c[2:1]}),
        .sum (s1_l5w4s),
        .cout(s1_l5w4c)
    );

    fa #(.N(8)) s1_l5w5 (
        .a   ({s1_l4w5s[6], s1_l4w4c[11], s1_l4w4c[6], s1_l4w5s[3], s1_l4w5s[0], s1_l4w4c[3],
            s1_l3w5s[17], s1_l3w5s[13]}),
        .b   ({s1_l4w5s[8:7], s1_l4w4c[7], s1_l4w5s[4], s1_l4w5s[1], s1_l4w4c[4], s1_l3w5s[18],
            s1_l4w4c[0]}),
        .cin ({s1_l4w5s[10:9], s1_l4w4c[8], s1_l4w5s[5], s1_l4w5s[2], s1_l4w4c[5], s1_l4w4c[2:1]}),
        .sum (s1_l5w5s),
        .cout(s1_l5w5c)
    );

    fa #(.N(8)) s1_l5w6 (
        .a   ({s1_l4w6s[6], s1_l4w5c[11], s1_l4w5c[6], s1_l4w6s[3], s1_l4w6s[0], s1_l4w5c[3],
            s1_l3w6s[17], s1_l3w6s[13]}),
        .b   ({s1_l4w6s[8:7], s1_l4w5c[7], s1_l4w6s[4], s1_l4w6s[1], s1_l4w5c[4], s1_l3w6s[18],
            s1_l4w5c[0]}),
        .cin ({s1_l4w6s[10:9], s1_l4w5c[8], s1_l4w6s[5], s1_l4w6s[2], s1_l4w5c[5], s1_l4w5c[2:1]}),
        .sum (s1_l5w6s),
        .cout(s1_l5w6c)
    );

    fa #(.N(8)) s1_l5w7 (
        .a   ({s1_l4w7s[6], s1_l4w6c[11], s1_l4w6c[6], s1_l4w7s[3], s1_l4w7s[0], s1_l4w6c[3],
            s1_l3w7s[17], s1_l3w7s[13]}),
        .b   ({s1_l4w7s[8:7], s1_l4w6c[7], s1_l4w7s[4], s1_l4w7s[1], s1_l4w6c[4], s1_l3w7s[18],
            s1_l4w6c[0]}),
        .cin ({s1_l4w7s[10:9], s1_l4w6c[8], s1_l4w7s[5], s1_l4w7s[2], s1_l4w6c[5], s1_l4w6c[2:1]}),
        .sum (s1_l5w7s),
        .cout(s1_l5w7c)
    );

    fa #(.N(7)) s1_l5w8 (
        .a   ({s1_l4w8s[6], s1_l4w7c[11], s1_l4w7c[6], s1_l4w8s[3], s1_l4w8s[0], s1_l4w7c[3],
            s1_l4w7c[0]}),
        .b   ({s1_l4w8s[8:7], s1_l4w7c[7], s1_l4w8s[4], s1_l4w8s[1], s1_l4w7c[4], s1_l4w7c[1]}),
        .cin ({s1_l4w8s[10:9], s1_l4w7c[8], s1_l4w8s[5], s1_l4w8s[2], s1_l4w7c[5], s1_l4w7c[2]}),
        .sum (s1_l5w8s),
        .cout(s1_l5w8c)
    );

    fa #(.N(6)) s1_l5w9 (
        .a   ({s1_l4w8c[7], s1_l4w9s[4], s1_l4w9s[1], s1_l4w8c[2:1], s1_l3w9s[2]}),
        .b   ({s1_l4w8c[8], s1_l4w9s[5], s1_l4w9s[2], s1_l4w8c[4:3], s1_l3w9s[3]}),
        .cin ({s1_l4w8c[9], s1_l4w8c[6], s1_l4w9s[3], s1_l4w9s[0], s1_l4w8c[5], s1_l4w8c[0]}),
        .sum (s1_l5w9s),
        .cout(s1_l5w9c)
    );

    fa #(.N(2)) s1_l5w10 (
        .a   ({s1_l4w9c[2], s1_l3w9c[3]}),
        .b   ({s1_l4w9c[3], s1_l4w9c[0]}),
        .cin ({s1_l4w9c[4], s1_l4w9c[1]}),
        .sum (s1_l5w10s),
        .cout(s1_l5w10c)
    );

    // Adders of s1, level 6.
    wire [1:0] s1_l6w3s;
    wire [1:0] s1_l6w3c;
    wire [5:0] s1_l6w4s;
    wire [5:0] s1_l6w4c;
    wire [5:0] s1_l6w5s;
    wire [5:0] s1_l6w5c;
    wire [4:0] s1_l6w6s;
    wire [4:0] s1_l6w6c;
    wire [4:0] s1_l6w7s;
    wire [4:0] s1_l6w7c;
    wire [3:0] s1_l6w8s;
    wire [3:0] s1_l6w8c;
    wire [3:0] s1_l6w9s;
    wire [3:0] s1_l6w9c;
    wire [2:0] s1_l6w10s;
    wire [2:0] s1_l6w10c;

    fa #(.N(2)) s1_l6w3 (
        .a   ({s1_l5w3s[1], s1_l5w2c[0]}),
        .b   (s1_l5w2c[2:1]),
        .cin ({s1_l5w2c[3], s1_l5w3s[0]}),
        .sum (s1_l6w3s),
        .cout(s1_l6w3c)
    );

    fa #(.N(6)) s1_l6w4 (
        .a   ({s1_l5w4s[6], s1_l5w4s[4], s1_l5w3c[5], s1_l5w4s[2], s1_l4w4s[11], s1_l5w3c[0]}),
        .b   ({s1_l5w4s[7], s1_l5w4s[5], s1_l5w3c[6], s1_l5w3c[3:1]}),
        .cin ({s1_l5w4s[8], s1_l5w3c[7], s1_l5w4s[3], s1_l5w3c[4], s1_l5w4s[1:0]}),
        .sum (s1_l6w4s),
        .cout(s1_l6w4c)
    );

    fa #(.N(6)) s1_l6w5 (
        .a   ({s1_l5w4c[7:6], s1_l5w5s[1], s1_l4w5s[11], s1_l5w4c[1], s1_l4w4c[9]}),
        .b   ({s1_l5w5s[3], s1_l5w4c[8], s1_l5w5s[2], s1_l5w4c[3:2], s1_l4w4c[10]}),
        .cin ({s1_l5w5s[5:4], s1_l5w4c[5:4], s1_l5w5s[0], s1_l5w4c[0]}),
        .sum (s1_l6w5s),
        .cout(s1_l6w5c)
    );

    fa #(.N(5)) s1_l6w6 (
        .a   ({s1_l5w6s[3], s1_l5w6s[1], s1_l4w6s[11], s1_l5w5c[1], s1_l4w5c[9]}),
        .b   ({s1_l5w6s[4], s1_l5w6s[2], s1_l5w5c[3:2], s1_l4w5c[10]}),
        .cin ({s1_l5w6s[5], s1_l5w5c[5:4], s1_l5w6s[0], s1_l5w5c[0]}),
        .sum (s1_l6w6s),
        .cout(s1_l6w6c)
    );

    fa #(.N(5)) s1_l6w7 (
        .a   ({s1_l5w7s[3], s1_l5w7s[1], s1_l4w7s[11], s1_l5w6c[1], s1_l4w6c[9]}),
        .b   ({s1_l5w7s[4], s1_l5w7s[2], s1_l5w6c[3:2], s1_l4w6c[10]}),
        .cin ({s1_l5w7s[5], s1_l5w6c[5:4], s1_l5w7s[0], s1_l5w6c[0]}),
        .sum (s1_l6w7s),
        .cout(s1_l6w7c)
    );

    fa #(.N(4)) s1_l6w8 (
        .a   ({s1_l5w7c[7], s1_l5w7c[4], s1_l5w7c[1], s1_l4w7c[9]}),
        .b   ({s1_l5w8s[2], s1_l5w8s[0], s1_l5w7c[2], s1_l4w7c[10]}),
        .cin ({s1_l5w8s[3], s1_l5w8s[1], s1_l5w7c[3], s1_l5w7c[0]}),
        .sum (s1_l6w8s),
        .cout(s1_l6w8c)
    );

    fa #(.N(4)) s1_l6w9 (
        .a   ({s1_l5w9s[3], s1_l5w9s[1:0], s1_l4w8c[10]}),
        .b   ({s1_l5w9s[4], s1_l5w9s[2], s1_l5w8c[2], s1_l5w8c[0]}),
        .cin ({s1_l5w9s[5], s1_l5w8c[4:3], s1_l5w8c[1]}),
        .sum (s1_l6w9s),
        .cout(s1_l6w9c)
    );

    fa #(.N(3)) s1_l6w10 (
        .a   ({s1_l5w9c[3], s1_l5w9c[1], s1_l4w9c[5]}),
        .b   ({s1_l5w10s[1], s1_l5w9c[2], s1_l4w10s}),
        .cin ({s1_l5w9c[4], s1_l5w10s[0], s1_l5w9c[0]}),
        .sum (s1_l6w10s),
        .cout(s1_l6w10c)
    );

    // Adders of s1, level 7.
    wire [2:0] s1_l7w5s;
    wire [2:0] s1_l7w5c;
    wire [3:0] s1_l7w6s;
    wire [3:0] s1_l7w6c;
    wire [2:0] s1_l7w7s;
    wire [2:0] s1_l7w7c;
    wire [3:0] s1_l7w8s;
    wire [3:0] s1_l7w8c;
    wire [1:0] s1_l7w9s;
    wire [1:0] s1_l7w9c;
    wire       s1_l7w10s;
    wire       s1_l7w10c;

    fa #(.N(3)) s1_l7w5 (
        .a   ({s1_l6w4c[2], s1_l5w5s[7], s1_l6w4c[0]}),
        .b   ({s1_l6w5s[2], s1_l6w4c[1], s1_l6w5s[0]}),
        .cin ({s1_l6w4c[3], s1_l6w5s[1], s1_l5w5s[6]}),
        .sum (s1_l7w5s),
        .cout(s1_l7w5c)
    );

    fa #(.N(4)) s1_l7w6 (
        .a   ({s1_l6w5c[3], s1_l5w6s[7], s1_l6w5c[1:0]}),
        .b   ({s1_l6w6s[2], s1_l6w5c[2], s1_l6w6s[0], s1_l5w5c[6]}),
        .cin ({s1_l6w5c[4], s1_l6w6s[1], s1_l5w6s[6], s1_l5w5c[7]}),
        .sum (s1_l7w6s),
        .cout(s1_l7w6c)
    );

    fa #(.N(3)) s1_l7w7 (
        .a   ({s1_l5w7s[7], s1_l6w6c[1:0]}),
        .b   ({s1_l6w6c[2], s1_l6w7s[0], s1_l5w6c[6]}),
        .cin ({s1_l6w7s[1], s1_l5w7s[6], s1_l5w6c[7]}),
        .sum (s1_l7w7s),
        .cout(s1_l7w7c)
    );

    fa #(.N(4)) s1_l7w8 (
        .a   ({s1_l6w7c[3], s1_l5w8s[5:4], s1_l5w7c[5]}),
        .b   ({s1_l6w8s[1], s1_l5w8s[6], s1_l6w7c[1:0]}),
        .cin ({s1_l6w8s[2], s1_l6w7c[2], s1_l6w8s[0], s1_l5w7c[6]}),
        .sum (s1_l7w8s),
        .cout(s1_l7w8c)
    );

    fa #(.N(2)) s1_l7w9 (
        .a   (s1_l6w8c[1:0]),
        .b   ({s1_l6w8c[2], s1_l5w8c[5]}),
        .cin ({s1_l6w9s[0], s1_l5w8c[6]}),
        .sum (s1_l7w9s),
        .cout(s1_l7w9c)
    );

    fa s1_l7w10 (
        .a   (s1_l5w9c[5]),
        .b   (s1_l6w9c[0]),
        .cin (s1_l6w10s[0]),
        .sum (s1_l7w10s),
        .cout(s1_l7w10c)
    );

    // Adders of s1, level 8.
    wire       s1_l8w6s;
    wire       s1_l8w6c;
    wire [1:0] s1_l8w7s;
    wire [1:0] s1_l8w7c;
    wire       s1_l8w8s;
    wire       s1_l8w8c;
    wire       s1_l8w9s;
    wire       s1_l8w9c;

    fa s1_l8w6 (
        .a   (s1_l6w5c[5]),
        .b   (s1_l6w6s[3]),
        .cin (s1_l7w5c[0]),
        .sum (s1_l8w6s),
        .cout(s1_l8w6c)
    );

    fa #(.N(2)) s1_l8w7 (
        .a   (s1_l6w6c[4:3]),
        .b   (s1_l6w7s[3:2]),
        .cin (s1_l7w6c[1:0]),
        .sum (s1_l8w7s),
        .cout(s1_l8w7c)
    );

    fa s1_l8w8 (
        .a   (s1_l7w7c[0]),
        .b   (s1_l6w7c[4]),
        .cin (s1_l7w7c[1]),
        .sum (s1_l8w8s),
        .cout(s1_l8w8c)
    );

    fa s1_l8w9 (
        .a   (s1_l6w9s[1]),
        .b   (s1_l7w8c[0]),
        .cin (s1_l6w8c[3]),
        .sum (s1_l8w9s),
        .cout(s1_l8w9c)
    );

    reg       s1_valid_q;
    reg       s1_first_q;   // no reset: read only where its stage is valid
    reg       s1_second_q;  // no reset: read only where its stage is valid
    reg       s1_last_q;    // no reset: read only where its stage is valid
    reg [7:0] s1_w0_q;      // no reset: read only where s1_valid_q
    reg [7:0] s1_w1_q;      // no reset: read only where s1_valid_q
    reg [7:0] s1_w2_q;      // no reset: read only where s1_valid_q
    reg [8:0] s1_w3_q;      // no reset: read only where s1_valid_q
    reg [7:0] s1_w4_q;      // no reset: read only where s1_valid_q
    reg [7:0] s1_w5_q;      // no reset: read only where s1_valid_q
    reg [7:0] s1_w6_q;      // no reset: read only where s1_valid_q
    reg [8:0] s1_w7_q;      // no reset: read only where s1_valid_q
    reg [8:0] s1_w8_q;      // no reset: read only where s1_valid_q
    reg [8:0] s1_w9_q;      // no reset: read only where s1_valid_q
    reg [8:0] s1_w10_q;     // no reset: read only where s1_valid_q
    reg [6:0] s1_w11_q;     // no reset: read only where s1_valid_q

    always @(posedge clk) begin
        s1_w0_q  <= {s1_l3w0s, s1_l2w0s[13:10]};
        s1_w1_q  <= {s1_l4w1s, s1_l3w1s[13:12]};
        s1_w2_q  <= {s1_l5w2s, s1_l4w2s[10:8]};
        s1_w3_q  <= {s1_l6w3s, s1_l5w3s[7:2], s1_l5w2c[4]};
        s1_w4_q  <= {s1_l6w4s, s1_l6w3c};
        s1_w5_q  <= {s1_l7w5s, s1_l6w5s[5:3], s1_l6w4c[5:4]};
        s1_w6_q  <= {s1_l8w6s, s1_l7w6s[3:1], s1_l6w6s[4], s1_l7w6s[0], s1_l7w5c[2:1]};
        s1_w7_q  <= {s1_l8w7s, s1_l7w7s[2:1], s1_l6w7s[4], s1_l7w7s[0], s1_l8w6c, s1_l7w6c[3:2]};
        s1_w8_q  <= {s1_l8w8s, s1_l7w8s[3:1], s1_l6w8s[3], s1_l7w8s[0], s1_l8w7c, s1_l7w7c[2]};
        s1_w9_q  <= {s1_l8w9s, s1_l7w9s[1], s1_l6w9s[3], s1_l7w9s[0], s1_l6w9s[2], s1_l8w8c,
            s1_l7w8c[3:1]};
        s1_w10_q <= {s1_l7w10s, s1_l6w10s[2:1], s1_l8w9c, s1_l7w9c[1], s1_l6w9c[3], s1_l7w9c[0],
            s1_l6w9c[2:1]};
        s1_w11_q <= {s1_l7w10c, s1_l6w10c, s1_l5w10c, s1_l4w10c};
    end

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_q <= 1'b0;
        end else begin
            s1_valid_q <= doc_valid_q;
        end
    end

    always @(posedge clk) begin
        s1_first_q  <= doc_first_q;
        s1_second_q <= doc_second_q;
        s1_last_q   <= doc_last_q;
    end

    // ---- Stage 2: the rows of a document accumulate, still in carry-save form

    // With n the negative sum of a row, the dot product r goes from n to 2*r - n. It is kept as it
    // is after the first row and complemented from the second on: ~(2*r - n) = 2*~r + 1 + n. Where
    // the second row comes, ~(2*(sum + carry)) is ~(2*sum) + ~(2*carry) + 1.
    reg  [22:0] s2_sum_q;    // no reset: the first row of a document starts it afresh
    reg  [22:0] s2_carry_q;  // no reset: the first row of a document starts it afresh
    wire [22:0] s2_sum_in = s1_first_q ? 23'd0 : {s2_sum_q[21:0] ^ {22{s1_second_q}}, s1_second_q};
    wire [22:0] s2_carry_in = s1_first_q ? 23'd0 : {s2_carry_q[21:0] ^ {22{s1_second_q}}, 1'b1};

    // Bits by weight:
    //   weight   22   21   20   19   18   17   16   15   14   13   12   11   10    9    8    7
    //   bits      2    2    2    2    2    2    2    2    2    2    2    9   11   11   11   11
    //   weight    6    5    4    3    2    1    0
    //   bits     10   10   10   11   10   10   11
    // Adders of s2, level 1.
    wire [2:0] s2_l1w0s;
    wire [2:0] s2_l1w0c;
    wire [1:0] s2_l1w1s;
    wire [1:0] s2_l1w1c;
    wire [1:0] s2_l1w2s;
    wire [1:0] s2_l1w2c;
    wire [2:0] s2_l1w3s;
    wire [2:0] s2_l1w3c;
    wire [1:0] s2_l1w4s;
    wire [1:0] s2_l1w4c;
    wire [1:0] s2_l1w5s;
    wire [1:0] s2_l1w5c;
    wire [1:0] s2_l1w6s;
    wire [1:0] s2_l1w6c;
    wire [1:0] s2_l1w7s;
    wire [1:0] s2_l1w7c;
    wire       s2_l1k7s = s1_w7_q[2] ^ ~s1_w7_q[5];           // with a constant one
    wire       s2_l1k7c = s1_w7_q[2] | s1_w7_q[5];
    wire [2:0] s2_l1w8s;
    wire [2:0] s2_l1w8c;
    wire [2:0] s2_l1w9s;
    wire [2:0] s2_l1w9c;
    wire [2:0] s2_l1w10s;
    wire [2:0] s2_l1w10c;
    wire [1:0] s2_l1w11s;
    wire [1:0] s2_l1w11c;
    wire       s2_l1k14s = s2_sum_in[14] ^ ~s2_carry_in[14];  // with a constant one
    wire       s2_l1k14c = s2_sum_in[14] | s2_carry_in[14];
    wire       s2_l1k15s = s2_sum_in[15] ^ ~s2_carry_in[15];  // with a constant one
    wire       s2_l1k15c = s2_sum_in[15] | s2_carry_in[15];
    wire       s2_l1k16s = s2_sum_in[16] ^ ~s2_carry_in[16];  // with a constant one
    wire       s2_l1k16c = s2_sum_in[16] | s2_carry_in[16];
    wire       s2_l1k17s = s2_sum_in[17] ^ ~s2_carry_in[17];  // with a constant one
    wire       s2_l1k17c = s2_sum_in[17] | s2_carry_in[17];
    wire       s2_l1k18s = s2_sum_in[18] ^ ~s2_carry_in[18];  // with a constant one
    wire       s2_l1k18c = s2_sum_in[18] | s2_carry_in[18];
    wire       s2_l1k19s = s2_sum_in[19] ^ ~s2_carry_in[19];  // with a constant one
    wire       s2_l1k19c = s2_sum_in[19] | s2_carry_in[19];
    wire       s2_l1k20s = s2_sum_in[20] ^ ~s2_carry_in[20];  // with a constant one
    wire       s2_l1k20c = s2_sum_in[20] | s2_carry_in[20];
    wire       s2_l1k21s = s2_sum_in[21] ^ ~s2_carry_in[21];  // with a constant one
    wire       s2_l1k21c = s2_sum_in[21] | s2_carry_in[21];
    wire       s2_l1k22s = s2_sum_in[22] ^ ~s2_carry_in[22];  // with a constant one

    fa #(.N(3)) s2_l1w0 (
        .a   (s1_w0_q[2:0]),
        .b   (s1_w0_q[5:3]),
        .cin ({s1_second_q, s1_w0_q[7:6]}),
        .sum (s2_l1w0s),
        .cout(s2_l1w0c)
    );

    fa #(.N(2)) s2_l1w1 (
        .a   (s1_w1_q[1:0]),
        .b   (s1_w1_q[3:2]),
        .cin (s1_w1_q[5:4]),
        .sum (s2_l1w1s),
        .cout(s2_l1w1c)
    );

    fa #(.N(2)) s2_l1w2 (
        .a   (s1_w2_q[1:0]),
        .b   (s1_w2_q[3:2]),
        .cin (s1_w2_q[5:4]),
        .sum (s2_l1w2s),
        .cout(s2_l1w2c)
    );

    fa #(.N(3)) s2_l1w3 (
        .a   (s1_w3_q[2:0]),
        .b   (s1_w3_q[5:3]),
        .cin (s1_w3_q[8:6]),
        .sum (s2_l1w3s),
        .cout(s2_l1w3c)
    );

    fa #(.N(2)) s2_l1w4 (
        .a   (s1_w4_q[1:0]),
        .b   (s1_w4_q[3:2]),
        .cin (s1_w4_q[5:4]),
        .sum (s2_l1w4s),
        .cout(s2_l1w4c)
    );

    fa #(.N(2)) s2_l1w5 (
        .a   (s1_w5_q[1:0]),
        .b   (s1_w5_q[3:2]),
        .cin (s1_w5_q[5:4]),
        .sum (s2_l1w5s),
        .cout(s2_l1w5c)
    );

    fa #(.N(2)) s2_l1w6 (
        .a   (s1_w6_q[1:0]),
        .b   (s1_w6_q[3:2]),
        .cin (s1_w6_q[5:4]),
        .sum (s2_l1w6s),
        .cout(s2_l1w6c)
    );

    fa #(.N(2)) s2_l1w7 (
        .a   (s1_w7_q[1:0]),
        .b   (s1_w7_q[4:3]),
        .cin (s1_w7_q[7:6]),
        .sum (s2_l1w7s),
        .cout(s2_l1w7c)
    );

    fa #(.N(3)) s2_l1w8 (
        .a   (s1_w8_q[2:0]),
        .b   (s1_w8_q[5:3]),
        .cin (s1_w8_q[8:6]),
        .sum (s2_l1w8s),
        .cout(s2_l1w8c)
    );

    fa #(.N(3)) s2_l1w9 (
        .a   (s1_w9_q[2:0]),
        .b   (s1_w9_q[5:3]),
        .cin (s1_w9_q[8:6]),
        .sum (s2_l1w9s),
        .cout(s2_l1w9c)
    );

    fa #(.N(3)) s2_l1w10 (
        .a   (s1_w10_q[2:0]),
        .b   (s1_w10_q[5:3]),
        .cin (s1_w10_q[8:6]),
        .sum (s2_l1w10s),
        .cout(s2_l1w10c)
    );

    fa #(.N(2)) s2_l1w11 (
        .a   (s1_w11_q[1:0]),
        .b   (s1_w11_q[3:2]),
        .cin (s1_w11_q[5:4]),
        .sum (s2_l1w11s),
        .cout(s2_l1w11c)
    );

    // Adders of s2, level 2.
    wire       s2_l2w0s;
    wire       s2_l2w0c;
    wire [1:0] s2_l2w1s;
    wire [1:0] s2_l2w1c;
    wire [1:0] s2_l2w2s;
    wire [1:0] s2_l2w2c;
    wire       s2_l2w3s;
    wire       s2_l2w3c;
    wire [1:0] s2_l2w4s;
    wire [1:0] s2_l2w4c;
    wire [1:0] s2_l2w5s;
    wire [1:0] s2_l2w5c;
    wire [1:0] s2_l2w6s;
    wire [1:0] s2_l2w6c;
    wire [1:0] s2_l2w7s;
    wire [1:0] s2_l2w7c;
    wire [1:0] s2_l2w8s;
    wire [1:0] s2_l2w8c;
    wire [1:0] s2_l2w9s;
    wire [1:0] s2_l2w9c;
    wire [1:0] s2_l2w10s;
    wire [1:0] s2_l2w10c;
    wire [1:0] s2_l2w11s;
    wire [1:0] s2_l2w11c;
    wire       s2_l2h15s;
    wire       s2_l2h15c;
    wire       s2_l2h17s;
    wire       s2_l2h17c;
    wire       s2_l2h19s;
    wire       s2_l2h19c;
    wire       s2_l2h21s;
    wire       s2_l2h21c;

    fa s2_l2w0 (
        .a   (s2_l1w0s[0]),
        .b   (s2_l1w0s[1]),
        .cin (s2_l1w0s[2]),
        .sum (s2_l2w0s),
        .cout(s2_l2w0c)
    );

    fa #(.N(2)) s2_l2w1 (
        .a   ({s2_l1w0c[1], s1_w1_q[6]}),
        .b   ({s2_l1w0c[2], s1_w1_q[7]}),
        .cin ({s2_l1w1s[0], s2_l1w0c[0]}),
        .sum (s2_l2w1s),
        .cout(s2_l2w1c)
    );

    fa #(.N(2)) s2_l2w2 (
        .a   ({s2_l1w1c[1], s1_w2_q[6]}),
        .b   ({s2_l1w2s[0], s1_w2_q[7]}),
        .cin ({s2_l1w2s[1], s2_l1w1c[0]}),
        .sum (s2_l2w2s),
        .cout(s2_l2w2c)
    );

    fa s2_l2w3 (
        .a   (s2_l1w2c[0]),
        .b   (s2_l1w2c[1]),
        .cin (s2_l1w3s[0]),
        .sum (s2_l2w3s),
        .cout(s2_l2w3c)
    );

    fa #(.N(2)) s2_l2w4 (
        .a   ({s2_l1w3c[1], s1_w4_q[6]}),
        .b   ({s2_l1w3c[2], s1_w4_q[7]}),
        .cin ({s2_l1w4s[0], s2_l1w3c[0]}),
        .sum (s2_l2w4s),
        .cout(s2_l2w4c)
    );

    fa #(.N(2)) s2_l2w5 (
        .a   ({s2_l1w4c[1], s1_w5_q[6]}),
        .b   ({s2_l1w5s[0], s1_w5_q[7]}),
        .cin ({s2_l1w5s[1], s2_l1w4c[0]}),
        .sum (s2_l2w5s),
        .cout(s2_l2w5c)
    );

    fa #(.N(2)) s2_l2w6 (
        .a   ({s2_l1w5c[1], s1_w6_q[6]}),
        .b   ({s2_l1w6s[0], s1_w6_q[7]}),
        .cin ({s2_l1w6s[1], s2_l1w5c[0]}),
        .sum (s2_l2w6s),
        .cout(s2_l2w6c)
    );

    fa #(.N(2)) s2_l2w7 (
        .a   ({s2_l1w6c[1], s1_w7_q[8]}),
        .b   ({s2_l1w7s[0], s2_l1k7s}),
        .cin ({s2_l1w7s[1], s2_l1w6c[0]}),
        .sum (s2_l2w7s),
        .cout(s2_l2w7c)
    );

    fa #(.N(2)) s2_l2w8 (
        .a   ({s2_l1w8s[0], s2_l1k7c}),
        .b   ({s2_l1w8s[1], s2_l1w7c[0]}),
        .cin ({s2_l1w8s[2], s2_l1w7c[1]}),
        .sum (s2_l2w8s),
        .cout(s2_l2w8c)
    );

    fa #(.N(2)) s2_l2w9 (
        .a   ({s2_l1w9s[0], s2_l1w8c[0]}),
        .b   ({s2_l1w9s[1], s2_l1w8c[1]}),
        .cin ({s2_l1w9s[2], s2_l1w8c[2]}),
        .sum (s2_l2w9s),
        .cout(s2_l2w9c)
    );

    fa #(.N(2)) s2_l2w10 (
        .a   ({s2_l1w10s[0], s2_l1w9c[0]}),
        .b   ({s2_l1w10s[1], s2_l1w9c[1]}),
        .cin ({s2_l1w10s[2], s2_l1w9c[2]}),
        .sum (s2_l2w10s),
        .cout(s2_l2w10c)
    );

    fa #(.N(2)) s2_l2w11 (
        .a   ({s2_l1w10c[2], s1_w11_q[6]}),
        .b   ({s2_l1w11s[0], s2_l1w10c[0]}),
        .cin ({s2_l1w11s[1], s2_l1w10c[1]}),
        .sum (s2_l2w11s),
        .cout(s2_l2w11c)
    );

    ha s2_l2h15 (.a(s2_l1k14c), .b(s2_l1k15s), .sum(s2_l2h15s), .cout(s2_l2h15c));
    ha s2_l2h17 (.a(s2_l1k16c), .b(s2_l1k17s), .sum(s2_l2h17s), .cout(s2_l2h17c));
    ha s2_l2h19 (.a(s2_l1k18c), .b(s2_l1k19s), .sum(s2_l2h19s), .cout(s2_l2h19c));
    ha s2_l2h21 (.a(s2_l1k20c), .b(s2_l1k21s), .sum(s2_l2h21s), .cout(s2_l2h21c));

    // Adders of s2, level 3.
    wire       s2_l3w0s;
    wire       s2_l3w0c;
    wire [1:0] s2_l3w1s;
    wire [1:0] s2_l3w1c;
    wire [1:0] s2_l3w2s;
    wire [1:0] s2_l3w2c;
    wire [1:0] s2_l3w3s;
    wire [1:0] s2_l3w3c;
    wire [1:0] s2_l3w4s;
    wire [1:0] s2_l3w4c;
    wire [1:0] s2_l3w5s;
    wire [1:0] s2_l3w5c;
    wire [1:0] s2_l3w6s;
    wire [1:0] s2_l3w6c;
    wire [1:0] s2_l3w7s;
    wire [1:0] s2_l3w7c;
    wire [1:0] s2_l3w8s;
    wire [1:0] s2_l3w8c;
    wire [1:0] s2_l3w9s;
    wire [1:0] s2_l3w9c;
    wire [1:0] s2_l3w10s;
    wire [1:0] s2_l3w10c;
    wire [1:0] s2_l3w11s;
    wire [1:0] s2_l3w11c;
    wire [1:0] s2_l3w12s;
    wire [1:0] s2_l3w12c;
    wire       s2_l3w16s;
    wire       s2_l3w16c;
    wire       s2_l3w18s;
    wire       s2_l3w18c;
    wire       s2_l3w20s;
    wire       s2_l3w20c;
    wire       s2_l3w22s = s2_l1k21c ^ s2_l1k22s ^ s2_l2h21c;

    fa s2_l3w0 (
        .a   (s2_sum_in[0]),
        .b   (s2_carry_in[0]),
        .cin (s2_l2w0s),
        .sum (s2_l3w0s),
        .cout(s2_l3w0c)
    );

    fa #(.N(2)) s2_l3w1 (
        .a   ({s2_sum_in[1], s2_l1w1s[1]}),
        .b   ({s2_carry_in[1], s2_l2w0c}),
        .cin (s2_l2w1s),
        .sum (s2_l3w1s),
        .cout(s2_l3w1c)
    );

    fa #(.N(2)) s2_l3w2 (
        .a   ({s2_sum_in[2], s2_l2w1c[0]}),
        .b   ({s2_carry_in[2], s2_l2w1c[1]}),
        .cin (s2_l2w2s),
        .sum (s2_l3w2s),
        .cout(s2_l3w2c)
    );

    fa #(.N(2)) s2_l3w3 (
        .a   ({s2_l2w2c[1], s2_l1w3s[1]}),
        .b   ({s2_sum_in[3], s2_l1w3s[2]}),
        .cin ({s2_carry_in[3], s2_l2w2c[0]}),
        .sum (s2_l3w3s),
        .cout(s2_l3w3c)
    );

    fa #(.N(2)) s2_l3w4 (
        .a   ({s2_sum_in[4], s2_l1w4s[1]}),
        .b   ({s2_carry_in[4], s2_l2w3c}),
        .cin (s2_l2w4s),
        .sum (s2_l3w4s),
        .cout(s2_l3w4c)
    );

    fa #(.N(2)) s2_l3w5 (
        .a   ({s2_sum_in[5], s2_l2w4c[0]}),
        .b   ({s2_carry_in[5], s2_l2w4c[1]}),
        .cin (s2_l2w5s),
        .sum (s2_l3w5s),
        .cout(s2_l3w5c)
    );

    fa #(.N(2)) s2_l3w6 (
        .a   ({s2_sum_in[6], s2_l2w5c[0]}),
        .b   ({s2_carry_in[6], s2_l2w5c[1]}),
        .cin (s2_l2w6s),
        .sum (s2_l3w6s),
        .cout(s2_l3w6c)
    );

    fa #(.N(2)) s2_l3w7 (
        .a   ({s2_sum_in[7], s2_l2w6c[0]}),
        .b   ({s2_carry_in[7], s2_l2w6c[1]}),
        .cin (s2_l2w7s),
        .sum (s2_l3w7s),
        .cout(s2_l3w7c)
    );

    fa #(.N(2)) s2_l3w8 (
        .a   ({s2_sum_in[8], s2_l2w7c[0]}),
        .b   ({s2_carry_in[8], s2_l2w7c[1]}),
        .cin (s2_l2w8s),
        .sum (s2_l3w8s),
        .cout(s2_l3w8c)
    );

    fa #(.N(2)) s2_l3w9 (
        .a   ({s2_sum_in[9], s2_l2w8c[0]}),
        .b   ({s2_carry_in[9], s2_l2w8c[1]}),
        .cin (s2_l2w9s),
        .sum (s2_l3w9s),
        .cout(s2_l3w9c)
    );

    fa #(.N(2)) s2_l3w10 (
        .a   ({s2_sum_in[10], s2_l2w9c[0]}),
        .b   ({s2_carry_in[10], s2_l2w9c[1]}),
        .cin (s2_l2w10s),
        .sum (s2_l3w10s),
        .cout(s2_l3w10c)
    );

    fa #(.N(2)) s2_l3w11 (
        .a   ({s2_sum_in[11], s2_l2w10c[0]}),
        .b   ({s2_carry_in[11], s2_l2w10c[1]}),
        .cin (s2_l2w11s),
        .sum (s2_l3w11s),
        .cout(s2_l3w11c)
    );

    fa #(.N(2)) s2_l3w12 (
        .a   ({s2_l2w11c[1], s2_l1w11c[0]}),
        .b   ({s2_sum_in[12], s2_l1w11c[1]}),
        .cin ({s2_carry_in[12], s2_l2w11c[0]}),
        .sum (s2_l3w12s),
        .cout(s2_l3w12c)
    );

    fa s2_l3w16 (.a(s2_l1k15c), .b(s2_l1k16s), .cin(s2_l2h15c), .sum(s2_l3w16s), .cout(s2_l3w16c));
    fa s2_l3w18 (.a(s2_l1k17c), .b(s2_l1k18s), .cin(s2_l2h17c), .sum(s2_l3w18s), .cout(s2_l3w18c));
    fa s2_l3w20 (.a(s2_l1k19c), .b(s2_l1k20s), .cin(s2_l2h19c), .sum(s2_l3w20s), .cout(s2_l3w20c));

    // Adders of s2, level 4.
    wire s2_l4w1s;
    wire s2_l4w1c;
    wire s2_l4w2s;
    wire s2_l4w2c;
    wire s2_l4w3s;
    wire s2_l4w3c;
    wire s2_l4w4s;
    wire s2_l4w4c;
    wire s2_l4w5s;
    wire s2_l4w5c;
    wire s2_l4w6s;
    wire s2_l4w6c;
    wire s2_l4w7s;
    wire s2_l4w7c;
    wire s2_l4w8s;
    wire s2_l4w8c;
    wire s2_l4w9s;
    wire s2_l4w9c;
    wire s2_l4w10s;
    wire s2_l4w10c;
    wire s2_l4w11s;
    wire s2_l4w11c;
    wire s2_l4w12s;
    wire s2_l4w12c;
    wire s2_l4w13s;
    wire s2_l4w13c;

    fa s2_l4w1 (.a(s2_l3w0c), .b(s2_l3w1s[0]), .cin(s2_l3w1s[1]), .sum(s2_l4w1s), .cout(s2_l4w1c));

    fa s2_l4w2 (
        .a   (s2_l3w1c[0]),
        .b   (s2_l3w1c[1]),
        .cin (s2_l3w2s[0]),
        .sum (s2_l4w2s),
        .cout(s2_l4w2c)
    );

    fa s2_l4w3 (.a(s2_l2w3s), .b(s2_l3w2c[0]), .cin(s2_l3w3s[0]), .sum(s2_l4w3s), .cout(s2_l4w3c));

    fa s2_l4w4 (
        .a   (s2_l3w3c[0]),
        .b   (s2_l3w3c[1]),
        .cin (s2_l3w4s[0]),
        .sum (s2_l4w4s),
        .cout(s2_l4w4c)
    );

    fa s2_l4w5 (
        .a   (s2_l3w4c[0]),
        .b   (s2_l3w4c[1]),
        .cin (s2_l3w5s[0]),
        .sum (s2_l4w5s),
        .cout(s2_l4w5c)
    );

    fa s2_l4w6 (
        .a   (s2_l3w5c[0]),
        .b   (s2_l3w5c[1]),
        .cin (s2_l3w6s[0]),
        .sum (s2_l4w6s),
        .cout(s2_l4w6c)
    );

    fa s2_l4w7 (
        .a   (s2_l3w6c[0]),
        .b   (s2_l3w6c[1]),
        .cin (s2_l3w7s[0]),
        .sum (s2_l4w7s),
        .cout(s2_l4w7c)
    );

    fa s2_l4w8 (
        .a   (s2_l3w7c[0]),
        .b   (s2_l3w7c[1]),
        .cin (s2_l3w8s[0]),
        .sum (s2_l4w8s),
        .cout(s2_l4w8c)
    );

    fa s2_l4w9 (
        .a   (s2_l3w8c[0]),
        .b   (s2_l3w8c[1]),
        .cin (s2_l3w9s[0]),
        .sum (s2_l4w9s),
        .cout(s2_l4w9c)
    );

    fa s2_l4w10 (
        .a   (s2_l3w9c[0]),
        .b   (s2_l3w9c[1]),
        .cin (s2_l3w10s[0]),
        .sum (s2_l4w10s),
        .cout(s2_l4w10c)
    );

    fa s2_l4w11 (
        .a   (s2_l3w10c[0]),
        .b   (s2_l3w10c[1]),
        .cin (s2_l3w11s[0]),
        .sum (s2_l4w11s),
        .cout(s2_l4w11c)
    );

    fa s2_l4w12 (
        .a   (s2_l3w11c[0]),
        .b   (s2_l3w12s[0]),
        .cin (s2_l3w11c[1]),
        .sum (s2_l4w12s),
        .cout(s2_l4w12c)
    );

    fa s2_l4w13 (
        .a   (s2_sum_in[13]),
        .b   (s2_carry_in[13]),
        .cin (s2_l3w12c[0]),
        .sum (s2_l4w13s),
        .cout(s2_l4w13c)
    );

    // Adders of s2, level 5.
    wire s2_l5w2s;
    wire s2_l5w2c;
    wire s2_l5w3s;
    wire s2_l5w3c;
    wire s2_l5w4s;
    wire s2_l5w4c;
    wire s2_l5w5s;
    wire s2_l5w5c;
    wire s2_l5w6s;
    wire s2_l5w6c;
    wire s2_l5w7s;
    wire s2_l5w7c;
    wire s2_l5w8s;
    wire s2_l5w8c;
    wire s2_l5w9s;
    wire s2_l5w9c;
    wire s2_l5w10s;
    wire s2_l5w10c;
    wire s2_l5w11s;
    wire s2_l5w11c;
    wire s2_l5w12s;
    wire s2_l5w12c;
    wire s2_l5w13s;
    wire s2_l5w13c;

    fa s2_l5w2 (.a(s2_l3w2s[1]), .b(s2_l4w1c), .cin(s2_l4w2s), .sum(s2_l5w2s), .cout(s2_l5w2c));
    fa s2_l5w3 (.a(s2_l3w2c[1]), .b(s2_l3w3s[1]), .cin(s2_l4w3s), .sum(s2_l5w3s), .cout(s2_l5w3c));
    fa s2_l5w4 (.a(s2_l3w4s[1]), .b(s2_l4w3c), .cin(s2_l4w4s), .sum(s2_l5w4s), .cout(s2_l5w4c));
    fa s2_l5w5 (.a(s2_l3w5s[1]), .b(s2_l4w4c), .cin(s2_l4w5s), .sum(s2_l5w5s), .cout(s2_l5w5c));
    fa s2_l5w6 (.a(s2_l3w6s[1]), .b(s2_l4w5c), .cin(s2_l4w6s), .sum(s2_l5w6s), .cout(s2_l5w6c));
    fa s2_l5w7 (.a(s2_l3w7s[1]), .b(s2_l4w6c), .cin(s2_l4w7s), .sum(s2_l5w7s), .cout(s2_l5w7c));
    fa s2_l5w8 (.a(s2_l3w8s[1]), .b(s2_l4w7c), .cin(s2_l4w8s), .sum(s2_l5w8s), .cout(s2_l5w8c));
    fa s2_l5w9 (.a(s2_l3w9s[1]), .b(s2_l4w8c), .cin(s2_l4w9s), .sum(s2_l5w9s), .cout(s2_l5w9c));

    fa s2_l5w10 (
        .a   (s2_l3w10s[1]),
        .b   (s2_l4w9c),
        .cin (s2_l4w10s),
        .sum (s2_l5w10s),
        .cout(s2_l5w10c)
    );

    fa s2_l5w11 (
        .a   (s2_l3w11s[1]),
        .b   (s2_l4w10c),
        .cin (s2_l4w11s),
        .sum (s2_l5w11s),
        .cout(s2_l5w11c)
    );

    fa s2_l5w12 (
        .a   (s2_l3w12s[1]),
        .b   (s2_l4w11c),
        .cin (s2_l4w12s),
        .sum (s2_l5w12s),
        .cout(s2_l5w12c)
    );

    fa s2_l5w13 (
        .a   (s2_l3w12c[1]),
        .b   (s2_l4w13s),
        .cin (s2_l4w12c),
        .sum (s2_l5w13s),
        .cout(s2_l5w13c)
    );

    // Adders of s2, level 6.
    wire s2_l6w3s;
    wire s2_l6w3c;
    wire s2_l6h5s;
    wire s2_l6h5c;
    wire s2_l6h7s;
    wire s2_l6h7c;
    wire s2_l6h9s;
    wire s2_l6h9c;
    wire s2_l6h11s;
    wire s2_l6h11c;
    wire s2_l6h13s;
    wire s2_l6h13c;
    wire s2_l6w14s;
    wire s2_l6w14c;

    fa s2_l6w3 (.a(s2_l4w2c), .b(s2_l5w2c), .cin(s2_l5w3s), .sum(s2_l6w3s), .cout(s2_l6w3c));
    ha s2_l6h5 (.a(s2_l5w4c), .b(s2_l5w5s), .sum(s2_l6h5s), .cout(s2_l6h5c));
    ha s2_l6h7 (.a(s2_l5w6c), .b(s2_l5w7s), .sum(s2_l6h7s), .cout(s2_l6h7c));
    ha s2_l6h9 (.a(s2_l5w8c), .b(s2_l5w9s), .sum(s2_l6h9s), .cout(s2_l6h9c));
    ha s2_l6h11 (.a(s2_l5w10c), .b(s2_l5w11s), .sum(s2_l6h11s), .cout(s2_l6h11c));
    ha s2_l6h13 (.a(s2_l5w12c), .b(s2_l5w13s), .sum(s2_l6h13s), .cout(s2_l6h13c));
    fa s2_l6w14 (.a(s2_l1k14s), .b(s2_l4w13c), .cin(s2_l5w13c), .sum(s2_l6w14s), .cout(s2_l6w14c));

    // Adders of s2, level 7.
    wire s2_l7w4s;
    wire s2_l7w4c;
    wire s2_l7w6s;
    wire s2_l7w6c;
    wire s2_l7w8s;
    wire s2_l7w8c;
    wire s2_l7w10s;
    wire s2_l7w10c;
    wire s2_l7w12s;
    wire s2_l7w12c;

    fa s2_l7w4 (.a(s2_l5w3c), .b(s2_l5w4s), .cin(s2_l6w3c), .sum(s2_l7w4s), .cout(s2_l7w4c));
    fa s2_l7w6 (.a(s2_l5w5c), .b(s2_l5w6s), .cin(s2_l6h5c), .sum(s2_l7w6s), .cout(s2_l7w6c));
    fa s2_l7w8 (.a(s2_l5w7c), .b(s2_l5w8s), .cin(s2_l6h7c), .sum(s2_l7w8s), .cout(s2_l7w8c));
    fa s2_l7w10 (.a(s2_l5w9c), .b(s2_l5w10s), .cin(s2_l6h9c), .sum(s2_l7w10s), .cout(s2_l7w10c));
    fa s2_l7w12 (.a(s2_l5w11c), .b(s2_l5w12s), .cin(s2_l6h11c), .sum(s2_l7w12s), .cout(s2_l7w12c));

    wire [22:0] s2_row0 = {s2_l3w22s, s2_l3w20c, s2_l3w20s, s2_l3w18c, s2_l3w18s, s2_l3w16c,
        s2_l3w16s, s2_l6w14c, s2_l6h13c, s2_l7w12c, s2_l7w12s, s2_l7w10c, s2_l7w10s, s2_l7w8c,
        s2_l7w8s, s2_l7w6c, s2_l7w6s, s2_l7w4c, s2_l7w4s, s2_l6w3s, s2_l5w2s, s2_l4w1s, s2_l3w0s};
    wire [22:0] s2_row1 = {1'b0, s2_l2h21s, 1'b0, s2_l2h19s, 1'b0, s2_l2h17s, 1'b0, s2_l2h15s,
        s2_l6w14s, s2_l6h13s, 1'b0, s2_l6h11s, 1'b0, s2_l6h9s, 1'b0, s2_l6h7s, 1'b0, s2_l6h5s,
        5'd0};
    reg         s2_valid_q;  // the document is complete

    always @(posedge clk) begin
        if (rst) begin
            s2_valid_q <= 1'b0;
        end else begin
            s2_valid_q <= s1_valid_q && s1_last_q;
        end
    end

    always @(posedge clk) begin
        if (s1_valid_q) begin
            s2_sum_q   <= s2_row0;
            s2_carry_q <= s2_row1;
        end
    end

    // ---- Fusion: the carry-propagate adder

    wire [22:0]        fused = s2_sum_q + s2_carry_q;
    reg                result_valid_q;
    reg  signed [22:0] result_sum_q;  // no reset: read only where result_valid

    always @(posedge clk) begin
        if (rst) begin
            result_valid_q <= 1'b0;
        end else begin
            result_valid_q <= s2_valid_q;
        end
    end

    always @(posedge clk) begin
        if (s2_valid_q) begin
            result_sum_q <= ~fused;
        end
    end

    assign result_valid = result_valid_q;
    assign result_sum   = result_sum_q;
    assign busy         = (row_q != 3'd0) || doc_valid_q || s1_valid_q || s2_valid_q ||
        result_valid_q;

endmodule

`default_nettype wire
