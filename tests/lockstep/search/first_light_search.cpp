// Searches real embeddings with the emitted Verilog: three PEs of 128 lanes (384 dimensions) and one top-32
// unit, as Verilator makes them from the presets hier_pe128 and topk32, against exact results computed in
// advance.

#include <Vhier_pe.h>
#include <Vtopk_unit.h>
#include <verilated.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
#include <xtensor/xnpy.hpp>
#include <xtensor/xtensor.hpp>

namespace {

constexpr int lanes = 128;
constexpr int planes = 8;
constexpr int words = lanes / 32;

template <class T>
using Matrix = xt::xtensor<T, 2>;

template <class T>
Matrix<T> load(const std::string& name) {
    return xt::load_npy<T>(std::string(RAGRTL_PROJECT_DIR) + "/tests/data/minilm384/" + name);
}

using Row = std::array<std::uint32_t, words>;
using Slice = std::array<Row, planes>;  // 128 dimensions of a vector as bit-plane rows, row 0 = sign bits

/// Slices of every vector, in order.
std::vector<std::vector<Slice>> bit_planes(const Matrix<std::int8_t>& vectors) {
    if (vectors.shape(1) % lanes != 0) throw std::runtime_error("dimension is not a multiple of 128");
    std::vector<std::vector<Slice>> result(vectors.shape(0), std::vector<Slice>(vectors.shape(1) / lanes));
    for (std::size_t v = 0; v < vectors.shape(0); ++v) {
        for (std::size_t i = 0; i < vectors.shape(1); ++i) {
            const auto code = static_cast<std::uint8_t>(vectors(v, i));
            Slice& slice = result[v][i / lanes];
            for (std::size_t p = 0; p < planes; ++p) {
                slice[p][i % lanes / 32] |= ((code >> (planes - 1 - p)) & 1U) << (i % 32);
            }
        }
    }
    return result;
}

template <class Wide>
void put(Wide& port, const Row& row) {
    for (std::size_t w = 0; w < words; ++w) port[w] = row[w];
}

/// The sums of a document's passes, put together as the PE's contract says.
class Fusion {
  public:
    void take(unsigned pass, std::int32_t sum) { sums_[pass] = sum; }
    std::int32_t dot() const { return 256 * sums_[0] + 16 * (sums_[1] + sums_[2]) + sums_[3]; }

  private:
    std::array<std::int32_t, 4> sums_{};
};

class Machine {
  public:
    explicit Machine(std::size_t pes) : fusions_(pes) {
        context_.randReset(2);
        context_.randSeed(1);
        for (std::size_t p = 0; p < pes; ++p) pes_.push_back(std::make_unique<Vhier_pe>(&context_));
        topk_ = std::make_unique<Vtopk_unit>(&context_);
        // Inputs start with random values, too.
        for (auto& pe : pes_) {
            pe->rst = 1;
            pe->query_valid = 0;
            pe->doc_valid = 0;
        }
        topk_->rst = 1;
        topk_->clear = 0;
        topk_->in_valid = 0;
        step();
        step();
        for (auto& pe : pes_) pe->rst = 0;
        topk_->rst = 0;
    }

    /// Leaves the best 32 of `documents` in the top-K unit; the list is read by score() and id().
    void search(const std::vector<Slice>& query, const std::vector<std::vector<Slice>>& documents) {
        topk_->clear = 1;
        for (std::size_t plane = 0; plane < planes; ++plane) {
            for (std::size_t p = 0; p < pes_.size(); ++p) {
                pes_[p]->query_valid = 1;
                pes_[p]->query_plane = static_cast<CData>(plane);
                pes_[p]->active_lanes = lanes;
                put(pes_[p]->query_row, query[p][plane]);
            }
            step();
        }
        topk_->clear = 0;
        for (auto& pe : pes_) pe->query_valid = 0;

        scored_ = 0;
        for (const auto& document : documents) {
            for (std::size_t row = 0; row < planes; ++row) {
                for (std::size_t p = 0; p < pes_.size(); ++p) {
                    pes_[p]->doc_valid = 1;
                    pes_[p]->doc_int8 = 1;
                    put(pes_[p]->doc_row, document[p][row]);
                }
                step();
            }
        }
        for (auto& pe : pes_) pe->doc_valid = 0;
        while (scored_ < documents.size() || topk_->in_valid != 0) step();
    }

