// Flops with asynchronous reset for ASAP7, whose only such cell has an inverted output: Yosys 0.23 swaps its set and
// reset. RESETN drives QN to one, so Q behind the inverter is zero.
module \$_DFF_PN0_ (input D, C, R, output Q);
    wire q_n;
    \$_NOT_ invert (.A(q_n), .Y(Q));
    DFFASRHQNx1_ASAP7_75t_R _TECHMAP_REPLACE_ (.CLK(C), .D(D), .RESETN(R), .SETN(1'b1), .QN(q_n));
endmodule

module \$_DFF_PN1_ (input D, C, R, output Q);
    wire q_n;
    \$_NOT_ invert (.A(q_n), .Y(Q));
    DFFASRHQNx1_ASAP7_75t_R _TECHMAP_REPLACE_ (.CLK(C), .D(D), .RESETN(1'b1), .SETN(R), .QN(q_n));
endmodule

module \$_DFF_PP0_ (input D, C, R, output Q);
    wire q_n, r_n;
    \$_NOT_ invert (.A(q_n), .Y(Q));
    \$_NOT_ invert_reset (.A(R), .Y(r_n));
    DFFASRHQNx1_ASAP7_75t_R _TECHMAP_REPLACE_ (.CLK(C), .D(D), .RESETN(r_n), .SETN(1'b1), .QN(q_n));
endmodule

module \$_DFF_PP1_ (input D, C, R, output Q);
    wire q_n, r_n;
    \$_NOT_ invert (.A(q_n), .Y(Q));
    \$_NOT_ invert_reset (.A(R), .Y(r_n));
    DFFASRHQNx1_ASAP7_75t_R _TECHMAP_REPLACE_ (.CLK(C), .D(D), .RESETN(1'b1), .SETN(r_n), .QN(q_n));
endmodule
