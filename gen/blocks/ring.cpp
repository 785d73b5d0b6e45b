#include "gen/blocks/ring.hpp"

#include <string>

namespace ragrtl::blocks {

using namespace hdl;

namespace {

/// Counting modulo 2^width is counting modulo `words`.
bool wraps_by_itself(const Const& words) {
    const std::int64_t n = words.value();
    return words.is_literal() && n > 1 && (n & (n - 1)) == 0;
}

}  // namespace

RingSize ring_size(Builder& m, const Const& words) {
    const auto named = [&](const std::string& name, const Const& value) {
        return words.is_literal() ? value : m.localparam(name, value);
    };
    return {words, named("LAST_ADDR", words - 1), named("ADDR_W", index_width(words)),
            named("LEVEL_W", index_width(words + 1))};
}

Ring ring(Builder& m, const RingSize& size, const std::string& used_name, const Expr& put, const Expr& take) {
    const Expr write_addr = m.reg("write_addr_q", size.addr_width, reset_to(0));
    const Expr read_addr = m.reg("read_addr_q", size.addr_width, reset_to(0));
    const Expr used = m.reg(used_name + "_q", size.used_width, reset_to(0));
    const auto after = [&](const Expr& addr) {
        const Expr next = trunc(addr + 1, size.addr_width);
        if (wraps_by_itself(size.words)) return next;
        return mux(addr == constant(size.addr_width, size.last_addr), zeros(size.addr_width), next);
    };
    m.clocked([&](Process& p) {
        p.when(put, [&] { p.set(write_addr, after(write_addr)); });
        p.when(take, [&] { p.set(read_addr, after(read_addr)); });
        p.when(put && !take, [&] {
             p.set(used, trunc(used + 1, size.used_width));
         }).otherwise_when(take && !put, [&] { p.set(used, trunc(used - 1, size.used_width)); });
    });
    return {write_addr, read_addr, used};
}

}  // namespace ragrtl::blocks
