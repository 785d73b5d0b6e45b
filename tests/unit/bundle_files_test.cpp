#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <regex>
#include <sstream>
#include <string>

#include "gen/bundle/bundle.hpp"
#include "gen/bundle/staging.hpp"
#include "gen/config_file.hpp"
#include "gen/error.hpp"
#include "gen/flow/process.hpp"
#include "gen/units.hpp"
#include "gen/version.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace ragrtl {

// How GoogleTest shows the parameter of a failing test.
static void PrintTo(const Unit& unit, std::ostream* out) { *out << unit.path; }

namespace bundle {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const Unit& unit(const std::string& name) {
    const Unit* found = find_unit(name);
    if (found == nullptr) throw std::invalid_argument("no unit " + name);
    return *found;
}

Files topk_files(const std::map<std::string, std::string>& settings, const BundleOptions& options = {}) {
    spec::Config config = unit("topk_unit").defaults;
    for (const auto& [key, value] : settings) config.set(key, value);
    return bundle_files(unit("topk_unit"), config, options);
}

class EveryUnit : public testing::TestWithParam<Unit> {};

TEST_P(EveryUnit, GivesTheSameBytesEveryTime) {
    test::TemporaryFolder scratch;
    const Files files = bundle_files(GetParam(), GetParam().defaults);
    for (const char* name : {"a", "deeper/b"}) {
        write_bundle(GetParam(), GetParam().defaults, scratch.path() / name);
        for (const auto& [path, text] : files)
            EXPECT_EQ(read_file(scratch.path() / name / path), text) << path;
    }
}

TEST_P(EveryUnit, ManifestAgreesWithTheHardware) {
    const Files files = bundle_files(GetParam(), GetParam().defaults);
    const hdl::Module top = GetParam().build(GetParam().defaults);
    const json manifest = json::parse(files.at("manifest.json"));
    EXPECT_EQ(manifest.at("tool"), "ragrtl");
    EXPECT_EQ(manifest.at("version"), version);
    EXPECT_EQ(manifest.at("unit"), GetParam().path);
    EXPECT_EQ(manifest.at("top"), GetParam().module);
    ASSERT_EQ(manifest.at("ports").size(), top.ports().size());
    for (std::size_t i = 0; i < top.ports().size(); ++i) {
        const json& port = manifest.at("ports")[i];
        EXPECT_EQ(port.at("name"), top.ports()[i].name);
        EXPECT_EQ(port.at("width"), top.ports()[i].width.value());
        EXPECT_EQ(port.at("direction") == "input", top.ports()[i].direction == hdl::Direction::input);
    }
    std::vector<std::string> names;
    for (const auto& file : files) {
        if (file.first != "manifest.json") names.push_back(file.first);
    }
    EXPECT_EQ(manifest.at("files"), json(names));
}

TEST_P(EveryUnit, ClockAndResetAreAmongThePorts) {
    const json manifest = json::parse(bundle_files(GetParam(), GetParam().defaults).at("manifest.json"));
    std::vector<std::string> inputs;
    for (const json& port : manifest.at("ports")) {
        if (port.at("direction") == "input") inputs.push_back(port.at("name"));
    }
    EXPECT_THAT(inputs, Contains(manifest.at("clock").get<std::string>()));
    const json reset = manifest.at("reset").at("port");
    if (GetParam().build(GetParam().defaults).has_reset()) {
        EXPECT_THAT(inputs, Contains(reset.get<std::string>()));
    } else {
        EXPECT_EQ(reset, nullptr);
    }
}

TEST_P(EveryUnit, FileListHasEveryModuleOnceChildrenFirst) {
    const Files files = bundle_files(GetParam(), GetParam().defaults);
    std::istringstream list{files.at("filelist.f")};
    std::vector<std::string> paths;
    for (std::string path; std::getline(list, path);) {
        EXPECT_EQ(files.count(path), 1U) << path;
        paths.push_back(path);
    }
    std::size_t modules = 0;
    for (const auto& file : files) modules += file.first.rfind("rtl/", 0) == 0 ? 1 : 0;
    EXPECT_EQ(paths.size(), modules);
    EXPECT_EQ(paths.back(), "rtl/" + GetParam().module + ".v");
}

TEST_P(EveryUnit, EveryIncludeOfTheSimFolderIsInIt) {
    const Files files = bundle_files(GetParam(), GetParam().defaults);
    const std::regex include{"(^|\n)#include \"([^\"]+)\""};
    const std::string top = GetParam().module;
    for (const auto& [path, text] : files) {
        if (path.rfind("sim/", 0) != 0) continue;
        for (std::sregex_iterator match{text.begin(), text.end(), include}, end; match != end; ++match) {
            const std::string wanted = (*match)[2];
            if (wanted == "V" + top + ".h" || wanted == top + "_ports.hpp") continue;
            EXPECT_EQ(files.count("sim/" + wanted), 1U) << path << " includes " << wanted;
            EXPECT_TRUE(wanted.rfind("gen/", 0) != 0 || wanted.rfind("gen/spec/", 0) == 0)
                << path << " includes the generator's " << wanted;
        }
    }
}

TEST_P(EveryUnit, ResolvedConfigurationMakesTheSameBundle) {
    const Files files = bundle_files(GetParam(), GetParam().defaults);
    const ConfigFile file = parse_config_file(files.at("config.ini"), "config.ini");
    EXPECT_THAT(file.problems, testing::IsEmpty());
    EXPECT_EQ(file.unit.value, GetParam().path);
    EXPECT_EQ(file.settings.size(), GetParam().defaults.table().fields().size());
    spec::Config config = GetParam().defaults;
    std::map<std::string, std::string> places;
    std::vector<std::string> problems;
    apply_settings(file.settings, config, places, problems);
    EXPECT_THAT(problems, testing::IsEmpty());
    EXPECT_EQ(bundle_files(GetParam(), config), files);
}

TEST_P(EveryUnit, NamesNoPlaceOfTheMachine) {
    for (const auto& [path, text] : bundle_files(GetParam(), GetParam().defaults)) {
        EXPECT_THAT(text, Not(HasSubstr(test::project_dir().string()))) << path;
    }
}

std::vector<Unit> units_and_systems_on_a_bus() {
    std::vector<Unit> all = units();
    for (const Unit& unit : units()) {
        if (unit.build_axi4) all.push_back(on_axi4(unit));
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Bundle, EveryUnit, testing::ValuesIn(units_and_systems_on_a_bus()),
                         [](const auto& instance) { return instance.param.module; });

TEST(BundleFiles, OfASystemOnAxi4AreThoseOfItsWrapper) {
    const Unit hier = on_axi4(unit("hier"));
    const Files files = bundle_files(hier, hier.defaults, {"acme_"});
    const json manifest = json::parse(files.at("manifest.json"));
    EXPECT_EQ(manifest.at("unit"), "systems/hier");
    EXPECT_EQ(manifest.at("bus"), "axi4");
    EXPECT_EQ(manifest.at("top"), "acme_hier_axi4");
    EXPECT_EQ(files.count("rtl/acme_hier.v"), 1U);
    EXPECT_THAT(files.at("acme_hier_axi4_ports.hpp"), HasSubstr("f(\"m_axi_norm_rdata\""));
    EXPECT_THAT(files.at("acme_hier_axi4_registers.h"),
                HasSubstr("#define ACME_HIER_AXI4_STATUS_ERROR_MEMORY_MASK 0x00000010u"));
    EXPECT_THAT(files.at("constraints/acme_hier_axi4.sdc"), HasSubstr("s_axi_awvalid"));
    EXPECT_THAT(files.at("sim/bench.cpp"), HasSubstr("HierSystemAxi4Bench"));
    EXPECT_THAT(files.at("config.ini"), HasSubstr("--config config.ini --bus axi4 --prefix acme_ --out"));
    EXPECT_EQ(json::parse(bundle_files(unit("hier"), hier.defaults).at("manifest.json")).count("bus"), 0U);
}

TEST(BundleFiles, SayWhenThereIsNoReset) {
    const Files files = bundle_files(unit("sram_1r1w"), unit("sram_1r1w").defaults);
    EXPECT_EQ(json::parse(files.at("manifest.json")).at("reset").at("style"), "none");
    EXPECT_THAT(files.at("constraints/sram_1r1w.sdc"), HasSubstr("# There is no reset."));
    EXPECT_THAT(files.at("sram_1r1w_ports.hpp"), HasSubstr("f(\"no_reset\", no_reset, 1);"));
}

TEST(BundleFiles, CarryTheConfiguration) {
    const Files files = topk_files({{"k", "7"}, {"score_signed", "false"}, {"tie", "lower_id"}});
    const json config = json::parse(files.at("manifest.json")).at("config");
    EXPECT_EQ(config.at("k"), 7);
    EXPECT_EQ(config.at("score_signed"), false);
    EXPECT_EQ(config.at("tie"), "lower_id");
    EXPECT_THAT(files.at("sim/config.hpp"), HasSubstr("    unit.k = 7;\n"));
    EXPECT_THAT(files.at("sim/config.hpp"), HasSubstr("    unit.tie = Tie::lower_id;\n"));
    EXPECT_THAT(files.at("topk_unit_ports.hpp"), HasSubstr("        f(\"out_valid\", d.out_valid, 7);\n"));
    EXPECT_THAT(files.at("rtl/topk_unit.v"), HasSubstr("ragrtl " + std::string(version) + " topk_unit k=7"));
}

TEST(BundleFiles, ConstraintsFollowTheResetStyle) {
    const std::string synchronous = topk_files({}).at("constraints/topk_unit.sdc");
    EXPECT_THAT(synchronous, HasSubstr("create_clock -name clk -period $clock_period [get_ports clk]"));
    EXPECT_THAT(synchronous, HasSubstr("[get_ports {rst clear in_valid in_score in_id}]"));
    EXPECT_THAT(synchronous, HasSubstr("[get_ports {out_valid out_score out_id count}]"));
    EXPECT_THAT(synchronous, Not(HasSubstr("set_false_path")));

    const std::string asynchronous = topk_files({{"reset", "async_low"}}).at("constraints/topk_unit.sdc");
    EXPECT_THAT(asynchronous, HasSubstr("set_false_path -from [get_ports rst_n]"));
    EXPECT_THAT(asynchronous, HasSubstr("[get_ports {clear in_valid in_score in_id}]"));
}

TEST(BundleFiles, PortsHeaderFollowsTheResetStyle) {
    const std::string low = topk_files({{"reset", "async_low"}}).at("topk_unit_ports.hpp");
    EXPECT_THAT(low, HasSubstr("reset = \"rst_n\";"));
    EXPECT_THAT(low, HasSubstr("reset_active = false;"));
    EXPECT_THAT(low, HasSubstr("reset_async = true;"));
    EXPECT_THAT(topk_files({{"reset", "sync_low"}}).at("topk_unit_ports.hpp"),
                HasSubstr("reset_async = false;"));
}

TEST(BundleFiles, PrefixIsOnEveryModuleAndFile) {
    const Files files = topk_files({}, {"acme_"});
    EXPECT_EQ(files.count("rtl/acme_topk_unit.v"), 1U);
    EXPECT_EQ(files.count("rtl/topk_unit.v"), 0U);
    EXPECT_EQ(files.count("acme_topk_unit_ports.hpp"), 1U);
    EXPECT_THAT(files.at("rtl/acme_topk_unit.v"), HasSubstr("module acme_topk_unit"));
    EXPECT_THAT(files.at("sim/bench.cpp"), HasSubstr("Vacme_topk_unit"));
    EXPECT_EQ(json::parse(files.at("manifest.json")).at("top"), "acme_topk_unit");
    EXPECT_THAT(files.at("config.ini"), HasSubstr("--prefix acme_"));
}

TEST(BundleFiles, APrefixThatCannotStartANameIsRefused) {
    for (const char* prefix : {"9x", "a-b", "a b", "\xc3\xa4", "a/b"}) {
        EXPECT_THROW(topk_files({}, {prefix}), BadInput) << prefix;
    }
}

// Another reader of the constraints than the one that is in the flow tests: plain Tcl with the commands
// replaced.
TEST(BundleFiles, ConstraintsAreTclThatScalesWithThePeriod) {
    test::TemporaryFolder scratch;
    const auto sdc = scratch.write("unit.sdc", topk_files({}).at("constraints/topk_unit.sdc"));
    const auto script = scratch.write("check.tcl",
                                      "proc get_ports {p} { return $p }\n"
                                      "foreach c {create_clock set_input_delay set_output_delay} {\n"
                                      "    proc $c args \"puts \\\"$c \\$args\\\"\"\n"
                                      "}\n"
                                      "set clock_period 2.0\n"
                                      "source " +
                                          sdc.string() +
                                          "\n"
                                          "exit\n");
    const flow::RunResult run = flow::run({"sta", "-no_init", "-no_splash", "-exit", script.string()});
    EXPECT_THAT(run.output, HasSubstr("create_clock -name clk -period 2.0 clk\n"));
    EXPECT_THAT(run.output,
                HasSubstr("set_input_delay 0.6 -clock clk {rst clear in_valid in_score in_id}\n"));
    EXPECT_THAT(run.output,
                HasSubstr("set_output_delay 0.6 -clock clk {out_valid out_score out_id count}\n"));
}

}  // namespace
}  // namespace bundle
}  // namespace ragrtl
