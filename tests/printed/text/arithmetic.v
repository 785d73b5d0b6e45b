// arithmetic: sums, differences and products.
//
// ragrtl tests
`default_nettype none

module arithmetic (
    input  wire [3:0]        a,
    input  wire [3:0]        b,
    input  wire [2:0]        c,
    input  wire signed [3:0] p,
    input  wire signed [3:0] q,
    input  wire signed [2:0] r,
    output wire [4:0]        sum,
    output wire [4:0]        sum_mixed,
    output wire [4:0]        one_more,
    output wire [4:0]        seven_less,
    output wire [4:0]        difference,
    output wire [6:0]        product,
    output wire signed [4:0] sum_signed,
    output wire signed [4:0] sum_signed_mixed,
    output wire signed [6:0] product_signed,
    output wire signed [7:0] product_of_bits,
    output wire [3:0]        modulo,
    output wire signed [3:0] negated,
    output wire [3:0]        chain,
    output wire [3:0]        chain_left,
    output wire [3:0]        products,
    output wire [3:0]        factored,
    output wire [4:0]        one_of_two,
    output wire signed [4:0] lowest,
    output wire signed [7:0] thirds,
    output wire              compared,
    output wire              compared_part,
    output wire              compared_choice,
    output wire              compared_complement,
    output wire signed [3:0] named_value
);

    assign sum = a + b;
    assign sum_mixed = a + {1'b0, c};
    assign one_more = a + 1'b1;
    assign seven_less = a - 4'd7;
    assign difference = a - b;
    assign product = a * c;
    assign sum_signed = p + q;
    assign sum_signed_mixed = p + $signed({r[2], r});
    assign product_signed = p * r;
    assign product_of_bits = p * $signed(b);
    assign modulo = a + b;
    assign negated = 4'sd0 - p;
    assign chain = a + b - (a - b);
    assign chain_left = a - b - a;
    assign products = a * b + a * a;
    assign factored = a * (a + b);
    assign one_of_two = c[0] ? a + b : a - b;
    assign lowest = p + 4'sh8;
    assign thirds = p * 4'shd;
    assign compared = (p < q) && (a >= b);
    assign compared_part = $signed(a[3:1]) < r;
    assign compared_choice = (c[1] ? $signed({r[2], r}) : p) <= q;
    assign compared_complement = ~p < q;

    wire signed [3:0] named;  // driven below

    assign named       = q;
    assign named_value = named;

endmodule

`default_nettype wire
