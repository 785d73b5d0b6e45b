#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "golden/numerics/bits.hpp"
#include "tb/benches/hier_rules.hpp"

namespace ragrtl::tb {

/// How far a search has come, as far as the rows that were read tell.
enum class HierStage { query, scan, copy, rerank, last_scores };
inline constexpr std::size_t hier_stages = 5;

/// A search as it is seen from outside: what was configured, what memory gave, what must come out. Written
/// without any of the models: dot products and ranking from the bits that crossed the ports.
class HierWatch {
  public:
    explicit HierWatch(const spec::HierSystem& spec, HierConfig config = {})
        : spec_(spec), config_(std::move(config)) {}

    struct Hit {
        std::int64_t id, dot, norm;
    };

    std::map<std::uint64_t, golden::Bits> rows;  ///< by address
    std::map<std::uint64_t, std::uint32_t> norms;
    std::uint64_t rows_read = 0;
    std::uint64_t busy_cycles = 0;

    std::uint32_t at(const std::string& name) const { return config_.at(name); }
    bool cosine() const { return at("inner_product") == 0; }
    bool two_stages() const { return at("mode") == 0 && at("candidates") < at("documents"); }
    bool scans_int4() const { return at("mode") == 2 || two_stages(); }

    /// The results, best first. Throws std::out_of_range when a row that they depend on was not read.
    std::vector<Hit> results() const {
        std::vector<Hit> list;
        if (at("documents") == 0) return list;
        const bool nibble_query = scans_int4() && is_nibble();
        const std::vector<std::int64_t> query =
            nibble_query ? values(at("query_base") + std::uint64_t{8}, 4) : values(at("query_base"), 8);
        for (std::int64_t id = 0; id < at("documents"); ++id) {
            list.push_back({id, dot(query, id, scans_int4() ? 4 : 8), norm(id)});
        }
        rank(list, two_stages() ? at("candidates") : at("top_k"));
        if (!two_stages()) return list;
        std::sort(list.begin(), list.end(), [](const Hit& a, const Hit& b) { return a.id < b.id; });
        const std::vector<std::int64_t> whole_query = values(at("query_base"), 8);
        for (Hit& hit : list) hit.dot = dot(whole_query, hit.id, 8);
        rank(list, at("top_k"));
        return list;
    }

    std::int64_t query_norm() const {
        std::int64_t sum = 0;
        for (const std::int64_t one : values(at("query_base"), 8)) sum += one * one;
        return sum;
    }

    std::uint64_t expected_rows() const {
        if (at("documents") == 0) return 0;
        return rows_of_scan() + (two_stages() ? rows_of_high() + std::uint64_t{at("candidates")} * 8 : 0);
    }

    HierStage stage() const {
        if (rows_read < rows_of_query()) return HierStage::query;
        if (rows_read < rows_of_scan()) return HierStage::scan;
        if (two_stages() && rows_read <= rows_of_scan() + rows_of_high()) return HierStage::copy;
        return rows_read < expected_rows() ? HierStage::rerank : HierStage::last_scores;
    }

  private:
    bool is_nibble() const { return spec_.pe_kind == spec::PeKind::nibble; }
    std::uint64_t rows_of_query() const { return is_nibble() && scans_int4() ? 20 : 16; }
    std::uint64_t rows_of_scan() const {
        return rows_of_query() + std::uint64_t{at("documents")} * (scans_int4() ? 4 : 8);
    }
    /// The nibble PEs' query is replaced by the high half of the INT8 one.
    std::uint64_t rows_of_high() const { return is_nibble() ? 4 : 0; }

    /// The vector at an address, from its first `planes` rows.
    std::vector<std::int64_t> values(std::uint64_t address, int planes) const {
        std::vector<std::int64_t> list(at("dimension"), 0);
        for (int plane = 0; plane < planes; ++plane) {
            const std::int64_t weight = std::int64_t{1} << (planes - 1 - plane);
            const golden::Bits& row = rows.at(address + static_cast<std::uint64_t>(plane));
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (row.bit(static_cast<int>(i))) list[i] += plane == 0 ? -weight : weight;
            }
        }
        return list;
    }

    std::int64_t dot(const std::vector<std::int64_t>& query, std::int64_t id, int planes) const {
        const std::vector<std::int64_t> document =
            values(at("document_base") + 8 * static_cast<std::uint64_t>(id), planes);
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < query.size(); ++i) sum += query[i] * document[i];
        return sum;
    }

    std::int64_t norm(std::int64_t id) const {
        return cosine() ? norms.at(at("norm_base") + static_cast<std::uint64_t>(id)) : 0;
    }

    bool beats(const Hit& a, const Hit& b) const {
        if (!cosine()) return a.dot > b.dot;
        const auto side = [](const Hit& one, const Hit& other) {
            return static_cast<__int128>(one.dot) * std::abs(one.dot) * std::max<std::int64_t>(other.norm, 1);
        };
        return side(a, b) > side(b, a);
    }

    void rank(std::vector<Hit>& list, std::size_t limit) const {
        std::stable_sort(list.begin(), list.end(), [&](const Hit& a, const Hit& b) { return beats(a, b); });
        if (list.size() > limit) list.resize(limit);
    }

    spec::HierSystem spec_;
    HierConfig config_;
};

/// Follows one read port from outside: what was asked for and what has come.
class HierPortWatch {
  public:
    /// The address of the word that came in this cycle, or nothing; responses without a request are `stray`.
    std::optional<std::uint64_t> observe(bool requested, std::uint64_t address, std::uint64_t length,
                                         bool response) {
        std::optional<std::uint64_t> word;
        stray = response && due_.empty();
        if (response && !due_.empty()) {
            word = due_.front();
            due_.pop_front();
        }
        if (requested) {
            for (std::uint64_t i = 0; i < length; ++i) due_.push_back(address + i);
        }
        return word;
    }
    void forget() { due_.clear(); }

    bool stray = false;

  private:
    std::deque<std::uint64_t> due_;
};

}  // namespace ragrtl::tb
