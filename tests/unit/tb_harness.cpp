// The harness itself: run with a unit that is the golden model behind pins, whole or with a planted fault.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "tb/benches/hier_pe.hpp"
#include "tb/benches/topk_unit.hpp"
#include "tb/run_bench.hpp"

namespace ragrtl::tb {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

/// A golden model behind pins. `tamper` is called after each evaluation with the output pins' values.
template <class Model, class Spec>
class ModelDevice final : public Device {
  public:
    using Tamper = std::function<void(typename Model::Out&, std::uint64_t cycle)>;

    ModelDevice(const Spec& spec, Tamper tamper, const std::function<void(Pins&)>& rewire)
        : model_(spec), in_(spec), out_(spec), tamper_(std::move(tamper)) {
        pins_.top = "model";
        pins_.clock = {"clk", 1, &clock_, 1};
        pins_.reset = {"rst", 1, &reset_, 1};
        storage_.reserve(64);
        in_.visit([&](const char* name, auto& value) { add(pins_.inputs, name, detail::width_of(value)); });
        out_.visit([&](const char* name, auto& value, const auto&...) {
            add(pins_.outputs, name, detail::width_of(value));
        });
        if (rewire) rewire(pins_);
    }

    const Pins& pins() const override { return pins_; }

    void eval() override {
        const bool edge = clock_ != 0 && last_clock_ == 0;
        last_clock_ = clock_;
        if (!edge) return show();
        load();
        model_.tick(in_);
        if (reset_ != 0) model_.reset();
        ++cycle_;
    }

    void open_trace(const std::string& file) override { std::ofstream(file) << "traced\n"; }
    void dump_trace(std::uint64_t) override {}

  private:
    void add(std::vector<Pin>& pins, const char* name, int width) {
        storage_.emplace_back(static_cast<std::size_t>(width + 31) / 32, 0U);
        pins.push_back({name, width, storage_.back().data(), storage_.back().size() * 4});
    }
    static void fetch(const Pin& pin, bool& value) { value = pin.read_bool(); }
    static void fetch(const Pin& pin, golden::Bits& value) { pin.read(value); }
    void load() {
        auto pin = pins_.inputs.begin();
        in_.visit([&](const char*, auto& value) { fetch(*pin++, value); });
    }
    void show() {
        load();
        Model now = model_;
        out_ = now.tick(in_);
        if (tamper_) tamper_(out_, cycle_);
        auto pin = pins_.outputs.begin();
        out_.visit([&](const char*, const auto& value, const auto&...) { (pin++)->write(value); });
    }

