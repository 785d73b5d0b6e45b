#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>

#include "gen/bundle/bundle.hpp"
#include "gen/bundle/simulation_build.hpp"
#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/flow/process.hpp"
#include "gen/retrieval/hier.hpp"
#include "gen/spec/hier_system.hpp"
#include "golden/cost/hier.hpp"
#include "golden/systems/hier_layout.hpp"

namespace ragrtl::retrieval {
namespace {

constexpr int lanes = 128;
constexpr std::size_t most_pes = 8;
constexpr std::int64_t longest_list = 256;

}  // namespace

spec::HierSystem hier_system_for(const data::Int8Dataset& dataset, const golden::HierSearch& options) {
    const std::size_t dimension = dataset.corpus.columns;
    if (dimension > most_pes * lanes) {
        throw BadInput(
            fmt::format("--engine rtl: {} dimensions; the hardware has at most {} ({} PEs of {} lanes)",
                        dimension, most_pes * lanes, most_pes, lanes));
    }
    const bool two_stages = options.mode == golden::HierMode::hierarchical;
    const std::int64_t k = two_stages ? std::max(options.k, options.candidates) : options.k;
    if (k > longest_list) {
        throw BadInput(fmt::format("--engine rtl: {} {}; the hardware's list holds at most {}", k,
                                   two_stages ? "candidates" : "results", longest_list));
    }
    spec::HierSystem system;
    system.pes = static_cast<int>((dimension + lanes - 1) / lanes);
    system.lanes = lanes;
    system.lanes_per_cycle = lanes / 2;
    system.pe_kind =
        options.pe == golden::HierPeKind::bitserial ? spec::PeKind::bitserial : spec::PeKind::nibble;
    system.k = static_cast<int>(k);
    while ((std::size_t{1} << system.id_width) < dataset.corpus.rows) ++system.id_width;
    return system;
}

namespace {

std::string as_text(const std::vector<std::uint8_t>& bytes) { return {bytes.begin(), bytes.end()}; }

class RtlHier : public Engine {
  public:
    RtlHier(const data::Int8Dataset& dataset, const golden::HierSearch& options,
            const spec::HierSystem& system, Progress progress)
        : dataset_(dataset), options_(options), progress_(std::move(progress)), system_(system) {
        const golden::HierWorkload workload{static_cast<std::int64_t>(dataset.corpus.rows), row_bits(),
                                            options.mode, options.metric, options.candidates};
        model_ = golden::hier_traffic(workload);
    }

    std::string name() const override { return "rtl"; }
    bool measured() const override { return true; }

    Answer search(std::size_t query) override {
        if (answers_.empty()) search_all_queries();
        return answers_.at(query);
    }

  private:
    std::int64_t row_bits() const { return std::int64_t{system_.pes} * system_.lanes; }

    /// Builds the program and has it answer all queries in one run.
    void search_all_queries() {
        const bundle::Workspace work{bundle::bundle_files(*find_unit("systems/hier"), spec::Config{system_})};
        bundle::build_simulation(work, "search", "the simulation of hier", {0, "-O2", progress_});

        const auto& corpus = dataset_.corpus;
        const auto file = [&](const std::string& name, const std::vector<std::uint8_t>& bytes) {
            bundle::write_file(work.path() / name, as_text(bytes), name);
            return (work.path() / name).string();
        };
        const int bits = static_cast<int>(row_bits());
        std::vector<std::uint8_t> query_rows;
        for (std::size_t query = 0; query < dataset_.queries.rows; ++query) {
            const golden::RowMemory rows = golden::hier_query_rows(
                dataset_.queries.row(query), corpus.columns, bits, options_.query_nibble);
            query_rows.insert(query_rows.end(), rows.bytes().begin(), rows.bytes().end());
        }
        const std::vector<std::string> argv{
            (work.path() / "build" / "search").string(),
            file("documents.bin",
                 golden::hier_document_rows(corpus.values.data(), corpus.rows, corpus.columns, bits).bytes()),
            file("norms.bin",
                 golden::hier_norm_rows(corpus.values.data(), corpus.rows, corpus.columns).bytes()),
            file("queries.bin", query_rows),
            fmt::format("mode={}", static_cast<int>(register_mode())),
            fmt::format("inner_product={}", options_.metric == golden::HierMetric::mips ? 1 : 0),
            fmt::format("dimension={}", corpus.columns),
            fmt::format("documents={}", corpus.rows),
            fmt::format("candidates={}", options_.candidates),
            fmt::format("top_k={}", options_.k)};
        flow::RunOptions run;
        run.on_line = [&](std::string_view line) { take(std::string(line)); };
        const flow::RunResult ran = flow::run(argv, run);
        if (ran.signal != 0) {
            throw CheckFailed(fmt::format("the simulation of hier crashed with signal {}", ran.signal));
        }
        if (!ran.ok() || answers_.size() != dataset_.queries.rows) {
            throw CheckFailed(fmt::format("the simulation of hier answered {} of {} queries: {}",
                                          answers_.size(), dataset_.queries.rows, last_line(ran.output)));
        }
    }

