#include <iostream>

#include "gen/bundle/whole_files.hpp"
#include "gen/cli/command.hpp"
#include "gen/cli/estimate_systems.hpp"
#include "gen/cli/output_names.hpp"
#include "gen/cli/text_table.hpp"
#include "gen/version.hpp"

namespace fs = std::filesystem;

namespace ragrtl::cli {
namespace {

using nlohmann::ordered_json;

ordered_json published_json(const std::vector<estimate::PublishedRow>& rows) {
    const auto value = [](const std::optional<double>& figure) {
        return figure ? ordered_json(*figure) : ordered_json(nullptr);
    };
    ordered_json published = ordered_json::array();
    for (const estimate::PublishedRow& row : rows) {
        published.push_back({{"quantity", row.quantity},
                             {"unit", row.unit},
                             {"paper", value(row.paper)},
                             {"ours", value(row.ours)},
                             {"agrees", estimate::agrees(row)},
                             {"source", row.source == estimate::Source::measured ? "measured" : "modelled"},
                             {"note", row.note}});
    }
    return {{"published", published}};
}

std::string published_text(const std::vector<estimate::PublishedRow>& rows) {
    const estimate::Table table = estimate::side_by_side(rows);
    TextTable lines;
    lines.row(table.heads);
    for (const auto& row : table.rows) lines.row(row);
    return lines.text();
}

const std::vector<SystemAction>& systems() {
    static const std::vector<SystemAction> all{hier_estimate(), iks_estimate(), drex_estimate()};
    return all;
}

int run_estimate(Arguments& arguments) {
    for_system(arguments, systems());
    return 0;
}

}  // namespace

void print_estimate(Arguments& arguments, const SystemAction& system, ReadWorkload read, Paper (*paper)()) {
    const auto estimate = read(arguments);
    const fs::path json_file = output_names(arguments, {"json"}).front();
    const std::string folder = arguments.text("out").value_or("");
    const bool published = arguments.has("paper");
    if (!published && arguments.has("out")) {
        arguments.problem("--out DIR: goes with --paper, whose figures it takes");
    }
    for (const Option& option : system.options) {
        if (published && arguments.has(option.name)) {
            arguments.problem("--" + option.name + ": --paper has the paper's own setting; keep one of them");
        }
    }
    arguments.throw_problems();

    ordered_json json{{"tool", "ragrtl"}, {"version", version}, {"system", system.name}};
    std::string text;
    if (published) {
        const Paper all = paper();
        json.update(published_json(all.rows));
        text = published_text(all.rows);
        if (!folder.empty()) estimate::write_figures(folder, all.figures, json.dump(2) + "\n");
    } else {
        const Estimate one = estimate();
        json.update(one.json);
        text = one.text;
    }
    if (!json_file.empty()) {
        bundle::WholeFiles output;
        output.write(json_file, json.dump(2) + "\n");
        output.commit();
    }
    if (!arguments.has("quiet")) std::cout << text;
}

Command estimate_command() {
    std::vector<Option> options = options_of(systems());
    options.insert(options.end(), {{"paper", "", "the published figures beside ours"},
                                   {"out", "DIR", "the folder to write figures into"},
                                   {"json", "FILE", "write what is printed as JSON"}});
    return {"estimate",
            "SYSTEM [--documents N] [--dimension N] [--OPTION VALUE ...] [--json FILE]\n"
            "       ragrtl estimate SYSTEM --paper [--out DIR] [--json FILE]",
            "cycles, memory traffic and energy from a cost model",
            "Says what one query, or a batch of them, costs by the published energies. With --paper, prints "
            "every\n"
            "figure that the paper has beside ours, with the reason where they differ; --out writes the "
            "figures\n"
            "and tables of the paper that follow from the model as CSV, Markdown and SVG (gnuplot).\n",
            "ragrtl estimate hier --documents 5183 --dimension 384",
            options,
            false,
            run_estimate};
}

}  // namespace ragrtl::cli
