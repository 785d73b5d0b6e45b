#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gen/retrieval/quality.hpp"
#include "gen/retrieval/results.hpp"

namespace ragrtl::retrieval {

/// How a system was set: names and values, in the order to be shown.
using Setting = std::vector<std::pair<std::string, std::string>>;

/// A file that says what is right, and how good the results are by it.
struct Judged {
    std::filesystem::path by;
    Quality quality;
};

/// All there is to say about one search.
struct Report {
    std::string system;  ///< "hier"
    Setting setting;
    std::string engine;
    std::filesystem::path corpus_file, queries_file;
    std::size_t documents = 0;
    std::size_t queries = 0;
    std::size_t dimension = 0;
    std::optional<double> scale;  ///< of INT8 codes, where the files held floats
    bool measured = false;        ///< cycles and bits were counted on running hardware
    Results results;
    std::vector<Judged> judged;
};

/// For people: a few lines.
std::string to_text(const Report& report);

/// For programs; the same, without the results themselves.
std::string to_json(const Report& report);

}  // namespace ragrtl::retrieval
