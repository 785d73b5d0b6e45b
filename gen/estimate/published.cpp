#include "gen/estimate/published.hpp"

#include <fmt/format.h>

namespace ragrtl::estimate {
namespace {

std::string figure(const std::optional<double>& value) {
    if (!value) return "";
    const bool whole = *value == std::round(*value) && std::abs(*value) < 1e15;
    return fmt::format(whole ? "{:.0f}" : "{:.6g}", *value);
}

std::string name(const PublishedRow& row) {
    if (!row.ours) return "";
    return row.source == Source::measured ? "measured" : "modelled";
}

}  // namespace

std::string verdict(const PublishedRow& row) {
    if (!row.paper || !row.ours) return "";
    if (agrees(row)) return "=";
    const double ratio = *row.ours / *row.paper;
    if (ratio >= 2) return fmt::format("{:.3g} times", ratio);
    if (ratio <= 0.5) return fmt::format("1/{:.3g}", 1 / ratio);
    return fmt::format("{:+.1f} %", 100 * (ratio - 1));
}

Table side_by_side(const std::vector<PublishedRow>& rows) {
    Table table{{"quantity", "paper", "ours", "unit", "agrees", "source", "note"}, {}};
    for (const PublishedRow& row : rows) {
        table.rows.push_back(
            {row.quantity, figure(row.paper), figure(row.ours), row.unit, verdict(row), name(row), row.note});
    }
    return table;
}

}  // namespace ragrtl::estimate
