// hier_pe: query-stationary dot product of 128 lanes on bit-plane rows, INT4 in one pass or INT8
// in four.
//
//   latency     5 cycles from the last row of a nibble to the result of its first pass
//   interval    2 cycles per pass; an INT4 document has 1 pass, an INT8 document 4
//   handshake   rows: doc_valid / doc_ready; results have no ready, the consumer takes each as it
//               comes
//   rows        row 0 = sign bits ... row 7 = least significant bits; INT4 documents have rows 0
//               .. 3
//   passes      0: query high x document high, 1: low x high, 2: high x low, 3: low x low; dot =
//               256*p0 + 16*(p1 + p2) + p3
//   signs       a high nibble is signed, a low nibble unsigned
//   masking     query lanes from active_lanes up are loaded as zero, so they add nothing
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_pe (
    input  wire               clk,
    input  wire               rst,          // synchronous, active high
    input  wire               query_valid,  // loads one row of the query
    input  wire [2:0]         query_plane,  // which row
    input  wire [127:0]       query_row,
    input  wire [7:0]         active_lanes,
    input  wire               doc_valid,
    output wire               doc_ready,
    input  wire [127:0]       doc_row,
    input  wire               doc_int8,     // sampled with row 0
    output wire               result_valid,
    output wire [1:0]         result_pass,
    output wire               result_last,  // last pass of its document
    output wire signed [15:0] result_sum,
    output wire               busy
);

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

    // ---- Capture: three rows of a nibble wait for the fourth

    reg  [1:0]   row_q;         // rows of the nibble captured
    reg          low_nibble_q;  // the rows belong to the low nibble
    reg          int8_q;        // no reset: set with row 0
    reg  [127:0] row0_q;        // no reset: used only after row_q has passed it
    reg  [127:0] row1_q;        // no reset: used only after row_q has passed it
    reg  [127:0] row2_q;        // no reset: used only after row_q has passed it
    wire         operand_free;  // the operand can be replaced at the end of this cycle
    wire         fourth_row = row_q == 2'd3;
    wire         accept = doc_valid && doc_ready;
    wire         complete = accept && fourth_row;

    assign doc_ready = !fourth_row || operand_free;

    always @(posedge clk) begin
        if (rst) begin
            row_q <= 2'd0;
        end else if (accept) begin
            row_q <= row_q + 1'b1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            low_nibble_q <= 1'b0;
        end else if (complete) begin
            low_nibble_q <= int8_q && !low_nibble_q;
        end
    end

    always @(posedge clk) begin
        if (accept) begin
            case (row_q)
                2'd0: begin
                    row0_q <= doc_row;
                    if (!low_nibble_q) begin
                        int8_q <= doc_int8;
                    end
                end
                2'd1: row1_q <= doc_row;
                2'd2: row2_q <= doc_row;
                default: ;
            endcase
        end
    end

    // ---- Operand: a whole nibble, multiplied by the query for one pass (INT4) or two (INT8)

    reg          operand_valid_q;
    reg          operand_low_q;   // no reset: read only where operand_valid_q
    reg          operand_int8_q;  // no reset: read only where operand_valid_q
    reg          second_pass_q;   // no reset: read only where operand_valid_q
    reg  [127:0] doc_bit0_q;      // no reset: read only where operand_valid_q
    reg  [127:0] doc_bit1_q;      // no reset: read only where operand_valid_q
    reg  [127:0] doc_bit2_q;      // no reset: read only where operand_valid_q
    reg  [127:0] doc_bit3_q;      // no reset: read only where operand_valid_q
    reg          beat_q;          // no reset: read only where operand_valid_q
    wire         last_beat = beat_q == 1'b1;
    wire         nibble_done = last_beat && (second_pass_q || !operand_int8_q);

    assign operand_free = !operand_valid_q || nibble_done;

    always @(posedge clk) begin
        if (rst) begin
            operand_valid_q <= 1'b0;
        end else if (complete) begin
            operand_valid_q <= 1'b1;
        end else if (nibble_done) begin
            operand_valid_q <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (complete) begin
            doc_bit3_q     <= row0_q;
            doc_bit2_q     <= row1_q;
            doc_bit1_q     <= row2_q;
            doc_bit0_q     <= doc_row;
            operand_low_q  <= low_nibble_q;
            operand_int8_q <= int8_q;
            second_pass_q  <= 1'b0;
            beat_q         <= 1'b0;
        end else if (last_beat) begin
            beat_q        <= 1'b0;
            second_pass_q <= 1'b1;
        end else begin
            beat_q <= beat_q + 1'b1;
        end
    end

    // ---- Products: query bit i times document bit j, the lanes of a beat side by side

    wire [127:0] query_bit0 = second_pass_q ? query[7].bits_q : query[3].bits_q;
    wire [63:0]  beat_query_bit0 = query_bit0[beat_q*64 +: 64];
    wire [127:0] query_bit1 = second_pass_q ? query[6].bits_q : query[2].bits_q;
    wire [63:0]  beat_query_bit1 = query_bit1[beat_q*64 +: 64];
    wire [127:0] query_bit2 = second_pass_q ? query[5].bits_q : query[1].bits_q;
    wire [63:0]  beat_query_bit2 = query_bit2[beat_q*64 +: 64];
    wire [127:0] query_bit3 = second_pass_q ? query[4].bits_q : query[0].bits_q;
    wire [63:0]  beat_query_bit3 = query_bit3[beat_q*64 +: 64];
    wire [63:0]  beat_doc_bit0 = doc_bit0_q[beat_q*64 +: 64];
    wire [63:0]  beat_doc_bit1 = doc_bit1_q[beat_q*64 +: 64];
    wire [63:0]  beat_doc_bit2 = doc_bit2_q[beat_q*64 +: 64];
    wire [63:0]  beat_doc_bit3 = doc_bit3_q[beat_q*64 +: 64];
    // the first pass of a nibble takes the query's high one
    wire         query_signed = !second_pass_q;
    wire         doc_signed = !operand_low_q;

    // Where one factor bit is a sign, the product counts negative: -b = ~b - 1. The bit is
    // complemented here, the -1 of all lanes come in once per pass, below.
    wire [63:0] product_q0d0 = beat_query_bit0 & beat_doc_bit0;
    wire [63:0] product_q0d1 = beat_query_bit0 & beat_doc_bit1;
    wire [63:0] product_q0d2 = beat_query_bit0 & beat_doc_bit2;
    wire [63:0] product_q0d3 = (beat_query_bit0 & beat_doc_bit3) ^ {64{doc_signed}};
    wire [63:0] product_q1d0 = beat_query_bit1 & beat_doc_bit0;
    wire [63:0] product_q1d1 = beat_query_bit1 & beat_doc_bit1;
    wire [63:0] product_q1d2 = beat_query_bit1 & beat_doc_bit2;
    wire [63:0] product_q1d3 = (beat_query_bit1 & beat_doc_bit3) ^ {64{doc_signed}};
    wire [63:0] product_q2d0 = beat_query_bit2 & beat_doc_bit0;
    wire [63:0] product_q2d1 = beat_query_bit2 & beat_doc_bit1;
    wire [63:0] product_q2d2 = beat_query_bit2 & beat_doc_bit2;
    wire [63:0] product_q2d3 = (beat_query_bit2 & beat_doc_bit3) ^ {64{doc_signed}};
    wire [63:0] product_q3d0 = (beat_query_bit3 & beat_doc_bit0) ^ {64{query_signed}};
    wire [63:0] product_q3d1 = (beat_query_bit3 & beat_doc_bit1) ^ {64{query_signed}};
    wire [63:0] product_q3d2 = (beat_query_bit3 & beat_doc_bit2) ^ {64{query_signed}};
    wire [63:0] product_q3d3 = (beat_query_bit3 & beat_doc_bit3) ^ {64{query_signed ^ doc_signed}};

    // ---- Stage 1: the products of a beat, down to 6 rows

    // Bits by weight:
    //   weight   15   14   13   12   11   10    9    8    7    6    5    4    3    2    1    0
    //   bits      0    0    0    0    0    0    0    0    0   64  128  192  256  192  128   64
    // Adders of s1, level 1.
    wire [20:0] s1_l1w0s;
    wire [20:0] s1_l1w0c;
    wire [41:0] s1_l1w1s;
    wire [41:0] s1_l1w1c;
    wire [63:0] s1_l1w2s;
    wire [63:0] s1_l1w2c;
    wire [84:0] s1_l1w3s;
    wire [84:0] s1_l1w3c;
    wire [63:0] s1_l1w4s;
    wire [63:0] s1_l1w4c;
    wire [41:0] s1_l1w5s;
    wire [41:0] s1_l1w5c;
    wire [20:0] s1_l1w6s;
    wire [20:0] s1_l1w6c;

    fa #(.N(21)) s1_l1w0 (
        .a   (product_q0d0[20:0]),
        .b   (product_q0d0[41:21]),
        .cin (product_q0d0[62:42]),
        .sum (s1_l1w0s),
        .cout(s1_l1w0c)
    );

    fa #(.N(42)) s1_l1w1 (
        .a   (product_q0d1[41:0]),
        .b   ({product_q1d0[19:0], product_q0d1[63:42]}),
        .cin (product_q1d0[61:20]),
        .sum (s1_l1w1s),
        .cout(s1_l1w1c)
    );

    fa #(.N(64)) s1_l1w2 (
        .a   (product_q0d2),
        .b   (product_q1d1),
        .cin (product_q2d0),
        .sum (s1_l1w2s),
        .cout(s1_l1w2c)
    );

    fa #(.N(85)) s1_l1w3 (
        .a   ({product_q1d2[20:0], product_q0d3}),
        .b   ({product_q2d1[41:0], product_q1d2[63:21]}),
        .cin ({product_q3d0[62:0], product_q2d1[63:42]}),
        .sum (s1_l1w3s),
        .cout(s1_l1w3c)
    );

    fa #(.N(64)) s1_l1w4 (
        .a   (product_q1d3),
        .b   (product_q2d2),
        .cin (product_q3d1),
        .sum (s1_l1w4s),
        .cout(s1_l1w4c)
    );

    fa #(.N(42)) s1_l1w5 (
        .a   (product_q2d3[41:0]),
        .b   ({product_q3d2[19:0], product_q2d3[63:42]}),
        .cin (product_q3d2[61:20]),
        .sum (s1_l1w5s),
        .cout(s1_l1w5c)
    );

    fa #(.N(21)) s1_l1w6 (
        .a   (product_q3d3[20:0]),
        .b   (product_q3d3[41:21]),
        .cin (product_q3d3[62:42]),
        .sum (s1_l1w6s),
        .cout(s1_l1w6c)
    );

    // Adders of s1, level 2.
    wire [6:0]  s1_l2w0s;
    wire [6:0]  s1_l2w0c;
    wire [20:0] s1_l2w1s;
    wire [20:0] s1_l2w1c;
    wire [34:0] s1_l2w2s;
    wire [34:0] s1_l2w2c;
    wire [49:0] s1_l2w3s;
    wire [49:0] s1_l2w3c;
    wire [48:0] s1_l2w4s;
    wire [48:0] s1_l2w4c;
    wire [35:0] s1_l2w5s;
    wire [35:0] s1_l2w5c;
    wire [20:0] s1_l2w6s;
    wire [20:0] s1_l2w6c;
    wire [6:0]  s1_l2w7s;
    wire [6:0]  s1_l2w7c;

    fa #(.N(7)) s1_l2w0 (
        .a   ({s1_l1w0s[7:2], product_q0d0[63]}),
        .b   ({s1_l1w0s[13:8], s1_l1w0s[0]}),
        .cin ({s1_l1w0s[19:14], s1_l1w0s[1]}),
        .sum (s1_l2w0s),
        .cout(s1_l2w0c)
    );

    fa #(.N(21)) s1_l2w1 (
        .a   ({s1_l1w1s[13:1], s1_l1w0c[19], s1_l1w0c[6:1], product_q1d0[62]}),
        .b   ({s1_l1w1s[26:14], s1_l1w0c[20], s1_l1w0c[12:7], product_q1d0[63]}),
        .cin ({s1_l1w1s[39:27], s1_l1w1s[0], s1_l1w0c[18:13], s1_l1w0c[0]}),
        .sum (s1_l2w1s),
        .cout(s1_l2w1c)
    );

    fa #(.N(35)) s1_l2w2 (
        .a   ({s1_l1w2s[20:0], s1_l1w1c[13:0]}),
        .b   ({s1_l1w2s[41:21], s1_l1w1c[27:14]}),
        .cin ({s1_l1w2s[62:42], s1_l1w1c[41:28]}),
        .sum (s1_l2w2s),
        .cout(s1_l2w2c)
    );

    fa #(.N(50)) s1_l2w3 (
        .a   ({s1_l1w3s[28:1], s1_l1w2c[62], s1_l1w2c[21:2], product_q3d0[63]}),
        .b   ({s1_l1w3s[56:29], s1_l1w2c[63], s1_l1w2c[41:22], s1_l1w2c[0]}),
        .cin ({s1_l1w3s[84:57], s1_l1w3s[0], s1_l1w2c[61:42], s1_l1w2c[1]}),
        .sum (s1_l2w3s),
        .cout(s1_l2w3c)
    );

    fa #(.N(49)) s1_l2w4 (
        .a   ({s1_l1w4s[21:2], s1_l1w3c[84], s1_l1w3c[27:0]}),
        .b   ({s1_l1w4s[41:22], s1_l1w4s[0], s1_l1w3c[55:28]}),
        .cin ({s1_l1w4s[61:42], s1_l1w4s[1], s1_l1w3c[83:56]}),
        .sum (s1_l2w4s),
        .cout(s1_l2w4c)
    );

    fa #(.N(36)) s1_l2w5 (
        .a   ({s1_l1w5s[13:0], s1_l1w4c[21:1], product_q3d2[62]}),
        .b   ({s1_l1w5s[27:14], s1_l1w4c[42:22], product_q3d2[63]}),
        .cin ({s1_l1w5s[41:28], s1_l1w4c[63:43], s1_l1w4c[0]}),
        .sum (s1_l2w5s),
        .cout(s1_l2w5c)
    );

    fa #(.N(21)) s1_l2w6 (
        .a   ({s1_l1w6s[7:2], s1_l1w5c[41], s1_l1w5c[14:2], product_q3d3[63]}),
        .b   ({s1_l1w6s[13:8], s1_l1w6s[0], s1_l1w5c[27:15], s1_l1w5c[0]}),
        .cin ({s1_l1w6s[19:14], s1_l1w6s[1], s1_l1w5c[40:28], s1_l1w5c[1]}),
        .sum (s1_l2w6s),
        .cout(s1_l2w6c)
    );

    fa #(.N(7)) s1_l2w7 (
        .a   (s1_l1w6c[6:0]),
        .b   (s1_l1w6c[13:7]),
        .cin (s1_l1w6c[20:14]),
        .sum (s1_l2w7s),
        .cout(s1_l2w7c)
    );

    // Adders of s1, level 3.
    wire        s1_l3w0s;
    wire        s1_l3w0c;
    wire [9:0]  s1_l3w1s;
    wire [9:0]  s1_l3w1c;
    wire [18:0] s1_l3w2s;
    wire [18:0] s1_l3w2c;
    wire [27:0] s1_l3w3s;
    wire [27:0] s1_l3w3c;
    wire [32:0] s1_l3w4s;
    wire [32:0] s1_l3w4c;
    wire [27:0] s1_l3w5s;
    wire [27:0] s1_l3w5c;
    wire [18:0] s1_l3w6s;
    wire [18:0] s1_l3w6c;
    wire [8:0]  s1_l3w7s;
    wire [8:0]  s1_l3w7c;
    wire [1:0]  s1_l3w8s;
    wire [1:0]  s1_l3w8c;

    fa s1_l3w0 (
        .a   (s1_l1w0s[20]),
        .b   (s1_l2w0s[0]),
        .cin (s1_l2w0s[1]),
        .sum (s1_l3w0s),
        .cout(s1_l3w0c)
    );

    fa #(.N(10)) s1_l3w1 (
        .a   ({s1_l2w1s[12:9], s1_l2w1s[6], s1_l2w0c[4:1], s1_l1w1s[40]}),
        .b   ({s1_l2w1s[16:13], s1_l2w1s[7], s1_l2w1s[1:0], s1_l2w0c[6:5], s1_l1w1s[41]}),
        .cin ({s1_l2w1s[20:17], s1_l2w1s[8], s1_l2w1s[5:2], s1_l2w0c[0]}),
        .sum (s1_l3w1s),
        .cout(s1_l3w1c)
    );

    fa #(.N(19)) s1_l3w2 (
        .a   ({s1_l2w2s[20:14], s1_l2w1c[16:8], s1_l2w1c[5], s1_l2w1c[2], s1_l1w2s[63]}),
        .b   ({s1_l2w2s[27:21], s1_l2w2s[4:0], s1_l2w1c[20:17], s1_l2w1c[6], s1_l2w1c[3],
            s1_l2w1c[0]}),
        .cin ({s1_l2w2s[34:28], s1_l2w2s[13:5], s1_l2w1c[7], s1_l2w1c[4], s1_l2w1c[1]}),
        .sum (s1_l3w2s),
        .cout(s1_l3w2c)
    );

    fa #(.N(28)) s1_l3w3 (
        .a   ({s1_l2w3s[30:22], s1_l2w3s[19], s1_l2w2c[27:15], s1_l2w2c[12], s1_l2w2c[3:0]}),
        .b   ({s1_l2w3s[39:31], s1_l2w3s[20], s1_l2w3s[5:0], s1_l2w2c[34:28], s1_l2w2c[13],
            s1_l2w2c[7:4]}),
        .cin ({s1_l2w3s[48:40], s1_l2w3s[21], s1_l2w3s[18:6], s1_l2w2c[14], s1_l2w2c[11:8]}),
        .sum (s1_l3w3s),
        .cout(s1_l3w3c)
    );

    fa #(.N(33)) s1_l3w4 (
        .a   ({s1_l2w4s[34:29], s1_l2w4s[26], s1_l2w3c[39:22], s1_l2w3c[19], s1_l2w3c[6:1],
            s1_l1w4s[62]}),
        .b   ({s1_l2w4s[40:35], s1_l2w4s[27], s1_l2w4s[7:0], s1_l2w3c[49:40], s1_l2w3c[20],
            s1_l2w3c[12:7], s1_l1w4s[63]}),
        .cin ({s1_l2w4s[46:41], s1_l2w4s[28], s1_l2w4s[25:8], s1_l2w3c[21], s1_l2w3c[18:13],
            s1_l2w3c[0]}),
        .sum (s1_l3w4s),
        .cout(s1_l3w4c)
    );

    fa #(.N(28)) s1_l3w5 (
        .a   ({s1_l2w5s[26:23], s1_l2w5s[20], s1_l2w4c[42:30], s1_l2w4c[27], s1_l2w4c[8:0]}),
        .b   ({s1_l2w5s[30:27], s1_l2w5s[21], s1_l2w5s[6:0], s1_l2w4c[48:43], s1_l2w4c[28],
            s1_l2w4c[17:9]}),
        .cin ({s1_l2w5s[34:31], s1_l2w5s[22], s1_l2w5s[19:7], s1_l2w4c[29], s1_l2w4c[26:18]}),
        .sum (s1_l3w5s),
        .cout(s1_l3w5c)
    );

    fa #(.N(19)) s1_l3w6 (
        .a   ({s1_l2w6s[15:14], s1_l2w5c[31:23], s1_l2w5c[20], s1_l2w5c[7:2], s1_l1w6s[20]}),
        .b   ({s1_l2w6s[17:16], s1_l2w6s[4:0], s1_l2w5c[35:32], s1_l2w5c[21], s1_l2w5c[13:8],
            s1_l2w5c[0]}),
        .cin ({s1_l2w6s[19:18], s1_l2w6s[13:5], s1_l2w5c[22], s1_l2w5c[19:14], s1_l2w5c[1]}),
        .sum (s1_l3w6s),
        .cout(s1_l3w6c)
    );

    fa #(.N(9)) s1_l3w7 (
        .a   ({s1_l2w6c[18:15], s1_l2w6c[12], s1_l2w6c[3:0]}),
        .b   ({s1_l2w7s[1:0], s1_l2w6c[20:19], s1_l2w6c[13], s1_l2w6c[7:4]}),
        .cin ({s1_l2w7s[5:2], s1_l2w6c[14], s1_l2w6c[11:8]}),
        .sum (s1_l3w7s),
        .cout(s1_l3w7c)
    );

    fa #(.N(2)) s1_l3w8 (
        .a   (s1_l2w7c[1:0]),
        .b   (s1_l2w7c[3:2]),
        .cin (s1_l2w7c[5:4]),
        .sum (s1_l3w8s),
        .cout(s1_l3w8c)
    );

    // Adders of s1, level 4.
    wire [2:0]  s1_l4w1s;
    wire [2:0]  s1_l4w1c;
    wire [8:0]  s1_l4w2s;
    wire [8:0]  s1_l4w2c;
    wire [15:0] s1_l4w3s;
    wire [15:0] s1_l4w3c;
    wire [19:0] s1_l4w4s;
    wire [19:0] s1_l4w4c;
    wire [19:0] s1_l4w5s;
    wire [19:0] s1_l4w5c;
    wire [14:0] s1_l4w6s;
    wire [14:0] s1_l4w6c;
    wire [8:0]  s1_l4w7s;
    wire [8:0]  s1_l4w7c;
    wire [3:0]  s1_l4w8s;
    wire [3:0]  s1_l4w8c;

    fa #(.N(3)) s1_l4w1 (
        .a   ({s1_l3w1s[5], s1_l3w1s[0], s1_l3w0c}),
        .b   ({s1_l3w1s[6], s1_l3w1s[2:1]}),
        .cin ({s1_l3w1s[7], s1_l3w1s[4:3]}),
        .sum (s1_l4w1s),
        .cout(s1_l4w1c)
    );

    fa #(.N(9)) s1_l4w2 (
        .a   ({s1_l3w2s[14], s1_l3w2s[11], s1_l3w2s[2], s1_l3w1c[9:7], s1_l3w2s[1],
            s1_l3w1c[1:0]}),
        .b   ({s1_l3w2s[15], s1_l3w2s[12], s1_l3w2s[6:3], s1_l3w1c[5], s1_l3w1c[3:2]}),
        .cin ({s1_l3w2s[16], s1_l3w2s[13], s1_l3w2s[10:7], s1_l3w1c[6], s1_l3w2s[0], s1_l3w1c[4]}),
        .sum (s1_l4w2s),
        .cout(s1_l4w2c)
    );

    fa #(.N(16)) s1_l4w3 (
        .a   ({s1_l3w3s[21:19], s1_l3w3s[16], s1_l3w2c[18:13], s1_l3w3s[2], s1_l3w2c[5:2],
            s1_l2w3s[49]}),
        .b   ({s1_l3w3s[24:22], s1_l3w3s[17], s1_l3w3s[9:3], s1_l3w2c[9:6], s1_l3w2c[0]}),
        .cin ({s1_l3w3s[27:25], s1_l3w3s[18], s1_l3w3s[15:10], s1_l3w2c[12], s1_l3w3s[1:0],
            s1_l3w2c[11:10], s1_l3w2c[1]}),
        .sum (s1_l4w3s),
        .cout(s1_l4w3c)
    );

    fa #(.N(20)) s1_l4w4 (
        .a   ({s1_l3w4s[27:26], s1_l3w3c[26:18], s1_l3w3c[10:4], s1_l3w3c[1], s1_l2w4s[47]}),
        .b   ({s1_l3w4s[29:28], s1_l3w4s[14:7], s1_l3w3c[27], s1_l3w3c[17:11], s1_l3w3c[2],
            s1_l2w4s[48]}),
        .cin ({s1_l3w4s[31:30], s1_l3w4s[23:15], s1_l3w4s[6:0], s1_l3w3c[3], s1_l3w3c[0]}),
        .sum (s1_l4w4s),
        .cout(s1_l4w4c)
    );

    fa #(.N(20)) s1_l4w5 (
        .a   ({s1_l3w5s[24], s1_l3w4c[32:26], s1_l3w4c[16:8], s1_l3w4c[5], s1_l3w4c[2],
            s1_l2w5s[35]}),
        .b   ({s1_l3w5s[25], s1_l3w5s[15:9], s1_l3w4c[25:17], s1_l3w4c[6], s1_l3w4c[3],
            s1_l3w4c[0]}),
        .cin ({s1_l3w5s[26], s1_l3w5s[22:16], s1_l3w5s[8:0], s1_l3w4c[7], s1_l3w4c[4],
            s1_l3w4c[1]}),
        .sum (s1_l4w5s),
        .cout(s1_l4w5c)
    );

    fa #(.N(15)) s1_l4w6 (
        .a   ({s1_l3w6s[7], s1_l3w5c[27:25], s1_l3w6s[6], s1_l3w5c[16:11], s1_l3w5c[8],
            s1_l3w5c[3:2], s1_l2w6s[20]}),
        .b   ({s1_l3w6s[11:8], s1_l3w5c[23:17], s1_l3w5c[9], s1_l3w5c[5:4], s1_l3w5c[0]}),
        .cin ({s1_l3w6s[15:12], s1_l3w5c[24], s1_l3w6s[5:0], s1_l3w5c[10], s1_l3w5c[7:6],
            s1_l3w5c[1]}),
        .sum (s1_l4w6s),
        .cout(s1_l4w6c)
    );

    fa #(.N(9)) s1_l4w7 (
        .a   ({s1_l3w7s[4:3], s1_l3w6c[11:8], s1_l3w6c[5], s1_l3w6c[2], s1_l2w7s[6]}),
        .b   ({s1_l3w7s[5], s1_l3w6c[17], s1_l3w6c[15:12], s1_l3w6c[6], s1_l3w6c[3], s1_l3w6c[0]}),
        .cin ({s1_l3w7s[6], s1_l3w6c[18], s1_l3w7s[2:0], s1_l3w6c[16], s1_l3w6c[7], s1_l3w6c[4],
            s1_l3w6c[1]}),
        .sum (s1_l4w7s),
        .cout(s1_l4w7c)
    );

    fa #(.N(4)) s1_l4w8 (
        .a   ({s1_l3w7c[6:5], s1_l3w7c[2], s1_l2w7c[6]}),
        .b   ({s1_l3w7c[8:7], s1_l3w7c[3], s1_l3w7c[0]}),
        .cin ({s1_l3w8s, s1_l3w7c[4], s1_l3w7c[1]}),
        .sum (s1_l4w8s),
        .cout(s1_l4w8c)
    );

    // Adders of s1, level 5.
    wire [3:0]  s1_l5w2s;
    wire [3:0]  s1_l5w2c;
    wire [7:0]  s1_l5w3s;
    wire [7:0]  s1_l5w3c;
    wire [11:0] s1_l5w4s;
    wire [11:0] s1_l5w4c;
    wire [12:0] s1_l5w5s;
    wire [12:0] s1_l5w5c;
    wire [11:0] s1_l5w6s;
    wire [11:0] s1_l5w6c;
    wire [7:0]  s1_l5w7s;
    wire [7:0]  s1_l5w7c;
    wire [3:0]  s1_l5w8s;
    wire [3:0]  s1_l5w8c;
    wire [1:0]  s1_l5w9s;
    wire [1:0]  s1_l5w9c;

    fa #(.N(4)) s1_l5w2 (
        .a   ({s1_l4w2s[2], s1_l4w1c[2], s1_l4w2s[1], s1_l3w2s[17]}),
        .b   ({s1_l4w2s[4:3], s1_l4w1c[0], s1_l3w2s[18]}),
        .cin ({s1_l4w2s[6:5], s1_l4w1c[1], s1_l4w2s[0]}),
        .sum (s1_l5w2s),
        .cout(s1_l5w2c)
    );

    fa #(.N(8)) s1_l5w3 (
        .a   ({s1_l4w3s[12], s1_l4w3s[5], s1_l4w2c[8:7], s1_l4w2c[4], s1_l4w3s[4], s1_l4w3s[1],
            s1_l4w2c[0]}),
        .b   ({s1_l4w3s[13], s1_l4w3s[8:6], s1_l4w2c[5], s1_l4w2c[2], s1_l4w3s[2], s1_l4w2c[1]}),
        .cin ({s1_l4w3s[14], s1_l4w3s[11:9], s1_l4w2c[6], s1_l4w2c[3], s1_l4w3s[3], s1_l4w3s[0]}),
        .sum (s1_l5w3s),
        .cout(s1_l5w3c)
    );

    fa #(.N(12)) s1_l5w4 (
        .a   ({s1_l4w3c[15:12], s1_l4w3c[7:6], s1_l4w4s[7], s1_l4w4s[4], s1_l4w4s[1], s1_l4w3c[3],
            s1_l3w4s[32], s1_l3w4s[24]}),
        .b   ({s1_l4w4s[12:9], s1_l4w3c[9:8], s1_l4w4s[8], s1_l4w4s[5], s1_l4w4s[2], s1_l4w3c[4],
            s1_l4w3c[1], s1_l3w4s[25]}),
        .cin ({s1_l4w4s[16:13], s1_l4w3c[11:10], s1_l4w3c[5], s1_l4w4s[6], s1_l4w4s[3],
            s1_l4w4s[0], s1_l4w3c[2], s1_l4w3c[0]}),
        .sum (s1_l5w4s),
        .cout(s1_l5w4c)
    );

    fa #(.N(13)) s1_l5w5 (
        .a   ({s1_l4w5s[12], s1_l4w4c[19:18], s1_l4w4c[11:10], s1_l4w5s[10], s1_l4w5s[5:4],
            s1_l4w5s[1], s1_l4w4c[5:4], s1_l3w5s[27], s1_l4w4c[0]}),
        .b   ({s1_l4w5s[15:13], s1_l4w4c[13:12], s1_l4w5s[11], s1_l4w5s[7:6], s1_l4w5s[2],
            s1_l4w4c[7:6], s1_l4w4c[2:1]}),
        .cin ({s1_l4w5s[18:16], s1_l4w4c[15:14], s1_l4w4c[9], s1_l4w5s[9:8], s1_l4w5s[3],
            s1_l4w5s[0], s1_l4w4c[8], s1_l4w4c[3], s1_l3w5s[23]}),
        .sum (s1_l5w5s),
        .cout(s1_l5w5c)
    );

    fa #(.N(12)) s1_l5w6 (
        .a   ({s1_l4w6s[10], s1_l4w5c[19], s1_l4w5c[14], s1_l4w6s[9], s1_l4w6s[4:3], s1_l4w5c[6:3],
            s1_l3w6s[17:16]}),
        .b   ({s1_l4w6s[12:11], s1_l4w5c[15], s1_l4w5c[12], s1_l4w6s[6:5], s1_l4w5c[10:7],
            s1_l3w6s[18], s1_l4w5c[0]}),
        .cin ({s1_l4w6s[14:13], s1_l4w5c[16], s1_l4w5c[13], s1_l4w6s[8:7], s1_l4w6s[2:0],
            s1_l4w5c[11], s1_l4w5c[2:1]}),
        .sum (s1_l5w6s),
        .cout(s1_l5w6c)
    );

    fa #(.N(8)) s1_l5w7 (
        .a   ({s1_l4w6c[12], s1_l4w7s[6], s1_l4w7s[3], s1_l4w7s[0], s1_l4w6c[5:4], s1_l4w6c[1],
            s1_l3w7s[7]}),
        .b   ({s1_l4w6c[13], s1_l4w6c[10], s1_l4w7s[4], s1_l4w7s[1], s1_l4w6c[7:6], s1_l4w6c[2],
            s1_l3w7s[8]}),
        .cin ({s1_l4w6c[14], s1_l4w6c[11], s1_l4w7s[5], s1_l4w7s[2], s1_l4w6c[9:8], s1_l4w6c[3],
            s1_l4w6c[0]}),
        .sum (s1_l5w7s),
        .cout(s1_l5w7c)
    );

    fa #(.N(4)) s1_l5w8 (
        .a   ({s1_l4w8s[2], s1_l4w7c[6], s1_l4w7c[3], s1_l4w7c[0]}),
        .b   ({s1_l4w8s[3], s1_l4w8s[0], s1_l4w7c[4], s1_l4w7c[1]}),
        .cin ({s1_l4w7c[7], s1_l4w8s[1], s1_l4w7c[5], s1_l4w7c[2]}),
        .sum (s1_l5w8s),
        .cout(s1_l5w8c)
    );

    fa #(.N(2)) s1_l5w9 (
        .a   ({s1_l4w8c[1], s1_l3w8c[0]}),
        .b   ({s1_l4w8c[2], s1_l3w8c[1]}),
        .cin ({s1_l4w8c[3], s1_l4w8c[0]}),
        .sum (s1_l5w9s),
        .cout(s1_l5w9c)
    );

    // Adders of s1, level 6.
    wire [3:0] s1_l6w3s;
    wire [3:0] s1_l6w3c;
    wire [6:0] s1_l6w4s;
    wire [6:0] s1_l6w4c;
    wire [8:0] s1_l6w5s;
    wire [8:0] s1_l6w5c;
    wire [6:0] s1_l6w6s;
    wire [6:0] s1_l6w6c;
    wire [5:0] s1_l6w7s;
    wire [5:0] s1_l6w7c;
    wire [2:0] s1_l6w8s;
    wire [2:0] s1_l6w8c;
    wire [1:0] s1_l6w9s;
    wire [1:0] s1_l6w9c;

    fa #(.N(4)) s1_l6w3 (
        .a   ({s1_l5w3s[4], s1_l5w3s[1], s1_l5w2c[1], s1_l4w3s[15]}),
        .b   ({s1_l5w3s[5], s1_l5w3s[2], s1_l5w2c[2], s1_l5w2c[0]}),
        .cin ({s1_l5w3s[6], s1_l5w3s[3], s1_l5w2c[3], s1_l5w3s[0]}),
        .sum (s1_l6w3s),
        .cout(s1_l6w3c)
    );

    fa #(.N(7)) s1_l6w4 (
        .a   ({s1_l5w3c[7], s1_l5w4s[3], s1_l5w3c[6], s1_l5w3c[3], s1_l5w4s[1], s1_l4w4s[18:17]}),
        .b   ({s1_l5w4s[8], s1_l5w4s[5:4], s1_l5w3c[4], s1_l5w4s[2], s1_l4w4s[19], s1_l5w3c[0]}),
        .cin ({s1_l5w4s[9], s1_l5w4s[7:6], s1_l5w3c[5], s1_l5w3c[2:1], s1_l5w4s[0]}),
        .sum (s1_l6w4s),
        .cout(s1_l6w4c)
    );

    fa #(.N(9)) s1_l6w5 (
        .a   ({s1_l5w5s[10], s1_l5w4c[10:8], s1_l5w4c[5], s1_l5w5s[1], s1_l4w5s[19], s1_l5w4c[1],
            s1_l4w4c[16]}),
        .b   ({s1_l5w5s[11], s1_l5w5s[5:4], s1_l5w4c[11], s1_l5w4c[6], s1_l5w5s[2], s1_l5w4c[3:2],
            s1_l4w4c[17]}),
        .cin ({s1_l5w5s[12], s1_l5w5s[8:6], s1_l5w4c[7], s1_l5w5s[3], s1_l5w4c[4], s1_l5w5s[0],
            s1_l5w4c[0]}),
        .sum (s1_l6w5s),
        .cout(s1_l6w5c)
    );

    fa #(.N(7)) s1_l6w6 (
        .a   ({s1_l5w5c[12], s1_l5w5c[7], s1_l5w6s[1], s1_l5w5c[6], s1_l5w6s[0], s1_l5w5c[1],
            s1_l4w5c[17]}),
        .b   ({s1_l5w6s[6], s1_l5w5c[8], s1_l5w6s[3:2], s1_l5w5c[4], s1_l5w5c[2], s1_l4w5c[18]}),
        .cin ({s1_l5w6s[7], s1_l5w5c[9], s1_l5w6s[5:4], s1_l5w5c[5], s1_l5w5c[3], s1_l5w5c[0]}),
        .sum (s1_l6w6s),
        .cout(s1_l6w6c)
    );

    fa #(.N(6)) s1_l6w7 (
        .a   ({s1_l5w6c[11], s1_l5w7s[2], s1_l5w6c[6], s1_l5w6c[2:0]}),
        .b   ({s1_l5w7s[4:3], s1_l5w6c[7], s1_l5w6c[4:3], s1_l4w7s[7]}),
        .cin ({s1_l5w7s[5], s1_l5w6c[8], s1_l5w7s[1:0], s1_l5w6c[5], s1_l4w7s[8]}),
        .sum (s1_l6w7s),
        .cout(s1_l6w7c)
    );

    fa #(.N(3)) s1_l6w8 (
        .a   ({s1_l5w7c[5], s1_l5w7c[2], s1_l4w7c[8]}),
        .b   ({s1_l5w8s[0], s1_l5w7c[3], s1_l5w7c[0]}),
        .cin ({s1_l5w8s[1], s1_l5w7c[4], s1_l5w7c[1]}),
        .sum (s1_l6w8s),
        .cout(s1_l6w8c)
    );

    fa #(.N(2)) s1_l6w9 (
        .a   ({s1_l5w8c[2], s1_l5w8c[0]}),
        .b   ({s1_l5w9s[1], s1_l5w8c[1]}),
        .cin ({s1_l5w8c[3], s1_l5w9s[0]}),
        .sum (s1_l6w9s),
        .cout(s1_l6w9c)
    );

    // Adders of s1, level 7.
    wire [3:0] s1_l7w4s;
    wire [3:0] s1_l7w4c;
    wire [4:0] s1_l7w5s;
    wire [4:0] s1_l7w5c;
    wire [5:0] s1_l7w6s;
    wire [5:0] s1_l7w6c;
    wire [3:0] s1_l7w7s;
    wire [3:0] s1_l7w7c;
    wire [3:0] s1_l7w8s;
    wire [3:0] s1_l7w8c;
    wire       s1_l7w9s;
    wire       s1_l7w9c;
    wire       s1_l7w10s;
    wire       s1_l7w10c;

    fa #(.N(4)) s1_l7w4 (
        .a   ({s1_l6w4s[3], s1_l6w3c[2], s1_l6w4s[0], s1_l5w4s[10]}),
        .b   ({s1_l6w4s[4], s1_l6w4s[2:1], s1_l5w4s[11]}),
        .cin ({s1_l6w4s[5], s1_l6w3c[3], s1_l6w3c[1:0]}),
        .sum (s1_l7w4s),
        .cout(s1_l7w4c)
    );

    fa #(.N(5)) s1_l7w5 (
        .a   ({s1_l6w4c[6], s1_l6w4c[4], s1_l6w5s[2], s1_l6w4c[1], s1_l5w5s[9]}),
        .b   ({s1_l6w5s[5], s1_l6w4c[5], s1_l6w5s[3], s1_l6w4c[2], s1_l6w4c[0]}),
        .cin ({s1_l6w5s[6], s1_l6w5s[4], s1_l6w4c[3], s1_l6w5s[1:0]}),
        .sum (s1_l7w5s),
        .cout(s1_l7w5c)
    );

    fa #(.N(6)) s1_l7w6 (
        .a   ({s1_l6w6s[4], s1_l6w5c[4], s1_l6w5c[2], s1_l6w6s[0], s1_l5w6s[8], s1_l6w5c[0]}),
        .b   ({s1_l6w5c[5], s1_l6w6s[2], s1_l6w5c[3], s1_l5w6s[10:9], s1_l5w5c[10]}),
        .cin ({s1_l6w5c[6], s1_l6w6s[3], s1_l6w6s[1], s1_l5w6s[11], s1_l6w5c[1], s1_l5w5c[11]}),
        .sum (s1_l7w6s),
        .cout(s1_l7w6c)
    );

    fa #(.N(4)) s1_l7w7 (
        .a   ({s1_l6w6c[4], s1_l6w7s[0], s1_l5w7s[6], s1_l5w6c[9]}),
        .b   ({s1_l6w7s[1], s1_l6w6c[2], s1_l5w7s[7], s1_l6w6c[0]}),
        .cin ({s1_l6w7s[2], s1_l6w6c[3], s1_l6w6c[1], s1_l5w6c[10]}),
        .sum (s1_l7w7s),
        .cout(s1_l7w7c)
    );

    fa #(.N(4)) s1_l7w8 (
        .a   ({s1_l6w7c[4], s1_l6w7c[2], s1_l5w8s[2], s1_l5w7c[6]}),
        .b   ({s1_l6w8s[1], s1_l6w7c[3], s1_l5w8s[3], s1_l5w7c[7]}),
        .cin ({s1_l6w8s[2], s1_l6w8s[0], s1_l6w7c[1:0]}),
        .sum (s1_l7w8s),
        .cout(s1_l7w8c)
    );

    fa s1_l7w9 (
        .a   (s1_l6w8c[0]),
        .b   (s1_l6w8c[1]),
        .cin (s1_l6w8c[2]),
        .sum (s1_l7w9s),
        .cout(s1_l7w9c)
    );

    fa s1_l7w10 (
        .a   (s1_l5w9c[0]),
        .b   (s1_l5w9c[1]),
        .cin (s1_l6w9c[0]),
        .sum (s1_l7w10s),
        .cout(s1_l7w10c)
    );

    // Adders of s1, level 8.
    wire [2:0] s1_l8w5s;
    wire [2:0] s1_l8w5c;
    wire [4:0] s1_l8w6s;
    wire [4:0] s1_l8w6c;
    wire [4:0] s1_l8w7s;
    wire [4:0] s1_l8w7c;
    wire [1:0] s1_l8w8s;
    wire [1:0] s1_l8w8c;
    wire [1:0] s1_l8w9s;
    wire [1:0] s1_l8w9c;
    wire       s1_l8w10s;
    wire       s1_l8w10c;

    fa #(.N(3)) s1_l8w5 (
        .a   ({s1_l7w4c[2], s1_l6w5s[8:7]}),
        .b   ({s1_l7w4c[3], s1_l7w4c[1:0]}),
        .cin (s1_l7w5s[2:0]),
        .sum (s1_l8w5s),
        .cout(s1_l8w5c)
    );

    fa #(.N(5)) s1_l8w6 (
        .a   ({s1_l7w6s[4:3], s1_l7w5c[1], s1_l6w5c[8:7]}),
        .b   ({s1_l7w5c[4], s1_l7w5c[2], s1_l7w6s[1:0], s1_l6w6s[5]}),
        .cin ({s1_l7w6s[5], s1_l7w5c[3], s1_l7w6s[2], s1_l6w6s[6], s1_l7w5c[0]}),
        .sum (s1_l8w6s),
        .cout(s1_l8w6c)
    );

    fa #(.N(5)) s1_l8w7 (
        .a   ({s1_l7w7s[2], s1_l7w6c[3:2], s1_l6w6c[6:5]}),
        .b   ({s1_l7w7s[3], s1_l7w7s[1:0], s1_l6w7s[4:3]}),
        .cin ({s1_l7w6c[5:4], s1_l6w7s[5], s1_l7w6c[1:0]}),
        .sum (s1_l8w7s),
        .cout(s1_l8w7c)
    );

    fa #(.N(2)) s1_l8w8 (
        .a   ({s1_l7w8s[0], s1_l7w7c[0]}),
        .b   ({s1_l7w7c[2], s1_l6w7c[5]}),
        .cin ({s1_l7w7c[3], s1_l7w7c[1]}),
        .sum (s1_l8w8s),
        .cout(s1_l8w8c)
    );

    fa #(.N(2)) s1_l8w9 (
        .a   ({s1_l7w8c[1], s1_l6w9s[0]}),
        .b   ({s1_l7w8c[2], s1_l7w8c[0]}),
        .cin ({s1_l7w8c[3], s1_l6w9s[1]}),
        .sum (s1_l8w9s),
        .cout(s1_l8w9c)
    );

    fa s1_l8w10 (
        .a   (s1_l6w9c[1]),
        .b   (s1_l7w9c),
        .cin (s1_l7w10s),
        .sum (s1_l8w10s),
        .cout(s1_l8w10c)
    );

    // Adders of s1, level 9.
    wire       s1_l9w6s;
    wire       s1_l9w6c;
    wire [2:0] s1_l9w7s;
    wire [2:0] s1_l9w7c;
    wire [2:0] s1_l9w8s;
    wire [2:0] s1_l9w8c;
    wire       s1_l9w9s;
    wire       s1_l9w9c;

    fa s1_l9w6 (
        .a   (s1_l8w5c[0]),
        .b   (s1_l8w6s[0]),
        .cin (s1_l8w6s[1]),
        .sum (s1_l9w6s),
        .cout(s1_l9w6c)
    );

    fa #(.N(3)) s1_l9w7 (
        .a   ({s1_l8w6c[3:2], s1_l8w6c[0]}),
        .b   ({s1_l8w7s[3], s1_l8w7s[1], s1_l8w6c[1]}),
        .cin ({s1_l8w6c[4], s1_l8w7s[2], s1_l8w7s[0]}),
        .sum (s1_l9w7s),
        .cout(s1_l9w7c)
    );

    fa #(.N(3)) s1_l9w8 (
        .a   ({s1_l8w8s[0], s1_l7w8s[3], s1_l7w8s[1]}),
        .b   ({s1_l8w7c[3], s1_l8w7c[1], s1_l7w8s[2]}),
        .cin ({s1_l8w8s[1], s1_l8w7c[2], s1_l8w7c[0]}),
        .sum (s1_l9w8s),
        .cout(s1_l9w8c)
    );

    fa s1_l9w9 (.a(s1_l7w9s), .b(s1_l8w8c[0]), .cin(s1_l8w9s[0]), .sum(s1_l9w9s), .cout(s1_l9w9c));

    // Adders of s1, level 10.
    wire s1_l10w8s;
    wire s1_l10w8c;
    wire s1_l10w9s;
    wire s1_l10w9c;

    fa s1_l10w8 (
        .a   (s1_l8w7c[4]),
        .b   (s1_l9w7c[0]),
        .cin (s1_l9w8s[0]),
        .sum (s1_l10w8s),
        .cout(s1_l10w8c)
    );

    fa s1_l10w9 (
        .a   (s1_l8w8c[1]),
        .b   (s1_l9w8c[0]),
        .cin (s1_l8w9s[1]),
        .sum (s1_l10w9s),
        .cout(s1_l10w9c)
    );

    reg       s1_valid_q;
    reg [1:0] s1_pass_q;      // no reset: read only where its stage is valid
    reg       s1_doc_done_q;  // no reset: read only where its stage is valid
    reg       s1_first_q;     // no reset: read only where its stage is valid
    reg       s1_last_q;      // no reset: read only where its stage is valid
    reg [5:0] s1_w0_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w1_q;        // no reset: read only where s1_valid_q
    reg [5:0] s1_w2_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w3_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w4_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w5_q;        // no reset: read only where s1_valid_q
    reg [5:0] s1_w6_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w7_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w8_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w9_q;        // no reset: read only where s1_valid_q
    reg [4:0] s1_w10_q;       // no reset: read only where s1_valid_q
    reg [1:0] s1_w11_q;       // no reset: read only where s1_valid_q

    always @(posedge clk) begin
        s1_w0_q  <= {s1_l3w0s, s1_l2w0s[6:2]};
        s1_w1_q  <= {s1_l4w1s, s1_l3w1s[9:8]};
        s1_w2_q  <= {s1_l5w2s, s1_l4w2s[8:7]};
        s1_w3_q  <= {s1_l6w3s, s1_l5w3s[7]};
        s1_w4_q  <= {s1_l7w4s, s1_l6w4s[6]};
        s1_w5_q  <= {s1_l8w5s, s1_l7w5s[4:3]};
        s1_w6_q  <= {s1_l9w6s, s1_l8w6s[4:2], s1_l8w5c[2:1]};
        s1_w7_q  <= {s1_l9w7s, s1_l8w7s[4], s1_l9w6c};
        s1_w8_q  <= {s1_l10w8s, s1_l9w8s[2:1], s1_l9w7c[2:1]};
        s1_w9_q  <= {s1_l10w9s, s1_l9w9s, s1_l10w8c, s1_l9w8c[2:1]};
        s1_w10_q <= {s1_l8w10s, s1_l10w9c, s1_l9w9c, s1_l8w9c};
        s1_w11_q <= {s1_l8w10c, s1_l7w10c};
    end

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_q <= 1'b0;
        end else begin
            s1_valid_q <= operand_valid_q;
        end
    end

    always @(posedge clk) begin
        s1_pass_q     <= {operand_low_q, second_pass_q};
        s1_doc_done_q <= operand_int8_q ? operand_low_q && second_pass_q : 1'b1;
        s1_first_q    <= beat_q == 1'b0;
        s1_last_q     <= last_beat;
    end

    // ---- Stage 2: the beats of a pass accumulate, still in carry-save form

    // the -1 of the complemented products
    wire [15:0] s2_offset = s1_pass_q == 2'd0 ? 16'd51200 : s1_pass_q == 2'd3 ? 16'd0 : 16'd50176;
    reg  [15:0] s2_sum_q;    // no reset: the first beat of a pass starts it afresh
    reg  [15:0] s2_carry_q;  // no reset: the first beat of a pass starts it afresh
    wire [15:0] s2_sum_in = s1_first_q ? s2_offset : s2_sum_q;
    wire [15:0] s2_carry_in = s1_first_q ? 16'd0 : s2_carry_q;

    // Bits by weight:
    //   weight   15   14   13   12   11   10    9    8    7    6    5    4    3    2    1    0
    //   bits      2    2    2    2    4    7    7    7    7    8    7    7    7    8    7    8
    // Adders of s2, level 1.
    wire [1:0] s2_l1w0s;
    wire [1:0] s2_l1w0c;
    wire [1:0] s2_l1w1s;
    wire [1:0] s2_l1w1c;
    wire [1:0] s2_l1w2s;
    wire [1:0] s2_l1w2c;
    wire [1:0] s2_l1w3s;
    wire [1:0] s2_l1w3c;
    wire [1:0] s2_l1w4s;
    wire [1:0] s2_l1w4c;
    wire [1:0] s2_l1w5s;
    wire [1:0] s2_l1w5c;
    wire [1:0] s2_l1w6s;
    wire [1:0] s2_l1w6c;
    wire [1:0] s2_l1w7s;
    wire [1:0] s2_l1w7c;
    wire [1:0] s2_l1w8s;
    wire [1:0] s2_l1w8c;
    wire [1:0] s2_l1w9s;
    wire [1:0] s2_l1w9c;
    wire [1:0] s2_l1w10s;
    wire [1:0] s2_l1w10c;
    wire       s2_l1w11s;
    wire       s2_l1w11c;
    wire       s2_l1h14s;
    wire       s2_l1h14c;

    fa #(.N(2)) s2_l1w0 (
        .a   (s1_w0_q[1:0]),
        .b   (s1_w0_q[3:2]),
        .cin (s1_w0_q[5:4]),
        .sum (s2_l1w0s),
        .cout(s2_l1w0c)
    );

    fa #(.N(2)) s2_l1w1 (
        .a   ({s1_w1_q[3], s1_w1_q[0]}),
        .b   ({s1_w1_q[4], s1_w1_q[1]}),
        .cin ({s2_sum_in[1], s1_w1_q[2]}),
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

    fa #(.N(2)) s2_l1w3 (
        .a   ({s1_w3_q[3], s1_w3_q[0]}),
        .b   ({s1_w3_q[4], s1_w3_q[1]}),
        .cin ({s2_sum_in[3], s1_w3_q[2]}),
        .sum (s2_l1w3s),
        .cout(s2_l1w3c)
    );

    fa #(.N(2)) s2_l1w4 (
        .a   ({s1_w4_q[3], s1_w4_q[0]}),
        .b   ({s1_w4_q[4], s1_w4_q[1]}),
        .cin ({s2_sum_in[4], s1_w4_q[2]}),
        .sum (s2_l1w4s),
        .cout(s2_l1w4c)
    );

    fa #(.N(2)) s2_l1w5 (
        .a   ({s1_w5_q[3], s1_w5_q[0]}),
        .b   ({s1_w5_q[4], s1_w5_q[1]}),
        .cin ({s2_sum_in[5], s1_w5_q[2]}),
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
        .a   ({s1_w7_q[3], s1_w7_q[0]}),
        .b   ({s1_w7_q[4], s1_w7_q[1]}),
        .cin ({s2_sum_in[7], s1_w7_q[2]}),
        .sum (s2_l1w7s),
        .cout(s2_l1w7c)
    );

    fa #(.N(2)) s2_l1w8 (
        .a   ({s1_w8_q[3], s1_w8_q[0]}),
        .b   ({s1_w8_q[4], s1_w8_q[1]}),
        .cin ({s2_sum_in[8], s1_w8_q[2]}),
        .sum (s2_l1w8s),
        .cout(s2_l1w8c)
    );

    fa #(.N(2)) s2_l1w9 (
        .a   ({s1_w9_q[3], s1_w9_q[0]}),
        .b   ({s1_w9_q[4], s1_w9_q[1]}),
        .cin ({s2_sum_in[9], s1_w9_q[2]}),
        .sum (s2_l1w9s),
        .cout(s2_l1w9c)
    );

    fa #(.N(2)) s2_l1w10 (
        .a   ({s1_w10_q[3], s1_w10_q[0]}),
        .b   ({s1_w10_q[4], s1_w10_q[1]}),
        .cin ({s2_sum_in[10], s1_w10_q[2]}),
        .sum (s2_l1w10s),
        .cout(s2_l1w10c)
    );

    fa s2_l1w11 (
        .a   (s1_w11_q[0]),
        .b   (s1_w11_q[1]),
        .cin (s2_sum_in[11]),
        .sum (s2_l1w11s),
        .cout(s2_l1w11c)
    );

    ha s2_l1h14 (.a(s2_sum_in[14]), .b(s2_carry_in[14]), .sum(s2_l1h14s), .cout(s2_l1h14c));

    // Adders of s2, level 2.
    wire       s2_l2w0s;
    wire       s2_l2w0c;
    wire       s2_l2w1s;
    wire       s2_l2w1c;
    wire [1:0] s2_l2w2s;
    wire [1:0] s2_l2w2c;
    wire       s2_l2w3s;
    wire       s2_l2w3c;
    wire       s2_l2w4s;
    wire       s2_l2w4c;
    wire       s2_l2w5s;
    wire       s2_l2w5c;
    wire [1:0] s2_l2w6s;
    wire [1:0] s2_l2w6c;
    wire       s2_l2w7s;
    wire       s2_l2w7c;
    wire       s2_l2w8s;
    wire       s2_l2w8c;
    wire       s2_l2w9s;
    wire       s2_l2w9c;
    wire       s2_l2w10s;
    wire       s2_l2w10c;
    wire       s2_l2w11s;
    wire       s2_l2w11c;
    wire       s2_l2w12s;
    wire       s2_l2w12c;
    wire       s2_l2w15s = s2_sum_in[15] ^ s2_carry_in[15] ^ s2_l1h14c;

    fa s2_l2w0 (
        .a   (s2_sum_in[0]),
        .b   (s2_carry_in[0]),
        .cin (s2_l1w0s[0]),
        .sum (s2_l2w0s),
        .cout(s2_l2w0c)
    );

    fa s2_l2w1 (
        .a   (s2_carry_in[1]),
        .b   (s2_l1w0c[0]),
        .cin (s2_l1w0c[1]),
        .sum (s2_l2w1s),
        .cout(s2_l2w1c)
    );

    fa #(.N(2)) s2_l2w2 (
        .a   ({s2_l1w2s[0], s2_sum_in[2]}),
        .b   ({s2_l1w2s[1], s2_carry_in[2]}),
        .cin (s2_l1w1c),
        .sum (s2_l2w2s),
        .cout(s2_l2w2c)
    );

    fa s2_l2w3 (
        .a   (s2_carry_in[3]),
        .b   (s2_l1w2c[0]),
        .cin (s2_l1w2c[1]),
        .sum (s2_l2w3s),
        .cout(s2_l2w3c)
    );

    fa s2_l2w4 (
        .a   (s2_carry_in[4]),
        .b   (s2_l1w3c[0]),
        .cin (s2_l1w4s[0]),
        .sum (s2_l2w4s),
        .cout(s2_l2w4c)
    );

    fa s2_l2w5 (
        .a   (s2_carry_in[5]),
        .b   (s2_l1w4c[0]),
        .cin (s2_l1w5s[0]),
        .sum (s2_l2w5s),
        .cout(s2_l2w5c)
    );

    fa #(.N(2)) s2_l2w6 (
        .a   ({s2_l1w6s[0], s2_sum_in[6]}),
        .b   ({s2_l1w6s[1], s2_carry_in[6]}),
        .cin (s2_l1w5c),
        .sum (s2_l2w6s),
        .cout(s2_l2w6c)
    );

    fa s2_l2w7 (
        .a   (s2_carry_in[7]),
        .b   (s2_l1w6c[0]),
        .cin (s2_l1w6c[1]),
        .sum (s2_l2w7s),
        .cout(s2_l2w7c)
    );

    fa s2_l2w8 (
        .a   (s2_carry_in[8]),
        .b   (s2_l1w7c[0]),
        .cin (s2_l1w8s[0]),
        .sum (s2_l2w8s),
        .cout(s2_l2w8c)
    );

    fa s2_l2w9 (
        .a   (s2_carry_in[9]),
        .b   (s2_l1w8c[0]),
        .cin (s2_l1w9s[0]),
        .sum (s2_l2w9s),
        .cout(s2_l2w9c)
    );

    fa s2_l2w10 (
        .a   (s2_carry_in[10]),
        .b   (s2_l1w9c[0]),
        .cin (s2_l1w10s[0]),
        .sum (s2_l2w10s),
        .cout(s2_l2w10c)
    );

    fa s2_l2w11 (
        .a   (s2_carry_in[11]),
        .b   (s2_l1w10c[0]),
        .cin (s2_l1w10c[1]),
        .sum (s2_l2w11s),
        .cout(s2_l2w11c)
    );

    fa s2_l2w12 (
        .a   (s2_sum_in[12]),
        .b   (s2_carry_in[12]),
        .cin (s2_l1w11c),
        .sum (s2_l2w12s),
        .cout(s2_l2w12c)
    );

    // Adders of s2, level 3.
    wire s2_l3w1s;
    wire s2_l3w1c;
    wire s2_l3w2s;
    wire s2_l3w2c;
    wire s2_l3w3s;
    wire s2_l3w3c;
    wire s2_l3w4s;
    wire s2_l3w4c;
    wire s2_l3w5s;
    wire s2_l3w5c;
    wire s2_l3w6s;
    wire s2_l3w6c;
    wire s2_l3w7s;
    wire s2_l3w7c;
    wire s2_l3w8s;
    wire s2_l3w8c;
    wire s2_l3w9s;
    wire s2_l3w9c;
    wire s2_l3w10s;
    wire s2_l3w10c;
    wire s2_l3w11s;
    wire s2_l3w11c;
    wire s2_l3w13s;
    wire s2_l3w13c;

    fa s2_l3w1 (.a(s2_l1w1s[0]), .b(s2_l1w1s[1]), .cin(s2_l2w0c), .sum(s2_l3w1s), .cout(s2_l3w1c));
    fa s2_l3w2 (.a(s2_l2w1c), .b(s2_l2w2s[0]), .cin(s2_l2w2s[1]), .sum(s2_l3w2s), .cout(s2_l3w2c));

    fa s2_l3w3 (
        .a   (s2_l1w3s[0]),
        .b   (s2_l2w2c[0]),
        .cin (s2_l1w3s[1]),
        .sum (s2_l3w3s),
        .cout(s2_l3w3c)
    );

    fa s2_l3w4 (.a(s2_l1w3c[1]), .b(s2_l2w3c), .cin(s2_l1w4s[1]), .sum(s2_l3w4s), .cout(s2_l3w4c));
    fa s2_l3w5 (.a(s2_l1w4c[1]), .b(s2_l1w5s[1]), .cin(s2_l2w4c), .sum(s2_l3w5s), .cout(s2_l3w5c));
    fa s2_l3w6 (.a(s2_l2w5c), .b(s2_l2w6s[0]), .cin(s2_l2w6s[1]), .sum(s2_l3w6s), .cout(s2_l3w6c));

    fa s2_l3w7 (
        .a   (s2_l1w7s[0]),
        .b   (s2_l2w6c[0]),
        .cin (s2_l1w7s[1]),
        .sum (s2_l3w7s),
        .cout(s2_l3w7c)
    );

    fa s2_l3w8 (.a(s2_l1w7c[1]), .b(s2_l2w7c), .cin(s2_l1w8s[1]), .sum(s2_l3w8s), .cout(s2_l3w8c));
    fa s2_l3w9 (.a(s2_l1w8c[1]), .b(s2_l1w9s[1]), .cin(s2_l2w8c), .sum(s2_l3w9s), .cout(s2_l3w9c));

    fa s2_l3w10 (
        .a   (s2_l1w9c[1]),
        .b   (s2_l1w10s[1]),
        .cin (s2_l2w9c),
        .sum (s2_l3w10s),
        .cout(s2_l3w10c)
    );

    fa s2_l3w11 (.a(s2_l1w11s), .b(s2_l2w10c), .cin(s2_l2w11s), .sum(s2_l3w11s), .cout(s2_l3w11c));

    fa s2_l3w13 (
        .a   (s2_sum_in[13]),
        .b   (s2_carry_in[13]),
        .cin (s2_l2w12c),
        .sum (s2_l3w13s),
        .cout(s2_l3w13c)
    );

    // Adders of s2, level 4.
    wire s2_l4w3s;
    wire s2_l4w3c;
    wire s2_l4w4s;
    wire s2_l4w4c;
    wire s2_l4w5s;
    wire s2_l4w5c;
    wire s2_l4w7s;
    wire s2_l4w7c;
    wire s2_l4w8s;
    wire s2_l4w8c;
    wire s2_l4w9s;
    wire s2_l4w9c;
    wire s2_l4w10s;
    wire s2_l4w10c;
    wire s2_l4w12s;
    wire s2_l4w12c;

    fa s2_l4w3 (.a(s2_l2w3s), .b(s2_l2w2c[1]), .cin(s2_l3w3s), .sum(s2_l4w3s), .cout(s2_l4w3c));
    fa s2_l4w4 (.a(s2_l2w4s), .b(s2_l3w3c), .cin(s2_l3w4s), .sum(s2_l4w4s), .cout(s2_l4w4c));
    fa s2_l4w5 (.a(s2_l2w5s), .b(s2_l3w4c), .cin(s2_l3w5s), .sum(s2_l4w5s), .cout(s2_l4w5c));
    fa s2_l4w7 (.a(s2_l2w7s), .b(s2_l2w6c[1]), .cin(s2_l3w7s), .sum(s2_l4w7s), .cout(s2_l4w7c));
    fa s2_l4w8 (.a(s2_l2w8s), .b(s2_l3w7c), .cin(s2_l3w8s), .sum(s2_l4w8s), .cout(s2_l4w8c));
    fa s2_l4w9 (.a(s2_l2w9s), .b(s2_l3w8c), .cin(s2_l3w9s), .sum(s2_l4w9s), .cout(s2_l4w9c));
    fa s2_l4w10 (.a(s2_l2w10s), .b(s2_l3w9c), .cin(s2_l3w10s), .sum(s2_l4w10s), .cout(s2_l4w10c));
    fa s2_l4w12 (.a(s2_l2w11c), .b(s2_l2w12s), .cin(s2_l3w11c), .sum(s2_l4w12s), .cout(s2_l4w12c));

    // Adders of s2, level 5.
    wire s2_l5w6s;
    wire s2_l5w6c;
    wire s2_l5h7s;
    wire s2_l5h7c;
    wire s2_l5h9s;
    wire s2_l5h9c;
    wire s2_l5w11s;
    wire s2_l5w11c;

    fa s2_l5w6 (.a(s2_l3w5c), .b(s2_l3w6s), .cin(s2_l4w5c), .sum(s2_l5w6s), .cout(s2_l5w6c));
    ha s2_l5h7 (.a(s2_l3w6c), .b(s2_l4w7s), .sum(s2_l5h7s), .cout(s2_l5h7c));
    ha s2_l5h9 (.a(s2_l4w8c), .b(s2_l4w9s), .sum(s2_l5h9s), .cout(s2_l5h9c));
    fa s2_l5w11 (.a(s2_l3w10c), .b(s2_l3w11s), .cin(s2_l4w10c), .sum(s2_l5w11s), .cout(s2_l5w11c));

    // Adders of s2, level 6.
    wire s2_l6w8s;
    wire s2_l6w8c;
    wire s2_l6w10s;
    wire s2_l6w10c;

    fa s2_l6w8 (.a(s2_l4w7c), .b(s2_l4w8s), .cin(s2_l5h7c), .sum(s2_l6w8s), .cout(s2_l6w8c));
    fa s2_l6w10 (.a(s2_l4w9c), .b(s2_l4w10s), .cin(s2_l5h9c), .sum(s2_l6w10s), .cout(s2_l6w10c));

    wire [15:0] s2_row0 = {s2_l2w15s, s2_l3w13c, s2_l4w12c, s2_l5w11c, s2_l6w10c, s2_l6w10s,
        s2_l6w8c, s2_l6w8s, s2_l5w6c, s2_l5w6s, s2_l4w4c, s2_l4w3c, s2_l3w2c, s2_l3w1c, s2_l2w1s,
        s2_l1w0s[1]};
    wire [15:0] s2_row1 = {1'b0, s2_l1h14s, s2_l3w13s, s2_l4w12s, s2_l5w11s, 1'b0, s2_l5h9s, 1'b0,
        s2_l5h7s, 1'b0, s2_l4w5s, s2_l4w4s, s2_l4w3s, s2_l3w2s, s2_l3w1s, s2_l2w0s};
    reg         s2_valid_q;
    reg  [1:0]  s2_pass_q;      // no reset: read only where its stage is valid
    reg         s2_doc_done_q;  // no reset: read only where its stage is valid

    always @(posedge clk) begin
        if (rst) begin
            s2_valid_q <= 1'b0;
        end else begin
            s2_valid_q <= s1_valid_q && s1_last_q;
        end
    end

    always @(posedge clk) begin
        s2_sum_q      <= s2_row0;
        s2_carry_q    <= s2_row1;
        s2_pass_q     <= s1_pass_q;
        s2_doc_done_q <= s1_doc_done_q;
    end

    // ---- Fusion: the carry-propagate adder

    wire [15:0]        fused = s2_sum_q + s2_carry_q;
    reg                result_valid_q;
    reg  [1:0]         result_pass_q;  // no reset: read only where result_valid
    reg                result_last_q;  // no reset: read only where result_valid
    reg  signed [15:0] result_sum_q;   // no reset: read only where result_valid

    always @(posedge clk) begin
        if (rst) begin
            result_valid_q <= 1'b0;
        end else begin
            result_valid_q <= s2_valid_q;
        end
    end

    always @(posedge clk) begin
        if (s2_valid_q) begin
            result_pass_q <= s2_pass_q;
            result_last_q <= s2_doc_done_q;
            result_sum_q  <= fused;
        end
    end

    assign result_valid = result_valid_q;
    assign result_pass  = result_pass_q;
    assign result_last  = result_last_q;
    assign result_sum   = result_sum_q;
    assign busy         = (row_q != 2'd0) || low_nibble_q || operand_valid_q || s1_valid_q ||
        s2_valid_q || result_valid_q;

endmodule

`default_nettype wire
