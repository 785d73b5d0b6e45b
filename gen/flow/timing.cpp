#include "gen/flow/timing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <regex>

#include "gen/bundle/staging.hpp"
#include "gen/error.hpp"

namespace fs = std::filesystem;

namespace ragrtl::flow {
namespace {

// Any period will do, since what is wanted is period minus slack; this one leaves no path in doubt.
constexpr double analysis_period_ns = 1000;

constexpr std::string_view group_mark = "== ";

std::string script(const Mapping::Netlist& netlist, const Design& design, const Library& library) {
    std::string text = fmt::format(
        R"(read_liberty library.lib
read_verilog {netlist}
link_design {top}
set_cmd_units -time ns -capacitance fF
set clock [get_ports -quiet {{{clock}}}]
if {{$clock == ""}} {{
    create_clock -name clk -period {period:g}
}} else {{
    create_clock -name clk -period {period:g} $clock
}}
set inputs {{}}
foreach port [all_inputs] {{
    if {{[lsearch -exact {{{not_data}}} [get_property $port full_name]] < 0}} {{ lappend inputs $port }}
}}
if {{[llength $inputs] > 0}} {{ set_input_delay 0 -clock clk $inputs }}
set_output_delay 0 -clock clk [all_outputs]
)",
        fmt::arg("netlist", netlist.file()), fmt::arg("top", design.top), fmt::arg("clock", design.clock),
        fmt::arg("period", analysis_period_ns),
        fmt::arg("not_data", fmt::format("{} {}", design.clock, fmt::join(design.untimed_inputs, " "))));
    if (!library.technology.operating_conditions.empty()) {
        text += fmt::format("set_operating_conditions {}\n", library.technology.operating_conditions);
    }
    for (const std::string& port : design.untimed_inputs)
        text += fmt::format("set_false_path -from [get_ports {}]\n", port);
    return text + R"(check_setup -verbose -no_clock
proc report_group {name from to} {
    puts "== $name"
    if {[llength $from] > 0 && [llength $to] > 0} {
        report_checks -path_delay max -from $from -to $to -format full -digits 6
    }
}
set clock_pins [all_registers -clock_pins]
set data_pins [all_registers -data_pins]
report_group reg2reg $clock_pins $data_pins
report_group in2reg $inputs $data_pins
report_group reg2out $clock_pins [all_outputs]
report_group in2out $inputs [all_outputs]
)";
}

void check_all_clocked(const ToolRun& run, const Design& design) {
    const std::vector<std::string_view> lines = lines_of(run.output);
    const auto found = std::find_if(lines.begin(), lines.end(), [](std::string_view line) {
        return line.find("unclocked register/latch pin") != std::string_view::npos;
    });
    if (found == lines.end()) return;
    std::string first = found + 1 == lines.end() ? "" : std::string(*(found + 1));
    first.erase(0, first.find_first_not_of(' '));
    throw CheckFailed("registers that the clock " + design.clock + " does not reach, the first is " + first);
}

// "sum_q[3]_reg" is the flop of sum_q[3].
std::string signal_name(std::string name) {
    constexpr std::string_view suffix = "_reg";
    if (name.size() > suffix.size() &&
        name.compare(name.size() - suffix.size(), suffix.size(), suffix) == 0) {
        name.resize(name.size() - suffix.size());
    }
    return name;
}

double to_double(const std::string& text) { return std::strtod(text.c_str(), nullptr); }

// Reads one group's report line by line.
class GroupParser {
  public:
    explicit GroupParser(std::string name) { group_.name = std::move(name); }

    void line(const std::string& text, double period_ns) {
        // The kind of point goes on a line of its own after a long name.
        static const std::regex start(R"(Startpoint: (\S+)( .*)?)");
        static const std::regex end(R"(Endpoint: (\S+)( .*)?)");
        static const std::regex stage(R"(\s*(-?[\d.]+)\s+(-?[\d.]+) ([v^]) (\S+) \((\S+)\))");
        static const std::regex setup(R"(\s*(-?[\d.]+)\s+-?[\d.]+\s+library setup time)");
        static const std::regex slack(R"(\s*(-?[\d.]+)\s+slack \((MET|VIOLATED)\))");
        std::smatch match;
        if (std::regex_match(text, match, start)) {
            group_.from = signal_name(match[1]);
        } else if (std::regex_match(text, match, end)) {
            group_.to = signal_name(match[1]);
        } else if (std::regex_match(text, match, stage)) {
            group_.stages.push_back(
                {to_double(match[1]), to_double(match[2]), match[3] == "^", match[4].str(), match[5].str()});
        } else if (std::regex_match(text, match, setup)) {
            group_.setup_ns = -to_double(match[1]);
        } else if (std::regex_match(text, match, slack)) {
            group_.min_period_ns = period_ns - to_double(match[1]);
            complete_ = true;
        }
    }

    bool complete() const { return complete_; }
    PathGroup take() { return std::move(group_); }

  private:
    PathGroup group_;
    bool complete_ = false;
};

}  // namespace

const PathGroup* Timing::worst() const {
    const auto found = std::max_element(
        groups.begin(), groups.end(),
        [](const PathGroup& a, const PathGroup& b) { return a.min_period_ns < b.min_period_ns; });
    return found == groups.end() ? nullptr : &*found;
}

double Timing::min_period_ns() const {
    const PathGroup* group = worst();
    return group == nullptr ? 0 : group->min_period_ns;
}

std::vector<PathGroup> parse_timing_report(std::string_view text, double period_ns) {
    std::vector<PathGroup> groups;
    std::optional<GroupParser> current;
    const auto finish = [&] {
        if (current && current->complete()) groups.push_back(current->take());
    };
    for (const std::string_view view : lines_of(text)) {
        if (view.substr(0, group_mark.size()) == group_mark) {
            finish();
            current.emplace(std::string(view.substr(group_mark.size())));
        } else if (current) {
            current->line(std::string(view), period_ns);
        }
    }
    finish();
    return groups;
}

Timing analyze_timing(const Mapping& mapping, const Mapping::Netlist& netlist, const Design& design,
                      const Library& library, std::chrono::milliseconds timeout) {
    const std::string tcl = netlist.name + "/timing.tcl";
    const fs::path file = mapping.folder() / tcl;
    bundle::write_file(file, script(netlist, design, library), file);
    const ToolRun run = run_sta(mapping.folder(), tcl, netlist.name + "/timing.log", timeout);
    check_all_clocked(run, design);
    Timing timing;
    timing.usage = run.usage;
    timing.groups = parse_timing_report(run.output, analysis_period_ns);
    return timing;
}

}  // namespace ragrtl::flow
