#include "gen/units.hpp"

#include "gen/blocks/dot_product.hpp"
#include "gen/blocks/hier_pe.hpp"
#include "gen/blocks/multi_adder.hpp"
#include "gen/blocks/multiplier.hpp"
#include "gen/blocks/popcount.hpp"
#include "gen/blocks/squarer.hpp"
#include "gen/blocks/topk_unit.hpp"
#include "gen/spec/dot_product.hpp"
#include "gen/spec/hier_pe.hpp"
#include "gen/spec/multi_adder.hpp"
#include "gen/spec/multiplier.hpp"
#include "gen/spec/popcount.hpp"
#include "gen/spec/squarer.hpp"
#include "gen/spec/topk_unit.hpp"

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

std::string last_part(const std::string& path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

const std::vector<Unit>& units() {
    static const std::vector<Unit> all{
        unit("arith/dot_product", "dot_product", "DotProduct", "sum of products", blocks::dot_product),
        unit("arith/multi_adder", "multi_adder", "MultiAdder", "sum of many numbers", blocks::multi_adder),
        unit("arith/multiplier", "multiplier", "Multiplier", "product of two numbers", blocks::multiplier),
        unit("arith/popcount", "popcount", "Popcount", "number of ones in a vector", blocks::popcount),
        unit("arith/squarer", "squarer", "Squarer", "sum of squares", blocks::squarer),
        unit("common/topk_unit", "topk_unit", "TopkUnit",
             "the K best (score, id) pairs of a stream, best first", blocks::topk_unit),
        unit("hier/pe", "hier_pe", "HierPe", "query-stationary INT4/INT8 dot product on bit-plane rows",
             blocks::hier_pe),
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

}  // namespace ragrtl
