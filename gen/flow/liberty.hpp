#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ragrtl::flow {

/// A pin as far as synthesis reports need it.
struct LibertyPin {
    enum class Direction { input, output, other };
    enum class ClockGate { none, clock, enable, test, gated };  ///< part played in a clock-gating cell
    std::string name;
    Direction direction = Direction::other;
    std::string function;  ///< Boolean expression as written, "" where there is none
    double capacitance_ff = 0;
    ClockGate clock_gate = ClockGate::none;
};

/// A cell as far as synthesis reports need it.
struct LibertyCell {
    enum class Kind {
        combinational,
        flop,        ///< has an `ff` group
        latch,       ///< has a `latch` group
        clock_gate,  ///< integrated clock-gating cell
        other,       ///< state tables and banks
    };
    std::string name;
    Kind kind = Kind::combinational;
    double area = 0;  ///< in the library's unit, um2 in all known ones
    bool dont_use = false;
    std::string next_state;       ///< of a flop: expression of its data
    std::string clock_gating;     ///< kind of an integrated clock-gating cell: "latch_posedge"
    std::size_t body_offset = 0;  ///< of the character after the group's `{` in the text
    std::vector<LibertyPin> pins;

    std::vector<std::string> inputs() const;
    std::vector<const LibertyPin*> outputs() const;
    const LibertyPin* pin(std::string_view pin_name) const;

    /// Truth table of the only output over inputs(); no value where there is more than one output, state or
    /// too many inputs.
    std::optional<std::uint64_t> only_function() const;
};

/// A technology library (Liberty format): the part of it that selects cells and counts area. Timing tables
/// are skipped; the tools read those themselves.
struct Liberty {
    /// A stretch of the text: [begin, end).
    struct Span {
        std::size_t begin, end;
    };

    std::string name;
    double time_unit_ps = 0;
    double capacitance_unit_ff = 0;
    std::vector<LibertyCell> cells;       ///< in the order of the file
    std::vector<Span> default_wire_load;  ///< library attributes that make OpenSTA add wires by itself

    const LibertyCell* cell(std::string_view cell_name) const;

    /// Parses a whole file's text; `shown` names it in errors. Throws BadInput when the text is not Liberty,
    /// ends inside a group, has no cells, or has units that are not known.
    static Liberty parse(std::string_view text, const std::string& shown);
};

}  // namespace ragrtl::flow
