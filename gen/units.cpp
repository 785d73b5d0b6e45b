#include "gen/units.hpp"

#include "gen/blocks/axi4_lite_regs.hpp"
#include "gen/blocks/axi4_read_master.hpp"
#include "gen/blocks/dot_product.hpp"
#include "gen/blocks/drex_pfu.hpp"
#include "gen/blocks/fifo.hpp"
#include "gen/blocks/fp_decode.hpp"
#include "gen/blocks/fp_dot.hpp"
#include "gen/blocks/fp_mac.hpp"
#include "gen/blocks/fp_round.hpp"
#include "gen/blocks/fp_tree.hpp"
#include "gen/blocks/hier_chunk_id_map.hpp"
#include "gen/blocks/hier_cosine_comparator.hpp"
#include "gen/blocks/hier_pe.hpp"
#include "gen/blocks/hier_pe_bitserial.hpp"
#include "gen/blocks/hier_reranker.hpp"
#include "gen/blocks/hier_similarity_calculator.hpp"
#include "gen/blocks/iks_dot_product_unit.hpp"
#include "gen/blocks/iks_processing_engine.hpp"
#include "gen/blocks/multi_adder.hpp"
#include "gen/blocks/multiplier.hpp"
#include "gen/blocks/popcount.hpp"
#include "gen/blocks/product_comparator.hpp"
#include "gen/blocks/skid_buffer.hpp"
#include "gen/blocks/squarer.hpp"
#include "gen/blocks/sram_1r1w.hpp"
#include "gen/blocks/stream_buffer.hpp"
#include "gen/blocks/topk_unit.hpp"
#include "gen/blocks/winograd_dot_product.hpp"
#include "gen/error.hpp"
#include "gen/spec/axi4_lite_regs.hpp"
#include "gen/spec/axi4_read_master.hpp"
#include "gen/spec/axi4_system.hpp"
#include "gen/spec/dot_product.hpp"
#include "gen/spec/drex_pfu.hpp"
#include "gen/spec/fifo.hpp"
#include "gen/spec/fp_decode.hpp"
#include "gen/spec/fp_dot.hpp"
#include "gen/spec/fp_mac.hpp"
#include "gen/spec/fp_round.hpp"
#include "gen/spec/fp_tree.hpp"
#include "gen/spec/hier_chunk_id_map.hpp"
#include "gen/spec/hier_cosine_comparator.hpp"
#include "gen/spec/hier_pe.hpp"
#include "gen/spec/hier_pe_bitserial.hpp"
#include "gen/spec/hier_reranker.hpp"
#include "gen/spec/hier_similarity_calculator.hpp"
#include "gen/spec/hier_system.hpp"
#include "gen/spec/iks_dot_product_unit.hpp"
#include "gen/spec/iks_processing_engine.hpp"
#include "gen/spec/iks_system.hpp"
#include "gen/spec/multi_adder.hpp"
#include "gen/spec/multiplier.hpp"
#include "gen/spec/popcount.hpp"
#include "gen/spec/product_comparator.hpp"
#include "gen/spec/skid_buffer.hpp"
#include "gen/spec/squarer.hpp"
#include "gen/spec/sram_1r1w.hpp"
#include "gen/spec/stream_buffer.hpp"
#include "gen/spec/topk_unit.hpp"
#include "gen/spec/winograd_dot_product.hpp"
#include "gen/systems/axi4_system.hpp"
#include "gen/systems/hier.hpp"
#include "gen/systems/iks.hpp"

