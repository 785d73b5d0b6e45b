#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/support/paths.hpp"

namespace ragrtl::test {

/// Sets an environment variable for the length of a scope.
class ScopedVariable {
  public:
    ScopedVariable(const char* name, const std::string& value) : name_(name), old_(std::getenv(name)) {
        ::setenv(name, value.c_str(), 1);
    }
    ~ScopedVariable() { ::setenv(name_, old_.c_str(), 1); }
    ScopedVariable(const ScopedVariable&) = delete;
    ScopedVariable& operator=(const ScopedVariable&) = delete;

  private:
    const char* name_;
    std::string old_;
};

/// The technology libraries that lie beside the project, where they do; empty path otherwise.
inline std::filesystem::path shared_liberty() {
    const std::filesystem::path folder = project_dir().parent_path() / "shared/liberty";
    return std::filesystem::is_directory(folder) ? folder : std::filesystem::path();
}

/// Liberty text of cells for made-up libraries.
inline std::string nand2_cell(const std::string& area = "1.0") {
    return "  cell (ND2) { area : " + area +
           "; pin (A) { direction : input; capacitance : 2.0; }\n"
           "    pin (B) { direction : input; capacitance : 2.0; }\n"
           "    pin (Y) { direction : output; function : \"!(A & B)\"; } }\n";
}
inline std::string flop_cell() {
    return "  cell (DFF) { area : 5; ff (IQ,IQN) { clocked_on : \"CK\"; next_state : \"D\"; }\n"
           "    pin (CK) { direction : input; clock : true; capacitance : 1; }\n"
           "    pin (D) { direction : input; capacitance : 1; } pin (Q) { direction : output; function : "
           "\"IQ\"; } }\n";
}
inline std::string latch_cell() {
    return "  cell (LAT) { area : 4; latch (IQ,IQN) { enable : \"G\"; data_in : \"D\"; }\n"
           "    pin (G) { direction : input; capacitance : 1; } pin (D) { direction : input; capacitance : "
           "1; }\n"
           "    pin (Q) { direction : output; function : \"IQ\"; } }\n";
}
inline std::string liberty_text(const std::string& cells, const std::string& time_unit = "\"1ns\"",
                                const std::string& capacitance_unit = "1,ff") {
    return "library (made_up) {\n  time_unit : " + time_unit + ";\n  capacitive_load_unit (" +
           capacitance_unit + ");\n" + cells + "}\n";
}

}  // namespace ragrtl::test
