#include <string>

#include "gen/bundle/artefacts.hpp"
#include "gen/bundle/text_template.hpp"

namespace ragrtl::bundle {

std::string timing_constraints(const Contents& contents) {
    const ResetPort reset = reset_port(contents.top);
    std::string inputs;
    std::string outputs;
    for (const hdl::Port& port : contents.top.ports()) {
        if (port.name == clock_port || (port.name == reset.name && reset.asynchronous)) continue;
        std::string& list = port.direction == hdl::Direction::input ? inputs : outputs;
        list += (list.empty() ? "" : " ") + port.name;
    }
    const std::string reset_rule =
        reset.name.empty() ? "# There is no reset."
        : reset.asynchronous
            ? "# " + reset.name +
                  " is asserted at any time and released in step with the clock by the reset controller.\n" +
                  "set_false_path -from [get_ports " + reset.name + "]"
            : "# " + reset.name + " is sampled by the clock and timed like any other input.";
    return fill(resource("constraints/unit.sdc"), {{"TOP", contents.top.name()},
                                                   {"PROVENANCE", contents.provenance},
                                                   {"CLOCK", clock_port},
                                                   {"INPUTS", inputs},
                                                   {"OUTPUTS", outputs},
                                                   {"RESET_RULE", reset_rule}});
}

}  // namespace ragrtl::bundle
