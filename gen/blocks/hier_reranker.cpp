#include "gen/blocks/hier_reranker.hpp"

#include <optional>
#include <string>
#include <vector>

#include "gen/blocks/common.hpp"
#include "gen/blocks/fifo.hpp"
#include "gen/blocks/hier_cosine_comparator.hpp"
#include "gen/blocks/sram_1r1w.hpp"
#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

namespace {

using Architecture = spec::ComparatorArchitecture;

/// Ones below the highest one of `n`: the first step of a search among n entries is the bit above them.
Expr ones_below(const Expr& n) {
    const std::int64_t width = n.width().value();
    std::vector<Expr> bits{lit(1, 0)};
    for (std::int64_t i = width - 1; i > 0; --i) bits.push_back(any(n.slice(i, width - i)));
    return cat(bits);
}

/// The entry of a list at any position, also beyond its end, where there is nothing of interest.
Expr entry_at(Builder& m, const std::string& name, const Expr& padded_list, const Expr& position) {
    return m.let(name, padded_list.element_at(position, position.width()));
}

std::string cycles_text(const spec::Reranker& spec) {
    const int k = spec.k;
    const auto steps = k == 1 ? 0 : static_cast<int>(index_width(Const(k)).value());
    const int each = spec.comparator == Architecture::combinational ? 1
                     : spec.comparator == Architecture::pipelined   ? spec.stages + 1
                                                                    : 4;
    const std::string rejected = std::to_string(each) + (each == 1 ? " cycle" : " cycles");
    return rejected + " for a document that a full list turns down, " + std::to_string(each * (1 + steps)) +
           " for one that enters a full list of " + std::to_string(k);
}

}  // namespace

