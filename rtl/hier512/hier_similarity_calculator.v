// hier_similarity_calculator: dot product of a document from the sums of 4 processing elements.
//
//   latency     2 cycles from the last pass of a document to its dot product
//   interval    1 pass per cycle
//   handshake   in_valid; every pass is taken, every dot product shown for one cycle
//   passes      INT4 documents have pass 0 alone, with in_last; INT8 documents passes 0 .. 3,
//               in_last with 3
//   result      INT4: p0; INT8: 256*p0 + 16*(p1 + p2) + p3; p = sum over processing elements
//   query       in_query: the document was the query itself; its dot product becomes query_norm
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_similarity_calculator (
    input  wire               clk,
    input  wire               rst,        // synchronous, active high
    input  wire               in_valid,
    input  wire [1:0]         in_pass,
    input  wire               in_last,    // last pass of its document
    input  wire               in_query,   // sampled with in_last
    input  wire [63:0]        in_sums,    // signed; element 0 in the low bits
    output wire               out_valid,
    output wire signed [24:0] out_dot,
    output wire [23:0]        query_norm  // dot product of the query with itself
);

    reg signed [24:0] dot_q;  // no reset: pass 0 starts it afresh

    // ---- Sums of all processing elements, by weight

    wire [3:0] pe_sums_bit0;
    wire [3:0] pe_sums_bit1;
    wire [3:0] pe_sums_bit2;
    wire [3:0] pe_sums_bit3;
    wire [3:0] pe_sums_bit4;
    wire [3:0] pe_sums_bit5;
    wire [3:0] pe_sums_bit6;
    wire [3:0] pe_sums_bit7;
    wire [3:0] pe_sums_bit8;
    wire [3:0] pe_sums_bit9;
    wire [3:0] pe_sums_bit10;
    wire [3:0] pe_sums_bit11;
    wire [3:0] pe_sums_bit12;
    wire [3:0] pe_sums_bit13;
    wire [3:0] pe_sums_bit14;
    wire [3:0] pe_sums_bit15;

    genvar t;
    generate
        for (t = 0; t < 4; t = t + 1) begin : pe_sums_term
            assign pe_sums_bit0[t]  = in_sums[t*16];
            assign pe_sums_bit1[t]  = in_sums[t*16+1];
            assign pe_sums_bit2[t]  = in_sums[t*16+2];
            assign pe_sums_bit3[t]  = in_sums[t*16+3];
            assign pe_sums_bit4[t]  = in_sums[t*16+4];
            assign pe_sums_bit5[t]  = in_sums[t*16+5];
            assign pe_sums_bit6[t]  = in_sums[t*16+6];
            assign pe_sums_bit7[t]  = in_sums[t*16+7];
            assign pe_sums_bit8[t]  = in_sums[t*16+8];
            assign pe_sums_bit9[t]  = in_sums[t*16+9];
            assign pe_sums_bit10[t] = in_sums[t*16+10];
            assign pe_sums_bit11[t] = in_sums[t*16+11];
            assign pe_sums_bit12[t] = in_sums[t*16+12];
            assign pe_sums_bit13[t] = in_sums[t*16+13];
            assign pe_sums_bit14[t] = in_sums[t*16+14];
            assign pe_sums_bit15[t] = in_sums[t*16+15];
        end
    endgenerate

    wire [3:0] s1_n60 = ~pe_sums_bit15;  // -b = ~b - 1

    // ---- Stage 1: sum of a pass over all processing elements

    // Adders of s1, level 1.
    wire s1_l1w0s;
    wire s1_l1w0c;
    wire s1_l1w1s;
    wire s1_l1w1c;
    wire s1_l1w2s;
    wire s1_l1w2c;
    wire s1_l1w3s;
    wire s1_l1w3c;
    wire s1_l1w4s;
    wire s1_l1w4c;
    wire s1_l1w5s;
    wire s1_l1w5c;
    wire s1_l1w6s;
    wire s1_l1w6c;
    wire s1_l1w7s;
    wire s1_l1w7c;
    wire s1_l1w8s;
    wire s1_l1w8c;
    wire s1_l1w9s;
    wire s1_l1w9c;
    wire s1_l1w10s;
    wire s1_l1w10c;
    wire s1_l1w11s;
    wire s1_l1w11c;
    wire s1_l1w12s;
    wire s1_l1w12c;
    wire s1_l1w13s;
    wire s1_l1w13c;
    wire s1_l1w14s;
    wire s1_l1w14c;
    wire s1_l1w15s;
    wire s1_l1w15c;

    fa s1_l1w0 (
        .a   (pe_sums_bit0[0]),
        .b   (pe_sums_bit0[1]),
        .cin (pe_sums_bit0[2]),
        .sum (s1_l1w0s),
        .cout(s1_l1w0c)
    );

    fa s1_l1w1 (
        .a   (pe_sums_bit1[0]),
        .b   (pe_sums_bit1[1]),
        .cin (pe_sums_bit1[2]),
        .sum (s1_l1w1s),
        .cout(s1_l1w1c)
    );

    fa s1_l1w2 (
        .a   (pe_sums_bit2[0]),
        .b   (pe_sums_bit2[1]),
        .cin (pe_sums_bit2[2]),
        .sum (s1_l1w2s),
        .cout(s1_l1w2c)
    );

    fa s1_l1w3 (
        .a   (pe_sums_bit3[0]),
        .b   (pe_sums_bit3[1]),
        .cin (pe_sums_bit3[2]),
        .sum (s1_l1w3s),
        .cout(s1_l1w3c)
    );

    fa s1_l1w4 (
        .a   (pe_sums_bit4[0]),
        .b   (pe_sums_bit4[1]),
        .cin (pe_sums_bit4[2]),
        .sum (s1_l1w4s),
        .cout(s1_l1w4c)
    );

    fa s1_l1w5 (
        .a   (pe_sums_bit5[0]),
        .b   (pe_sums_bit5[1]),
        .cin (pe_sums_bit5[2]),
        .sum (s1_l1w5s),
        .cout(s1_l1w5c)
    );

    fa s1_l1w6 (
        .a   (pe_sums_bit6[0]),
        .b   (pe_sums_bit6[1]),
        .cin (pe_sums_bit6[2]),
        .sum (s1_l1w6s),
        .cout(s1_l1w6c)
    );

    fa s1_l1w7 (
        .a   (pe_sums_bit7[0]),
        .b   (pe_sums_bit7[1]),
        .cin (pe_sums_bit7[2]),
        .sum (s1_l1w7s),
        .cout(s1_l1w7c)
    );

    fa s1_l1w8 (
        .a   (pe_sums_bit8[0]),
        .b   (pe_sums_bit8[1]),
        .cin (pe_sums_bit8[2]),
        .sum (s1_l1w8s),
        .cout(s1_l1w8c)
    );

    fa s1_l1w9 (
        .a   (pe_sums_bit9[0]),
        .b   (pe_sums_bit9[1]),
        .cin (pe_sums_bit9[2]),
        .sum (s1_l1w9s),
        .cout(s1_l1w9c)
    );

    fa s1_l1w10 (
        .a   (pe_sums_bit10[0]),
        .b   (pe_sums_bit10[1]),
        .cin (pe_sums_bit10[2]),
        .sum (s1_l1w10s),
        .cout(s1_l1w10c)
    );

    fa s1_l1w11 (
        .a   (pe_sums_bit11[0]),
        .b   (pe_sums_bit11[1]),
        .cin (pe_sums_bit11[2]),
        .sum (s1_l1w11s),
        .cout(s1_l1w11c)
    );

    fa s1_l1w12 (
        .a   (pe_sums_bit12[0]),
        .b   (pe_sums_bit12[1]),
        .cin (pe_sums_bit12[2]),
        .sum (s1_l1w12s),
        .cout(s1_l1w12c)
    );

    fa s1_l1w13 (
        .a   (pe_sums_bit13[0]),
        .b   (pe_sums_bit13[1]),
        .cin (pe_sums_bit13[2]),
        .sum (s1_l1w13s),
        .cout(s1_l1w13c)
    );

    fa s1_l1w14 (
        .a   (pe_sums_bit14[0]),
        .b   (pe_sums_bit14[1]),
        .cin (pe_sums_bit14[2]),
        .sum (s1_l1w14s),
        .cout(s1_l1w14c)
    );

    fa s1_l1w15 (.a(s1_n60[0]), .b(s1_n60[1]), .cin(s1_n60[2]), .sum(s1_l1w15s), .cout(s1_l1w15c));

    // Adders of s1, level 2.
    wire s1_l2w1s;
    wire s1_l2w1c;
    wire s1_l2w2s;
    wire s1_l2w2c;
    wire s1_l2w3s;
    wire s1_l2w3c;
    wire s1_l2w4s;
    wire s1_l2w4c;
    wire s1_l2w5s;
    wire s1_l2w5c;
    wire s1_l2w6s;
    wire s1_l2w6c;
    wire s1_l2w7s;
    wire s1_l2w7c;
    wire s1_l2w8s;
    wire s1_l2w8c;
    wire s1_l2w9s;
    wire s1_l2w9c;
    wire s1_l2w10s;
    wire s1_l2w10c;
    wire s1_l2w11s;
    wire s1_l2w11c;
    wire s1_l2w12s;
    wire s1_l2w12c;
    wire s1_l2w13s;
    wire s1_l2w13c;
    wire s1_l2w14s;
    wire s1_l2w14c;
    wire s1_l2w15s;
    wire s1_l2w15c;

    fa s1_l2w1 (
        .a   (pe_sums_bit1[3]),
        .b   (s1_l1w0c),
        .cin (s1_l1w1s),
        .sum (s1_l2w1s),
        .cout(s1_l2w1c)
    );

    fa s1_l2w2 (
        .a   (pe_sums_bit2[3]),
        .b   (s1_l1w1c),
        .cin (s1_l1w2s),
        .sum (s1_l2w2s),
        .cout(s1_l2w2c)
    );

    fa s1_l2w3 (
        .a   (pe_sums_bit3[3]),
        .b   (s1_l1w2c),
        .cin (s1_l1w3s),
        .sum (s1_l2w3s),
        .cout(s1_l2w3c)
    );

    fa s1_l2w4 (
        .a   (pe_sums_bit4[3]),
        .b   (s1_l1w3c),
        .cin (s1_l1w4s),
        .sum (s1_l2w4s),
        .cout(s1_l2w4c)
    );

    fa s1_l2w5 (
        .a   (pe_sums_bit5[3]),
        .b   (s1_l1w4c),
        .cin (s1_l1w5s),
        .sum (s1_l2w5s),
        .cout(s1_l2w5c)
    );

    fa s1_l2w6 (
        .a   (pe_sums_bit6[3]),
        .b   (s1_l1w5c),
        .cin (s1_l1w6s),
        .sum (s1_l2w6s),
        .cout(s1_l2w6c)
    );

    fa s1_l2w7 (
        .a   (pe_sums_bit7[3]),
        .b   (s1_l1w6c),
        .cin (s1_l1w7s),
        .sum (s1_l2w7s),
        .cout(s1_l2w7c)
    );

    fa s1_l2w8 (
        .a   (pe_sums_bit8[3]),
        .b   (s1_l1w7c),
        .cin (s1_l1w8s),
        .sum (s1_l2w8s),
        .cout(s1_l2w8c)
    );

    fa s1_l2w9 (
        .a   (pe_sums_bit9[3]),
        .b   (s1_l1w8c),
        .cin (s1_l1w9s),
        .sum (s1_l2w9s),
        .cout(s1_l2w9c)
    );

    fa s1_l2w10 (
        .a   (pe_sums_bit10[3]),
        .b   (s1_l1w9c),
        .cin (s1_l1w10s),
        .sum (s1_l2w10s),
        .cout(s1_l2w10c)
    );

    fa s1_l2w11 (
        .a   (pe_sums_bit11[3]),
        .b   (s1_l1w10c),
        .cin (s1_l1w11s),
        .sum (s1_l2w11s),
        .cout(s1_l2w11c)
    );

    fa s1_l2w12 (
        .a   (pe_sums_bit12[3]),
        .b   (s1_l1w11c),
        .cin (s1_l1w12s),
        .sum (s1_l2w12s),
        .cout(s1_l2w12c)
    );

    fa s1_l2w13 (
        .a   (pe_sums_bit13[3]),
        .b   (s1_l1w12c),
        .cin (s1_l1w13s),
        .sum (s1_l2w13s),
        .cout(s1_l2w13c)
    );

    fa s1_l2w14 (
        .a   (pe_sums_bit14[3]),
        .b   (s1_l1w13c),
        .cin (s1_l1w14s),
        .sum (s1_l2w14s),
        .cout(s1_l2w14c)
    );

    fa s1_l2w15 (.a(s1_n60[3]), .b(s1_l1w14c), .cin(s1_l1w15s), .sum(s1_l2w15s), .cout(s1_l2w15c));

    wire [17:0]        s1_row0 = {1'b0, s1_l1w15c, s1_l2w14c, s1_l2w13c, s1_l2w12c, s1_l2w11c,
        s1_l2w10c, s1_l2w9c, s1_l2w8c, s1_l2w7c, s1_l2w6c, s1_l2w5c, s1_l2w4c, s1_l2w3c, s1_l2w2c,
        s1_l2w1c, s1_l2w1s, pe_sums_bit0[3]};
    wire [17:0]        s1_row1 = {1'b0, s1_l2w15c, s1_l2w15s, s1_l2w14s, s1_l2w13s, s1_l2w12s,
        s1_l2w11s, s1_l2w10s, s1_l2w9s, s1_l2w8s, s1_l2w7s, s1_l2w6s, s1_l2w5s, s1_l2w4s, s1_l2w3s,
        s1_l2w2s, 1'b0, s1_l1w0s};
    wire [17:0]        pass_sum_n = s1_row0 + s1_row1;
    wire [17:0]        pass_sum = {~pass_sum_n[17], pass_sum_n[16:0]};  // but for a one at the top
    reg  signed [17:0] s1_sum_q;  // no reset: read only where s1_valid_q
    reg  [1:0]         s1_pass_q;  // no reset: read only where s1_valid_q

    always @(posedge clk) begin
        s1_sum_q  <= pass_sum;
        s1_pass_q <= in_pass;
    end

    // ---- Stage 2: passes accumulate

    // 256*p0 + 16*(p1 + p2) + p3 = 16*(16*p0 + p1 + p2) + p3: the odd passes shift what is there.
    wire signed [24:0] shifted = s1_pass_q[0] ? $signed({dot_q[20:0], 4'd0}) : dot_q;
    wire signed [24:0] base = s1_pass_q == 2'd0 ? 25'sd0 : shifted;
    wire signed [24:0] dot_next = base + $signed({{7{s1_sum_q[17]}}, s1_sum_q});
    reg                s1_valid_q;
    reg                s1_query_q;  // no reset: read only where s1_valid_q

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_q <= 1'b0;
        end else begin
            s1_valid_q <= in_valid;
        end
    end

    reg s1_last_q;  // no reset: read only where s1_valid_q

    always @(posedge clk) begin
        s1_query_q <= in_query;
        s1_last_q  <= in_last;
    end

    // ---- Result

    wire        complete = s1_valid_q && s1_last_q;
    reg         out_valid_q;
    reg  [23:0] query_norm_q;

    always @(posedge clk) begin
        if (rst) begin
            out_valid_q <= 1'b0;
        end else begin
            out_valid_q <= complete && !s1_query_q;
        end
    end

    always @(posedge clk) begin
        if (s1_valid_q) begin
            dot_q <= dot_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            query_norm_q <= 24'd0;
        end else if (complete && s1_query_q) begin
            query_norm_q <= dot_next[23:0];
        end
    end

    assign out_valid  = out_valid_q;
    assign out_dot    = dot_q;
    assign query_norm = query_norm_q;

endmodule

`default_nettype wire
