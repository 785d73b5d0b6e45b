#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/blocks/hier_similarity_calculator.hpp"
#include "golden/numerics/int_dot.hpp"
#include "tb/benches/hier_pe_stimulus.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// A document as the processing elements work on it: vectors of pes * lanes dimensions.
struct ScoredDocument {
    Int8Vector query;
    Int8Vector document;
    bool int8 = true;
    bool is_query = false;  ///< INT8, and document equals query
};

/// Delivers documents as the processing elements would, with gaps between passes. What goes without in_valid,
/// and in_query before the last pass, is noise.
class PassStream final : public Stimulus<golden::SimilarityCalculator> {
  public:
    using Model = golden::SimilarityCalculator;
    using Documents = std::function<ScoredDocument(Rng&)>;

    PassStream(const spec::SimilarityCalculator& spec, Documents documents, Gaps gaps)
        : spec_(spec), documents_(std::move(documents)), gaps_(gaps) {}

    void drive(Model::In& in, const Cycle<Model>* previous, Rng& rng) override {
        if (previous == nullptr || previous->reset) {
            pass_ = 0;
        } else if (previous->in.in_valid) {
            pass_ = pass_ == last_pass() ? 0 : pass_ + 1;
        }
        in.in_valid = gaps_.open(rng);
        in.in_pass = rng.bits(2);
        in.in_last = rng.percent(50);
        in.in_query = rng.percent(50);
        rng.fill(in.in_sums);
        if (in.in_valid) deliver(in, rng);
    }

  private:
    bool nibble() const { return spec_.passes == spec::Passes::nibble; }
    int last_pass() const { return nibble() && now_.int8 ? 3 : 0; }

    void deliver(Model::In& in, Rng& rng) {
        if (pass_ == 0) now_ = documents_(rng);
        in.in_pass = golden::Bits(2, static_cast<std::uint64_t>(pass_));
        in.in_last = pass_ == last_pass();
        if (in.in_last) in.in_query = now_.is_query;
        const int width = Model::sum_width(spec_);
        for (int pe = 0; pe < spec_.pes; ++pe)
            in.in_sums.set_slice(pe * width, golden::Bits::of_signed(width, sum_of(pe)));
    }

    std::int64_t sum_of(int pe) const {
        const auto lanes = static_cast<std::size_t>(spec_.lanes);
        const std::int8_t* query = now_.query.data() + static_cast<std::size_t>(pe) * lanes;
        const std::int8_t* document = now_.document.data() + static_cast<std::size_t>(pe) * lanes;
        if (!nibble()) return golden::dot_int8(query, document, lanes);
        const golden::NibblePasses sums = golden::nibble_passes(query, document, lanes);
        const std::array<std::int64_t, 4> by_pass{sums.high_high, sums.low_high, sums.high_low, sums.low_low};
        return by_pass[static_cast<std::size_t>(pass_)];
    }

    spec::SimilarityCalculator spec_;
    Documents documents_;
    Gaps gaps_;
    ScoredDocument now_;
    int pass_ = 0;
};

/// Bench of hier/similarity_calculator.
class SimilarityCalculatorBench {
  public:
    using Model = golden::SimilarityCalculator;

    explicit SimilarityCalculatorBench(const spec::SimilarityCalculator& spec)
        : spec_(spec), dimension_(spec.pes * spec.lanes) {
        const bool nibble = spec.passes == spec::Passes::nibble;
        back_to_back_ = coverage.add("documents without a gap");
        gap_ = coverage.add("gap inside a document", nibble);
        int4_ = coverage.add("INT4 document", nibble);
        int4_to_int8_ = coverage.add("INT8 document right behind an INT4 one", nibble);
        int8_to_int4_ = coverage.add("INT4 document right behind an INT8 one", nibble);
        int8_ = coverage.add("INT8 document");
        norm_ = coverage.add("query norm taken");
        norm_zero_ = coverage.add("query norm zero");
        norm_largest_ = coverage.add("query norm 128 * 128 in every dimension");
        dot_behind_norm_ = coverage.add("dot product right behind a query norm");
        negative_ = coverage.add("negative dot product");
        largest_ = coverage.add("largest dot product: every product -128 x -128");
        smallest_ = coverage.add("smallest dot product: every product -128 x 127");
        reset_inside_ = coverage.add("reset inside a document", nibble);
        reset_dropped_ = coverage.add("reset between a document and its dot product");
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 40'000; }

    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        const Documents random = [=, d = dimension_](Rng& rng) {
            return with_query(rng, 10, {int8_noise(d, rng), int8_noise(d, rng), rng.percent(50)});
        };
        std::vector<Profile<Model>> list;
        list.push_back(stream(
            "corners", [=] { return corners(); }, Gaps::random(20)));
        list.push_back(stream(
            "corners_back_to_back", [=] { return corners(); }, Gaps::never()));
        if (profiling.embeddings != nullptr) {
            list.push_back(stream(
                "embeddings", [=, &e = *profiling.embeddings] { return real(e); }, Gaps::never()));
        }
        list.push_back(stream(
            "random", [=] { return random; }, Gaps::never()));
        list.push_back(stream(
            "gaps", [=] { return random; }, Gaps::random(50)));
        list.push_back(stream(
            "bursts", [=] { return random; }, Gaps::bursty(8, 8)));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const bool nibble = in.nibble;
        const bool arrives = in.in_valid && !cycle.reset;
        const bool last = arrives && (!nibble || in.in_last);
        const bool first = arrives && !inside_;
        const bool int8 = !nibble || in.in_pass.to_u64() == 3;

        coverage.hit(reset_inside_, cycle.reset && inside_);
        coverage.hit(reset_dropped_, cycle.reset && last_before_ && !reset_before_);
        coverage.hit(gap_, inside_ && !in.in_valid && !cycle.reset);
        coverage.hit(back_to_back_, first && last_before_);
        coverage.hit(int4_, last && !int8);
        coverage.hit(int8_, last && int8);
        coverage.hit(int4_to_int8_, first && last_before_ && !int8_before_ && !last);
        coverage.hit(int8_to_int4_, nibble && first && last_before_ && int8_before_ && last);
        coverage.hit(dot_behind_norm_, last && !in.in_query && norm_before_);
        observe_results(cycle);

        norm_due_ = {last && in.in_query, norm_due_[0] && !cycle.reset};
        inside_ = arrives ? !last : inside_ && !cycle.reset;
        if (last) {
            norm_before_ = in.in_query;
            int8_before_ = int8;
        }
        last_before_ = last;
        reset_before_ = cycle.reset;
        return std::nullopt;
    }