    std::size_t count() const { return topk_->count; }
    std::int32_t score(std::size_t slot) const { return static_cast<std::int32_t>(topk_->out_score[slot]); }
    std::int32_t id(std::size_t slot) const { return static_cast<std::int32_t>(topk_->out_id[slot]); }
    std::uint64_t cycles() const { return cycles_; }

  private:
    /// One cycle. A document's last pass comes out of all PEs together and enters the top-K unit in the next
    /// cycle.
    void step() {
        ++cycles_;
        eval(0);
        bool last = false;
        std::int32_t score = 0;
        for (std::size_t p = 0; p < pes_.size(); ++p) {
            const Vhier_pe& pe = *pes_[p];
            if (pe.doc_valid != 0 && pe.doc_ready == 0) throw std::runtime_error("a row was refused");
            if (pe.rst != 0 || pe.result_valid == 0) continue;
            fusions_[p].take(pe.result_pass, sign_extend(pe.result_sum));
            last = pe.result_last != 0;
            score += fusions_[p].dot();
        }
        eval(1);
        topk_->in_valid = last ? 1 : 0;
        if (!last) return;
        topk_->in_score = static_cast<IData>(score);
        topk_->in_id = scored_++;
    }

    static std::int32_t sign_extend(std::uint32_t sum) {
        return static_cast<std::int16_t>(sum);  // SUM_W is 16 for 128 lanes
    }

    void eval(CData clock) {
        for (auto& pe : pes_) {
            pe->clk = clock;
            pe->eval();
        }
        topk_->clk = clock;
        topk_->eval();
    }

    VerilatedContext context_;
    std::vector<std::unique_ptr<Vhier_pe>> pes_;
    std::unique_ptr<Vtopk_unit> topk_;
    std::vector<Fusion> fusions_;
    std::uint32_t scored_ = 0;
    std::uint64_t cycles_ = 0;
};

int search_all() {
    const auto documents = bit_planes(load<std::int8_t>("corpus_i8.npy"));
    const auto queries = bit_planes(load<std::int8_t>("queries_i8.npy"));
    const auto ids = load<std::int32_t>("gt_i8_top32_ids.npy");
    const auto scores = load<std::int32_t>("gt_i8_top32_scores.npy");

    Machine machine(queries.front().size());
    const auto started = std::chrono::steady_clock::now();
    std::size_t equal = 0;
    for (std::size_t q = 0; q < queries.size(); ++q) {
        machine.search(queries[q], documents);
        bool same = machine.count() == ids.shape(1);
        for (std::size_t s = 0; same && s < ids.shape(1); ++s) {
            if (machine.id(s) == ids(q, s) && machine.score(s) == scores(q, s)) continue;
            std::printf("query %zu, place %zu: id %d score %d, should be id %d score %d\n", q, s,
                        machine.id(s), machine.score(s), ids(q, s), scores(q, s));
            same = false;
        }
        equal += same ? 1 : 0;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    std::printf("%zu of %zu queries: ids and scores equal\n", equal, queries.size());
    std::printf("%zu documents, %llu cycles, %.0f cycles per second\n", documents.size(),
                static_cast<unsigned long long>(machine.cycles()),
                static_cast<double>(machine.cycles()) / seconds);
    return equal == queries.size() ? 0 : 1;
}

}  // namespace

int main() {
    try {
        return search_all();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "first_light_search: %s\n", error.what());
        return 1;
    }
}
