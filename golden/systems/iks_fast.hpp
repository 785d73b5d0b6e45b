#pragma once

#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <queue>

#include "golden/systems/iks.hpp"

namespace ragrtl::golden {

/// What IksFunction finds in fp16 vectors, bit for bit, at the speed of the processor's `float`.
///
/// A product of two fp16 numbers is exact in fp32, so summing `lanes` vectors side by side in ascending
/// dimension is the `fp32` accumulator itself. For the exact one it is an estimate: of the sum of n products
/// it is wrong by at most g |q| |v|, g = n 2^-24 / (1 - n 2^-24). The k-th largest of the least scores that
/// this leaves possible is reached by k vectors; whatever cannot reach it is out, the rest is scored in
/// integers. Rounding to fp32 keeps the order, so it is done with both bounds.
class IksFastFunction {
  public:
    /// As IksFunction; `vectors` must outlive the object.
    IksFastFunction(spec::FpAccumulator accumulate, const std::uint16_t* vectors, std::size_t count,
                    std::size_t dimension)
        : accumulate_(accumulate),
          vectors_(vectors),
          count_(count),
          dimension_(dimension),
          columns_((count + lanes - 1) / lanes * lanes * dimension),
          norms_(count) {
        check_iks_dimension(dimension);
        for (std::size_t id = 0; id < count; ++id) {
            const std::uint16_t* const codes = vectors + id * dimension;
            for (std::size_t j = 0; j < dimension; ++j) {
                columns_[(id / lanes * dimension + j) * lanes + id % lanes] = value(codes[j]);
            }
            norms_[id] = norm(codes);
        }
    }

    /// Answers to `queries` queries, which lie one behind the other.
    std::vector<IksAnswer> search(const std::uint16_t* queries, std::size_t query_count,
                                  std::size_t k) const {
        constexpr std::size_t batch = 64;
        std::vector<IksAnswer> answers;
        for (std::size_t first = 0; first < query_count; first += batch) {
            search_batch(queries + first * dimension_, std::min(batch, query_count - first), k, answers);
        }
        return answers;
    }

  private:
    static constexpr std::size_t lanes = 16;

    /// The k-th largest of the numbers so far, NaNs passed over; minus infinity while there are fewer.
    class KthLargest {
      public:
        explicit KthLargest(std::size_t k) : k_(k) {}
        void add(float number) {
            if (std::isnan(number) || (kept_.size() == k_ && number <= kept_.top())) return;
            if (kept_.size() == k_) kept_.pop();
            kept_.push(number);
        }
        float value() const {
            return kept_.size() < k_ ? -std::numeric_limits<float>::infinity() : kept_.top();
        }

      private:
        std::size_t k_;
        std::priority_queue<float, std::vector<float>, std::greater<>> kept_;
    };

    static float value(std::uint16_t code) {
        const std::uint32_t fp32 = encode(kFp32, decode(kFp16, code));
        float result = 0;
        std::memcpy(&result, &fp32, sizeof result);
        return result;
    }
    static std::uint32_t code_of(float value) {
        std::uint32_t code = 0;
        std::memcpy(&code, &value, sizeof code);
        return is_nan(kFp32, code) ? kFp32.nan() : code;
    }

    /// Not below the true one; not finite where an element is not.
    double norm(const std::uint16_t* codes) const {
        double sum = 0;
        for (std::size_t j = 0; j < dimension_; ++j) sum += double{value(codes[j])} * value(codes[j]);
        return std::sqrt(sum) * (1 + 1e-6);
    }

    void search_batch(const std::uint16_t* queries, std::size_t query_count, std::size_t k,
                      std::vector<IksAnswer>& answers) const {
        std::vector<float> elements(query_count * dimension_);
        std::transform(queries, queries + elements.size(), elements.begin(), value);
        const std::size_t padded = columns_.size() / dimension_;
        std::vector<float> sums(query_count * padded);
        for (std::size_t block = 0; block < padded / lanes; ++block) {  // which stays in the nearest cache
            for (std::size_t q = 0; q < query_count; q += 2) {
                const std::size_t other = std::min(q + 1, query_count - 1);
                sum_block(block, elements.data() + q * dimension_, elements.data() + other * dimension_,
                          sums.data() + q * padded + block * lanes,
                          sums.data() + other * padded + block * lanes);
            }
        }
        for (std::size_t q = 0; q < query_count; ++q) {
            answers.push_back(accumulate_ == spec::FpAccumulator::fp32
                                  ? best(sums.data() + q * padded, k)
                                  : best_exact(queries + q * dimension_, sums.data() + q * padded, k));
        }
    }

    /// Sums of two queries and the vectors of a block, in as many registers as every processor has.
    void sum_block(std::size_t block, const float* query_a, const float* query_b, float* sums_a,
                   float* sums_b) const {
        using Four = float __attribute__((vector_size(16)));
        static_assert(lanes == 4 * sizeof(Four) / sizeof(float));
        const float* column = columns_.data() + block * dimension_ * lanes;
        std::array<Four, 4> a{};
        std::array<Four, 4> b{};
        for (std::size_t j = 0; j < dimension_; ++j, column += lanes) {
            std::array<Four, 4> elements;
            std::memcpy(&elements, column, sizeof elements);
            for (std::size_t part = 0; part < elements.size(); ++part) {
                a[part] += query_a[j] * elements[part];
                b[part] += query_b[j] * elements[part];
            }
        }
        std::memcpy(sums_a, &a, sizeof a);
        std::memcpy(sums_b, &b, sizeof b);
    }

    IksAnswer best(const float* sums, std::size_t k) const {
        KthLargest least(k);
        for (std::size_t id = 0; id < count_; ++id) least.add(sums[id]);
        IksAnswer answer;
        for (std::size_t id = 0; id < count_; ++id) {
            if (sums[id] < least.value()) continue;  // not a NaN
            add_iks_score(answer, static_cast<std::int64_t>(id), code_of(sums[id]));
        }
        finish_iks_answer(answer, k);
        return answer;
    }

    IksAnswer best_exact(const std::uint16_t* query, const float* sums, std::size_t k) const {
        const double n_u = std::ldexp(static_cast<double>(dimension_), -24);
        const double error_per_norm = n_u / (1 - n_u) * norm(query);
        KthLargest least(k);
        for (std::size_t id = 0; id < count_; ++id) {
            least.add(static_cast<float>(sums[id] - error_per_norm * norms_[id]));
        }
        IksAnswer answer;
        for (std::size_t id = 0; id < count_; ++id) {
            // A NaN stays: an element is not finite.
            if (static_cast<float>(sums[id] + error_per_norm * norms_[id]) < least.value()) continue;
            add_iks_score(answer, static_cast<std::int64_t>(id),
                          iks_score(kFp16, accumulate_, query, vectors_ + id * dimension_, dimension_));
        }
        finish_iks_answer(answer, k);
        return answer;
    }

    spec::FpAccumulator accumulate_;
    const std::uint16_t* vectors_;
    std::size_t count_;
    std::size_t dimension_;
    std::vector<float> columns_;  // blocks of `lanes` vectors, element by element
    std::vector<double> norms_;
};

}  // namespace ragrtl::golden
