#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace ragrtl::tb {

/// The command line of a bench; see README.md.
struct Options {
    std::uint32_t seed = 1;
    std::optional<std::uint64_t> cycles;
    std::string profile;
    std::string documents_file;
    std::string queries_file;
    int dimension = 0;
    std::string replay;
    bool trace = false;
    std::string out = "bench_out";
    std::string json;
    bool quiet = false;
    bool list = false;
    bool help = false;
};

inline constexpr const char* usage_text =
    "usage: bench [--seed N] [--cycles N] [--profile NAME] [--embeddings DOCS QUERIES DIM] [--replay FILE]\n"
    "             [--trace] [--out DIR] [--json FILE] [--quiet] [--list] [--help]\n";

namespace detail {

inline std::uint64_t number(const std::string& option, const std::string& text, std::uint64_t low,
                            std::uint64_t high) {
    std::uint64_t value = 0;
    bool good = !text.empty() && text.size() <= 18;
    for (const char c : text) {
        good = good && c >= '0' && c <= '9';
        if (good) value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    if (!good || value < low || value > high) {
        throw std::runtime_error(option + " " + text + ": a number from " + std::to_string(low) + " to " +
                                 std::to_string(high) + " is needed");
    }
    return value;
}

}  // namespace detail

/// Throws std::runtime_error with one clear line.
inline Options parse_options(const std::vector<std::string>& arguments) {
    Options options;
    std::size_t at = 0;
    const auto value = [&](const std::string& option) {
        if (at >= arguments.size()) throw std::runtime_error(option + ": a value is missing");
        return arguments[at++];
    };
    while (at < arguments.size()) {
        const std::string& option = arguments[at++];
        if (option == "--seed") {
            options.seed = static_cast<std::uint32_t>(detail::number(option, value(option), 1, 2147483647));
        } else if (option == "--cycles") {
            options.cycles = detail::number(option, value(option), 1, 1'000'000'000'000);
        } else if (option == "--profile") {
            options.profile = value(option);
        } else if (option == "--embeddings") {
            options.documents_file = value(option);
            options.queries_file = value(option);
            options.dimension = static_cast<int>(detail::number(option + " DIM", value(option), 1, 1 << 20));
        } else if (option == "--replay") {
            options.replay = value(option);
        } else if (option == "--out") {
            options.out = value(option);
        } else if (option == "--json") {
            options.json = value(option);
        } else if (option == "--trace") {
            options.trace = true;
        } else if (option == "--quiet") {
            options.quiet = true;
        } else if (option == "--list") {
            options.list = true;
        } else if (option == "--help") {
            options.help = true;
        } else {
            throw std::runtime_error("unknown option '" + option + "'\n" + usage_text);
        }
    }
    return options;
}

}  // namespace ragrtl::tb
