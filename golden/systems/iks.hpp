#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "golden/blocks/iks_element.hpp"
#include "golden/numerics/fp_dot.hpp"
#include "golden/numerics/score_order.hpp"

namespace ragrtl::golden {

/// What a search found.
struct IksAnswer {
    std::vector<IksHit> hits;  ///< best first, on a tie the lower id; at most k
    bool has_nan = false;      ///< a score was NaN: it is in no list
};

inline bool iks_before(const IksHit& a, const IksHit& b) {
    return ranks_before(score_key(a.score), a.id, score_key(b.score), b.id);
}

/// Score of a vector, an fp32 code. `format` is kFp16 or kBf16.
inline std::uint32_t iks_score(const FloatFormat& format, spec::FpAccumulator accumulate,
                               const std::uint16_t* query, const std::uint16_t* vector,
                               std::size_t dimension) {
    if (accumulate == spec::FpAccumulator::fp32) return dot_fp32(format, query, vector, dimension);
    if (format.fraction_bits == kFp16.fraction_bits) {
        return dot_exact<Fp16Accumulator>(format, query, vector, dimension);
    }
    return dot_exact<Bf16Accumulator>(format, query, vector, dimension);
}

/// Adds a scored vector to an answer, which finish_iks_answer() then brings into its order.
inline void add_iks_score(IksAnswer& answer, std::int64_t id, std::uint32_t score) {
    if (is_nan(kFp32, score)) {
        answer.has_nan = true;
    } else {
        answer.hits.push_back({id, score_of_key(score_key(score))});
    }
}

inline void finish_iks_answer(IksAnswer& answer, std::size_t k) {
    const std::size_t kept = std::min(k, answer.hits.size());
    std::partial_sort(answer.hits.begin(), answer.hits.begin() + static_cast<std::ptrdiff_t>(kept),
                      answer.hits.end(), iks_before);
    answer.hits.resize(kept);
}

inline void check_iks_dimension(std::size_t dimension) {
    constexpr std::size_t longest = 1024;
    if (dimension < 1 || dimension > longest) {
        throw std::invalid_argument("iks: dimension " + std::to_string(dimension) + ", must be 1 .. " +
                                    std::to_string(longest));
    }
}

/// The function of the `iks` system on one corpus, in integers: which vectors a query finds, and with which
/// scores.
class IksFunction {
  public:
    /// `vectors` has `count` rows of `dimension` codes of `format` (kFp16 or kBf16) and must outlive the
    /// object. Throws std::invalid_argument unless 1 <= dimension <= 1024.
    IksFunction(const FloatFormat& format, spec::FpAccumulator accumulate, const std::uint16_t* vectors,
                std::size_t count, std::size_t dimension)
        : format_(format), accumulate_(accumulate), vectors_(vectors), count_(count), dimension_(dimension) {
        check_iks_dimension(dimension);
    }

    /// The k (>= 1) best vectors for a query of `dimension` codes.
    IksAnswer search(const std::uint16_t* query, std::size_t k) const {
        IksAnswer answer;
        for (std::size_t id = 0; id < count_; ++id) {
            add_iks_score(answer, static_cast<std::int64_t>(id),
                          iks_score(format_, accumulate_, query, vectors_ + id * dimension_, dimension_));
        }
        finish_iks_answer(answer, k);
        return answer;
    }

  private:
    FloatFormat format_;
    spec::FpAccumulator accumulate_;
    const std::uint16_t* vectors_;
    std::size_t count_;
    std::size_t dimension_;
};

}  // namespace ragrtl::golden