    Model model_;
    typename Model::In in_;
    typename Model::Out out_;
    Tamper tamper_;
    Pins pins_;
    std::vector<std::vector<std::uint32_t>> storage_;
    unsigned char clock_ = 0;
    unsigned char reset_ = 0;
    unsigned char last_clock_ = 0;
    std::uint64_t cycle_ = 0;
};

using TopkDevice = ModelDevice<golden::TopkUnit, spec::TopkUnit>;
using PeDevice = ModelDevice<golden::HierPe, spec::HierPe>;

MakeDevice topk(const spec::TopkUnit& spec, const TopkDevice::Tamper& tamper = nullptr,
                const std::function<void(Pins&)>& rewire = nullptr) {
    return [=](std::uint32_t, bool) { return std::make_unique<TopkDevice>(spec, tamper, rewire); };
}

spec::TopkUnit small_topk() {
    spec::TopkUnit spec;
    spec.k = 3;
    spec.score_width = 4;
    spec.id_width = 3;
    return spec;
}

std::string contents(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class Harness : public ::testing::Test {
  protected:
    Harness() { std::filesystem::remove_all(folder_); }
    ~Harness() override { std::filesystem::remove_all(folder_); }

    Options options() const {
        Options options;
        options.out = folder_ + "/out";
        options.json = folder_ + "/summary.json";
        options.quiet = true;
        std::filesystem::create_directories(folder_);
        return options;
    }

    std::string folder_ = ::testing::TempDir() + "/harness_" +
                          ::testing::UnitTest::GetInstance()->current_test_info()->name() +
                          std::to_string(::getpid());
};

TEST_F(Harness, AcceptsTheModelItself) {
    EXPECT_EQ(run_bench(options(), TopkUnitBench(small_topk()), "k=3", "bench", topk(small_topk())), 0);
    EXPECT_THAT(contents(folder_ + "/summary.json"), HasSubstr("\"status\": \"pass\""));

    spec::HierPe spec;
    spec.lanes = 5;
    spec.lanes_per_cycle = 2;
    const auto make = [=](std::uint32_t, bool) { return std::make_unique<PeDevice>(spec, nullptr, nullptr); };
    EXPECT_EQ(run_bench(options(), HierPeBench(spec), "lanes=5", "bench", make), 0);
}

// One wrong bit in one cycle, in a run of tens of thousands: caught, named, written down, replayed.
TEST_F(Harness, LeavesAReproducerOfAMismatch) {
    const auto tamper = [](golden::TopkUnit::Out& out, std::uint64_t cycle) {
        if (cycle == 5432) out.count.set_bit(1, !out.count.bit(1));
    };
    testing::internal::CaptureStdout();
    EXPECT_EQ(run_bench(options(), TopkUnitBench(small_topk()), "k=3", "/no/such/bench",
                        topk(small_topk(), tamper)),
              1);
    const std::string printed = testing::internal::GetCapturedStdout();
    EXPECT_THAT(printed, HasSubstr("\nFAIL cycle=5432 signal=count seed=1 "));

    const std::string report = contents(folder_ + "/out/mismatch.txt");
    EXPECT_THAT(report, HasSubstr("at cycle 5432"));
    EXPECT_THAT(report, HasSubstr("config    k=3"));
    EXPECT_THAT(report, HasSubstr("    5421 "));
    EXPECT_THAT(report, HasSubstr("    5432 "));
    EXPECT_THAT(report, Not(HasSubstr("    5433 ")));
    EXPECT_EQ(contents(folder_ + "/out/wave.vcd"), "traced\n");
    EXPECT_THAT(contents(folder_ + "/summary.json"), HasSubstr("\"cycle\": 5432, \"signal\": \"count\""));
    const std::string script = contents(folder_ + "/out/run.sh");
    EXPECT_THAT(script, HasSubstr("--replay \"$here/stimulus.replay\" --seed 1"));
    EXPECT_THAT(script, HasSubstr("'/no/such/bench'"));

    Options replay = options();
    replay.replay = folder_ + "/out/stimulus.replay";
    replay.out = folder_ + "/again";
    testing::internal::CaptureStdout();
    EXPECT_EQ(run_bench(replay, TopkUnitBench(small_topk()), "k=3", "bench", topk(small_topk(), tamper)), 1);
    EXPECT_THAT(testing::internal::GetCapturedStdout(), HasSubstr("FAIL cycle=5432 signal=count"));
    EXPECT_EQ(run_bench(replay, TopkUnitBench(small_topk()), "k=3", "bench", topk(small_topk())), 0);
}

// Values that the contract leaves open may be anything; values that it does not, may not.
TEST_F(Harness, CareMaskDecides) {
    const auto noise = [](golden::TopkUnit::Out& out, std::uint64_t) {
        for (int i = 0; i < out.out_id.width(); ++i) {
            if (!out.care_id.bit(i)) out.out_id.set_bit(i, !out.out_id.bit(i));
        }
    };
    EXPECT_EQ(run_bench(options(), TopkUnitBench(small_topk()), "", "bench", topk(small_topk(), noise)), 0);

    const auto wrong = [](golden::TopkUnit::Out& out, std::uint64_t) {
        if (out.care_id.bit(8)) out.out_id.set_bit(8, !out.out_id.bit(8));
    };
    testing::internal::CaptureStdout();
    EXPECT_EQ(run_bench(options(), TopkUnitBench(small_topk()), "", "bench", topk(small_topk(), wrong)), 1);
    EXPECT_THAT(testing::internal::GetCapturedStdout(), HasSubstr("lowest differing bit: 8"));
}

TEST_F(Harness, MissedCoverageFails) {
    Options brief = options();
    brief.cycles = 40;
    testing::internal::CaptureStdout();
    EXPECT_EQ(run_bench(brief, TopkUnitBench(small_topk()), "", "bench", topk(small_topk())), 1);
    EXPECT_THAT(testing::internal::GetCapturedStdout(), HasSubstr("FAIL coverage cycles=40 "));
    brief.profile = "ties";
    EXPECT_EQ(run_bench(brief, TopkUnitBench(small_topk()), "", "bench", topk(small_topk())), 0);
}

TEST_F(Harness, SameSeedSameRun) {
    const auto tamper = [](golden::TopkUnit::Out& out, std::uint64_t cycle) {
        if (cycle == 20'000) out.count.set_bit(0, !out.count.bit(0));
    };
    std::vector<std::string> runs;
    for (const std::uint32_t seed : {4U, 4U, 5U}) {
        Options one = options();
        one.seed = seed;
        testing::internal::CaptureStdout();
        run_bench(one, TopkUnitBench(small_topk()), "", "bench", topk(small_topk(), tamper));
        testing::internal::GetCapturedStdout();
        runs.push_back(contents(folder_ + "/out/stimulus.replay"));
    }
    EXPECT_EQ(runs[0], runs[1]);
    EXPECT_NE(runs[0], runs[2]);
}

std::string start_error(const std::function<void(Pins&)>& rewire) {
    const auto device = topk(small_topk(), nullptr, rewire)(1, false);
    try {
        Lockstep<golden::TopkUnit>(*device, golden::TopkUnit(small_topk()),
                                   golden::TopkUnit::In(small_topk()));
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

TEST_F(Harness, PortsMustMatch) {
    EXPECT_EQ(start_error([](Pins&) {}), "");
    EXPECT_EQ(start_error([](Pins& p) { p.inputs.erase(p.inputs.begin()); }),
              "model: the model's input 'clear' is not a port of the unit");
    EXPECT_EQ(start_error([](Pins& p) { p.outputs[3].name = "counter"; }),
              "model: the model's output 'count' is not a port of the unit");
    EXPECT_EQ(start_error([](Pins& p) {
                  p.outputs.push_back({"extra", 1, p.clock.data, 1});
              }),
              "model: output 'extra' of the unit is not in the model");
    EXPECT_EQ(start_error([](Pins& p) { p.inputs[2].width = 5; }),
              "model: input 'in_score' is 5 bits in the unit and 4 in the model");
}

TEST_F(Harness, UnknownProfileAndBadReplay) {
    Options wrong = options();
    wrong.profile = "nonsense";
    EXPECT_THROW(run_bench(wrong, TopkUnitBench(small_topk()), "", "bench", topk(small_topk())),
                 std::runtime_error);

    wrong = options();
    wrong.replay = folder_ + "/bad.replay";
    const std::string heading =
        "ragrtl-replay 1\ntop model\nseed 3\ninputs reset clear in_valid in_score in_id\n";
    for (const auto& [text, message] : std::vector<std::pair<std::string, std::string>>{
             {"nothing", "bad.replay:1: 'ragrtl-replay 1' expected, 'nothing' found"},
             {heading + "1 0 0 0 0\n1 0 0 0\n", "bad.replay:6: a value is missing"},
             {heading + "1 0 0 0 9\n", "bad.replay:5: Bits: hex number '9' does not fit 3 bits"},
             {heading + "1 0 0 0 0 0\n", "bad.replay:5: more values than inputs"}}) {
        std::ofstream(wrong.replay) << text;
        try {
            run_bench(wrong, TopkUnitBench(small_topk()), "", "bench", topk(small_topk()));
            ADD_FAILURE() << "accepted: " << text;
        } catch (const std::runtime_error& error) {
            EXPECT_THAT(error.what(), HasSubstr(message));
        }
    }
}

TEST(BenchOptions, Parse) {
    const Options o =
        parse_options({"--seed", "7", "--cycles", "1000", "--embeddings", "d", "q", "384", "--trace"});
    EXPECT_EQ(o.seed, 7U);
    EXPECT_EQ(o.cycles, 1000U);
    EXPECT_EQ(o.queries_file, "q");
    EXPECT_EQ(o.dimension, 384);
    EXPECT_TRUE(o.trace);
    for (const auto& bad : std::vector<std::vector<std::string>>{{"--seed"},
                                                                 {"--seed", "0"},
                                                                 {"--seed", "-1"},
                                                                 {"--cycles", "many"},
                                                                 {"--cycles", "0"},
                                                                 {"--wrong"},
                                                                 {"--seed", "99999999999999999999"}}) {
        EXPECT_THROW(parse_options(bad), std::runtime_error) << bad.back();
    }
}

TEST(HandshakeMonitor, SeesABrokenStall) {
    StableWhileStalled watch;
    const golden::Bits a(8, 1);
    const golden::Bits b(8, 2);
    EXPECT_FALSE(watch.observe(true, false, a, false));
    EXPECT_FALSE(watch.observe(true, false, a, false));
    EXPECT_TRUE(watch.observe(true, false, b, false));
    EXPECT_TRUE(watch.observe(false, false, b, false));
    EXPECT_FALSE(watch.observe(true, true, a, false));
    EXPECT_FALSE(watch.observe(true, false, b, true));  // a reset ends the offer
    EXPECT_FALSE(watch.observe(false, false, a, false));
}

TEST(CoverageTable, CountsOnlyWhatCanBeReached) {
    Coverage coverage;
    const auto a = coverage.add("a");
    coverage.add("b");
    const auto c = coverage.add("c", false);
    coverage.hit(a);
    EXPECT_EQ(coverage.total(), 2U);
    EXPECT_EQ(coverage.reached(), 1U);
    EXPECT_THAT(coverage.missed(), ElementsAre("b"));
    EXPECT_THAT(coverage.surprises(), IsEmpty());
    coverage.hit(c);
    EXPECT_THAT(coverage.surprises(), ElementsAre("c"));
}

}  // namespace
}  // namespace ragrtl::tb
