#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gen/config_file.hpp"

namespace ragrtl::cli {

/// An option of a subcommand.
struct Option {
    std::string name;      ///< without the dashes
    std::string argument;  ///< what follows it, as help calls it ("DIR"); empty for a switch
    std::string doc;
};

/// The command line of a subcommand, taken apart. Whatever is wrong is collected, so that all of it can be
/// reported at once by throw_problems().
class Arguments {
  public:
    /// `words` begin with the subcommand. `options` are its own; keys of units are options as well
    /// (`--topk_unit.k 16`, `--k 16`) where `takes_keys` is true. Throws BadInput where it cannot be told
    /// what is a value and what an option.
    Arguments(const std::vector<std::string>& words, std::vector<Option> options, bool takes_keys);

    /// The command line, to be pasted into a shell.
    const std::string& command_line() const { return command_line_; }

    const std::vector<std::string>& positional() const { return positional_; }
    /// More than `most` words that are no options are a problem; `expected` says what could stand there.
    void allow_positional(std::size_t most, const std::string& expected);

    bool has(const std::string& option) const { return values_.count(option) != 0; }
    /// The option's value, or nothing when it was not given.
    std::optional<std::string> text(const std::string& option) const;
    /// The option's value as a number in min .. max; anything else is a problem. `range` says so in words.
    std::optional<std::int64_t> integer(const std::string& option, std::int64_t min, std::int64_t max);
    std::optional<double> real(const std::string& option, double min, double max, const std::string& range);
    /// The option's value, which must be one of `choices`.
    std::optional<std::string> choice(const std::string& option, const std::vector<std::string>& choices);

    /// The keys given, in full (`topk_unit.k`), for the unit whose table this is. Keys that it does not have,
    /// options that the subcommand does not have, and contradictions are problems. To be called once, here or
    /// below.
    std::vector<Setting> settings(const spec::Table& table);
    /// The same where keys have no unit to belong to: every one is a problem for that `reason`, or passed
    /// over where the reason is empty (the unit itself is unknown, and that is reported).
    void no_settings(const std::string& reason);

    void problem(const std::string& text) { problems_.push_back(text); }
    void add_problems(const std::vector<std::string>& texts);
    /// Throws BadInput with one line per problem, if there are any.
    void throw_problems() const;

  private:
    struct Given {
        std::string name;
        std::string value;
    };
    void take(const std::string& name, const std::string& value, bool is_key);
    void report_unknown(const std::vector<std::string>& keys);

    std::string command_line_;
    std::vector<Option> options_;
    std::vector<std::string> positional_;
    std::map<std::string, std::string> values_;
    std::vector<Given> keys_;
    std::vector<std::string> unknown_;  // words that look like options
    std::vector<std::string> problems_;
};

}  // namespace ragrtl::cli
