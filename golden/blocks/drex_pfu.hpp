#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "gen/spec/drex_pfu.hpp"
#include "golden/numerics/bits.hpp"
#include "golden/numerics/sign_bits.hpp"

namespace ragrtl::golden {

/// Function layer: bit v tells whether vector v agrees with any of the queries in the signs of at least
/// `threshold` of the first n dimensions.
inline Bits concordance_bitmap(const std::vector<SignBits>& vectors, const std::vector<SignBits>& queries,
                               std::size_t n, std::size_t threshold) {
    Bits bitmap(static_cast<int>(vectors.size()));
    for (std::size_t v = 0; v < vectors.size(); ++v) {
        for (const SignBits& query : queries) {
            if (sign_matches(vectors[v], query, n) >= threshold) bitmap.set_bit(static_cast<int>(v), true);
        }
    }
    return bitmap;
}

/// Cycle layer of drex/pfu. A legal start is followed by the cycles in which the counters are set, then by
/// the columns. One cycle after the last column it is counted, and from the next on the bitmap moves to the
/// output in the first cycle in which that is empty or taken.
class DrexPfu {
  public:
    struct In {
        explicit In(const spec::DrexPfu& spec)
            : threshold(spec.csb_width + 1),
              dimension(spec.csb_width),
              active_queries(index_width(std::int64_t{spec.queries} + 1)),
              column(dimensions(spec) * (spec.vectors / dimensions(spec))) {
            if (spec.query_store) {
                query_addr.emplace(index_width(words(spec)));
                query_signs.emplace(spec.queries * dimensions(spec));
            } else {
                column_signs.emplace(spec.queries * dimensions(spec));
            }
        }
        bool start_valid = false;
        Bits threshold;
        Bits dimension;
        Bits active_queries;
        bool query_valid = false;         // with a query-sign store
        std::optional<Bits> query_addr;   // with a query-sign store
        std::optional<Bits> query_signs;  // with a query-sign store
        bool column_valid = false;
        Bits column;
        std::optional<Bits> column_signs;  // without a query-sign store
        bool bitmap_ready = false;

        template <class V>
        void visit(V&& v) {
            v("start_valid", start_valid);
            v("threshold", threshold);
            v("dimension", dimension);
            v("active_queries", active_queries);
            if (query_addr) {
                v("query_valid", query_valid);
                v("query_addr", *query_addr);
                v("query_signs", *query_signs);
            }
            v("column_valid", column_valid);
            v("column", column);
            if (column_signs) v("column_signs", *column_signs);
            v("bitmap_ready", bitmap_ready);
        }
    };

    struct Out {
        explicit Out(const spec::DrexPfu& spec)
            : has_store(spec.query_store), bitmap(spec.vectors), care_bitmap(spec.vectors) {}
        bool has_store;
        bool start_ready = true;  // no pass is under way
        bool config_error = false;
        bool column_ready = false;
        bool bitmap_valid = false;
        Bits bitmap;
        Bits care_bitmap;

        template <class V>
        void visit(V&& v) const {
            v("start_ready", start_ready);
            v("config_error", config_error);
            if (has_store) v("query_ready", start_ready);
            v("column_ready", column_ready);
            v("bitmap_valid", bitmap_valid);
            v("bitmap", bitmap, care_bitmap);
            v("busy", !start_ready);
        }
    };

    /// Dimensions in a column, and words of the query-sign store.
    static int dimensions(const spec::DrexPfu& spec) {
        return spec.architecture == spec::PfuArchitecture::packed ? spec.pack : 1;
    }
    static std::int64_t words(const spec::DrexPfu& spec) {
        return (std::int64_t{spec.dimensions} + dimensions(spec) - 1) / dimensions(spec);
    }
    /// Columns of a pass.
    static std::int64_t columns(const spec::DrexPfu& spec, std::int64_t dimension) {
        const std::int64_t together = spec.vectors / dimensions(spec);
        const std::int64_t groups = (spec.vectors + together - 1) / together;
        return groups * ((dimension + dimensions(spec) - 1) / dimensions(spec));
    }
    /// Cycles between a start and the first one in which a column is taken.
    static int preparation(const spec::DrexPfu& spec) {
        switch (spec.architecture) {
            case spec::PfuArchitecture::lfsr: return 2 * spec.csb_width;
            case spec::PfuArchitecture::packed: return 0;
            case spec::PfuArchitecture::paper: break;
        }
        return 1;
    }

