#include "gen/flow/library.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "gen/error.hpp"
#include "gen/flow/boolean.hpp"
#include "gen/flow/process.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {
namespace {

constexpr std::uint64_t nand2_table = 0x7;
constexpr std::uint64_t buffer_table = 0x2;

// What a buffer would drive in the middle of a design: a handful of gate inputs.
constexpr double default_load_in_nand2_inputs = 4;

bool matches(const std::string& pattern, const std::string& name) {
    return ::fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
}

std::string read_text(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file, error)) throw BadInput("no Liberty file " + file.string());
    if (fs::is_directory(file, error)) throw BadInput(file.string() + " is a folder, not a Liberty file");
    if (file.extension() == ".gz") {
        // "--" because a file name may begin with a dash.
        RunResult result = run({"gzip", "-dc", "--", file.string()});
        if (!result.ok()) throw BadInput(file.string() + " is not a whole gzip file");
        return std::move(result.output);
    }
    std::ifstream in(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) throw IoError("cannot read " + file.string());
    return text;
}

const LibertyCell* first_match(const Liberty& liberty, const std::string& pattern) {
    const auto found = std::find_if(liberty.cells.begin(), liberty.cells.end(),
                                    [&](const LibertyCell& cell) { return matches(pattern, cell.name); });
    return found == liberty.cells.end() ? nullptr : &*found;
}

// The smallest usable cell that `fits`, the earlier of equals.
template <class Fits>
const LibertyCell* smallest(const Liberty& liberty, const Fits& fits) {
    const LibertyCell* best = nullptr;
    for (const LibertyCell& cell : liberty.cells) {
        if (cell.dont_use || (best != nullptr && cell.area >= best->area)) continue;
        if (fits(cell)) best = &cell;
    }
    return best;
}

// The cell that the technology names, or the smallest that fits; nullptr when nothing is named and nothing
// fits.
template <class Fits>
const LibertyCell* choose(const Library& library, const std::string& pattern, const char* role,
                          const Fits& fits) {
    if (pattern.empty()) return smallest(library.liberty, fits);
    const LibertyCell* cell = first_match(library.liberty, pattern);
    if (cell == nullptr || !fits(*cell)) {
        throw BadInput(library.source.string() + ": library " + library.liberty.name + " has no " + role +
                       " " + pattern + ", which technology " + library.technology.name +
                       " names; give the technology that the file belongs to");
    }
    return cell;
}

bool has_function(const LibertyCell& cell, std::size_t inputs, std::uint64_t table) {
    return cell.inputs().size() == inputs && cell.only_function() == table;
}

bool is_mappable_flop(const LibertyCell& cell) {
    if (cell.dont_use || cell.kind != LibertyCell::Kind::flop) return false;
    const std::vector<std::string> inputs = cell.inputs();
    return std::any_of(inputs.begin(), inputs.end(), [&](const std::string& pin) {
        return truth_table(cell.next_state, {pin}).has_value();  // no scan or enable logic in front
    });
}

std::optional<TieCell> as_tie(const LibertyCell& cell, char value) {
    for (const LibertyPin* pin : cell.outputs()) {
        if (pin->function == std::string(1, value)) return TieCell{cell.name, pin->name};
    }
    return std::nullopt;
}

std::optional<TieCell> choose_tie(const Library& library, const std::string& pattern, char value) {
    const auto fits = [&](const LibertyCell& cell) { return as_tie(cell, value).has_value(); };
    const LibertyCell* cell = choose(library, pattern, "tie cell", fits);
    return cell == nullptr ? std::nullopt : as_tie(*cell, value);
}

std::optional<AdderCell> choose_adder(const Library& library, const std::string& pattern, const char* role,
                                      std::size_t inputs) {
    const auto fits = [&](const LibertyCell& cell) {
        const std::optional<AdderCell> adder = as_adder(cell);
        return adder && adder->inputs.size() == inputs;
    };
    const LibertyCell* cell = choose(library, pattern, role, fits);
    return cell == nullptr ? std::nullopt : as_adder(*cell);
}

std::optional<ClockGateCell> choose_clock_gate(const Library& library, const std::string& pattern) {
    const auto fits = [](const LibertyCell& cell) { return as_clock_gate(cell).has_value(); };
    const LibertyCell* cell = choose(library, pattern, "clock gate", fits);
    return cell == nullptr ? std::nullopt : as_clock_gate(*cell);
}

void mark_dont_use(Liberty& liberty, const std::vector<std::string>& patterns) {
    for (LibertyCell& cell : liberty.cells) {
        const auto hit = [&](const std::string& pattern) { return matches(pattern, cell.name); };
        cell.dont_use = cell.dont_use || std::any_of(patterns.begin(), patterns.end(), hit);
    }
}

// The text with a dont_use attribute in every cell that is not to be used and, unless they are kept, without
// the attributes that make OpenSTA estimate wires.
std::string working_copy(const std::string& text, const Liberty& liberty, bool keep_wire_load) {
    struct Edit {
        std::size_t at, erase;
        const char* insert;
    };
    std::vector<Edit> edits;
    for (const LibertyCell& cell : liberty.cells) {
        if (cell.dont_use) edits.push_back({cell.body_offset, 0, " dont_use : true;"});
    }
    if (!keep_wire_load) {
        for (const Liberty::Span& span : liberty.default_wire_load) {
            edits.push_back({span.begin, span.end - span.begin, ""});
        }
    }
    std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.at < b.at; });
    std::string result;
    result.reserve(text.size() + 32 * edits.size());
    const std::string_view unedited = text;
    std::size_t copied = 0;
    for (const Edit& edit : edits) {
        result += unedited.substr(copied, edit.at - copied);
        result += edit.insert;
        copied = edit.at + edit.erase;
    }
    return result.append(unedited.substr(copied));
}