  private:
    using Documents = PassStream::Documents;

    Profile<Model> stream(const std::string& name, const std::function<Documents()>& documents,
                          Gaps gaps) const {
        return {name, 1, 200,
                [=, spec = spec_] { return std::make_unique<PassStream>(spec, documents(), gaps); }};
    }

    /// Now and then the document is the query.
    static ScoredDocument with_query(Rng& rng, unsigned percent, ScoredDocument scored) {
        if (!rng.percent(percent)) return scored;
        scored.document = scored.query;
        scored.int8 = scored.is_query = true;
        return scored;
    }

    /// The same value in all dimensions, or one of two.
    Documents corners() const {
        return [d = static_cast<std::size_t>(dimension_)](Rng& rng) {
            static constexpr std::array<std::int8_t, 6> values{-128, 127, 0, -1, 15, -127};
            const auto value = [&] { return values[rng.below(values.size())]; };
            const auto vector = [&] {
                Int8Vector filled(d, value());
                const std::int8_t other = value();
                if (rng.percent(30)) {
                    for (auto& element : filled) element = rng.percent(50) ? other : element;
                }
                return filled;
            };
            return with_query(rng, 20, {vector(), vector(), rng.percent(60)});
        };
    }

    /// Consecutive slices of the embeddings' dimensions, zero beyond the last.
    Documents real(const Embeddings& embeddings) const {
        const auto size = static_cast<std::size_t>(dimension_);
        const auto whole = static_cast<std::size_t>(embeddings.dimension);
        const auto slices = (whole + size - 1) / size;
        return [=, &embeddings, n = std::size_t{0}](Rng& rng) mutable {
            const std::size_t from = n % slices * size;
            const auto part = [&](const std::vector<Int8Vector>& vectors) {
                const Int8Vector& vector = vectors[n / slices % vectors.size()];
                Int8Vector slice(size);
                for (std::size_t i = 0; i < size && from + i < whole; ++i) slice[i] = vector[from + i];
                return slice;
            };
            ScoredDocument scored{part(embeddings.queries), part(embeddings.documents), n % 3 != 0};
            ++n;
            return with_query(rng, 5, scored);
        };
    }

    void observe_results(const Cycle<Model>& cycle) {
        if (cycle.reset || reset_before_) return;
        const Model::Out& out = cycle.out;
        const std::int64_t largest = std::int64_t{128} * 128 * dimension_;
        if (norm_due_[1]) {
            const auto norm = static_cast<std::int64_t>(out.query_norm.to_u64());
            coverage.hit(norm_);
            coverage.hit(norm_zero_, norm == 0);
            coverage.hit(norm_largest_, norm == largest);
        }
        if (!out.out_valid) return;
        const std::int64_t dot = out.out_dot.to_i64();
        coverage.hit(negative_, dot < 0);
        coverage.hit(largest_, dot == largest);
        coverage.hit(smallest_, dot == std::int64_t{-128} * 127 * dimension_);
    }

    spec::SimilarityCalculator spec_;
    int dimension_;
    std::array<bool, 2> norm_due_{};  // [1]: query_norm is new in this cycle
    bool inside_ = false;
    bool last_before_ = false;  // a document ended in the previous cycle
    bool int8_before_ = false;  // the last document was INT8
    bool norm_before_ = false;  // the last document was the query
    bool reset_before_ = false;
    std::size_t back_to_back_{}, gap_{}, int4_{}, int4_to_int8_{}, int8_to_int4_{}, int8_{}, norm_{},
        norm_zero_{}, norm_largest_{}, dot_behind_norm_{}, negative_{}, largest_{}, smallest_{},
        reset_inside_{}, reset_dropped_{};
};

}  // namespace ragrtl::tb
