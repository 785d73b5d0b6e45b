#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ragrtl::retrieval {

/// A document that was found.
struct Hit {
    std::int64_t id;     ///< row of the corpus
    std::int64_t score;  ///< larger is better
};

/// What one query costs.
struct Cost {
    std::int64_t cycles = 0;
    std::int64_t bits_read = 0;  ///< from the memory that holds the corpus
    double energy_uj = 0;
};

/// What was found for one query, best first.
struct Answer {
    std::vector<Hit> hits;
    Cost cost;
};

/// Told what is going on, line by line; may be empty.
using Progress = std::function<void(const std::string&)>;

/// Something that answers the queries of a data set with a given setting: a golden model, or simulated
/// Verilog.
class Engine {
  public:
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    /// "golden"
    virtual std::string name() const = 0;
    /// True when the cycles and bits of its answers were counted on running hardware (Verilated RTL), false
    /// when they come from a cost model.
    virtual bool measured() const = 0;
    virtual Answer search(std::size_t query) = 0;
};

}  // namespace ragrtl::retrieval
