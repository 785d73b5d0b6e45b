// hier_reranker: the best documents of a stream, best first; at most 50.
//
//   interval      1 cycle for a document that a full list turns down, 7 for one that enters a full
//                 list of 50
//   order         cosine, without division, or dot product where mips is high; of equals the
//                 earlier stays ahead (on an ascending stream: the lower id)
//   handshake     documents: in_valid / in_ready, the fifo is not full; read-out has no ready
//   limit, mips   change only while the list is empty and nothing is pending
//   clear         empties the list, not the fifo; a document in work is finished first, and
//                 dropped
//   hold          no further document is begun; busy falls when the one in work has its place
//   read-out      while hold and not busy: read_valid -> read_rsp_valid in the next cycle;
//                 documents at count and beyond are unspecified
//
// ragrtl 0.1.0 hier pes=4 lanes=128 lanes_per_cycle=64 pe_kind=nibble id_width=20 k=50
//   address_width=32 comparator=combinational stages=2 stream_depth=16 fifo_depth=32
//   reset=sync_high
`default_nettype none

module hier_reranker (
    input  wire               clk,
    input  wire               rst,         // synchronous, active high
    input  wire [5:0]         limit,       // length of the list, at least 1
    input  wire               mips,        // order by dot product alone
    input  wire               in_valid,
    output wire               in_ready,
    input  wire signed [24:0] in_dot,
    input  wire [23:0]        in_norm,     // squared; 0 counts as 1
    input  wire [19:0]        in_id,
    input  wire               clear,
    input  wire               hold,
    output wire               busy,        // a document is being sorted in
    output wire               pending,     // documents in the fifo, the one in work included
    input  wire               read_valid,
    input  wire [5:0]         read_index,
    input  wire               read_by_id,  // 0: best first; 1: in order of arrival
    output wire               read_rsp_valid,
    output wire signed [24:0] read_dot,
    output wire [23:0]        read_norm,
    output wire [19:0]        read_id,
    output wire [5:0]         count        // documents in the list
);

    // ---- Documents wait in a fifo until they have their place

    wire        head_valid;
    wire [68:0] head;
    wire        take;
    wire [5:0]  level;

    fifo #(.WIDTH(69), .DEPTH(32)) waiting (
        .clk      (clk),
        .rst      (rst),
        .in_valid (in_valid),
        .in_ready (in_ready),
        .in_data  ({in_id, in_norm, in_dot}),
        .out_valid(head_valid),
        .out_ready(take),
        .out_data (head),
        .level    (level)
    );

    wire unused_level = &level;  // pending says whether there is one

    assign pending = head_valid;

    // ---- Entries stay in the slot of the memory that they were written to

    wire        write_valid;
    wire [5:0]  write_slot;
    wire        fetch;
    wire [5:0]  fetch_slot;
    wire [68:0] entry;  // the one fetched last

    sram_50x69 entries (
        .clk        (clk),
        .write_valid(write_valid),
        .write_addr (write_slot),
        .write_data (head),
        .read_valid (fetch),
        .read_addr  (fetch_slot),
        .read_data  (entry)
    );

    assign read_dot  = entry[24:0];
    assign read_norm = entry[48:25];
    assign read_id   = entry[68:49];

    // ---- The comparator: the document at the head of the fifo against the entry fetched last

    wire ask;
    wire decided;
    wire better;  // the document goes ahead of the entry
    wire taken;

    hier_cosine_comparator comparator (
        .clk      (clk),
        .rst      (rst),
        .in_valid (ask),
        .in_ready (taken),
        .in_mips  (mips),
        .a_dot    (head[24:0]),
        .a_norm   (head[48:25]),
        .b_dot    (entry[24:0]),
        .b_norm   (entry[48:25]),
        .out_valid(decided),
        .a_better (better)
    );

    wire unused_taken = taken;  // a question stays until it is decided

    // ---- State

    reg        searching_q;  // for the place of the document in work
    reg        inserting_q;  // the lists take up what was found
    reg  [5:0] count_q;
    reg        clear_waits_q;
    // the entry fetched last is the last of the full list; no reset: set when the list becomes
    // full
    reg        fresh_q;
    wire       at_rest = !searching_q;
    wire       idle = at_rest && !inserting_q;

    assign busy  = !idle;
    assign count = count_q;

    // A full list loses its last entry to one that is better, so the last is tested first, and
    // only the others are searched.
    wire       full = count_q == limit;
    wire [5:0] slot_count = count_q;                 // exact while there is room
    wire [5:0] last = slot_count - 1'b1;             // position of the last entry
    wire [5:0] searched = full ? last : slot_count;  // entries
    wire       clearing = clear || clear_waits_q;
    wire       may_begin = at_rest && !hold && !clearing;
    wire       refresh = may_begin && full && !fresh_q;
    wire       begin_work = may_begin && head_valid && !(full && !fresh_q);
    wire       test = full && begin_work;
    wire       enters = (begin_work && !full) || (test && decided && better);
    wire       enters_alone = enters && (searched == 6'd0);
    wire       enters_search = enters && (searched != 6'd0);

    assign ask = test || searching_q;

    // ---- Search: bit by bit, how many entries stay ahead

    // ahead_q of them are known to; the step adds the bit above `below_q`, which are all ones, if
    // the entry up to which that would be stays ahead too.
    reg  [5:0] ahead_q;  // no reset: set when a search begins
    reg  [5:0] below_q;  // no reset: set when a search begins
    wire [5:0] probed = ahead_q | below_q;
    wire       stays = (probed < searched) && !better;
    wire [5:0] with_bit = ahead_q | (((below_q << 1'b1) | 6'd1) & ~below_q);
    wire [5:0] next_ahead = stays ? with_bit : ahead_q;
    wire [5:0] next_below = below_q >> 1'b1;
    wire       last_step = below_q == 6'd0;
    wire       step = searching_q && decided;
    wire       found = enters_alone || (step && last_step);
    wire [5:0] first_below = {1'b0, searched[5], |searched[5:4], |searched[5:3], |searched[5:2],
        |searched[5:1]};

    always @(posedge clk) begin
        if (searching_q) begin
            if (decided) begin
                ahead_q <= next_ahead;
                below_q <= next_below;
            end
        end else begin
            ahead_q <= 6'd0;
            below_q <= first_below;
        end
    end

    assign take = found || (test && decided && !better);

    always @(posedge clk) begin
        if (rst) begin
            searching_q <= 1'b0;
        end else if (enters_search) begin
            searching_q <= 1'b1;
        end else if (step && last_step) begin
            searching_q <= 1'b0;
        end
    end

    // ---- Lists of slots

    // By score: the new one is put in at its position. By arrival: it is put in at the end, and
    // what its slot held before is taken out.
    reg  [5:0]   position_q;  // no reset: read only where inserting_q
    reg  [5:0]   slot_q;  // no reset: read only where inserting_q
    wire [299:0] by_score;
    wire [299:0] by_arrival;
    wire [49:0]  one = {49'd0, 1'b1};
    wire [49:0]  at_position = one << position_q;
    wire [49:0]  from_position = {50{1'b1}} << position_q;  // and after it
    wire [49:0]  at_last = one << last;
    wire [49:0]  from_last = {50{1'b1}} << last;            // and after it
    wire [49:0]  leaving;  // the entry that leaves its slot to the new one
    wire [49:0]  from_leaving = {50{1'b0}} - leaving;       // and after it

    genvar i;
    generate
        for (i = 0; i < 50; i = i + 1) begin : place
            reg  [5:0] score_slot_q;    // no reset: read only below count
            reg  [5:0] arrival_slot_q;  // no reset: read only below count
            wire [5:0] left;
            wire [5:0] right;

            if (i == 0) begin : left_edge
                assign left = slot_q;
            end else begin : left_place
                assign left = place[i-1].score_slot_q;
            end

            if (i == 49) begin : right_edge
                assign right = slot_q;
            end else begin : right_place
                assign right = place[i+1].arrival_slot_q;
            end

            assign leaving[i] = !from_last[i] && (arrival_slot_q == slot_q);

            always @(posedge clk) begin
                if (inserting_q && from_position[i]) begin
                    score_slot_q <= at_position[i] ? slot_q : left;
                end
                if (inserting_q && (at_last[i] || from_leaving[i])) begin
                    arrival_slot_q <= at_last[i] ? slot_q : right;
                end
            end

            assign by_score[i*6 +: 6]   = score_slot_q;
            assign by_arrival[i*6 +: 6] = arrival_slot_q;
        end
    endgenerate

    // Slots are used in order until the list is full, then over again. The entry is written as
    // soon as its slot is known; the lists follow a cycle later, while the next document is begun.
    wire [383:0] by_score_padded = {84'd0, by_score};
    wire [383:0] by_arrival_padded = {84'd0, by_arrival};
    wire [5:0]   last_slot = by_score_padded[last*6 +: 6];

    assign write_valid = found;
    assign write_slot  = full ? last_slot : slot_count;

    always @(posedge clk) begin
        if (rst) begin
            inserting_q <= 1'b0;
        end else begin
            inserting_q <= found;
        end
    end

    always @(posedge clk) begin
        if (found) begin
            position_q <= searching_q ? next_ahead : {6{1'b0}};
            slot_q     <= write_slot;
        end
    end

    wire emptied = clearing && idle;

    always @(posedge clk) begin
        if (rst) begin
            count_q <= 6'd0;
        end else if (emptied) begin
            count_q <= 6'd0;
        end else if (found && !full) begin
            count_q <= count_q + 1'b1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clear_waits_q <= 1'b0;
        end else begin
            clear_waits_q <= clearing && !idle;
        end
    end

    // ---- What is fetched next

    // In a search both candidates for the next probe are looked up beside the comparison, which
    // only selects. With the last step goes the last of the entries searched: it will be the last
    // of all, unless the new one is.
    wire       reading = read_valid && hold && idle;
    wire [5:0] at_end = searched - 1'b1;
    wire [5:0] if_stays = last_step ? at_end : with_bit | next_below;
    wire [5:0] if_passed = last_step ? at_end : ahead_q | next_below;
    wire [5:0] first = reading ? read_index : first_below;
    wire [5:0] index_a = searching_q ? if_stays : first;
    wire [5:0] slot_a = by_score_padded[index_a*6 +: 6];
    wire [5:0] before_first = first_below - 1'b1;
    wire [5:0] index_b = searching_q ? if_passed : before_first;
    wire [5:0] slot_b = by_score_padded[index_b*6 +: 6];

    // The first probe of the next document sees the list as it will be after the insertion.
    wire [5:0] shifted = first_below == position_q ? slot_q : first_below >= position_q ? slot_b
        : slot_a;
    wire [5:0] probe_slot = inserting_q ? shifted : slot_a;
    wire [5:0] refresh_slot = inserting_q ? slot_q : last_slot;
    wire [5:0] slot_by_id = by_arrival_padded[read_index*6 +: 6];
    wire [5:0] read_slot = read_by_id ? slot_by_id : slot_a;
    wire [5:0] rest_slot = reading ? read_slot : refresh ? refresh_slot : probe_slot;

    assign fetch_slot = searching_q ? (stays ? slot_a : slot_b) : rest_slot;
    assign fetch      = step || enters_search || refresh || reading;

    always @(posedge clk) begin
        if (found) begin
            fresh_q <= searching_q && (next_ahead != searched);
        end else if (refresh || reading) begin
            fresh_q <= refresh;
        end
    end

    reg read_rsp_valid_q;

    always @(posedge clk) begin
        if (rst) begin
            read_rsp_valid_q <= 1'b0;
        end else begin
            read_rsp_valid_q <= reading;
        end
    end

    assign read_rsp_valid = read_rsp_valid_q;

endmodule

`default_nettype wire