    explicit DrexPfu(const spec::DrexPfu& spec)
        : spec_(spec),
          store_(static_cast<std::size_t>(spec.query_store ? words(spec) : 0),
                 Bits(spec.queries * dimensions(spec))),
          out_(spec) {}

    /// Idle; the query signs stay.
    void reset() {
        phase_ = Phase::idle;
        error_ = false;
        offered_.reset();
    }

    /// What the outputs show in this cycle; then takes the clock edge.
    const Out& tick(const In& in) {
        show();
        if (in.bitmap_ready) offered_.reset();
        switch (phase_) {
            case Phase::idle:
                if (in.query_valid && in.query_addr->to_u64() < store_.size())
                    store_[in.query_addr->to_u64()] = *in.query_signs;
                if (in.start_valid) start(in);
                break;
            case Phase::preparing:
                if (--wait_ == 0) phase_ = Phase::counting;
                break;
            case Phase::counting:
                if (in.column_valid) take(in);
                break;
            case Phase::settling: phase_ = Phase::done; break;
            case Phase::done:
                if (offered_) break;
                offered_ = concordance_bitmap(vectors_, queries_, dimension_, threshold_);
                phase_ = Phase::idle;
                break;
        }
        return out_;
    }

  private:
    enum class Phase : std::uint8_t { idle, preparing, counting, settling, done };

    void start(const In& in) {
        const std::uint64_t dimension = in.dimension.to_u64();
        const std::uint64_t active = in.active_queries.to_u64();
        error_ = dimension < 1 || dimension > static_cast<std::uint64_t>(spec_.dimensions) ||
                 active > static_cast<std::uint64_t>(spec_.queries);
        if (error_) return;
        dimension_ = dimension;
        threshold_ = in.threshold.to_u64();
        // With room for a last column that reaches beyond the dimensions.
        const SignBits none((dimension_ + static_cast<std::size_t>(dimensions(spec_)) + 63) / 64, 0);
        vectors_.assign(static_cast<std::size_t>(spec_.vectors), none);
        queries_.assign(active, none);
        taken_ = 0;
        wait_ = preparation(spec_);
        phase_ = wait_ > 0 ? Phase::preparing : Phase::counting;
    }

    static void put(SignBits& signs, std::size_t dimension, bool sign) {
        signs.at(dimension / 64) |= std::uint64_t{sign} << (dimension % 64);
    }

    void take(const In& in) {
        const auto together = static_cast<std::int64_t>(spec_.vectors / dimensions(spec_));
        const auto dims = static_cast<std::int64_t>(dimensions(spec_));
        const std::int64_t chunks = (static_cast<std::int64_t>(dimension_) + dims - 1) / dims;
        const std::int64_t group = taken_ / chunks;
        const std::int64_t chunk = taken_ % chunks;
        const Bits& signs = spec_.query_store ? store_[static_cast<std::size_t>(chunk)] : *in.column_signs;
        for (std::int64_t i = 0; i < dims; ++i) {
            const auto dimension = static_cast<std::size_t>(chunk * dims + i);
            for (std::int64_t v = 0; v < together && group * together + v < spec_.vectors; ++v)
                put(vectors_[static_cast<std::size_t>(group * together + v)], dimension,
                    in.column.bit(static_cast<int>(v * dims + i)));
            if (group > 0) continue;
            for (std::size_t q = 0; q < queries_.size(); ++q)
                put(queries_[q], dimension,
                    signs.bit(static_cast<int>(static_cast<std::int64_t>(q) * dims + i)));
        }
        if (++taken_ == columns(spec_, static_cast<std::int64_t>(dimension_))) phase_ = Phase::settling;
    }

    void show() {
        out_.start_ready = phase_ == Phase::idle;
        out_.config_error = error_;
        out_.column_ready = phase_ == Phase::counting;
        out_.bitmap_valid = offered_.has_value();
        out_.care_bitmap.fill(out_.bitmap_valid);
        if (offered_) out_.bitmap = *offered_;
    }

    spec::DrexPfu spec_;
    std::vector<Bits> store_;
    Phase phase_ = Phase::idle;
    bool error_ = false;
    int wait_ = 0;  // cycles of preparation left
    std::size_t dimension_ = 0;
    std::size_t threshold_ = 0;
    std::int64_t taken_ = 0;         // columns
    std::vector<SignBits> vectors_;  // of the pass
    std::vector<SignBits> queries_;  // the active ones
    std::optional<Bits> offered_;
    Out out_;
};

}  // namespace ragrtl::golden
