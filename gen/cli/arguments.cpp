#include "gen/cli/arguments.hpp"

#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <boost/algorithm/string/replace.hpp>
#include <boost/program_options.hpp>
#include <set>

#include "gen/error.hpp"
#include "gen/spec/number.hpp"
#include "gen/spec/suggest.hpp"
#include "gen/units.hpp"

namespace po = boost::program_options;

namespace ragrtl::cli {
namespace {

/// Every way to write a key of any unit as an option: `topk_unit.k` and `k`.
std::set<std::string> key_names() {
    std::set<std::string> names;
    for (const Unit& unit : units()) {
        for (const spec::Field& field : unit.defaults.table().fields()) {
            names.insert(field.key);
            names.insert(unit.section + "." + field.key);
        }
    }
    return names;
}

std::string not_in_range(const std::string& option, const std::string& value, const std::string& what,
                         const std::string& range) {
    return "--" + option + " " + spec::shown(value) + ": " + what + "must be " + range;
}

/// A word as a shell takes it back.
std::string quoted(const std::string& word) {
    const char* const harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
    if (!word.empty() && word.find_first_not_of(harmless) == std::string::npos) return word;
    return "'" + boost::algorithm::replace_all_copy(word, "'", "'\\''") + "'";
}

std::string did_you_mean(const std::string& word) {
    return word.empty() ? "" : "; did you mean " + word + "?";
}

template <class Number>
std::optional<Number> checked_number(Arguments& arguments, const std::string& option, Number min, Number max,
                                     const std::string& what, const std::string& range) {
    const std::optional<std::string> text = arguments.text(option);
    if (!text) return std::nullopt;
    const std::optional<Number> number = spec::parse_number<Number>(*text);
    if (number && *number >= min && *number <= max) return number;
    arguments.problem(not_in_range(option, *text, number ? "" : what, range));
    return std::nullopt;
}

}  // namespace

Arguments::Arguments(const std::vector<std::string>& words, std::vector<Option> options, bool takes_keys)
    : command_line_("ragrtl"), options_(std::move(options)) {
    for (const std::string& word : words) command_line_ += " " + quoted(word);
    po::options_description known;
    std::set<std::string> keys = takes_keys ? key_names() : std::set<std::string>{};
    for (const Option& option : options_) {
        keys.erase(option.name);
        if (option.argument.empty()) {
            known.add_options()(option.name.c_str(), "");
        } else {
            known.add_options()(option.name.c_str(), po::value<std::vector<std::string>>());
        }
    }
    for (const std::string& key : keys)
        known.add_options()(key.c_str(), po::value<std::vector<std::string>>());

    try {
        const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
        const auto parsed = po::command_line_parser({words.begin() + 1, words.end()})
                                .options(known)
                                .style(style)
                                .allow_unregistered()
                                .run();
        for (const auto& option : parsed.options) {
            if (option.unregistered) {
                unknown_.push_back(option.original_tokens.front());
            } else if (option.position_key >= 0) {
                positional_.insert(positional_.end(), option.value.begin(), option.value.end());
            } else {
                take(option.string_key, option.value.empty() ? "" : option.value.front(),
                     keys.count(option.string_key) != 0);
            }
        }
    } catch (const po::invalid_command_line_syntax& error) {
        const bool extra = error.kind() == po::invalid_syntax::extra_parameter;
        throw BadInput(error.get_option_name() + (extra ? " takes no value" : " needs a value"));
    }
}

void Arguments::take(const std::string& name, const std::string& value, bool is_key) {
    if (value.substr(0, 2) == "--") throw BadInput("--" + name + " needs a value");  // not the next option
    if (is_key) {
        keys_.push_back({name, value});
    } else if (const auto [given, is_new] = values_.emplace(name, value); !is_new && given->second != value) {
        problem("--" + name + " is given as " + spec::shown(given->second) + " and as " + spec::shown(value) +
                "; keep one of them");
    }
}

void Arguments::allow_positional(std::size_t most, const std::string& expected) {
    if (!unknown_.empty()) return;  // a word may be the value of an unknown option
    for (std::size_t i = most; i < positional_.size(); ++i) {
        problem("unexpected argument " + spec::shown(positional_[i]) + "; expected " + expected);
    }
}

std::optional<std::string> Arguments::text(const std::string& option) const {
    const auto given = values_.find(option);
    return given == values_.end() ? std::nullopt : std::optional(given->second);
}

std::optional<std::int64_t> Arguments::integer(const std::string& option, std::int64_t min,
                                               std::int64_t max) {
    const std::string range = std::to_string(min) + " .. " + std::to_string(max);
    return checked_number<std::int64_t>(*this, option, min, max, "not a whole number; ", range);
}

std::optional<double> Arguments::real(const std::string& option, double min, double max,
                                      const std::string& range) {
    return checked_number<double>(*this, option, min, max, "not a number; ", range);
}

std::optional<std::string> Arguments::choice(const std::string& option,
                                             const std::vector<std::string>& choices) {
    std::optional<std::string> given = text(option);
    if (!given || std::find(choices.begin(), choices.end(), *given) != choices.end()) return given;
    problem(not_in_range(option, *given, "", boost::algorithm::join(choices, " or ")) +
            did_you_mean(spec::nearest_word(*given, choices)));
    return std::nullopt;
}

std::vector<Setting> Arguments::settings(const spec::Table& table) {
    std::vector<std::string> keys;
    std::vector<std::string> names;
    for (const spec::Field& field : table.fields()) {
        keys.push_back(field.key);
        names.insert(names.end(), {field.key, table.section() + "." + field.key});
    }
    std::map<std::string, Setting> by_key;
    for (const Given& given : keys_) {
        const bool in_full = given.name.find('.') != std::string::npos;
        const std::string key = in_full ? given.name : table.section() + "." + given.name;
        if (std::find(names.begin(), names.end(), key) == names.end()) {
            problem("--" + given.name + " is no key of this unit; its keys are " +
                    boost::algorithm::join(keys, ", "));
            continue;
        }
        const Setting setting{key, given.value, ""};
        const auto [earlier, is_new] = by_key.emplace(key, setting);
        if (!is_new && earlier->second.value != given.value) {
            problem(key + " is given as " + spec::shown(earlier->second.value) + " and as " +
                    spec::shown(given.value) + "; keep one of them");
        }
    }
    report_unknown(names);
    std::vector<Setting> settings;
    settings.reserve(by_key.size());
    for (const auto& [key, setting] : by_key) settings.push_back(setting);
    return settings;
}

void Arguments::no_settings(const std::string& reason) {
    if (!reason.empty()) {
        for (const Given& given : keys_) problem("--" + given.name + ": " + reason);
    }
    report_unknown({});
}

void Arguments::report_unknown(const std::vector<std::string>& keys) {
    std::vector<std::string> names;
    for (const Option& option : options_) names.push_back("--" + option.name);
    for (const std::string& key : keys) names.push_back("--" + key);
    for (const std::string& word : unknown_) {
        const std::string option = word.substr(0, word.find('='));
        const std::string meant = spec::nearest_word(option, names);
        problem("unknown option " + spec::shown(option) +
                (meant.empty() ? "; --help lists the options" : did_you_mean(meant)));
    }
}

void Arguments::add_problems(const std::vector<std::string>& texts) {
    problems_.insert(problems_.end(), texts.begin(), texts.end());
}

void Arguments::throw_problems() const {
    if (!problems_.empty()) throw BadInput(boost::algorithm::join(problems_, "\n"));
}

}  // namespace ragrtl::cli