    spec::HierMode register_mode() const {
        switch (options_.mode) {
            case golden::HierMode::int8: return spec::HierMode::int8;
            case golden::HierMode::int4: return spec::HierMode::int4;
            case golden::HierMode::hierarchical: break;
        }
        return spec::HierMode::hierarchical;
    }

    static std::string last_line(std::string text) {
        while (!text.empty() && text.back() == '\n') text.pop_back();
        return text.substr(text.rfind('\n') + 1);
    }

    /// A line of the program: cycles, rows, then id:dot of every hit. Anything else is a message.
    void take(const std::string& line) {
        std::istringstream words{line};
        Answer answer;
        std::int64_t rows = 0;
        if (!(words >> answer.cost.cycles >> rows)) return;
        for (std::string word; words >> word;) {
            const std::size_t colon = word.find(':');
            if (colon == std::string::npos) return;
            answer.hits.push_back({std::stoll(word.substr(0, colon)), std::stoll(word.substr(colon + 1))});
        }
        answer.cost.bits_read = rows * row_bits() + model_.norm_bits;
        golden::HierTraffic traffic = model_;
        traffic.document_bits = rows * row_bits();
        answer.cost.energy_uj = golden::hier_energy(traffic).total_uj();
        answers_.push_back(answer);
        if (progress_) {
            progress_(fmt::format("query {} of {} simulated", answers_.size(), dataset_.queries.rows));
        }
    }

    const data::Int8Dataset& dataset_;
    golden::HierSearch options_;
    Progress progress_;
    spec::HierSystem system_;
    golden::HierTraffic model_;
    std::vector<Answer> answers_;
};

}  // namespace

std::unique_ptr<Engine> rtl_hier(const data::Int8Dataset& dataset, const golden::HierSearch& options,
                                 const Progress& progress) {
    return rtl_hier_of(hier_system_for(dataset, options), dataset, options, progress);
}

std::unique_ptr<Engine> rtl_hier_of(const spec::HierSystem& system, const data::Int8Dataset& dataset,
                                    const golden::HierSearch& options, const Progress& progress) {
    const std::int64_t longest =
        std::max(options.k, options.mode == golden::HierMode::hierarchical ? options.candidates : 1);
    const auto row = static_cast<std::size_t>(system.pes) * static_cast<std::size_t>(system.lanes);
    if (dataset.corpus.columns > row) {
        throw BadInput(
            fmt::format("the vectors have {} dimensions, the hardware only {}", dataset.corpus.columns, row));
    }
    if (longest > system.k) {
        throw BadInput(fmt::format("lists of {} are asked for, the hardware's hold {}", longest, system.k));
    }
    if (dataset.corpus.rows > std::size_t{1} << system.id_width) {
        throw BadInput(fmt::format("{} documents, the hardware has numbers for {}", dataset.corpus.rows,
                                   std::size_t{1} << system.id_width));
    }
    // Where tb/search/hier.hpp puts them: rows of the query, then 8 of every document.
    constexpr std::size_t query_rows = 16;
    const std::size_t rows = query_rows + 8 * dataset.corpus.rows;
    if (rows > std::size_t{1} << system.address_width) {
        throw BadInput(
            fmt::format("{} documents and a query take {} rows of memory, the hardware addresses {}",
                        dataset.corpus.rows, rows, std::size_t{1} << system.address_width));
    }
    return std::make_unique<RtlHier>(dataset, options, system, progress);
}

}  // namespace ragrtl::retrieval