Module reranker(const spec::Reranker& spec) {
    Builder m("hier_reranker",
              "the best documents of a stream, best first; at most " + std::to_string(spec.k) + ".");
    m.timing(-1, "", -1, cycles_text(spec));
    m.fact("order",
           std::string("cosine, without division, or dot product where mips is high; of equals the ") +
               "earlier stays ahead (on an ascending stream: the lower id)");
    m.fact("handshake", "documents: in_valid / in_ready, the fifo is not full; read-out has no ready");
    m.fact("limit, mips", "change only while the list is empty and nothing is pending");
    m.fact("clear", "empties the list, not the fifo; a document in work is finished first, and dropped");
    m.fact("hold", "no further document is begun; busy falls when the one in work has its place");
    m.fact("read-out",
           "while hold and not busy: read_valid -> read_rsp_valid in the next cycle; documents at "
           "count and beyond are unspecified");

    const int k = spec.k;
    const int dot_w = spec.dot_width;
    const int norm_w = spec.norm_width;
    const int id_w = spec.id_width;
    const int entry_w = spec::entry_width(spec);
    const Const slot_w = index_width(Const(k)).value();
    const Const count_w = index_width(Const(k) + 1).value();
    const bool is_slow = spec.comparator != Architecture::combinational;
    const bool is_pipelined = spec.comparator == Architecture::pipelined;

    m.clock(reset_style(spec.reset));
    const Expr limit = m.input("limit", count_w, "length of the list, at least 1");
    const Expr mips = m.input("mips", 1, "order by dot product alone");
    const Expr in_valid = m.input("in_valid");
    const Expr in_ready = m.output("in_ready");
    const Expr in_dot = m.signed_input("in_dot", dot_w);
    const Expr in_norm = m.input("in_norm", norm_w, "squared; 0 counts as 1");
    const Expr in_id = m.input("in_id", id_w);
    const Expr clear = m.input("clear");
    const Expr hold = m.input("hold");
    const Expr busy = m.output("busy", 1, "a document is being sorted in");
    const Expr pending = m.output("pending", 1, "documents in the fifo, the one in work included");
    const Expr read_valid = m.input("read_valid");
    const Expr read_index = m.input("read_index", slot_w);
    const Expr read_by_id = m.input("read_by_id", 1, "0: best first; 1: in order of arrival");
    const Expr read_rsp_valid = m.output("read_rsp_valid");
    const Expr read_dot = m.signed_output("read_dot", dot_w);
    const Expr read_norm = m.output("read_norm", norm_w);
    const Expr read_id = m.output("read_id", id_w);
    const Expr count = m.output("count", count_w, "documents in the list");

    m.banner("Documents wait in a fifo until they have their place");
    const Expr head_valid = m.wire("head_valid");
    const Expr head = m.wire("head", entry_w);
    const Expr take = m.wire("take");
    const Expr level = m.wire("level", index_width(Const(spec.fifo_depth) + 1));
    add_fifo(m, "waiting", {entry_w, spec.fifo_depth, spec.reset},
             {{"in_valid", in_valid},
              {"in_ready", in_ready},
              {"in_data", cat({in_id, in_norm, as_unsigned(in_dot)})},
              {"out_valid", head_valid},
              {"out_ready", take},
              {"out_data", head},
              {"level", level}});
    m.unused("unused_level", level, "pending says whether there is one");
    m.assign(pending, head_valid);

    m.banner("Entries stay in the slot of the memory that they were written to");
    const Expr write_valid = m.wire("write_valid");
    const Expr write_slot = m.wire("write_slot", slot_w);
    const Expr fetch = m.wire("fetch");
    const Expr fetch_slot = m.wire("fetch_slot", slot_w);
    const Expr entry = m.wire("entry", entry_w, "the one fetched last");
    m.instance(sram_of_shape(k, entry_w), "entries",
               {{"clk", m.clk()},
                {"write_valid", write_valid},
                {"write_addr", write_slot},
                {"write_data", head},
                {"read_valid", fetch},
                {"read_addr", fetch_slot},
                {"read_data", entry}});
    m.assign(read_dot, as_signed(entry.slice(0, dot_w)));
    m.assign(read_norm, entry.slice(dot_w, norm_w));
    m.assign(read_id, entry.slice(dot_w + norm_w, id_w));

    m.banner("The comparator: the document at the head of the fifo against the entry fetched last");
    const Expr ask = m.wire("ask");
    const Expr decided = m.wire("decided");
    const Expr better = m.wire("better", 1, "the document goes ahead of the entry");
    const Expr taken = m.wire("taken");
    m.instance(cosine_comparator(spec::comparator_of(spec)), "comparator",
               {{"clk", m.clk()},
                {reset_port(spec.reset), m.rst()},
                {"in_valid", ask},
                {"in_ready", taken},
                {"in_mips", mips},
                {"a_dot", as_signed(head.slice(0, dot_w))},
                {"a_norm", head.slice(dot_w, norm_w)},
                {"b_dot", as_signed(entry.slice(0, dot_w))},
                {"b_norm", entry.slice(dot_w, norm_w)},
                {"out_valid", decided},
                {"a_better", better}});
    m.unused("unused_taken", taken, "a question stays until it is decided");

    m.banner("State");
    const Expr searching = m.reg("searching_q", 1, reset_to(0), "for the place of the document in work");
    const Expr inserting = m.reg("inserting_q", 1, reset_to(0), "the lists take up what was found");
    std::optional<Expr> testing;
    if (is_slow) testing = m.reg("testing_q", 1, reset_to(0), "against the last entry of a full list");
    std::optional<Expr> asked;
    if (is_pipelined) asked = m.reg("asked_q", 1, reset_to(0), "the answer is on its way");
    const Expr count_q = m.reg("count_q", count_w, reset_to(0));
    const Expr clear_waits = m.reg("clear_waits_q", 1, reset_to(0));
    const Expr fresh = m.reg("fresh_q", 1, no_reset("set when the list becomes full"),
                             "the entry fetched last is the last of the full list");
    const Expr at_rest = m.let("at_rest", testing ? !searching && !*testing : !searching);
    const Expr idle = m.let("idle", at_rest && !inserting);
    m.assign(busy, !idle);
    m.assign(count, count_q);

    m.comment(
        "A full list loses its last entry to one that is better, so the last is tested first, and only "
        "the others are searched.");
    const Expr full = m.let("full", count_q == limit);
    const Expr slot_count = m.let("slot_count", trunc(count_q, slot_w), "exact while there is room");
    const Expr last = m.let("last", trunc(slot_count - 1, slot_w), "position of the last entry");
    const Expr searched = m.let("searched", mux(full, last, slot_count), "entries");

    const Expr clearing = m.let("clearing", clear || clear_waits);
    const Expr may_begin = m.let("may_begin", at_rest && !hold && !clearing);
    const Expr refresh = m.let("refresh", may_begin && full && !fresh);
    const Expr begin_work = m.let("begin_work", may_begin && head_valid && !(full && !fresh));
    const Expr test = m.let("test", testing ? full && (begin_work || *testing) : full && begin_work);
    const Expr enters = m.let("enters", (begin_work && !full) || (test && decided && better));
    const Expr enters_alone = m.let("enters_alone", enters && searched == 0);
    const Expr enters_search = m.let("enters_search", enters && searched != 0);
    m.assign(ask, asked ? (test || searching) && !*asked : test || searching);

    m.banner("Search: bit by bit, how many entries stay ahead");
    m.comment(
        "ahead_q of them are known to; the step adds the bit above `below_q`, which are all ones, if the "
        "entry up to which that would be stays ahead too.");
    const ResetPolicy set_first = no_reset("set when a search begins");
    const Expr ahead = m.reg("ahead_q", slot_w, set_first);
    const Expr below = m.reg("below_q", slot_w, set_first);
    const Expr probed = m.let("probed", ahead | below);
    const Expr stays = m.let("stays", probed < searched && !better);
    const Expr with_bit = m.let("with_bit", ahead | ((shift_left(below, lit(1, 1)) | 1) & ~below));
    const Expr next_ahead = m.let("next_ahead", mux(stays, with_bit, ahead));
    const Expr next_below = m.let("next_below", shift_right(below, lit(1, 1)));
    const Expr last_step = m.let("last_step", below == 0);
    const Expr step = m.let("step", searching && decided);
    const Expr found = m.let("found", enters_alone || (step && last_step));
    const Expr first_below = m.let("first_below", ones_below(searched));
    m.clocked([&](Process& p) {
        p.when(searching, [&] {
             p.when(decided, [&] {
                 p.set(ahead, next_ahead);
                 p.set(below, next_below);
             });
         }).otherwise([&] {
            p.set(ahead, 0);
            p.set(below, first_below);
        });
    });
    m.assign(take, found || (test && decided && !better));
    m.clocked([&](Process& p) {
        p.when(enters_search, [&] { p.set(searching, 1); }).otherwise_when(step && last_step, [&] {
            p.set(searching, 0);
        });
    });
    if (testing) m.clocked([&](Process& p) { p.set(*testing, test && !decided); });
    if (asked) m.clocked([&](Process& p) { p.set(*asked, (ask || *asked) && !decided); });

    m.banner("Lists of slots");
    m.comment(
        "By score: the new one is put in at its position. By arrival: it is put in at the end, and what "
        "its slot held before is taken out.");
    const Expr position = m.reg("position_q", slot_w, no_reset("read only where inserting_q"));
    const Expr slot = m.reg("slot_q", slot_w, no_reset("read only where inserting_q"));
    const Const list_w = slot_w * k;
    const Expr by_score = m.wire("by_score", list_w);
    const Expr by_arrival = m.wire("by_arrival", list_w);
    const Expr one = m.let("one", zext(lit(1, 1), k));
    const Expr at_position = m.let("at_position", shift_left(one, position));
    const Expr from_position = m.let("from_position", shift_left(ones(k), position), "and after it");
    const Expr at_last = m.let("at_last", shift_left(one, last));
    const Expr from_last = m.let("from_last", shift_left(ones(k), last), "and after it");
    const Expr leaving = m.wire("leaving", k, "the entry that leaves its slot to the new one");
    const Expr from_leaving = m.let("from_leaving", trunc(zeros(k) - leaving, k), "and after it");
    m.loop("place", "i", k, [&](Scope& place, const Const& i) {
        const ResetPolicy policy = no_reset("read only below count");
        const Expr score_slot = place.reg("score_slot_q", slot_w, policy);
        const Expr arrival_slot = place.reg("arrival_slot_q", slot_w, policy);
        const Expr left = place.wire("left", slot_w);
        const Expr right = place.wire("right", slot_w);
        place.choice(
            equal(i, 0), "left_edge", [&](Scope& edge) { edge.assign(left, slot); }, "left_place",
            [&](Scope& inner) { inner.assign(left, inner.peer(score_slot, i - 1)); });
        place.choice(
            equal(i, k - 1), "right_edge", [&](Scope& edge) { edge.assign(right, slot); }, "right_place",
            [&](Scope& inner) { inner.assign(right, inner.peer(arrival_slot, i + 1)); });
        place.assign(leaving[i], !from_last[i] && arrival_slot == slot);
        place.clocked([&](Process& p) {
            p.when(inserting && from_position[i],
                   [&] { p.set(score_slot, mux(at_position[i], slot, left)); });
            p.when(inserting && (at_last[i] || from_leaving[i]),
                   [&] { p.set(arrival_slot, mux(at_last[i], slot, right)); });
        });
        place.assign(by_score.slice(i * slot_w, slot_w), score_slot);
        place.assign(by_arrival.slice(i * slot_w, slot_w), arrival_slot);
    });

    m.comment(
        "Slots are used in order until the list is full, then over again. The entry is written as soon as "
        "its slot is known; the lists follow a cycle later, while the next document is begun.");
    const auto positions = std::int64_t{1} << slot_w.value();
    const Expr score_padded = m.let("by_score_padded", zext(by_score, slot_w * positions));
    const Expr arrival_padded = m.let("by_arrival_padded", zext(by_arrival, slot_w * positions));
    const Expr last_slot = entry_at(m, "last_slot", score_padded, last);
    m.assign(write_valid, found);
    m.assign(write_slot, mux(full, last_slot, slot_count));
    m.clocked([&](Process& p) { p.set(inserting, found); });
    m.clocked([&](Process& p) {
        p.when(found, [&] {
            p.set(position, mux(searching, next_ahead, zeros(slot_w)));
            p.set(slot, write_slot);
        });
    });
    const Expr emptied = m.let("emptied", clearing && idle);
    m.clocked([&](Process& p) {
        p.when(emptied, [&] { p.set(count_q, 0); }).otherwise_when(found && !full, [&] {
            p.set(count_q, trunc(count_q + 1, count_w));
        });
    });
    m.clocked([&](Process& p) { p.set(clear_waits, clearing && !idle); });

    m.banner("What is fetched next");
    m.comment(
        "In a search both candidates for the next probe are looked up beside the comparison, which only "
        "selects. With the last step goes the last of the entries searched: it will be the last of all, "
        "unless the new one is.");
    const Expr reading = m.let("reading", read_valid && hold && idle);
    const Expr at_end = m.let("at_end", trunc(searched - 1, slot_w));
    const Expr if_stays = m.let("if_stays", mux(last_step, at_end, with_bit | next_below));
    const Expr if_passed = m.let("if_passed", mux(last_step, at_end, ahead | next_below));
    const Expr first = m.let("first", mux(reading, read_index, first_below));
    const Expr slot_a =
        entry_at(m, "slot_a", score_padded, m.let("index_a", mux(searching, if_stays, first)));
    const Expr before_first = m.let("before_first", trunc(first_below - 1, slot_w));
    const Expr slot_b =
        entry_at(m, "slot_b", score_padded, m.let("index_b", mux(searching, if_passed, before_first)));
    m.comment("The first probe of the next document sees the list as it will be after the insertion.");
    const Expr shifted =
        m.let("shifted", mux(first_below == position, slot, mux(first_below >= position, slot_b, slot_a)));
    const Expr probe_slot = m.let("probe_slot", mux(inserting, shifted, slot_a));
    const Expr refresh_slot = m.let("refresh_slot", mux(inserting, slot, last_slot));
    const Expr read_slot =
        m.let("read_slot", mux(read_by_id, entry_at(m, "slot_by_id", arrival_padded, read_index), slot_a));
    const Expr rest_slot =
        m.let("rest_slot", mux(reading, read_slot, mux(refresh, refresh_slot, probe_slot)));
    m.assign(fetch_slot, mux(searching, mux(stays, slot_a, slot_b), rest_slot));
    m.assign(fetch, step || enters_search || refresh || reading);
    m.clocked([&](Process& p) {
        p.when(found, [&] {
             p.set(fresh, searching && next_ahead != searched);
         }).otherwise_when(refresh || reading, [&] { p.set(fresh, refresh); });
    });

    const Expr rsp_valid = m.reg("read_rsp_valid_q", 1, reset_to(0));
    m.clocked([&](Process& p) { p.set(rsp_valid, reading); });
    m.assign(read_rsp_valid, rsp_valid);
    return m.finish();
}

}  // namespace ragrtl::blocks
