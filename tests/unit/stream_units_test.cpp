// Structure of the blocks that pass words on; what they do is tested in lockstep.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <vector>

#include "gen/blocks/fifo.hpp"
#include "gen/blocks/hier_chunk_id_map.hpp"
#include "gen/blocks/skid_buffer.hpp"
#include "gen/blocks/sram_1r1w.hpp"
#include "gen/blocks/stream_buffer.hpp"

namespace ragrtl {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Inputs that an output follows within the cycle.
std::set<std::string> followed(const hdl::Module& module, const std::string& output) {
    std::set<std::string> inputs;
    for (const auto& [input, outputs] : module.combinational_paths()) {
        if (outputs.count(output) != 0) inputs.insert(input);
    }
    return inputs;
}

std::vector<std::string> names(const hdl::Module& module) {
    std::vector<std::string> list;
    for (const hdl::Module& part : module.hierarchy()) list.push_back(part.name());
    return list;
}

TEST(StreamUnits, HandshakesComeFromRegisters) {
    for (const hdl::Module& module : {blocks::fifo({}), blocks::skid_buffer({}), blocks::stream_buffer({})}) {
        for (const char* output : {"in_ready", "out_valid", "out_data"})
            EXPECT_THAT(followed(module, output), IsEmpty()) << module.name() << " " << output;
    }
    const hdl::Module map = blocks::hier_chunk_id_map({});
    for (const char* output : {"out_valid", "out_id", "out_norm", "out_last", "count", "empty_done"})
        EXPECT_THAT(followed(map, output), IsEmpty()) << output;
    EXPECT_THAT(followed(map, "out_address"), ElementsAre("base"));
}

TEST(StreamUnits, MemoriesAreModulesNamedAfterTheirShape) {
    spec::StreamBuffer buffer;
    buffer.width = 24;
    buffer.depth = 10;
    EXPECT_THAT(names(blocks::stream_buffer(buffer)), ElementsAre("sram_10x24", "stream_buffer"));
    spec::ChunkIdMap map;
    map.k = 50;
    map.id_width = 20;
    map.norm_width = 24;
    EXPECT_THAT(names(blocks::hier_chunk_id_map(map)), ElementsAre("sram_50x44", "hier_chunk_id_map"));
    EXPECT_FALSE(blocks::sram_of_shape(10, 24).has_reset());
}

TEST(StreamUnits, OneModuleServesEveryShapeOfFifoAndSkidBuffer) {
    hdl::Builder m("pair", "two fifos of different shapes and a skid buffer in a row.");
    m.clock(hdl::ResetStyle::async_low);
    const auto stream = [&](const std::string& name, int width) {
        return std::vector<hdl::Expr>{m.wire(name + "_valid"), m.wire(name + "_ready"),
                                      m.wire(name + "_data", width)};
    };
    const std::vector<hdl::Expr> in{m.input("in_valid"), m.output("in_ready"), m.input("in_data", 5)};
    const std::vector<hdl::Expr> out{m.output("out_valid"), m.input("out_ready"), m.output("out_data", 5)};
    const auto first = stream("first", 5);
    const auto second = stream("second", 5);
    const auto ports = [](const std::vector<hdl::Expr>& from, const std::vector<hdl::Expr>& to) {
        return std::vector<hdl::Connection>{{"in_valid", from[0]}, {"in_ready", from[1]},
                                            {"in_data", from[2]},  {"out_valid", to[0]},
                                            {"out_ready", to[1]},  {"out_data", to[2]}};
    };
    const auto with_level = [&](std::vector<hdl::Connection> list, const std::string& name, int width) {
        const hdl::Expr level = m.wire(name, width);
        m.unused("unused_" + name, level, "nobody asks");
        list.push_back({"level", level});
        return list;
    };
    const auto reset = spec::Reset::async_low;
    blocks::add_fifo(m, "fifo_a", {5, 3, reset}, with_level(ports(in, first), "level_a", 2));
    blocks::add_skid_buffer(m, "skid", {5, reset}, ports(first, second));
    blocks::add_fifo(m, "fifo_b", {5, 1, reset}, with_level(ports(second, out), "level_b", 1));
    EXPECT_THAT(names(m.finish()), ElementsAre("fifo", "skid_buffer", "pair"));
}

template <class Spec>
void builds(hdl::Module (*build)(const Spec&)) {
    std::mt19937_64 rng{1};
    for (int i = 0; i < 50; ++i) {
        const Spec spec = spec::random_legal<Spec>(rng);
        EXPECT_NO_THROW(build(spec)) << spec::summary(spec);
    }
}

TEST(StreamUnits, EveryLegalConfigurationCanBeBuilt) {
    builds(blocks::fifo);
    builds(blocks::skid_buffer);
    builds<spec::Sram1r1w>(blocks::sram_1r1w);
    builds(blocks::stream_buffer);
    builds(blocks::hier_chunk_id_map);
}

}  // namespace
}  // namespace ragrtl
