// operators: every operator beside every other.
//
// ragrtl tests
`default_nettype none

module operators (
    input  wire [3:0]        a,
    input  wire [3:0]        b,
    input  wire [3:0]        c,
    input  wire [1:0]        n,
    input  wire signed [3:0] s,
    input  wire              x,
    input  wire              y,
    input  wire              z,
    output wire [3:0]        not_all,
    output wire              not_one,
    output wire [3:0]        and_or,
    output wire [3:0]        or_and,
    output wire [3:0]        and_chain,
    output wire [3:0]        xor_chain,
    output wire [3:0]        xor_right,
    output wire              and_then_or,
    output wire              or_then_and,
    output wire              logic_chain,
    output wire              not_logic,
    output wire              equal_logic,
    output wire              less_equal,
    output wire              equal_equal,
    output wire              equal_right,
    output wire              compare_bits,
    output wire              any_of,
    output wire              all_of,
    output wire              odd,
    output wire              odd_of_not,
    output wire              none_of,
    output wire              not_odd,
    output wire              any_and_all,
    output wire              any_with_all,
    output wire [3:0]        left_by,
    output wire [3:0]        right_by,
    output wire signed [3:0] right_signed,
    output wire [3:0]        twice,
    output wire [3:0]        by_shifted,
    output wire [3:0]        masked_shift,
    output wire [3:0]        shift_mask,
    output wire signed [3:0] right_of_bits,
    output wire [3:0]        right_as_bits,
    output wire [3:0]        choice,
    output wire [3:0]        choice_of_choice,
    output wire [3:0]        choice_inside,
    output wire [3:0]        chosen_condition,
    output wire              compared_choice,
    output wire [3:0]        constant_choice
);

    assign not_all = ~a;
    assign not_one = !x;
    assign and_or = (a & b) | c;
    assign or_and = a & (b | c);
    assign and_chain = a & b & c;
    assign xor_chain = a ^ b ^ c;
    assign xor_right = a ^ b ^ c;
    assign and_then_or = (x && y) || z;
    assign or_then_and = x && (y || z);
    assign logic_chain = x && y && z;
    assign not_logic = !(x && y);
    assign equal_logic = (a == b) && (b != c);
    assign less_equal = (a < b) == (b <= c);
    assign equal_equal = (a == b) == x;
    assign equal_right = x == (a == b);
    assign compare_bits = (a & b) == c;
    assign any_of = |a;
    assign all_of = &(a & b);
    assign odd = ^a;
    assign odd_of_not = ^(~a);
    assign none_of = !(|a);
    assign not_odd = ~(^a);
    assign any_and_all = |a && &b;
    assign any_with_all = |a & &b;
    assign left_by = a << n;
    assign right_by = a >> n;
    assign right_signed = s >>> n;
    assign twice = (a << n) << n;
    assign by_shifted = a << (n >> x);
    assign masked_shift = (a & b) << n;
    assign shift_mask = (a << n) & b;
    assign right_of_bits = $signed(a) >>> n;
    assign right_as_bits = $unsigned(s >>> n) & b;
    assign choice = x ? a : b;
    assign choice_of_choice = x ? a : y ? b : c;
    assign choice_inside = x ? (y ? a : b) : c;
    assign chosen_condition = (x ? y : z) ? a : b;
    assign compared_choice = (x ? a : b) == c;
    assign constant_choice = x ? 4'd3 : a;

endmodule

`default_nettype wire
