#include <gtest/gtest.h>

#include "gen/flow/timing.hpp"

namespace ragrtl::flow {
namespace {

// As OpenSTA 2.0.17 prints it.
const char* const printed = R"(Warning: There are 3 input ports missing set_input_delay.
== reg2reg
Startpoint: a_rather_long_generate_block[17].valid_q_reg
            (rising edge-triggered flip-flop clocked by clk)
Endpoint: q[3]_reg (rising edge-triggered flip-flop clocked by clk)
Path Group: clk
Path Type: max

       Delay        Time   Description
-----------------------------------------------------------------
    0.000000    0.000000   clock clk (rise edge)
    0.000000    0.000000   clock network delay (ideal)
    0.000000    0.000000 ^ a_rather_long_generate_block[17].valid_q_reg/CLK (DFFSR)
    0.292300    0.292300 v a_rather_long_generate_block[17].valid_q_reg/Q (DFFSR)
    0.132200    0.424500 ^ _15_/Y (NAND2X1)
    0.000000    0.424500 ^ q[3]_reg/D (DFFSR)
                0.424500   data arrival time

    0.400000    0.400000   clock clk (rise edge)
    0.000000    0.400000   clock network delay (ideal)
    0.000000    0.400000   clock reconvergence pessimism
                0.400000 ^ q[3]_reg/CLK (DFFSR)
   -0.091500    0.308500   library setup time
                0.308500   data required time
-----------------------------------------------------------------
                0.308500   data required time
               -0.424500   data arrival time
-----------------------------------------------------------------
               -0.116000   slack (VIOLATED)


== in2reg
No paths found.
== reg2out
== in2out
Startpoint: a[0] (input port clocked by clk)
Endpoint: thru[0] (output port clocked by clk)
    0.000000    0.000000 ^ a[0] (in)
    0.000000    0.000000 ^ thru[0] (out)
                0.400000   slack (MET)
)";

TEST(FlowTiming, ReadsWhatOpenStaPrints) {
    const std::vector<PathGroup> groups = parse_timing_report(printed, 0.4);
    ASSERT_EQ(groups.size(), 2U);
    const PathGroup& path = groups[0];
    EXPECT_EQ(path.name, "reg2reg");
    EXPECT_EQ(path.from, "a_rather_long_generate_block[17].valid_q");
    EXPECT_EQ(path.to, "q[3]");
    EXPECT_DOUBLE_EQ(path.min_period_ns, 0.516);
    EXPECT_DOUBLE_EQ(path.setup_ns, 0.0915);
    ASSERT_EQ(path.stages.size(), 4U);
    EXPECT_EQ(path.stages[1].pin, "a_rather_long_generate_block[17].valid_q_reg/Q");
    EXPECT_FALSE(path.stages[1].rising);
    EXPECT_DOUBLE_EQ(path.stages[2].delay_ns, 0.1322);
    EXPECT_DOUBLE_EQ(path.stages[2].arrival_ns, 0.4245);
    EXPECT_EQ(path.stages[2].cell, "NAND2X1");
    EXPECT_EQ(groups[1].name, "in2out");
    EXPECT_DOUBLE_EQ(groups[1].min_period_ns, 0);
}

TEST(FlowTiming, WorstGroupLimitsTheClock) {
    Timing timing;
    EXPECT_EQ(timing.worst(), nullptr);
    EXPECT_EQ(timing.min_period_ns(), 0);
    timing.groups = parse_timing_report(printed, 0.4);
    EXPECT_EQ(timing.worst()->name, "reg2reg");
    EXPECT_DOUBLE_EQ(timing.min_period_ns(), 0.516);
}

}  // namespace
}  // namespace ragrtl::flow
