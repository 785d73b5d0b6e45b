#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tb/embeddings.hpp"
#include "tb/rng.hpp"

namespace ragrtl::tb {

/// One compared cycle: what went in and what the model (and so the unit) showed.
template <class Model>
struct Cycle {
    typename Model::In in;
    typename Model::Out out;
    bool reset = false;
};

/// Drives a unit's inputs, cycle by cycle.
template <class Model>
class Stimulus {
  public:
    Stimulus() = default;
    Stimulus(const Stimulus&) = delete;
    Stimulus& operator=(const Stimulus&) = delete;
    virtual ~Stimulus() = default;

    /// Fills every field of `in` for the coming cycle. `previous` is null in a profile's first cycle.
    /// Everything a unit must not look at (payload without valid) is best filled with noise.
    virtual void drive(typename Model::In& in, const Cycle<Model>* previous, Rng& rng) = 0;

    /// True when there is nothing left to say, e.g. after an exhaustive walk.
    virtual bool done() const { return false; }
};

/// A named stimulus. A run's cycles are shared out by weight, in order; what a profile leaves unused goes to
/// the later ones.
template <class Model>
struct Profile {
    std::string name;
    unsigned weight = 1;
    unsigned reset_period = 0;  ///< a reset in mid-operation about once in so many cycles; 0: none
    std::function<std::unique_ptr<Stimulus<Model>>()> make;
};

/// What a bench may build profiles from.
struct Profiling {
    const Embeddings* embeddings = nullptr;  ///< null unless given on the command line
};

/// A stream of equally wide numbers; the pieces below are put together as a bench needs them.
using Numbers = std::function<golden::Bits(Rng&)>;

inline golden::Bits smallest(int width, bool is_signed) {
    golden::Bits value(width);
    if (is_signed) value.set_bit(width - 1, true);
    return value;
}
inline golden::Bits largest(int width, bool is_signed) {
    golden::Bits value = golden::Bits::ones(width);
    if (is_signed) value.set_bit(width - 1, false);
    return value;
}

/// The distinct corner values of a number: smallest, largest, all zeros, all ones, one.
inline std::vector<golden::Bits> corner_values(int width, bool is_signed) {
    std::vector<golden::Bits> distinct;
    for (const auto& value : {smallest(width, is_signed), largest(width, is_signed), golden::Bits(width),
                              golden::Bits::ones(width), golden::Bits(width, 1)}) {
        bool known = false;
        for (const auto& other : distinct) known = known || other == value;
        if (!known) distinct.push_back(value);
    }
    return distinct;
}

inline Numbers uniform(int width) {
    return [width](Rng& rng) { return rng.bits(width); };
}

inline Numbers one_of(std::vector<golden::Bits> values) {
    return [values = std::move(values)](Rng& rng) { return values[rng.below(values.size())]; };
}

/// Only `n` different values, drawn once: many ties.
inline Numbers few_values(int width, unsigned n) {
    return [width, n, values = std::vector<golden::Bits>()](Rng& rng) mutable {
        while (values.size() < n) values.push_back(rng.bits(width));
        return values[rng.below(n)];
    };
}

/// The given values in order, over and over.
inline Numbers in_order(std::vector<golden::Bits> values) {
    return [values = std::move(values), next = std::size_t{0}](Rng&) mutable {
        const std::size_t now = next;
        next = (next + 1) % values.size();
        return values[now];
    };
}

enum class Direction { up, down };

/// Climbs (or falls) by 0 .. max_step at a time from a random start; wraps around. Step 0 gives ties.
inline Numbers ramp(int width, Direction direction, unsigned max_step) {
    return [=, value = golden::Bits(width), started = false](Rng& rng) mutable {
        if (!started) {
            value = rng.bits(width);
            started = true;
            return value;
        }
        std::uint64_t carry = rng.below(std::uint64_t{max_step} + 1);
        for (int low = 0; low < width && carry != 0; low += 32) {
            const int step = std::min(32, width - low);
            const std::uint64_t part = value.get(low, step);
            const std::uint64_t sum = direction == Direction::up ? part + carry : part - carry;
            value.set(low, step, sum & ((std::uint64_t{1} << step) - 1));
            carry = (sum >> step) != 0 ? 1 : 0;
        }
        return value;
    };
}

/// Changes over from one stream to another every so many numbers.
inline Numbers mix(std::vector<Numbers> streams, unsigned max_run) {
    return [streams = std::move(streams), max_run, now = std::size_t{0},
            left = std::uint64_t{0}](Rng& rng) mutable {
        if (left == 0) {
            now = rng.below(streams.size());
            left = 1 + rng.below(max_run);
        }
        --left;
        return streams[now](rng);
    };
}

}  // namespace ragrtl::tb
