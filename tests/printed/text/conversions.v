// conversions: extensions and cuts.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module conversions #(
    parameter W = 6
) (
    input  wire [5:0]            a,
    input  wire signed [5:0]     s,
    input  wire [W-1:0]          v,
    input  wire signed [W-1:0]   t,
    input  wire                  one,
    output wire [6:0]            zext_by_one,
    output wire [9:0]            zext_by_four,
    output wire [7:0]            zext_bit,
    output wire [W+2:0]          zext_sym,
    output wire [2*W-1:0]        zext_to_sym,
    output wire signed [6:0]     sext_by_one,
    output wire signed [9:0]     sext_by_four,
    output wire signed [7:0]     sext_bit,
    output wire signed [7:0]     sext_part,
    output wire signed [2*W-1:0] sext_sym,
    output wire [3:0]            trunc_low,
    output wire signed [3:0]     trunc_signed,
    output wire [W-3:0]          trunc_sym,
    output wire [5:0]            bits_of,
    output wire signed [5:0]     number_of,
    output wire [6:0]            bits_inside,
    output wire                  sign,
    output wire                  sign_sym
);

    assign zext_by_one  = {1'b0, a};
    assign zext_by_four = {4'd0, a};
    assign zext_bit     = {7'd0, one};
    assign zext_sym     = {3'd0, v};
    assign zext_to_sym  = {{W{1'b0}}, v};
    assign sext_by_one  = {s[5], s};
    assign sext_by_four = {{4{s[5]}}, s};
    assign sext_bit     = {{7{one}}, one};
    assign sext_part    = {{5{a[3]}}, a[3:1]};
    assign sext_sym     = {{W{t[W-1]}}, t};
    assign trunc_low    = a[3:0];
    assign trunc_signed = s[3:0];
    assign trunc_sym    = v[W-3:0];
    assign bits_of      = s;
    assign number_of    = a;
    assign bits_inside  = {one, s};
    assign sign         = s[5];
    assign sign_sym     = t[W-1];

endmodule

`default_nettype wire
