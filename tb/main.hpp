#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "tb/run_bench.hpp"
#include "tb/verilated_device.hpp"

namespace ragrtl::tb {

/// main() of a unit's bench; a bundle's bench.cpp calls it.
template <class Dut, class Ports, class Bench>
int bench_main(int argc, char** argv, const Bench& bench, const std::string& config) {
    return guarded_main(argc, argv, [&](const Options& options) {
        return run_bench(options, bench, config, this_program(argv[0]), [](std::uint32_t seed, bool traced) {
            return std::unique_ptr<Device>(std::make_unique<VerilatedDevice<Dut, Ports>>(seed, traced));
        });
    });
}

}  // namespace ragrtl::tb
