#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "gen/spec/hier_system.hpp"
#include "golden/numerics/bits.hpp"
#include "tb/rng.hpp"
#include "tb/stall.hpp"

namespace ragrtl::tb {

/// How the memories behave, and what is searched for.
struct HierScene {
    unsigned latency = 2;
    Gaps requests = Gaps::never();
    Gaps responses = Gaps::never();
    Gaps norms = Gaps::never();
    enum class Values { uniform, corners, few, equal, climbing } values = Values::uniform;
    unsigned illegal_percent = 0;   ///< of the starts
    unsigned meddling_percent = 0;  ///< of the cycles of a search: writes to registers, starts
    std::uint64_t most_documents = 24;
};

/// Software of systems/hier: what it writes and reads, and the memory that it has filled; how either gets
/// there is for others. Search after search in another corpus, results read.
class HierSoftware {
  public:
    struct Command {
        bool write;
        std::uint32_t address, data;
        unsigned pause = 0;  // idle cycles in front
    };

    HierSoftware(const spec::HierSystem& spec, HierScene scene)
        : spec_(spec), scene_(scene), table_(registers(spec)) {}

    std::deque<Command> commands;  ///< what is to be done next, in order

    /// A row keeps its content while it is in use; lanes above the dimension hold noise.
    const golden::Bits& row(std::uint64_t address, Rng& rng) {
        auto [at, is_new] = row_words_.try_emplace(address, golden::Bits(spec_.pes * spec_.lanes));
        if (is_new) rng.fill(at->second);
        return at->second;
    }

    std::uint32_t norm(std::uint64_t address) { return norm_words_[address]; }

    /// Fills memory and plans a search in it, up to its start.
    void plan_search(Rng& rng) {
        const auto k = static_cast<std::uint64_t>(spec_.k);
        const auto row_bits = static_cast<std::uint64_t>(spec_.pes * spec_.lanes);
        const std::uint64_t addresses = std::uint64_t{1} << spec_.address_width;
        const std::uint64_t most =
            std::min({scene_.most_documents, std::uint64_t{1} << spec_.id_width, (addresses - 12) / 8});
        const std::uint64_t sizes[] = {0, 1, std::min(k, most), most, rng.below(most + 1), most};
        const std::uint64_t documents = sizes[rng.below(std::size(sizes))];
        const std::uint64_t dimensions[] = {1, row_bits, row_bits, 1 + rng.below(row_bits)};
        const std::uint64_t dimension = dimensions[rng.below(std::size(dimensions))];
        std::uint64_t dimension_register = dimension;
        std::uint64_t mode = rng.below(3);
        const std::uint64_t inner_product = rng.below(2);
        std::uint64_t candidates = rng.percent(30) ? k : 1 + rng.below(k);
        std::uint64_t top_k = 1 + rng.below(mode == 0 ? candidates : k);

        // Documents at the end of the address space now and then, the query in front of them or behind.
        const std::uint64_t slack = addresses - 12 - 8 * documents;
        const std::uint64_t gap = rng.percent(30) ? slack : rng.below(std::min<std::uint64_t>(slack, 64) + 1);
        const bool query_first = rng.percent(50);
        std::uint64_t query_base = query_first ? 0 : gap + 8 * documents;
        std::uint64_t document_base = query_first ? 12 + gap : gap;
        std::uint64_t norm_base =
            rng.percent(30) ? addresses - documents : rng.below(addresses - documents + 1);

        row_words_.clear();
        norm_words_.clear();
        equal_ = rng.between(-128, 127);
        std::vector<std::int64_t> values(dimension);
        const auto draw = [&](std::uint64_t document) {
            for (auto& one : values) one = value(rng, document);
            if (rng.percent(5)) std::fill(values.begin(), values.end(), 0);
        };
        if (scene_.values == HierScene::Values::climbing) {
            std::fill(values.begin(), values.end(), 1 + static_cast<std::int64_t>(rng.below(127)));
        } else {
            draw(0);
        }
        put(query_base, values, 8, rng);
        for (auto& one : values) one = std::min<std::int64_t>(7, (one + 8) >> 4);
        put(query_base + 8, values, 4, rng);
        for (std::uint64_t document = 0; document < documents; ++document) {
            draw(document);
            put(document_base + 8 * document, values, 8, rng);
            std::uint64_t norm = 0;
            for (const std::int64_t one : values) norm += static_cast<std::uint64_t>(one * one);
            norm_words_[norm_base + document] = static_cast<std::uint32_t>(norm);
        }

        if (rng.percent(scene_.illegal_percent)) {
            switch (rng.below(8)) {
                case 0: mode = 3; break;
                case 1: top_k = rng.percent(50) ? 0 : k + 1; break;
                case 2:
                    candidates = rng.percent(50) ? 0 : k + 1;
                    mode = 0;
                    break;
                case 3:
                    top_k = candidates + 1;
                    mode = 0;
                    break;
                case 4: dimension_register = rng.percent(50) ? 0 : row_bits + 1; break;
                case 5: document_base = addresses - 8 * documents + 1; break;
                case 6: norm_base = addresses - documents + 1; break;
                default: query_base = addresses - 11; break;
            }
        }
        write("mode", mode | inner_product << 4);
        write("dimension", dimension_register);
        write("documents", documents);
        write("candidates", candidates);
        write("top_k", top_k);
        write("document_base", document_base);
        write("norm_base", norm_base);
        write("query_base", query_base);
        if (rng.percent(20)) write("control", 2);
        write("control", rng.percent(10) ? 3 : 1);
    }

