// generated: loops and choices.
//
// A parameter may be overridden by the module that instantiates this one.
//
// ragrtl tests
`default_nettype none

module generated #(
    parameter ROWS    = 4,
    parameter COLUMNS = 3
) (
    input  wire                    clk,
    input  wire                    rst,  // synchronous, active high
    input  wire [ROWS*COLUMNS-1:0] a,
    output wire [ROWS*COLUMNS-1:0] y,
    output wire [ROWS-1:0]         z,
    output wire                    more
);

    // Every row ANDs what the row before it left.
    genvar r;
    generate
        for (r = 0; r < ROWS; r = r + 1) begin : row
            wire [COLUMNS-1:0] left;
            reg  [COLUMNS-1:0] kept_q;

            if (r == 0) begin : first
                assign left = a[COLUMNS-1:0];
            end else begin : later
                assign left = row[r-1].kept_q & a[r*COLUMNS +: COLUMNS];
            end

            always @(posedge clk) begin
                if (rst) begin
                    kept_q <= {COLUMNS{1'b0}};
                end else begin
                    kept_q <= left;
                end
            end

            genvar c;
            for (c = 0; c < COLUMNS; c = c + 1) begin : column
                wire here = kept_q[c] ^ left[c];

                if (r+c < 2) begin : corner
                    assign y[r*COLUMNS+c] = here;
                end else begin : rest
                    assign y[r*COLUMNS+c] = !here;
                end
            end
        end
    endgenerate

    generate
        for (r = 0; r < ROWS; r = r + 1) begin : flag
            assign z[r] = |row[r].kept_q;
        end
    endgenerate

    generate
        if (1 < ROWS) begin : many
            assign more = |row[ROWS-1].kept_q;
        end else begin : single
        end
    endgenerate

endmodule

`default_nettype wire
