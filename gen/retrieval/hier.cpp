#include "gen/retrieval/hier.hpp"

#include <stdexcept>

#include "gen/error.hpp"
#include "golden/cost/hier.hpp"

namespace ragrtl::retrieval {
namespace {

class GoldenHier : public Engine {
  public:
    GoldenHier(const data::Int8Dataset& dataset, const golden::HierSearch& options)
        : dataset_(dataset),
          options_(options),
          function_(dataset.corpus.values.data(), dataset.corpus.rows, dataset.corpus.columns) {
        const golden::HierWorkload workload{static_cast<std::int64_t>(dataset.corpus.rows),
                                            static_cast<std::int64_t>(dataset.corpus.columns), options.mode,
                                            options.metric, options.candidates};
        const golden::HierTraffic traffic = golden::hier_traffic(workload);
        cost_ = {golden::hier_cycles(workload), traffic.bits(), golden::hier_energy(traffic).total_uj()};
    }

    std::string name() const override { return "golden"; }
    bool measured() const override { return false; }

    Answer search(std::size_t query) override {
        Answer answer{{}, cost_};
        for (const golden::HierHit& hit : function_.search(dataset_.queries.row(query), options_).hits) {
            answer.hits.push_back({hit.id, hit.dot});
        }
        return answer;
    }

  private:
    const data::Int8Dataset& dataset_;
    golden::HierSearch options_;
    golden::HierFunction function_;
    Cost cost_;  // the same for every query
};

}  // namespace

std::unique_ptr<Engine> golden_hier(const data::Int8Dataset& dataset, const golden::HierSearch& options,
                                    const Progress& /*progress*/) {
    try {
        return std::make_unique<GoldenHier>(dataset, options);
    } catch (const std::invalid_argument& error) {
        throw BadInput(error.what());
    }
}

}  // namespace ragrtl::retrieval