    void read_results(Rng& rng) {
        for (const char* name : {"status", "result_count", "query_norm", "cycles", "rows"}) read(name);
        if (rng.percent(10)) read("built_dimension");
        if (rng.percent(10)) read("built_k");
        const auto k = static_cast<std::uint64_t>(spec_.k);
        for (std::uint64_t i = 0; i < std::min<std::uint64_t>(k + 1, 12); ++i) {
            write("result_index", rng.percent(10) ? rng.below(k + 2) : i);
            read("result_id", 5);
            read("result_dot");
            read("result_norm");
        }
    }

    void read(const std::string& name, unsigned pause = 0) {
        commands.push_back({false, spec::register_named(table_, name).offset, 0, pause});
    }

  private:
    void write(const std::string& name, std::uint64_t value) {
        commands.push_back(
            {true, spec::register_named(table_, name).offset, static_cast<std::uint32_t>(value)});
    }

    std::int64_t value(Rng& rng, std::uint64_t document) const {
        static constexpr std::int64_t corners[] = {-128, -1, 127, 0, 15, -16};
        switch (scene_.values) {
            case HierScene::Values::corners: return corners[rng.below(std::size(corners))];
            case HierScene::Values::few: return rng.between(-1, 1);
            case HierScene::Values::equal: return equal_;
            case HierScene::Values::climbing:
                return std::min<std::int64_t>(127, static_cast<std::int64_t>(5 * document));
            case HierScene::Values::uniform: break;
        }
        return rng.between(-128, 127);
    }

    void put(std::uint64_t address, const std::vector<std::int64_t>& values, int planes, Rng& rng) {
        for (int plane = 0; plane < planes; ++plane) {
            golden::Bits bits(spec_.pes * spec_.lanes);
            rng.fill(bits);
            for (std::size_t i = 0; i < values.size(); ++i) {
                bits.set_bit(static_cast<int>(i), ((values[i] >> (planes - 1 - plane)) & 1) != 0);
            }
            row_words_.insert_or_assign(address + static_cast<std::uint64_t>(plane), bits);
        }
    }

    spec::HierSystem spec_;
    HierScene scene_;
    spec::RegisterTable table_;
    std::map<std::uint64_t, golden::Bits> row_words_;
    std::map<std::uint64_t, std::uint32_t> norm_words_;
    std::int64_t equal_ = 0;
};

}  // namespace ragrtl::tb
