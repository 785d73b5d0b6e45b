#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "golden/numerics/cosine_order.hpp"
#include "golden/numerics/int_dot.hpp"
#include "golden/numerics/score_order.hpp"

namespace ragrtl::golden {

/// What `hier` does with a query; the two single-stage modes are the paper's baselines.
enum class HierMode : std::uint8_t {
    hierarchical,  ///< INT4 scan of all documents, INT8 ranking of the candidates
    int8,          ///< INT8 scan of all documents
    int4,          ///< INT4 scan of all documents
};

/// By what documents are ordered; exact in either case. The score is the dot product in both.
enum class HierMetric : std::uint8_t { mips, cosine };

/// Which processing element does the INT4 scan.
enum class HierPeKind : std::uint8_t {
    nibble,     ///< query nibble times document nibble
    bitserial,  ///< INT8 query times document nibble
};

/// One search. The published setting is 50 candidates, of which the best 5 are given.
struct HierSearch {
    HierMode mode = HierMode::hierarchical;
    HierMetric metric = HierMetric::mips;
    HierPeKind pe = HierPeKind::nibble;
    QueryNibble query_nibble = QueryNibble::rounded;  ///< of the nibble PE's INT4 scan
    std::int64_t candidates = 50;                     ///< that stage 1 hands to stage 2, >= k
    std::int64_t k = 5;                               ///< length of the result, >= 1
};

/// Stage 1 is left out where it could reject nothing: every document is a candidate.
constexpr bool hier_skips_stage1(HierMode mode, std::int64_t candidates, std::int64_t documents) {
    return mode == HierMode::hierarchical && candidates >= documents;
}

/// A document in a list.
struct HierHit {
    std::int64_t id;
    std::int64_t dot;           ///< with the query: INT8, or of the INT4 scan
    std::int64_t squared_norm;  ///< of the INT8 document

    friend bool operator==(const HierHit& a, const HierHit& b) {
        return a.id == b.id && a.dot == b.dot && a.squared_norm == b.squared_norm;
    }
};

/// What a search found.
struct HierAnswer {
    std::vector<HierHit> candidates;  ///< of stage 1, by ascending id; empty when there was no stage 1
    std::vector<HierHit> hits;        ///< best first; min(documents, k) of them
};

/// True when a stands before b: better by the metric, on a tie the lower id.
inline bool hier_before(HierMetric metric, const HierHit& a, const HierHit& b) {
    if (metric == HierMetric::mips) return ranks_before(a.dot, a.id, b.dot, b.id);
    const CosineScore cosine_a{a.dot, a.squared_norm};
    const CosineScore cosine_b{b.dot, b.squared_norm};
    return cosine_beats(cosine_a, cosine_b) || (a.id < b.id && !cosine_beats(cosine_b, cosine_a));
}

/// The function of the `hier` system on one corpus: which documents a query finds, and with which scores.
/// Integers only, exact for every INT8 value (-128 included).
class HierFunction {
  public:
    /// `documents` has `count` rows of `dimension` values and must outlive the object.
    /// Throws std::invalid_argument unless 1 <= dimension <= 131071 (a dot product fits 32 bits).
    HierFunction(const std::int8_t* documents, std::size_t count, std::size_t dimension)
        : documents_(documents),
          count_(count),
          dimension_(dimension),
          nibbles_(count * dimension),
          norms_(count) {
        if (dimension < 1 || dimension > kLargestDimension) {
            throw std::invalid_argument("hier: dimension " + std::to_string(dimension) + ", must be 1 .. " +
                                        std::to_string(kLargestDimension));
        }
        for (std::size_t i = 0; i < nibbles_.size(); ++i) {
            nibbles_[i] = static_cast<std::int8_t>(high_nibble(documents[i]));
        }
        for (std::size_t id = 0; id < count; ++id) {
            norms_[id] = squared_norm(documents + id * dimension, dimension);
        }
    }

    std::int64_t documents() const { return static_cast<std::int64_t>(count_); }
    std::size_t dimension() const { return dimension_; }

    /// Searches for one query of dimension() values. Throws std::invalid_argument for k < 1, and in
    /// hierarchical mode for candidates < k.
    HierAnswer search(const std::int8_t* query, const HierSearch& options) const {
        check(options);
        const bool two_stages = options.mode == HierMode::hierarchical &&
                                !hier_skips_stage1(options.mode, options.candidates, documents());
        if (options.mode == HierMode::int4 || two_stages) {
            std::vector<HierHit> found =
                best(int4_scan(query, options), options.metric, two_stages ? options.candidates : options.k);
            if (!two_stages) return {{}, found};
            std::sort(found.begin(), found.end(),
                      [](const HierHit& a, const HierHit& b) { return a.id < b.id; });
            std::vector<HierHit> reranked = found;
            for (HierHit& hit : reranked) hit.dot = int8_dot(query, static_cast<std::size_t>(hit.id));
            return {found, best(std::move(reranked), options.metric, options.k)};
        }
        std::vector<HierHit> all = every_document();
        for (HierHit& hit : all) hit.dot = int8_dot(query, static_cast<std::size_t>(hit.id));
        return {{}, best(std::move(all), options.metric, options.k)};
    }

  private:
    static constexpr std::size_t kLargestDimension = 131071;

    static void check(const HierSearch& options) {
        if (options.k < 1) throw std::invalid_argument("hier: k must be at least 1");
        if (options.mode == HierMode::hierarchical && options.candidates < options.k) {
            throw std::invalid_argument("hier: fewer candidates than k");
        }
    }

    // 32 bits are enough and let the compiler use the processor's multiply-add of short vectors.
    static std::int32_t short_dot(const std::int8_t* a, const std::int8_t* b, std::size_t n) {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < n; ++i) {
            sum += static_cast<std::int16_t>(a[i]) * static_cast<std::int16_t>(b[i]);
        }
        return sum;
    }

    std::int64_t int8_dot(const std::int8_t* query, std::size_t id) const {
        return short_dot(query, documents_ + id * dimension_, dimension_);
    }

    std::vector<HierHit> every_document() const {
        std::vector<HierHit> all(count_);
        for (std::size_t id = 0; id < count_; ++id) all[id] = {static_cast<std::int64_t>(id), 0, norms_[id]};
        return all;
    }

    std::vector<HierHit> int4_scan(const std::int8_t* query, const HierSearch& options) const {
        std::vector<std::int8_t> operand(query, query + dimension_);
        if (options.pe == HierPeKind::nibble) {
            for (std::int8_t& value : operand) {
                value = static_cast<std::int8_t>(options.query_nibble == QueryNibble::rounded
                                                     ? rounded_nibble(value)
                                                     : high_nibble(value));
            }
        }
        std::vector<HierHit> all = every_document();
        for (std::size_t id = 0; id < count_; ++id) {
            all[id].dot = short_dot(operand.data(), nibbles_.data() + id * dimension_, dimension_);
        }
        return all;
    }

    static std::vector<HierHit> best(std::vector<HierHit> all, HierMetric metric, std::int64_t k) {
        const auto kept = std::min(k, static_cast<std::int64_t>(all.size()));
        const auto before = [metric](const HierHit& a, const HierHit& b) {
            return hier_before(metric, a, b);
        };
        std::partial_sort(all.begin(), all.begin() + kept, all.end(), before);
        all.resize(static_cast<std::size_t>(kept));
        return all;
    }

    const std::int8_t* documents_;
    std::size_t count_;
    std::size_t dimension_;
    std::vector<std::int8_t> nibbles_;  // of the documents
    std::vector<std::int64_t> norms_;   // squared
};

}  // namespace ragrtl::golden