fs::path usual_place(const Technology& technology) {
    for (const fs::path& file : technology.liberty_files) {
        std::error_code error;
        if (fs::exists(file, error)) return file;
    }
    if (technology.package.empty()) {
        throw BadInput("technology " + technology.name + " needs its Liberty file: --liberty FILE");
    }
    throw MissingTool("the Liberty file of technology " + technology.name +
                      " is not installed; on Debian: apt-get install " + technology.package);
}

void require_flop(const Library& library) {
    const std::vector<LibertyCell>& cells = library.liberty.cells;
    if (std::any_of(cells.begin(), cells.end(), is_mappable_flop)) return;
    const bool has_latch = std::any_of(cells.begin(), cells.end(), [](const LibertyCell& cell) {
        return cell.kind == LibertyCell::Kind::latch;
    });
    throw BadInput(library.source.string() + ": library " + library.liberty.name +
                   (has_latch
                        ? " has latches but no flip-flop (a cell with an ff group, without scan or enable)"
                        : " has no flip-flop (a cell with an ff group, without scan or enable)"));
}

void choose_nand2(Library& library) {
    const LibertyCell* cell = choose(library, library.technology.nand2, "NAND2 gate",
                                     [](const LibertyCell& c) { return has_function(c, 2, nand2_table); });
    if (cell == nullptr || cell->area <= 0) {
        throw BadInput(library.source.string() + ": library " + library.liberty.name +
                       (cell == nullptr ? " has no two-input NAND gate, the unit of area"
                                        : " gives its two-input NAND gate no area, the unit of area"));
    }
    library.nand2 = cell->name;
    library.nand2_area = cell->area;
}

void choose_driver_and_load(Library& library) {
    const LibertyCell* driver =
        choose(library, library.technology.driver, "buffer",
               [](const LibertyCell& cell) { return has_function(cell, 1, buffer_table); });
    library.driver = driver == nullptr ? library.nand2 : driver->name;
    const LibertyCell* nand2 = library.liberty.cell(library.nand2);
    const double input_ff = nand2->pin(nand2->inputs().front())->capacitance_ff;
    library.load_ff = library.technology.load_ff.value_or(default_load_in_nand2_inputs * input_ff);
}

}  // namespace

std::optional<AdderCell> as_adder(const LibertyCell& cell) {
    std::vector<std::string> inputs = cell.inputs();
    const auto outputs = cell.outputs();
    if (cell.kind != LibertyCell::Kind::combinational || outputs.size() != 2) return std::nullopt;
    if (inputs.size() != 2 && inputs.size() != 3) return std::nullopt;
    std::sort(inputs.begin(), inputs.end());

    const bool full = inputs.size() == 3;
    const std::uint64_t all_rows = full ? 0xFF : 0xF;
    const std::uint64_t sum = full ? 0x96 : 0x6;
    const std::uint64_t carry = full ? 0xE8 : 0x8;
    AdderCell adder{cell.name, inputs, "", "", false, false};
    for (const LibertyPin* pin : outputs) {
        const std::optional<std::uint64_t> table = truth_table(pin->function, inputs);
        if (!table) return std::nullopt;
        const bool sum_inverted = *table == (~sum & all_rows);
        const bool carry_inverted = *table == (~carry & all_rows);
        if (*table == sum || sum_inverted) {
            adder.sum = pin->name;
            adder.sum_inverted = sum_inverted;
        } else if (*table == carry || carry_inverted) {
            adder.carry = pin->name;
            adder.carry_inverted = carry_inverted;
        }
    }
    if (adder.sum.empty() || adder.carry.empty()) return std::nullopt;
    return adder;
}

std::optional<ClockGateCell> as_clock_gate(const LibertyCell& cell) {
    if (cell.clock_gating.rfind("latch_posedge", 0) != 0) return std::nullopt;
    ClockGateCell gate;
    gate.cell = cell.name;
    for (const LibertyPin& pin : cell.pins) {
        switch (pin.clock_gate) {
            case LibertyPin::ClockGate::clock: gate.clock = pin.name; break;
            case LibertyPin::ClockGate::enable: gate.enable = pin.name; break;
            case LibertyPin::ClockGate::gated: gate.gated = pin.name; break;
            case LibertyPin::ClockGate::test: gate.test.push_back(pin.name); break;
            case LibertyPin::ClockGate::none: break;
        }
    }
    if (gate.clock.empty() || gate.enable.empty() || gate.gated.empty()) return std::nullopt;
    return gate;
}

Library open_library(const std::string& technology_name, const fs::path& file) {
    Library library;
    const bool by_name = !technology_name.empty() || file.empty();
    if (by_name)
        library.technology = technology(technology_name.empty() ? default_technology : technology_name);
    library.source = file.empty() ? usual_place(library.technology) : file;
    const std::string text = read_text(library.source);
    library.liberty = Liberty::parse(text, library.source.string());
    if (!by_name) library.technology = technology_of(library.liberty);

    const Technology& tech = library.technology;
    mark_dont_use(library.liberty, tech.dont_use);
    require_flop(library);
    choose_nand2(library);
    choose_driver_and_load(library);
    library.tie_high = choose_tie(library, tech.tie_high, '1');
    library.tie_low = choose_tie(library, tech.tie_low, '0');
    library.full_adder = choose_adder(library, tech.full_adder, "full adder", 3);
    library.half_adder = choose_adder(library, tech.half_adder, "half adder", 2);
    library.clock_gate = choose_clock_gate(library, tech.clock_gate);
    library.text = working_copy(text, library.liberty, tech.wire_load);
    return library;
}

}  // namespace ragrtl::flow
