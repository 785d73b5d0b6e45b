#include "gen/blocks/sram_stream.hpp"

#include "gen/blocks/sram_1r1w.hpp"

namespace ragrtl::blocks {

using namespace hdl;

SramStream sram_stream(Builder& m, int words, const SramWrite& write, const Expr& waiting,
                       const Expr& read_addr, const Expr& fetch, const Expr& out_ready,
                       const std::optional<Expr>& clear) {
    const Const width = write.data.width();
    m.comment("The SRAM holds a word it has read until the next read, so its output is the output register.");
    const Expr shown = m.reg("shown_q", 1, reset_to(0), "read_data is on offer");
    const Expr read_data = m.wire("read_data", width);
    m.assign(fetch, waiting && (!shown || out_ready));
    m.clocked([&](Process& p) {
        const auto follow = [&] {
            p.when(fetch, [&] { p.set(shown, 1); }).otherwise_when(out_ready, [&] { p.set(shown, 0); });
        };
        if (clear) {
            p.when(*clear, [&] { p.set(shown, 0); }).otherwise(follow);
        } else {
            follow();
        }
    });
    m.instance(sram_of_shape(words, static_cast<int>(width.value())), "sram",
               {{"clk", m.clk()},
                {"write_valid", write.valid},
                {"write_addr", write.addr},
                {"write_data", write.data},
                {"read_valid", fetch},
                {"read_addr", read_addr},
                {"read_data", read_data}});
    return {shown, read_data};
}

}  // namespace ragrtl::blocks
