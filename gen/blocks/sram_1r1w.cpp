#include "gen/blocks/sram_1r1w.hpp"

#include <string>

#include "gen/hdl/builder.hpp"

namespace ragrtl::blocks {

using namespace hdl;

Module sram_1r1w(const spec::Sram1r1w& spec) { return sram_1r1w("sram_1r1w", spec.words, spec.width); }

Module sram_of_shape(int words, int width) {
    return sram_1r1w("sram_" + std::to_string(words) + "x" + std::to_string(width), words, width);
}

Module sram_1r1w(const std::string& name, int words, int width) {
    const std::string shape = std::to_string(words) + (words == 1 ? " word of " : " words of ") +
                              std::to_string(width) + (width == 1 ? " bit" : " bits");
    Builder m(name, shape + ", one port to write and one to read.");
    m.timing(1, "1 cycle from read_valid to read_data, which then holds until the next read", 1,
             "1 write and 1 read per cycle");
    m.fact("collision",
           "a word read in the cycle in which it is written is unspecified; users never do that");
    m.fact("reset", "none: words have no particular value before they are written");
    m.fact(
        "macro",
        "one file per memory shape: put a wrapper around a memory macro, with this name and these ports, in "
        "its place");

    m.clock_without_reset();
    const Expr write_valid = m.input("write_valid");
    const Expr write_addr = m.input("write_addr", index_width(words));
    const Expr write_data = m.input("write_data", width);
    const Expr read_valid = m.input("read_valid");
    const Expr read_addr = m.input("read_addr", index_width(words));
    const Expr read_data = m.output("read_data", width);

    const Expr ram = m.memory("ram", words, width);
    const Expr read_data_q = m.reg("read_data_q", width, no_reset("follows the memory"));
    m.clocked([&](Process& p) {
        p.when(write_valid, [&] { p.write(ram, write_addr, write_data); });
        p.when(read_valid, [&] { p.set(read_data_q, m.read(ram, read_addr)); });
    });
    m.assign(read_data, read_data_q);
    return m.finish();
}

}  // namespace ragrtl::blocks
