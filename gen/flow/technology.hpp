#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "gen/flow/liberty.hpp"

namespace ragrtl::flow {

/// What a Liberty file does not say about a technology: one JSON file of constraints/tech/ per technology.
/// Cell names are shell patterns, so that one description serves every variant of a library; the first cell
/// of the file that matches is meant. An empty name leaves the choice to what is found in the library.
struct Technology {
    std::string name;  ///< what --tech takes; "" for a library without a description
    std::string title;
    std::optional<double> node_nm;
    std::vector<std::string> liberty_names;            ///< patterns of library names that it describes
    std::vector<std::filesystem::path> liberty_files;  ///< usual places of the Liberty file
    std::string package;                               ///< Debian package with the Liberty file
    bool wire_load = false;                            ///< keep the library's own wire-load estimate
    std::vector<std::string> dont_use;                 ///< patterns of cells that mapping must leave alone
    std::string driver;             ///< cell assumed in front of the inputs when gates are sized
    std::optional<double> load_ff;  ///< load assumed at the outputs when gates are sized
    std::string nand2;
    std::string tie_high, tie_low;
    std::string full_adder, half_adder;
    std::string clock_gate;
    std::string flop_map;  ///< Verilog techmap file beside the description, applied before flops are mapped
    std::string operating_conditions;        ///< named condition that OpenSTA does not pick by itself
    std::optional<double> sram_um2_per_bit;  ///< of a mid-size single-port macro
};

/// Technologies that have a description, ascending by name.
std::vector<std::string> technology_names();

/// The technology of that name; BadInput listing the known ones when there is none.
Technology technology(const std::string& name);

/// The technology whose `liberty_names` match, or one without any particulars.
Technology technology_of(const Liberty& liberty);

/// Text of a techmap named by `flop_map`.
std::string technology_file(const std::string& file);

/// The name osu018 has: its Liberty file comes with a Debian package.
extern const char* const default_technology;

}  // namespace ragrtl::flow