namespace ragrtl {
namespace {

/// A unit whose files are called after its module: golden/blocks/<module>.hpp and so on.
template <class Spec>
Unit unit(const std::string& path, const std::string& module, const std::string& spec_type,
          const std::string& summary, hdl::Module (*build)(const Spec&)) {
    const spec::Config defaults{Spec{}};
    return {
        path,
        module,
        defaults.table().section(),
        summary,
        spec_type,
        defaults,
        [build](const spec::Config& config) { return build(config.as<Spec>()); },
        {"gen/spec/" + module + ".hpp", "golden/blocks/" + module + ".hpp", "tb/benches/" + module + ".hpp"}};
}

/// The same for a unit that is one bit heap.
template <class Spec>
Unit tree_unit(const std::string& path, const std::string& module, const std::string& spec_type,
               const std::string& summary, hdl::Module (*build)(const Spec&)) {
    Unit tree = unit(path, module, spec_type, summary, build);
    tree.tree_shape = [](const spec::Config& config) { return blocks::tree_shape(config.as<Spec>()); };
    return tree;
}

/// A complete accelerator: its parts are no units of their own.
template <class Spec>
Unit system(const std::string& name, const std::string& spec_type, const std::string& summary,
            hdl::Module (*build)(const Spec&)) {
    Unit whole = unit("systems/" + name, name, spec_type, summary, build);
    whole.sim_sources = {"gen/spec/" + name + "_system.hpp", "golden/systems/" + name + "_cycle.hpp",
                         "tb/benches/" + name + ".hpp"};
    whole.registers = [](const spec::Config& config) { return registers(config.as<Spec>()); };
    return whole;
}

/// The system with what else it is offered with: a program that searches in the simulated system
/// (tb/search/<name>.hpp), and AXI4 in front of it (tb/benches/<name>_axi4.hpp).
template <class Spec>
Unit with_search_and_axi4(Unit whole, hdl::Module (*build)(const Spec&)) {
    whole.search_source = "tb/search/" + whole.module + ".hpp";
    whole.build_axi4 = [build](const spec::Config& config) {
        const Spec& spec = config.as<Spec>();
        return systems::axi4_system(build(spec), registers(spec), spec.reset);
    };
    return whole;
}

std::string last_part(const std::string& path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

const std::vector<Unit>& units() {
    static const std::vector<Unit> all{
        tree_unit("arith/dot_product", "dot_product", "DotProduct", "sum of products", blocks::dot_product),
        unit("arith/fp_decode", "fp_decode", "FpDecode",
             "class, sign, exponent and significand of an fp16 or bf16 code", blocks::fp_decode),
        unit("arith/fp_dot", "fp_dot", "FpDot", "exact sum of fp16 or bf16 products, many per cycle",
             blocks::fp_dot),
        unit("arith/fp_mac", "fp_mac", "FpMac", "sum of fp16 or bf16 products, one per cycle",
             blocks::fp_mac),
        unit("arith/fp_round", "fp_round", "FpRound", "exact sum of products to fp32", blocks::fp_round),
        unit("arith/fp_tree", "fp_tree", "FpTree", "sum of many fp32 numbers", blocks::fp_tree),
        tree_unit("arith/multi_adder", "multi_adder", "MultiAdder", "sum of many numbers",
                  blocks::multi_adder),
        tree_unit("arith/multiplier", "multiplier", "Multiplier", "product of two numbers",
                  blocks::multiplier),
        tree_unit("arith/popcount", "popcount", "Popcount", "number of ones in a vector", blocks::popcount),
        tree_unit("arith/product_comparator", "product_comparator", "ProductComparator",
                  "whether one product is greater than another", blocks::product_comparator),
        tree_unit("arith/squarer", "squarer", "Squarer", "sum of squares", blocks::squarer),
        tree_unit("arith/winograd_dot_product", "winograd_dot_product", "WinogradDotProduct",
                  "sum of products with half the multiplications", blocks::winograd_dot_product),
        unit("common/axi4_lite_regs", "axi4_lite_regs", "Axi4LiteRegs",
             "an AXI4-Lite slave in front of a register block", blocks::axi4_lite_regs),
        unit("common/axi4_read_master", "axi4_read_master", "Axi4ReadMaster",
             "read requests of words as bursts of AXI4", blocks::axi4_read_master),
        unit("common/fifo", "fifo", "Fifo", "first in, first out, in flops", blocks::fifo),
        unit("common/skid_buffer", "skid_buffer", "SkidBuffer", "a ready/valid register stage",
             blocks::skid_buffer),
        unit<spec::Sram1r1w>("common/sram_1r1w", "sram_1r1w", "Sram1r1w",
                             "a memory with one port to write and one to read", blocks::sram_1r1w),
        unit("common/stream_buffer", "stream_buffer", "StreamBuffer", "first in, first out, in an SRAM",
             blocks::stream_buffer),
        unit("common/topk_unit", "topk_unit", "TopkUnit",
             "the K best (score, id) pairs of a stream, best first", blocks::topk_unit),
        unit("drex/pfu", "drex_pfu", "DrexPfu",
             "which vectors agree with any query in the signs of enough dimensions", blocks::drex_pfu),
        unit("hier/chunk_id_map", "hier_chunk_id_map", "ChunkIdMap",
             "ids, norms and root addresses of the candidates for stage 2", blocks::hier_chunk_id_map),
        unit("hier/cosine_comparator", "hier_cosine_comparator", "CosineComparator",
             "whether one document is more similar to the query than another, without division",
             blocks::cosine_comparator),
        unit("hier/pe", "hier_pe", "HierPe", "query-stationary INT4/INT8 dot product on bit-plane rows",
             blocks::hier_pe),
        unit("hier/pe_bitserial", "hier_pe_bitserial", "HierPeBitserial",
             "query-stationary dot product straight from bit-plane rows, one row per cycle",
             blocks::hier_pe_bitserial),
        unit("hier/reranker", "hier_reranker", "Reranker",
             "the best documents of a stream by cosine, sorted in by binary search", blocks::reranker),
        unit("hier/similarity_calculator", "hier_similarity_calculator", "SimilarityCalculator",
             "dot product of a document from the sums of the processing elements",
             blocks::hier_similarity_calculator),
        unit("iks/dot_product_unit", "iks_dot_product_unit", "DotProductUnit",
             "dot products of many vectors at once with one query, output-stationary",
             blocks::dot_product_unit),
        unit("iks/processing_engine", "iks_processing_engine", "ProcessingEngine",
             "one query against a stream of vectors, with the list of the best", blocks::processing_engine),
        with_search_and_axi4(system("hier", "HierSystem",
                                    "two-stage INT4 to INT8 retrieval from bit-planar memory", systems::hier),
                             systems::hier),
        system("iks", "IksSystem", "exact near-memory search, many queries against one stream of vectors",
               systems::iks),
    };
    return all;
}

const Unit* find_unit(std::string_view name) {
    const Unit* found = nullptr;
    for (const Unit& candidate : units()) {
        if (candidate.path == name || candidate.module == name) {
            return &candidate;
        }
    }
    for (const Unit& candidate : units()) {
        if (last_part(candidate.path) == name) {
            if (found != nullptr) {
                return nullptr;
            }
            found = &candidate;
        }
    }
    return found;
}

Unit on_axi4(const Unit& system) {
    if (!system.build_axi4) {
        throw BadInput("--bus axi4: " + system.path +
                       (system.registers ? " has no AXI4 ports yet"
                                         : " is a block; only a system has registers and memory"));
    }
    Unit bridged = system;
    bridged.module += "_axi4";
    bridged.summary += ", on AXI4";
    bridged.build = system.build_axi4;
    bridged.build_axi4 = {};
    bridged.bus = "axi4";
    bridged.registers = [plain = system.registers](const spec::Config& config) {
        return spec::axi4_registers(plain(config));
    };
    bridged.sim_sources.back() = "tb/benches/" + bridged.module + ".hpp";
    bridged.search_source.clear();
    return bridged;
}

}  // namespace ragrtl
