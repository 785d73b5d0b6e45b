#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "gen/hdl/builder.hpp"
#include "tests/support/lint.hpp"
#include "tests/support/paths.hpp"

namespace ragrtl::hdl::test {

using Overrides = std::vector<std::pair<std::string, std::int64_t>>;

/// The module, and every module below it, prints as tests/printed/text/<module>.v says, the same twice, and
/// Verilator, Icarus and Yosys have nothing to say about it: with its own parameters and with each set of
/// `overrides`. RAGRTL_UPDATE=1 in the environment writes the texts anew.
inline void expect_text(const Module& module, const std::vector<Overrides>& overrides = {}) {
    const std::filesystem::path folder = ::ragrtl::test::project_dir() / "tests/printed/text";
    ::ragrtl::test::Verilog verilog;
    verilog.top = module.name();
    for (const Module& part : module.hierarchy()) {
        const std::filesystem::path file = folder / (part.name() + ".v");
        const std::string printed = print(part, "ragrtl tests");
        EXPECT_EQ(printed, print(part, "ragrtl tests"));
        if (std::getenv("RAGRTL_UPDATE") != nullptr) std::ofstream(file) << printed;
        std::ostringstream expected;
        expected << std::ifstream(file).rdbuf();
        EXPECT_EQ(printed, expected.str())
            << "if the new text is the better one: RAGRTL_UPDATE=1 ctest -L printed";
        verilog.files.push_back(file);
    }
    EXPECT_EQ(lint(verilog), "");
    for (const Overrides& set : overrides) {
        verilog.overrides = set;
        EXPECT_EQ(lint(verilog), "") << set.front().first << " = " << set.front().second;
    }
}

}  // namespace ragrtl::hdl::test
