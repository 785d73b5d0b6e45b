#include "gen/flow/mapping.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <regex>
#include <set>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"
#include "gen/flow/adder_cells.hpp"
#include "gen/flow/clock_gate.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {
namespace {

bool defines_module(const std::string& verilog, const std::string& module) {
    return std::regex_search(verilog, std::regex("(^|\\n)\\s*module\\s+" + module + "\\b"));
}

// Cell counts by module, in the order of the report of Yosys' `stat`.
std::vector<std::pair<std::string, CellCounts>> parse_stat(std::string_view text) {
    static const std::regex heading(R"(=== (.*) ===)");
    static const std::regex count(R"(\s+(\S+)\s+(\d+))");
    std::vector<std::pair<std::string, CellCounts>> modules;
    bool in_cells = false;
    for (const std::string_view view : lines_of(text)) {
        const std::string line(view);
        std::smatch match;
        if (std::regex_match(line, match, heading)) {
            modules.emplace_back(match[1].str(), CellCounts{});
            in_cells = false;
        } else if (line.find("Number of cells:") != std::string::npos) {
            in_cells = true;
        } else if (in_cells && !modules.empty() && std::regex_match(line, match, count)) {
            modules.back().second[match[1].str()] = std::atol(match[2].str().c_str());
        } else {
            in_cells = false;
        }
    }
    return modules;
}

// "$paramod\fa\N=s32'0...0100" and "$paramod$<hash>\fa" are modules fa with parameters set.
std::string module_without_parameters(const std::string& name) {
    if (name.rfind("$paramod", 0) != 0) return name;
    const std::size_t begin = name.find('\\') + 1;
    return name.substr(begin, name.find('\\', begin) - begin);
}

// Everything in the netlist must be a cell of the library, and no latch.
void check_cells(const CellCounts& cells, const Liberty& liberty) {
    for (const auto& [name, count] : cells) {
        const LibertyCell* cell = liberty.cell(name);
        if (cell != nullptr && cell->kind != LibertyCell::Kind::latch) continue;
        const std::string where = fmt::format("the netlist has {} ({}x), ", name, count);
        if (cell != nullptr || name.find("LATCH") != std::string::npos) {
            throw CheckFailed(where + "a latch: the design must be made of flip-flops");
        }
        if (name[0] == '$') {
            throw CheckFailed(where + "which library " + liberty.name + " has no cell for");
        }
        throw CheckFailed(where + "which is neither a module of the design nor a cell of library " +
                          liberty.name + ": a black box");
    }
}

// The wrapper around library cells that takes a module's place.
std::string cell_file(const std::string& module) { return module + "_cell.v"; }

std::string without_backslashes(std::string text) {
    text.erase(std::remove(text.begin(), text.end(), '\\'), text.end());
    return text;
}

// What Yosys only mentions. The lines name the signals, which the finished netlist no longer does.
void check_elaboration_log(const std::string& log) {
    static const std::regex latch(R"(Latch inferred for signal `([^']*)')");
    static const std::regex loop(R"(Warning: (found logic loop in module [^\s:]+))");
    static const std::regex driver(
        R"(Warning: (Wire \S+ is used but has no driver|multiple conflicting drivers for [^\s:]+))");
    std::smatch match;
    if (std::regex_search(log, match, latch)) {
        throw CheckFailed("latch inferred for " + without_backslashes(match[1]) +
                          ": the design must be made of flip-flops");
    }
    if (std::regex_search(log, match, driver)) {
        throw CheckFailed("yosys: " + without_backslashes(match[1]));
    }
    // Only the last check sees single bits: before, a bus that feeds its own other bits looks like a loop.
    const std::string last_check = log.substr(std::min(log.rfind("Executing CHECK pass"), log.size()));
    if (std::regex_search(last_check, match, loop)) {
        throw CheckFailed("yosys: " + without_backslashes(match[1]));
    }
}

}  // namespace

Mapping::Mapping(const Design& design, const Library& library, const CellSwaps& swaps, fs::path folder,
                 std::chrono::milliseconds timeout)
    : design_(design), library_(library), folder_(std::move(folder)), timeout_(timeout) {
    write("library.lib", library.text);
    write("abc.constr",
          fmt::format("set_driving_cell {}\nset_load {:g} [all_outputs]\n", library.driver, library.load_ff));
    if (!library.technology.flop_map.empty()) write("flops.v", technology_file(library.technology.flop_map));

    std::set<std::string> defined;
    for (std::size_t i = 0; i < design.sources.size(); ++i) {
        const fs::path& source = design.sources[i];
        std::error_code error;
        if (!fs::is_regular_file(source, error)) throw BadInput("no Verilog file " + source.string());
        const std::string text = bundle::read_file(source);
        for (const char* module : {"fa", "ha", "reg_en"}) {
            if (defines_module(text, module)) defined.insert(module);
        }
        // Numbered, since two folders may have a file of the same name.
        source_files_.push_back(fmt::format("rtl/{:02}_{}", i, source.filename().string()));
        write(source_files_.back(), text);
    }
    const auto swap = [&](const char* module, bool is_wanted, const auto& cell, const auto& wrapper) {
        if (!is_wanted || !cell || defined.count(module) == 0) return;
        swapped_modules_.emplace_back(module);
        write(cell_file(module), wrapper(*cell));
    };
    swap("fa", swaps.adders, library.full_adder, adder_wrapper);
    swap("ha", swaps.adders, library.half_adder, adder_wrapper);
    swap("reg_en", swaps.clock_gates, library.clock_gate, clock_gate_wrapper);
}

