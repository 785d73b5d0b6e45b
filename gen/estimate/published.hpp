#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "gen/estimate/table.hpp"

namespace ragrtl::estimate {

/// Where a figure of ours comes from.
enum class Source { modelled, measured };

/// A figure that a paper prints, with ours beside it.
struct PublishedRow {
    std::string quantity;
    std::string unit;
    std::optional<double> paper;      ///< nothing: not printed
    std::optional<double> ours;       ///< nothing: not a matter of the model
    std::optional<double> tolerance;  ///< up to which the two are the same; nothing: not expected to be
    std::string note;                 ///< how ours is derived, or why the two differ
    Source source = Source::modelled;
};

/// True when both figures are there and the same within the tolerance.
inline bool agrees(const PublishedRow& row) {
    return row.paper && row.ours && row.tolerance && std::abs(*row.ours - *row.paper) <= *row.tolerance;
}

/// "=", "+2.3 %" (ours against the paper's), or empty where there is nothing to compare.
std::string verdict(const PublishedRow& row);

/// Quantity, paper, ours, unit, verdict, source, note.
Table side_by_side(const std::vector<PublishedRow>& rows);

}  // namespace ragrtl::estimate
