// choices: a little of everything.
//
// ragrtl tests
`default_nettype none

module choices (
    input  wire              clk,
    input  wire              rst,  // synchronous, active high
    input  wire [2:0]        op,
    input  wire signed [1:0] mode,
    input  wire [3:0]        a,
    input  wire [3:0]        b,
    output wire [17:0]       y
);

    reg [3:0] result;
    reg [3:0] parts;
    reg [1:0] state_q;
    reg [7:0] bits_q;  // no reset: written bit by bit

    always @* begin
        case (op)
            3'd0: result = a;
            3'd1, 3'd2: begin
                // The sum wraps around.
                result = a + b;
            end
            3'h5: begin
                if (a[0]) begin
                    result = b;
                end else begin
                    result = 4'd0;
                end
            end
            default: result = {4{1'b1}};
        endcase
    end

    always @* begin
        parts = 4'd0;
        case (mode)
            2'sh2: parts[0] = a[1];
            2'sd1: parts[2:1] = a[3:2];
            default: ;
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            state_q <= 2'd0;
        end else begin
            case (state_q)
                2'd0: begin
                    if (|op) begin
                        state_q <= 2'd1;
                    end
                end
                2'd1: state_q <= 2'd2;
                default: state_q <= 2'd0;
            endcase
        end
    end

    always @(posedge clk) begin
        bits_q[op] <= a[3];
    end

    assign y = {result, parts, state_q, bits_q};

endmodule

`default_nettype wire
