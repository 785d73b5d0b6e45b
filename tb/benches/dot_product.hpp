#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "golden/blocks/dot_product.hpp"
#include "tb/benches/delayed_function.hpp"

namespace ragrtl::tb {

/// Parts of real vectors, document against query: every window of `terms` elements in turn.
class EmbeddedTerms final : public Stimulus<golden::DotProduct> {
  public:
    EmbeddedTerms(const Embeddings& embeddings, int terms) : embeddings_(embeddings), terms_(terms) {}

    void drive(golden::DotProduct::In& in, const Cycle<golden::DotProduct>*, Rng&) override {
        in.in_valid = true;
        const auto& documents = embeddings_.documents;
        const auto& queries = embeddings_.queries;
        load(in.values[0], documents[(pair_ / queries.size()) % documents.size()]);
        load(in.values[1], queries[pair_ % queries.size()]);
        from_ += static_cast<std::size_t>(terms_);
        if (from_ >= static_cast<std::size_t>(embeddings_.dimension)) {
            from_ = 0;
            ++pair_;
        }
    }

  private:
    void load(golden::Bits& port, const std::vector<std::int8_t>& vector) const {
        for (int t = 0; t < terms_; ++t) {
            const std::int8_t element = vector[(from_ + static_cast<std::size_t>(t)) % vector.size()];
            port.set(8 * t, 8, static_cast<std::uint8_t>(element));
        }
    }

    const Embeddings& embeddings_;
    int terms_;
    std::size_t pair_ = 0;
    std::size_t from_ = 0;
};

/// Bench of arith/dot_product.
class DotProductBench : public DelayedFunctionBench<golden::DotProduct> {
  public:
    using DelayedFunctionBench::DelayedFunctionBench;

    /// With embeddings where both sides are signed bytes.
    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        auto list = DelayedFunctionBench::profiles(profiling);
        const spec::DotProduct& s = spec();
        const bool bytes = s.a_width == 8 && s.b_width == 8 && s.a_signed && s.b_signed;
        if (profiling.embeddings == nullptr || !bytes) return list;
        const Embeddings& embeddings = *profiling.embeddings;
        list.push_back({"embeddings", list.front().weight, 0, [&embeddings, terms = s.terms] {
                            return std::make_unique<EmbeddedTerms>(embeddings, terms);
                        }});
        return list;
    }
};

}  // namespace ragrtl::tb
