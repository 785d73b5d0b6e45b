// selections: parts of vectors.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module selections #(
    parameter K = 4,  // elements
    parameter W = 8   // bits of one
) (
    input  wire [7:0]           a,
    input  wire [K*W-1:0]       all_elements,
    input  wire [2:0]           at,
    input  wire [$clog2(K)-1:0] element,
    input  wire                 one,
    output wire                 bit_three,
    output wire                 bit_of_bit,
    output wire [2:0]           low,
    output wire [2:0]           middle,
    output wire [1:0]           in_middle,
    output wire [W-1:0]         first,
    output wire [W-1:0]         second,
    output wire [W-1:0]         top_element,
    output wire                 top_bit,
    output wire                 bit_at,
    output wire [W-1:0]         element_at,
    output wire [1:0]           pair_at,
    output wire [11:0]          joined,
    output wire [9:0]           joined_deep,
    output wire [2:0]           copies,
    output wire [K*W-1:0]       copies_sym,
    output wire [7:0]           swap
);

    assign bit_three   = a[3];
    assign bit_of_bit  = one;
    assign low         = a[2:0];
    assign middle      = a[4:2];
    assign in_middle   = a[4:3];
    assign first       = all_elements[W-1:0];
    assign second      = all_elements[W +: W];
    assign top_element = all_elements[(K-1)*W +: W];
    assign top_bit     = all_elements[K*W-1];
    assign bit_at      = a[at];
    assign element_at  = all_elements[element*W +: W];
    assign pair_at     = a[at[1:0]*2 +: 2];
    assign joined      = {a, one, at};
    assign joined_deep = {one, {4{{one, a[7]}}}, one};
    assign copies      = {3{one}};
    assign copies_sym  = {K{all_elements[W-1:0]}};

    wire [7:0] swapped;

    assign swapped[3:0] = a[7:4];
    assign swapped[7:4] = a[3:0];
    assign swap         = swapped;

endmodule

`default_nettype wire