bool Mapping::uses_adder_cells() const {
    return std::any_of(swapped_modules_.begin(), swapped_modules_.end(),
                       [](const std::string& module) { return module == "fa" || module == "ha"; });
}

void Mapping::write(const std::string& name, const std::string& text) const {
    const fs::path file = folder_ / name;
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) throw IoError("cannot write " + file.parent_path().string() + ": " + error.message());
    bundle::write_file(file, text, file);
}

std::string Mapping::read_and_synthesize(bool flatten) const {
    std::string script = "read_liberty -lib -ignore_miss_func library.lib\n";
    for (const std::string& file : source_files_) script += fmt::format("read_verilog \"{}\"\n", file);
    for (const std::string& module : swapped_modules_) script += "delete " + module + "\n";
    for (const std::string& module : swapped_modules_) script += "read_verilog " + cell_file(module) + "\n";
    script += fmt::format("hierarchy -check -top {}\n", design_.top);
    script += "proc\ncheck\n";  // before unused and undriven logic is cleaned away
    script += fmt::format("synth {}-top {}\n", flatten ? "-flatten " : "", design_.top);
    script += "check\n";
    script += "rename -wire -suffix _reg t:$_*FF*\n";  // a flop is called like its signal in timing reports
    if (!library_.technology.flop_map.empty()) script += "techmap -map flops.v\n";
    return script + "dfflibmap -liberty library.lib\nopt\n";
}

std::string Mapping::map_with_abc(const Recipe& recipe, double target_ps, const std::string& run) const {
    const std::string abc_script = run + "/recipe.abc";
    write(abc_script, recipe.script(target_ps));
    std::string script = fmt::format("abc -liberty library.lib -constr abc.constr -D {:.0f} -script {}\n",
                                     target_ps, abc_script);
    script += "setundef -zero\n";
    if (library_.tie_high && library_.tie_low) {
        script += fmt::format("hilomap -singleton -hicell {} {} -locell {} {}\n", library_.tie_high->cell,
                              library_.tie_high->pin, library_.tie_low->cell, library_.tie_low->pin);
    }
    script += "splitnets\nopt_clean -purge\n";
    return script + fmt::format("tee -o {}/stat.txt stat\n", run);
}

Usage Mapping::elaborate() const {
    write("elaborate.ys", read_and_synthesize(true) + "write_rtlil flops_mapped.il\n");
    const ToolRun run = run_yosys(folder_, "elaborate.ys", "elaborate.log", timeout_);
    check_elaboration_log(run.output);
    return run.usage;
}

Mapping::Netlist Mapping::map(const Recipe& recipe, double target_ps) const {
    Netlist netlist;
    netlist.name = fmt::format("{}_{:.0f}", recipe.name, target_ps);
    const std::string script = map_with_abc(recipe, target_ps, netlist.name);
    write(netlist.name + "/map.ys",
          "read_rtlil flops_mapped.il\n" + script +
              fmt::format("write_verilog -noattr -noexpr -nohex -nodec {}\n", netlist.file()));
    netlist.usage = run_yosys(folder_, netlist.name + "/map.ys", netlist.name + "/map.log", timeout_).usage;

    const auto modules = parse_stat(bundle::read_file(folder_ / netlist.name / "stat.txt"));
    if (modules.size() == 1) netlist.cells = modules.front().second;
    check_cells(netlist.cells, library_.liberty);
    return netlist;
}

std::vector<ModuleArea> Mapping::areas_by_module(const Recipe& recipe, double target_ps, Usage& usage) const {
    const std::string run = "hierarchy";
    write(run + "/map.ys", read_and_synthesize(false) + map_with_abc(recipe, target_ps, run));
    usage.add(run_yosys(folder_, run + "/map.ys", run + "/map.log", timeout_).usage);

    std::map<std::string, CellCounts> modules;
    for (auto& [name, cells] : parse_stat(bundle::read_file(folder_ / run / "stat.txt"))) {
        if (name != "design hierarchy") modules[name] = std::move(cells);
    }
    std::map<std::string, ModuleArea> areas;
    const std::function<void(const std::string&, long)> add = [&](const std::string& name, long instances) {
        CellCounts own;
        for (const auto& [cell, times] : modules.at(name)) {
            if (modules.count(cell) != 0) {
                add(cell, instances * times);
            } else {
                own[cell] = instances * times;
            }
        }
        check_cells(own, library_.liberty);
        const std::string module = module_without_parameters(name);
        ModuleArea& area = areas[module];
        area.name = module;
        area.instances += instances;
        area.um2 += area_of(own, library_.liberty);
        area.flop_um2 += flops_of(own, library_.liberty).um2;
    };
    add(design_.top, 1);

    std::vector<ModuleArea> result;
    result.reserve(areas.size());
    for (auto& [name, area] : areas) result.push_back(std::move(area));
    std::stable_sort(result.begin(), result.end(),
                     [](const ModuleArea& a, const ModuleArea& b) { return a.um2 > b.um2; });
    return result;
}

double area_of(const CellCounts& cells, const Liberty& liberty) {
    double um2 = 0;
    for (const auto& [name, count] : cells) um2 += static_cast<double>(count) * liberty.cell(name)->area;
    return um2;
}

Flops flops_of(const CellCounts& cells, const Liberty& liberty) {
    Flops flops;
    for (const auto& [name, count] : cells) {
        const LibertyCell* cell = liberty.cell(name);
        if (cell->kind != LibertyCell::Kind::flop) continue;
        flops.count += count;
        flops.um2 += static_cast<double>(count) * cell->area;
    }
    return flops;
}

}  // namespace ragrtl::flow
