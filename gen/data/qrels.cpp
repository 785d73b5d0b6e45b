#include "gen/data/qrels.hpp"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <optional>
#include <string>

#include "gen/data/input_file.hpp"
#include "gen/data/numbers.hpp"
#include "gen/spec/number.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::data {
namespace {

std::string read_text(const std::filesystem::path& file) {
    InputFile in(file);
    std::string text(in.left(), '\0');
    in.read(text.data(), in.left());
    return text;
}

/// A row number below `count`; `what` reads "query" or "document".
std::size_t row_number(const std::string& where, const std::string& text, const std::string& what,
                       std::size_t count) {
    const auto number = spec::parse_number<std::int64_t>(text);
    if (!number || *number < 0 || static_cast<std::uint64_t>(*number) >= count) {
        throw BadInput(where + what + " " + spec::shown(text) + ", must be a row number below " +
                       std::to_string(count));
    }
    return static_cast<std::size_t>(*number);
}

}  // namespace

std::vector<Judgements> read_qrels(const std::filesystem::path& file, std::size_t queries,
                                   std::size_t documents) {
    const std::string text = read_text(file);
    std::vector<std::string> lines;
    boost::algorithm::split(lines, text, boost::algorithm::is_any_of("\n"));
    if (lines.back().empty()) lines.pop_back();
    std::vector<Judgements> all(queries);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string where = file.string() + ":" + std::to_string(i + 1) + ": ";
        std::vector<std::string> fields;
        boost::algorithm::trim_right_if(lines[i], boost::algorithm::is_any_of("\r"));
        boost::algorithm::split(fields, lines[i], boost::algorithm::is_any_of("\t"));
        if (fields.size() != 3) {
            throw BadInput(where + spec::shown(lines[i]) +
                           " is not query row, document row and grade, separated by tabs");
        }
        const std::size_t query = row_number(where, fields[0], "query", queries);
        const std::size_t document = row_number(where, fields[1], "document", documents);
        const auto grade = spec::parse_number<int>(fields[2]);
        if (!grade) throw BadInput(where + "grade " + spec::shown(fields[2]) + ", must be a whole number");
        all[query][static_cast<std::int64_t>(document)] = *grade;
    }
    return all;
}

}  // namespace ragrtl::data
