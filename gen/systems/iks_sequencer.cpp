#include <algorithm>

#include "gen/systems/iks_parts.hpp"

namespace ragrtl::systems {

using namespace hdl;
using blocks::resized;
using blocks::widened;

Module iks_sequencer(const spec::IksSystem& spec) {
    const IksWidths w(spec);
    Builder m("iks_sequencer", "tells the engines which beat of which block it is.");
    m.fact("beats", "dimension 0 .. dimension_now-1 of a block, then the next block");
    m.fact("discard", "beats are taken and given to no engine");
    m.clock(blocks::reset_style(spec.reset));
    const Expr go = m.input("go", 1, "a search begins");
    const Expr discard = m.input("discard");
    const Expr dimension = m.input("dimension_now", w.dimension, "beats of a block");
    const Expr vectors = m.input("vectors_now", w.vectors, "at least 1");
    const Expr beat_valid = m.input("beat_valid");
    const Expr beat_ready = m.output("beat_ready");
    const Expr engine_valid = m.output("engine_valid", 1, "to every engine that has a query");
    const Expr engine_ready = m.input("engine_ready", 1, "the engines are in step: one speaks for all");
    const Expr engine_last = m.output("engine_last", 1, "last beat of a block");
    const Expr engine_count = m.output("engine_count", w.block_count, "vectors of the block");
    const Expr all_taken = m.output("all_taken", 1, "the engines take the last beat of the search");

    const Expr number = m.reg("dimension_q", w.dimension, reset_to(0), "of the coming beat, from 1");
    const Expr left = m.reg("vectors_left_q", w.vectors, reset_to(0), "in this block and behind it");
    const Expr last = m.let("last", number == dimension);
    const Const wide = std::max(w.vectors, w.block_count);
    const Expr last_block = m.let("last_block", widened(left, wide) <= lit(wide, spec.lanes));
    const Expr count =
        m.let("count", mux(last_block, resized(left, w.block_count), lit(w.block_count, spec.lanes)));
    const Expr taken = m.let("taken", engine_valid && engine_ready);
    const Expr left_after = m.let("left_after", trunc(left - resized(count, w.vectors), w.vectors));
    m.clocked([&](Process& p) {
        p.when(go, [&] {
             p.set(number, 1);
             p.set(left, vectors);
         }).otherwise_when(taken, [&] {
            p.when(last, [&] {
                 p.set(number, 1);
                 p.set(left, left_after);
             }).otherwise([&] { p.set(number, trunc(number + 1, w.dimension)); });
        });
    });
    m.assign(engine_valid, beat_valid && !discard);
    m.assign(engine_last, last);
    m.assign(engine_count, count);
    m.assign(beat_ready, engine_ready || discard);
    m.assign(all_taken, taken && last && last_block);
    return m.finish();
}

}  // namespace ragrtl::systems
