#include <chrono>
#include <iostream>

#include "gen/bundle/whole_files.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/hier_options.hpp"
#include "gen/cli/output_names.hpp"
#include "gen/cli/progress.hpp"
#include "gen/cli/systems.hpp"
#include "gen/data/result_file.hpp"
#include "gen/data/vectors.hpp"
#include "gen/retrieval/hier.hpp"
#include "gen/retrieval/judge.hpp"
#include "gen/retrieval/report.hpp"
#include "gen/spec/violation.hpp"

namespace fs = std::filesystem;

namespace ragrtl::cli {
namespace {

/// What every system's search takes from the command line.
struct Files {
    fs::path corpus, queries;
    fs::path truth, qrels;       ///< empty: not given
    fs::path ids, scores, json;  ///< to be written; empty: not given
};

Files read_files(Arguments& arguments) {
    Files files;
    files.corpus = arguments.text("corpus").value_or("");
    files.queries = arguments.text("queries").value_or("");
    files.truth = arguments.text("truth").value_or("");
    files.qrels = arguments.text("qrels").value_or("");
    if (files.corpus.empty()) arguments.problem("--corpus FILE is needed: the vectors to search in");
    if (files.queries.empty()) arguments.problem("--queries FILE is needed: the vectors to search for");
    const std::vector<fs::path> outputs = output_names(arguments, {"ids", "scores", "json"});
    files.ids = outputs[0];
    files.scores = outputs[1];
    files.json = outputs[2];
    for (const std::string option : {"ids", "scores"}) {
        const auto name = arguments.text(option);
        const std::string wrong = name ? data::result_name_problem(*name) : "";
        if (!wrong.empty()) arguments.problem("--" + option + " " + spec::shown(*name) + ": " + wrong);
    }
    return files;
}

golden::HierSearch read_hier_options(Arguments& arguments) {
    constexpr std::int64_t longest = 65536;
    golden::HierSearch options;
    options.mode = hier_mode(arguments);
    options.metric = hier_metric(arguments);
    if (arguments.choice("nibble", {"round", "floor"}) == "floor") {
        options.query_nibble = golden::QueryNibble::floored;
    }
    if (arguments.choice("pe", {"nibble", "bitserial"}) == "bitserial")
        options.pe = golden::HierPeKind::bitserial;
    options.candidates = arguments.integer("candidates", 1, longest).value_or(options.candidates);
    options.k = arguments.integer("k", 1, longest).value_or(options.k);
    if (options.mode == golden::HierMode::hierarchical && options.candidates < options.k) {
        arguments.problem("--k " + std::to_string(options.k) + ": must be at most the " +
                          std::to_string(options.candidates) + " candidates of stage 1; see --candidates");
    }
    return options;
}

/// The setting in words, for the report.
retrieval::Setting setting(const golden::HierSearch& options) {
    retrieval::Setting all{{"mode", name_of(options.mode)}};
    if (options.mode == golden::HierMode::hierarchical) {
        all.emplace_back("candidates", std::to_string(options.candidates));
    }
    all.emplace_back("k", std::to_string(options.k));
    all.emplace_back("metric", name_of(options.metric));
    if (options.mode != golden::HierMode::int8) {
        const bool bitserial = options.pe == golden::HierPeKind::bitserial;
        all.emplace_back("pe", bitserial ? "bitserial" : "nibble");
        if (!bitserial) {
            all.emplace_back("nibble",
                             options.query_nibble == golden::QueryNibble::rounded ? "round" : "floor");
        }
    }
    return all;
}

/// Tells how far a search is, twice a second.
std::function<void(std::size_t)> query_progress(const Arguments& arguments, std::size_t queries) {
    using Clock = std::chrono::steady_clock;
    return [show = progress(arguments), queries, last = Clock::now()](std::size_t query) mutable {
        if (!show || Clock::now() - last < std::chrono::milliseconds(500)) return;
        last = Clock::now();
        show("query " + std::to_string(query + 1) + " of " + std::to_string(queries));
    };
}

void write_results(const Files& files, const retrieval::Report& report) {
    bundle::WholeFiles output;
    if (!files.ids.empty()) output.write(files.ids, data::result_text(report.results.ids, files.ids));
    if (!files.scores.empty()) {
        output.write(files.scores, data::result_text(report.results.scores, files.scores));
    }
    if (!files.json.empty()) output.write(files.json, retrieval::to_json(report));
    output.commit();
}

/// The engines that answer queries to `hier`, by the name that `--engine` has for them.
struct HierEngine {
    std::string name;
    std::unique_ptr<retrieval::Engine> (*make)(const data::Int8Dataset&, const golden::HierSearch&,
                                               const retrieval::Progress&);
};
const std::vector<HierEngine>& hier_engines() {
    static const std::vector<HierEngine> all{{"golden", retrieval::golden_hier},
                                             {"rtl", retrieval::rtl_hier}};
    return all;
}

void search_hier(Arguments& arguments) {
    const Files files = read_files(arguments);
    const golden::HierSearch options = read_hier_options(arguments);
    std::vector<std::string> names;
    for (const HierEngine& engine : hier_engines()) names.push_back(engine.name);
    const std::string chosen = arguments.choice("engine", names).value_or(names.front());
    arguments.throw_problems();

    const data::Int8Dataset dataset = data::read_int8_dataset(files.corpus, files.queries);
    retrieval::Report report;
    report.system = "hier";
    report.setting = setting(options);
    report.corpus_file = files.corpus;
    report.queries_file = files.queries;
    report.documents = dataset.corpus.rows;
    report.queries = dataset.queries.rows;
    report.dimension = dataset.corpus.columns;
    report.scale = dataset.scale;
    for (const HierEngine& candidate : hier_engines()) {
        if (candidate.name != chosen) continue;
        const auto engine = candidate.make(dataset, options, progress(arguments));
        report.results = retrieval::search_all(*engine, dataset.queries.rows, options.k,
                                               query_progress(arguments, dataset.queries.rows));
        report.engine = engine->name();
        report.measured = engine->measured();
    }
    report.judged = retrieval::judge(report.results, files.truth, files.qrels, dataset.corpus.rows);
    write_results(files, report);
    if (!arguments.has("quiet")) std::cout << retrieval::to_text(report);
}

int run_search(Arguments& arguments) {
    for_system(arguments, {{"hier", {}, search_hier}});
    return 0;
}

}  // namespace

Command search_command() {
    return {
        "search",
        "SYSTEM --corpus FILE --queries FILE [--k N] [--engine golden|rtl] [--mode M] [--metric ip|cosine]\n"
        "                     [--truth FILE] [--qrels FILE] [--ids FILE] [--scores FILE] [--json FILE]",
        "retrieval on real embeddings",
        "Searches a corpus for the nearest vectors of every query, and prints quality (where it is known "
        "what\n"
        "is right), cycles, memory traffic and energy of one query.\n"
        "\n"
        "Corpus and queries: .npy (int8, float16, float32), .fvecs, .bvecs, or HDF5 as ann-benchmarks has "
        "it\n"
        "(train, test, neighbors). INT8 is taken as it is; floats are quantized, symmetric, with one scale "
        "for\n"
        "everything (largest magnitude of the corpus / 127). Row numbers are ids. Ids and scores are "
        "written\n"
        "one row per query, best first, -1 for an id that does not exist; a score is the exact integer dot\n"
        "product, also where the order is by cosine.\n",
        "ragrtl search hier --corpus corpus.npy --queries queries.npy --k 10 --ids ids.npy",
        {{"corpus", "FILE", "vectors to search in"},
         {"queries", "FILE", "vectors to search for"},
         {"k", "N", "results per query (default: 5)"},
         {"engine", "E", "golden: the functional model (default); rtl: the emitted Verilog, simulated"},
         {"mode", "M", "hierarchical (default): INT4 scan, then INT8 ranking; int8 or int4: one scan alone"},
         {"candidates", "N", "documents that the INT4 scan hands to the INT8 ranking (default: 50)"},
         {"metric", "M", "ip (default) or cosine"},
         {"nibble", "N", "INT4 query value: round (default) or floor"},
         {"pe", "P", "INT4 scan by nibble (default) or bitserial (INT8 query) processing elements"},
         {"truth", "FILE", "true neighbours, best first, a row per query: .npy, .ivecs or HDF5"},
         {"qrels", "FILE", "judgements: query row, document row and grade, separated by tabs"},
         {"ids", "FILE", "write the ids: .npy, .csv or .json"},
         {"scores", "FILE", "write the scores: .npy, .csv or .json"},
         {"json", "FILE", "write what is printed as JSON"}},
        false,
        run_search};
}

}  // namespace ragrtl::cli
