#include <fmt/format.h>

#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "gen/bundle/bundle.hpp"
#include "gen/bundle/staging.hpp"
#include "gen/bundle/verify.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/design.hpp"
#include "gen/cli/hier_options.hpp"
#include "gen/cli/progress.hpp"
#include "gen/cli/selection.hpp"
#include "gen/data/int8_dataset.hpp"
#include "gen/error.hpp"
#include "gen/flow/synth.hpp"
#include "gen/flow/technology.hpp"
#include "gen/retrieval/hier.hpp"
#include "gen/retrieval/judge.hpp"
#include "gen/version.hpp"

namespace fs = std::filesystem;

namespace ragrtl::cli {
namespace {

/// What the command line says besides the unit and its keys.
struct RunFiles {
    fs::path out, corpus, queries, truth, qrels;
};

fs::path given_or(Arguments& arguments, const std::string& option, const fs::path& otherwise) {
    const auto given = arguments.text(option);
    return given ? fs::path(*given) : otherwise;
}

RunFiles read_files(Arguments& arguments) {
    RunFiles files;
    files.out = arguments.text("out").value_or("");
    if (arguments.has("corpus") != arguments.has("queries")) {
        arguments.problem("--corpus FILE and --queries FILE belong together");
    }
    const bool own = !arguments.has("corpus");
    const fs::path sample = fs::path(RAGRTL_SAMPLE_DATA) / "minilm384";
    files.corpus = given_or(arguments, "corpus", sample / "corpus_i8.npy");
    files.queries = given_or(arguments, "queries", sample / "queries_i8.npy");
    files.truth = given_or(arguments, "truth", own ? sample / "gt_i8_top32_ids.npy" : fs::path());
    files.qrels = given_or(arguments, "qrels", own ? sample / "qrels.tsv" : fs::path());
    return files;
}

void say(const Arguments& arguments, const std::string& line) {
    if (!arguments.has("quiet")) std::cout << line << std::endl;
}

golden::HierSearch search_options(const spec::HierSystem& system) {
    golden::HierSearch options;
    options.pe = system.pe_kind == spec::PeKind::bitserial ? golden::HierPeKind::bitserial
                                                           : golden::HierPeKind::nibble;
    options.candidates = system.k;
    options.k = std::min<std::int64_t>(32, system.k);
    return options;
}

/// Verilated `hier` on all queries, and whether the golden model says the same.
retrieval::Report search(const RunFiles& files, const data::Int8Dataset& dataset,
                         const golden::HierSearch& options, retrieval::Engine& rtl) {
    const auto golden = retrieval::golden_hier(dataset, options, {});
    const auto quietly = [](std::size_t) {};
    retrieval::Report report;
    report.system = "hier";
    report.setting = {{"mode", name_of(options.mode)},
                      {"candidates", std::to_string(options.candidates)},
                      {"k", std::to_string(options.k)},
                      {"metric", name_of(options.metric)}};
    report.engine = rtl.name();
    report.measured = rtl.measured();
    report.corpus_file = files.corpus.filename();
    report.queries_file = files.queries.filename();
    report.documents = dataset.corpus.rows;
    report.queries = dataset.queries.rows;
    report.dimension = dataset.corpus.columns;
    report.scale = dataset.scale;
    report.results =
        retrieval::search_all(rtl, dataset.queries.rows, static_cast<std::size_t>(options.k), quietly);
    const retrieval::Results expected =
        retrieval::search_all(*golden, dataset.queries.rows, static_cast<std::size_t>(options.k), quietly);
    std::size_t wrong = 0;
    for (std::size_t query = 0; query < dataset.queries.rows; ++query) {
        const auto k = static_cast<std::size_t>(options.k);
        if (!std::equal(expected.ids.row(query), expected.ids.row(query) + k,
                        report.results.ids.row(query)) ||
            !std::equal(expected.scores.row(query), expected.scores.row(query) + k,
                        report.results.scores.row(query))) {
            ++wrong;
        }
    }
    if (wrong > 0) {
        throw CheckFailed(fmt::format("{} of {} queries: simulated Verilog and golden model disagree", wrong,
                                      dataset.queries.rows));
    }
    report.judged = retrieval::judge(report.results, files.truth, files.qrels, dataset.corpus.rows);
    for (auto& judged : report.judged) judged.by = judged.by.filename();
    return report;
}

std::string report_text(const Selection& what, const bundle::VerifyResult& verified,
                        const retrieval::Report& found, const flow::SynthResult& synthesized,
                        const std::string& command) {
    std::string text = fmt::format("# {}\n\n{} {}\n\n", what.unit->path, what.unit->summary,
                                   "(ragrtl " + std::string(version) + ")");
    text += "| key | value |\n|---|---|\n";
    for (const spec::Field& field : what.config.table().fields()) {
        text += fmt::format("| {} | {} |\n", field.key, what.config.get(field.key));
    }
    text += fmt::format(
        "\n## Verified\n\n{} cycles against the golden model, every output on every cycle, seed {}; coverage "
        "{} of "
        "{} points.\n",
        verified.cycles, verified.seed, verified.coverage_hit, verified.coverage_total);
    text += fmt::format(
        "\n## Searched, in simulated Verilog\n\nIds and scores of all {} queries equal the golden "
        "model's.\n\n```\n{}```\n",
        found.queries, retrieval::to_text(found));
    text += fmt::format(
        "\n## Synthesized\n\n{}\n\nDetails: [synth/report.md](synth/report.md), "
        "[synth/metrics.json](synth/metrics.json).\n",
        synthesized.summary);
    text += fmt::format("\n## Again\n\n```\n{}\n```\n", command);
    return text;
}

int run_run(Arguments& arguments) {
    arguments.allow_positional(1, "one system or a preset of one");
    const RunFiles files = read_files(arguments);
    flow::SynthOptions synth;
    synth.technology = arguments.choice("tech", flow::technology_names()).value_or("");
    synth.liberty = arguments.text("liberty").value_or("");
    synth.settings.effort = flow::Effort::area;
    synth.settings.by_module = true;
    synth.settings.jobs = static_cast<int>(arguments.integer("jobs", 1, 1024).value_or(0));
    synth.command = arguments.command_line();
    const Selection what =
        select(arguments.positional().empty() ? "" : arguments.positional().front(), arguments);
    if (what.unit->search_source.empty()) {
        throw BadInput(what.unit->path +
                       " is a block: `ragrtl run` takes a system (or generate, verify and synth a "
                       "block one by one)");
    }
    const fs::path out = files.out.empty() ? fs::path(what.unit->module + "_run") : files.out;
    // All that can be refused is refused before the long work.
    flow::prepare_synth(synth);
    const auto& system = what.config.as<spec::HierSystem>();
    const data::Int8Dataset dataset = data::read_int8_dataset(files.corpus, files.queries);
    const golden::HierSearch options = search_options(system);
    const auto rtl = retrieval::rtl_hier_of(system, dataset, options, progress(arguments));
    bundle::Staging staging(out, "run.json");

    say(arguments, "generate: " + what.unit->path + " " + what.config.summary());
    for (const auto& [name, text] : bundle::bundle_files(*what.unit, what.config)) {
        staging.write(fs::path("bundle") / name, text);
    }

    bundle::VerifyOptions verify;
    verify.progress = progress(arguments);
    verify.keep = out.string() + "_verify";
    const bundle::VerifyResult verified = bundle::verify_unit(*what.unit, what.config, verify);
    say(arguments, "verify: " + bundle::summary(verified));
    if (!verified.passed) throw CheckFailed("the Verilog differs from its golden model");

    const retrieval::Report found = search(files, dataset, options, *rtl);
    say(arguments, "search: ids and scores of " + std::to_string(found.queries) +
                       " queries equal the golden model\n" + retrieval::to_text(found));
    staging.write("search.json", retrieval::to_json(found));

    read_design(staging.path() / "bundle", synth);
    synth.out = staging.path() / "synth";
    const flow::SynthResult synthesized = flow::run_synth(synth, progress(arguments));
    say(arguments, "synthesize: " + synthesized.summary);

    staging.write("report.md", report_text(what, verified, found, synthesized, arguments.command_line()));
    staging.write("run.json", nlohmann::ordered_json{{"tool", "ragrtl"},
                                                     {"version", version},
                                                     {"unit", what.unit->path},
                                                     {"command", arguments.command_line()}}
                                      .dump(2) +
                                  "\n");
    staging.commit();
    say(arguments, "report: " + (out / "report.md").string());
    return 0;
}

}  // namespace

Command run_command() {
    return {
        "run",
        "SYSTEM|PRESET [--config FILE] [--KEY VALUE ...] [--corpus FILE --queries FILE] [--truth FILE]\n"
        "                  [--qrels FILE] [--tech T] [--liberty FILE] [--out DIR]",
        "generates, verifies, searches real embeddings in RTL, synthesizes, one report",
        "Does everything for one system: writes its bundle, verifies the Verilog against the golden model,\n"
        "searches embeddings in simulated Verilog and compares with the golden model, synthesizes with "
        "effort "
        "area,\n"
        "and writes it all with one report.md into DIR.\n",
        "ragrtl run hier384 --out my_run",
        {{"config", "FILE", "read keys from this file"},
         {"corpus", "FILE", "vectors to search in (default: 650 MiniLM embeddings that come with ragrtl)"},
         {"queries", "FILE", "vectors to search for (default: 128 that belong to them)"},
         {"truth", "FILE", "true neighbours, best first, a row per query"},
         {"qrels", "FILE", "judgements: query row, document row and grade, separated by tabs"},
         {"tech", "T", "technology: " + boost::algorithm::join(flow::technology_names(), ", ")},
         {"liberty", "FILE", "cell library (default: where the technology's package puts it)"},
         {"out", "DIR", "the folder to write (default: <system>_run)"}},
        true,
        run_run};
}

}  // namespace ragrtl::cli
