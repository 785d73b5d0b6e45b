#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "gen/estimate/table.hpp"

namespace ragrtl::estimate {

/// A figure or table of a paper, redone.
struct Figure {
    std::string name;   ///< of its files, without ending
    std::string title;  ///< above the plot
    Table table;
    /// What gnuplot is to do behind the style that all plots share; reads `name`.csv.
    std::string plot;
};

/// Writes each into `folder`, which must not have been made by others, as .csv, .md and (by gnuplot) .svg,
/// with the script of its plot (.gp) and `json` as estimate.json. Throws BadInput, IoError, MissingTool.
void write_figures(const std::filesystem::path& folder, const std::vector<Figure>& figures,
                   const std::string& json);

}  // namespace ragrtl::estimate
