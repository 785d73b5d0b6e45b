#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "golden/systems/hier_cycle.hpp"
#include "tb/lockstep.hpp"

namespace ragrtl::tb {

/// A search as it is seen from outside: what was configured, what memory gave, what must come out. Written
/// without any of the models: dot products and ranking from the bits that crossed the ports.
class HierWatch {
  public:
    explicit HierWatch(const spec::HierSystem& spec) : spec_(spec) {}

    struct Hit {
        std::int64_t id, dot, norm;
    };

    std::map<std::string, std::uint32_t> config;  ///< at the start
    std::map<std::uint64_t, golden::Bits> rows;   ///< read since the start
    std::map<std::uint64_t, std::uint32_t> norms;

    bool cosine() const { return at("inner_product") == 0; }
    bool two_stages() const { return at("mode") == 0 && at("candidates") < at("documents"); }
    bool scans_int4() const { return at("mode") == 2 || two_stages(); }
    std::uint32_t at(const std::string& name) const { return config.at(name); }

    /// The results, best first. Throws std::out_of_range when a row that they depend on was not read.
    std::vector<Hit> results() const {
        const std::int64_t documents = at("documents");
        std::vector<Hit> list;
        for (std::int64_t id = 0; id < documents; ++id) list.push_back({id, dot(id, scans_int4()), norm(id)});
        rank(list, two_stages() ? at("candidates") : at("top_k"));
        if (!two_stages()) return list;
        std::sort(list.begin(), list.end(), [](const Hit& a, const Hit& b) { return a.id < b.id; });
        for (Hit& hit : list) hit.dot = dot(hit.id, false);
        rank(list, at("top_k"));
        return list;
    }

    std::int64_t query_norm() const {
        std::int64_t sum = 0;
        for (int lane = 0; lane < static_cast<int>(at("dimension")); ++lane) {
            const std::int64_t one = value(at("query_base"), 8, lane);
            sum += one * one;
        }
        return sum;
    }

    std::uint64_t expected_rows() const {
        const bool nibble = spec_.pe_kind == spec::PeKind::nibble;
        std::uint64_t count = 16 + std::uint64_t{at("documents")} * (scans_int4() ? 4 : 8);
        if (nibble && scans_int4()) count += 4;
        if (two_stages()) count += (nibble ? 4 : 0) + std::uint64_t{at("candidates")} * 8;
        return count;
    }

  private:
    std::int64_t value(std::uint64_t address, int planes, int lane) const {
        std::int64_t sum = 0;
        for (int plane = 0; plane < planes; ++plane) {
            const std::int64_t weight = std::int64_t{1} << (planes - 1 - plane);
            if (rows.at(address + static_cast<std::uint64_t>(plane)).bit(lane))
                sum += plane == 0 ? -weight : weight;
        }
        return sum;
    }

    std::int64_t dot(std::int64_t id, bool int4) const {
        const std::uint64_t query = at("query_base");
        const std::uint64_t document = at("document_base") + 8 * static_cast<std::uint64_t>(id);
        const bool nibble_query = int4 && spec_.pe_kind == spec::PeKind::nibble;
        std::int64_t sum = 0;
        for (int lane = 0; lane < static_cast<int>(at("dimension")); ++lane) {
            sum += (nibble_query ? value(query + 8, 4, lane) : value(query, 8, lane)) *
                   value(document, int4 ? 4 : 8, lane);
        }
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
};

}  // namespace ragrtl::tb
