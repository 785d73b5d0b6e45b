// hier_similarity_calculator: dot product of a document from the sums of 3 processing elements.
//
//   latency     2 cycles from the last pass of a document to its dot product
//   interval    1 pass per cycle
//   handshake   in_valid; every pass is taken, every dot product shown for one cycle
//   passes      INT4 documents have pass 0 alone, with in_last; INT8 documents passes 0 .. 3,
//               in_last with 3
//   result      INT4: p0; INT8: 256*p0 + 16*(p1 + p2) + p3; p = sum over processing elements
//   query       in_query: the document was the query itself; its dot product becomes query_norm
//
// ragrtl 0.1.0 hier pes=3 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
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
    input  wire [47:0]        in_sums,    // signed; element 0 in the low bits
    output wire               out_valid,
    output wire signed [23:0] out_dot,
    output wire [22:0]        query_norm  // dot product of the query with itself
);

    reg signed [23:0] dot_q;  // no reset: pass 0 starts it afresh

    // ---- Sums of all processing elements, by weight

    wire [2:0] pe_sums_bit0;
    wire [2:0] pe_sums_bit1;
    wire [2:0] pe_sums_bit2;
    wire [2:0] pe_sums_bit3;
    wire [2:0] pe_sums_bit4;
    wire [2:0] pe_sums_bit5;
    wire [2:0] pe_sums_bit6;
    wire [2:0] pe_sums_bit7;
    wire [2:0] pe_sums_bit8;
    wire [2:0] pe_sums_bit9;
    wire [2:0] pe_sums_bit10;
    wire [2:0] pe_sums_bit11;
    wire [2:0] pe_sums_bit12;
    wire [2:0] pe_sums_bit13;
    wire [2:0] pe_sums_bit14;
    wire [2:0] pe_sums_bit15;

    genvar t;
    generate
        for (t = 0; t < 3; t = t + 1) begin : pe_sums_term
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

    wire [2:0] s1_n45 = ~pe_sums_bit15;  // -b = ~b - 1

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
    wire s1_l1k15s = s1_n45[0] ^ ~s1_n45[1];  // with a constant one
    wire s1_l1k15c = s1_n45[0] | s1_n45[1];

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

    // Adders of s1, level 2.
    wire s1_l2w15s;
    wire s1_l2w15c;

    fa s1_l2w15 (.a(s1_n45[2]), .b(s1_l1k15s), .cin(s1_l1w14c), .sum(s1_l2w15s), .cout(s1_l2w15c));

    wire [16:0]        s1_row0 = {1'b0, s1_l1k15c, s1_l2w15s, s1_l1w13c, s1_l1w12c, s1_l1w11c,
        s1_l1w10c, s1_l1w9c, s1_l1w8c, s1_l1w7c, s1_l1w6c, s1_l1w5c, s1_l1w4c, s1_l1w3c, s1_l1w2c,
        s1_l1w1c, s1_l1w0c};
    wire [16:0]        s1_row1 = {1'b0, s1_l2w15c, 1'b0, s1_l1w14s, s1_l1w13s, s1_l1w12s,
        s1_l1w11s, s1_l1w10s, s1_l1w9s, s1_l1w8s, s1_l1w7s, s1_l1w6s, s1_l1w5s, s1_l1w4s, s1_l1w3s,
        s1_l1w2s, s1_l1w1s};
    wire [16:0]        pass_sum_n_high = s1_row0 + s1_row1;
    wire [17:0]        pass_sum_n = {pass_sum_n_high, s1_l1w0s};
    wire [17:0]        pass_sum = {~pass_sum_n[17], pass_sum_n[16:0]};  // but for a one at the top
    reg  signed [17:0] s1_sum_q;  // no reset: read only where s1_valid_q
    reg  [1:0]         s1_pass_q;  // no reset: read only where s1_valid_q

    always @(posedge clk) begin
        s1_sum_q  <= pass_sum;
        s1_pass_q <= in_pass;
    end

    // ---- Stage 2: passes accumulate

    // 256*p0 + 16*(p1 + p2) + p3 = 16*(16*p0 + p1 + p2) + p3: the odd passes shift what is there.
    wire signed [23:0] shifted = s1_pass_q[0] ? $signed({dot_q[19:0], 4'd0}) : dot_q;
    wire signed [23:0] base = s1_pass_q == 2'd0 ? 24'sd0 : shifted;
    wire signed [23:0] dot_next = base + $signed({{6{s1_sum_q[17]}}, s1_sum_q});
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
    reg  [22:0] query_norm_q;

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
            query_norm_q <= 23'd0;
        end else if (complete && s1_query_q) begin
            query_norm_q <= dot_next[22:0];
        end
    end

    assign out_valid  = out_valid_q;
    assign out_dot    = dot_q;
    assign query_norm = query_norm_q;

endmodule

`default_nettype wire
