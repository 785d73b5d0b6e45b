#include "gen/cli/command.hpp"

#include <iostream>

#include "gen/cli/text_table.hpp"
#include "gen/error.hpp"
#include "gen/presets.hpp"
#include "gen/spec/suggest.hpp"
#include "gen/version.hpp"

namespace ragrtl::cli {
namespace {

const std::vector<Option>& common_options() {
    static const std::vector<Option> options{
        {"quiet", "", "no messages but errors"},
        {"jobs", "N", "processes at a time, where the work can be split (default: all cores)"},
        {"version", "", "print the version"},
        {"help", "", "print this text"},
    };
    return options;
}

std::string option_lines(const std::vector<Option>& options) {
    TextTable lines;
    for (const Option& option : options) {
        lines.row(
            {"  --" + option.name + (option.argument.empty() ? "" : " " + option.argument), option.doc});
    }
    return lines.text();
}

const Command& find_command(const std::string& name) {
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        if (command.name == name) return command;
        names.push_back(command.name);
    }
    const std::string meant = spec::nearest_word(name, names);
    throw BadInput("unknown subcommand " + spec::shown(name) +
                   (meant.empty() ? "; `ragrtl --help` lists them" : "; did you mean " + meant + "?"));
}

const Unit* unit_named(const std::vector<std::string>& words) {
    if (words.empty()) return nullptr;
    const Preset* preset = find_preset(words.front());
    return preset != nullptr ? preset->unit : find_unit(words.front());
}

}  // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all{list_command(),     explain_command(),   generate_command(),
                                          verify_command(),   synth_command(),     search_command(),
                                          estimate_command(), calibrate_command(), run_command()};
    return all;
}

std::string general_help() {
    TextTable lines;
    for (const Command& command : commands()) lines.row({"  " + command.name, command.summary});
    return "ragrtl generates Verilog for vector-retrieval accelerators, verifies it and measures it.\n\n"
           "usage: ragrtl SUBCOMMAND ...\n\n" +
           lines.text() +
           "\n`ragrtl SUBCOMMAND --help` explains one of them. To get going:\n\n"
           "  ragrtl list\n"
           "  ragrtl generate topk32 --out my_topk\n"
           "  ragrtl verify my_topk\n"
           "  ragrtl synth my_topk --out my_report\n\n"
           "exit codes: 0 ok, 1 a check failed, 2 bad input, 3 input/output or a missing tool, 4 internal "
           "error,\n"
           "            130 or 143 interrupted (Ctrl-C or SIGTERM)\n";
}

std::string command_help(const Command& command, const Unit* unit) {
    std::string text =
        "usage: ragrtl " + command.name + " " + command.operands + "\n\n" + command.details + "\n";
    if (!command.options.empty()) text += "options\n" + option_lines(command.options) + "\n";
    text += "everywhere\n" + option_lines(common_options()) + "\n";
    if (command.takes_keys && unit != nullptr) {
        std::vector<Option> keys;
        for (const spec::Field& field : unit->defaults.table().fields()) {
            keys.push_back({unit->section + "." + field.key, spec::range_text(field),
                            field.doc + " (default: " + unit->defaults.get(field.key) + ")"});
        }
        text += "keys of " + unit->path + "\n" + option_lines(keys) + "\n";
    }
    return text + "example\n  " + command.example + "\n";
}

int run(const std::vector<std::string>& words) {
    if (words.empty()) throw BadInput("name a subcommand; `ragrtl --help` lists them");
    if (words.front() == "--help" || words.front() == "-h" || words.front() == "help") {
        std::cout << general_help();
        return 0;
    }
    if (words.front() == "--version") {
        std::cout << "ragrtl " << version << "\n";
        return 0;
    }
    if (words.front().substr(0, 1) == "-") {
        throw BadInput("options go behind a subcommand: ragrtl SUBCOMMAND " + words.front());
    }
    const Command& command = find_command(words.front());
    std::vector<Option> options = command.options;
    options.insert(options.end(), common_options().begin(), common_options().end());
    Arguments arguments{words, options, command.takes_keys};
    if (arguments.has("help")) {
        std::cout << command_help(command, unit_named(arguments.positional()));
        return 0;
    }
    if (arguments.has("version")) {
        std::cout << "ragrtl " << version << "\n";
        return 0;
    }
    return command.run(arguments);
}

}  // namespace ragrtl::cli
