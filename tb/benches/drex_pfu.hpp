#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "golden/blocks/drex_pfu.hpp"
#include "tb/coverage.hpp"
#include "tb/lockstep.hpp"
#include "tb/stall.hpp"
#include "tb/stimulus.hpp"

namespace ragrtl::tb {

/// The signs of one vector, one byte per dimension.
using PfuSigns = std::vector<std::uint8_t>;

/// A filter pass as a stimulus plans it. Too few signs are made up with noise.
struct PfuPass {
    std::uint64_t dimension = 1;
    std::uint64_t threshold = 0;
    std::uint64_t active = 0;
    std::vector<PfuSigns> vectors;
};

/// Queries and the passes filtered for them.
struct PfuBatch {
    std::vector<PfuSigns> queries;
    std::vector<PfuPass> passes;
};

/// Where signs are in words and columns.
struct PfuLayout {
    explicit PfuLayout(const spec::DrexPfu& spec)
        : dims(spec.architecture == spec::PfuArchitecture::packed ? spec.pack : 1),
          together(spec.vectors / dims),
          groups((spec.vectors + together - 1) / together) {}
    int chunks(std::uint64_t dimension) const {
        return static_cast<int>((dimension + static_cast<std::uint64_t>(dims) - 1) /
                                static_cast<std::uint64_t>(dims));
    }

    int dims;      // in a column
    int together;  // vectors in a column
    int groups;    // of vectors in a pass
};

/// Batch after batch: the query signs, then every pass with its columns, as fast as the unit and the gaps
/// allow. A reset begins a new batch.
class PfuStimulus final : public Stimulus<golden::DrexPfu> {
  public:
    using Script = std::function<PfuBatch(Rng&)>;

    PfuStimulus(const spec::DrexPfu& spec, Script script, Gaps columns, Gaps sink)
        : spec_(spec), layout_(spec), script_(std::move(script)), column_valid_(columns), sink_(sink) {}

    void drive(golden::DrexPfu::In& in, const Cycle<golden::DrexPfu>* previous, Rng& rng) override {
        if (previous == nullptr || previous->reset) {
            early_.reset();
            begin_batch(rng);
        } else {
            follow(*previous, rng);
        }
        const bool loading = word_ < words_.size();
        const PfuPass& pass = batch_.passes[pass_];
        in.start_valid = !loading && !early_ && !started_;
        rng.fill(in.threshold);
        rng.fill(in.dimension);
        rng.fill(in.active_queries);
        if (in.start_valid) {
            in.threshold.set(0, in.threshold.width(), pass.threshold);
            in.dimension.set(0, in.dimension.width(), pass.dimension);
            in.active_queries.set(0, in.active_queries.width(), pass.active);
        }
        if (spec_.query_store && !early_ && started_ && pass_ + 1 == batch_.passes.size() && column_ == 1 &&
            rng.percent(50)) {
            early_ = EarlyWord{static_cast<std::uint64_t>(layout_.chunks(pass.dimension)) - 1,
                               rng.bits(layout_.dims * spec_.queries)};
        }
        in.query_valid = loading || early_;
        if (in.query_addr) {
            in.query_addr->set(0, in.query_addr->width(),
                               loading ? word_ : rng.below(std::uint64_t{1} << in.query_addr->width()));
            rng.fill(*in.query_signs);
            if (loading) in.query_signs = words_[word_];
            if (early_) {
                in.query_addr->set(0, in.query_addr->width(), early_->addr);
                in.query_signs = early_->signs;
            }
        }
        in.column_valid = !loading && column_ < columns_.size() && column_valid_.next(rng);
        rng.fill(in.column);
        if (in.column_signs) rng.fill(*in.column_signs);
        if (in.column_valid) {
            in.column = columns_[column_];
            if (in.column_signs) in.column_signs = column_words_[column_];
        }
        in.bitmap_ready = sink_.open(rng);
    }

  private:
    bool legal(const PfuPass& pass) const {
        return pass.dimension >= 1 && pass.dimension <= static_cast<std::uint64_t>(spec_.dimensions) &&
               pass.active <= static_cast<std::uint64_t>(spec_.queries);
    }

    void follow(const Cycle<golden::DrexPfu>& previous, Rng& rng) {
        const auto& in = previous.in;
        const auto& out = previous.out;
        if (in.query_valid && out.start_ready) {
            if (early_) {
                early_.reset();
            } else {
                ++word_;
            }
        }
        if (in.start_valid && out.start_ready) {
            started_ = true;
            if (!legal(batch_.passes[pass_])) next_pass(rng);
        }
        if (in.column_valid && out.column_ready) {
            column_valid_.release();
            if (++column_ == columns_.size()) next_pass(rng);
        }
    }

    void next_pass(Rng& rng) {
        if (++pass_ == batch_.passes.size()) return begin_batch(rng);
        begin_pass(rng);
    }

    void begin_batch(Rng& rng) {
        batch_ = script_(rng);
        std::uint64_t dimension = 1;
        for (const PfuPass& pass : batch_.passes)
            if (legal(pass)) dimension = std::max(dimension, pass.dimension);
        words_.clear();
        for (int chunk = 0; spec_.query_store && chunk < layout_.chunks(dimension); ++chunk)
            words_.push_back(query_word(chunk, dimension, rng));
        word_ = 0;
        pass_ = 0;
        begin_pass(rng);
    }

    void begin_pass(Rng& rng) {
        const PfuPass& pass = batch_.passes[pass_];
        started_ = false;
        column_ = 0;
        columns_.clear();
        column_words_.clear();
        column_valid_.release();
        if (!legal(pass)) return;
        std::vector<golden::Bits> words;
        for (int chunk = 0; !spec_.query_store && chunk < layout_.chunks(pass.dimension); ++chunk)
            words.push_back(query_word(chunk, pass.dimension, rng));
        for (int group = 0; group < layout_.groups; ++group) {
            for (int chunk = 0; chunk < layout_.chunks(pass.dimension); ++chunk) {
                golden::Bits column = rng.bits(layout_.dims * layout_.together);
                for (int v = 0; v < layout_.together; ++v)
                    put(column, v, group * layout_.together + v, chunk, pass.vectors, pass.dimension);
                columns_.push_back(column);
                if (!spec_.query_store) column_words_.push_back(words[static_cast<std::size_t>(chunk)]);
            }
        }
    }

    golden::Bits query_word(int chunk, std::uint64_t dimension, Rng& rng) const {
        golden::Bits word = rng.bits(layout_.dims * spec_.queries);
        for (int q = 0; q < spec_.queries; ++q) put(word, q, q, chunk, batch_.queries, dimension);
        return word;
    }

    /// The signs of vector `from` in a chunk of dimensions, as far as there are any, to place `to` of a word.
    void put(golden::Bits& word, int to, int from, int chunk, const std::vector<PfuSigns>& vectors,
             std::uint64_t dimension) const {
        if (static_cast<std::size_t>(from) >= vectors.size()) return;
        const PfuSigns& signs = vectors[static_cast<std::size_t>(from)];
        const std::size_t end = std::min<std::size_t>(signs.size(), dimension);
        for (int i = 0; i < layout_.dims; ++i) {
            const auto d = static_cast<std::size_t>(chunk * layout_.dims + i);
            if (d < end) word.set_bit(to * layout_.dims + i, signs[d] != 0);
        }
    }

    spec::DrexPfu spec_;
    PfuLayout layout_;
    Script script_;
    HeldValid column_valid_;
    Gaps sink_;
    PfuBatch batch_;
    std::vector<golden::Bits> words_;         // of the query-sign store
    std::vector<golden::Bits> columns_;       // of the pass
    std::vector<golden::Bits> column_words_;  // query signs that go with them
    /// A word offered in the middle of a pass that reads it last: it has to wait.
    struct EarlyWord {
        std::uint64_t addr;
        golden::Bits signs;
    };
    std::optional<EarlyWord> early_;
    std::size_t word_ = 0;
    std::size_t pass_ = 0;
    std::size_t column_ = 0;
    bool started_ = false;
};

/// Scripts of batches.
class PfuScripts {
  public:
    explicit PfuScripts(const spec::DrexPfu& spec) : spec_(spec) {}

    /// Dimensions, thresholds and numbers of queries at their limits and beyond; vectors like a query, unlike
    /// all of them, or anything in between.
    PfuBatch corners(Rng& rng) const { return batch(rng, Size::corners); }

    /// The largest dimension with thresholds that some vectors just reach and others just miss.
    PfuBatch full(Rng& rng) const { return batch(rng, Size::largest); }

    /// Few dimensions: a start every few cycles.
    PfuBatch brief(Rng& rng) const { return batch(rng, Size::brief); }

    /// Consecutive queries and documents of real embeddings.
    PfuBatch real(const Embeddings& embeddings, Rng& rng) const {
        PfuBatch made;
        const std::size_t first_query = rng.below(embeddings.queries.size());
        for (int q = 0; q < spec_.queries; ++q)
            made.queries.push_back(signs_of(embeddings.queries, first_query + static_cast<std::size_t>(q)));
        for (int n = 0; n < passes_per_batch; ++n) {
            PfuPass pass;
            pass.dimension =
                std::min<std::uint64_t>(static_cast<std::uint64_t>(embeddings.dimension), largest());
            const std::size_t first = rng.below(embeddings.documents.size());
            for (int v = 0; v < spec_.vectors; ++v)
                pass.vectors.push_back(signs_of(embeddings.documents, first + static_cast<std::size_t>(v)));
            pass.active = queries();
            // Where relevant documents of sentence embeddings are: about 60 % of the signs agree.
            pass.threshold = pass.dimension * (50 + rng.below(20)) / 100;
            made.passes.push_back(pass);
        }
        return made;
    }

  private:
    static constexpr int passes_per_batch = 6;

    enum class Size { corners, largest, brief };

    std::uint64_t largest() const { return static_cast<std::uint64_t>(spec_.dimensions); }
    std::uint64_t queries() const { return static_cast<std::uint64_t>(spec_.queries); }

    static PfuSigns signs_of(const std::vector<std::vector<std::int8_t>>& vectors, std::size_t which) {
        PfuSigns signs;
        for (const std::int8_t value : vectors[which % vectors.size()]) signs.push_back(value < 0 ? 1 : 0);
        return signs;
    }

    PfuSigns noise(Rng& rng) const {
        PfuSigns signs(static_cast<std::size_t>(spec_.dimensions));
        for (std::uint8_t& sign : signs) sign = rng.percent(50) ? 1 : 0;
        return signs;
    }
    static PfuSigns flipped(PfuSigns signs, unsigned percent, Rng& rng) {
        for (std::uint8_t& sign : signs) sign ^= rng.percent(percent) ? 1 : 0;
        return signs;
    }

    PfuBatch batch(Rng& rng, Size size) const {
        PfuBatch made;
        const bool alike = rng.percent(30);  // queries that are one and the same
        for (int q = 0; q < spec_.queries; ++q)
            made.queries.push_back(alike && q > 0 ? made.queries.front() : noise(rng));
        for (int n = 0; n < passes_per_batch; ++n) made.passes.push_back(pass(made.queries, rng, size));
        return made;
    }

    PfuPass pass(const std::vector<PfuSigns>& query_signs, Rng& rng, Size size) const {
        PfuPass made;
        if (size == Size::corners) made.dimension = some_dimension(rng);
        if (size == Size::largest) made.dimension = largest();
        if (size == Size::brief) made.dimension = 1 + rng.below(std::min<std::uint64_t>(largest(), 8));
        made.active = rng.percent(50) ? queries() : rng.below(queries() + 1);
        if (size == Size::corners && rng.percent(15)) {
            const std::uint64_t too_many = queries() + 1;
            if (too_many < std::uint64_t{1} << golden::index_width(too_many)) made.active = too_many;
        }
        const unsigned kind = static_cast<unsigned>(rng.below(6));
        for (int v = 0; v < spec_.vectors; ++v) {
            const PfuSigns& near = query_signs[rng.below(queries())];
            const unsigned percents[] = {
                0, 100, 50, 20, 5 * static_cast<unsigned>(rng.below(21)), rng.percent(5) ? 0U : 100U};
            made.vectors.push_back(flipped(near, percents[kind], rng));
        }
        made.threshold = rng.percent(size == Size::largest ? 20 : 60)
                             ? corner_threshold(made.dimension, rng)
                             : reached_threshold(made, query_signs, rng);
        return made;
    }

    std::uint64_t some_dimension(Rng& rng) const {
        const std::uint64_t all[] = {1, 96, 100, 127, 768, largest(), 0, largest() + 1};
        const std::uint64_t chosen = all[rng.below(std::size(all))];
        const bool outside = chosen == 0 || chosen > largest();
        // Those outside are refused: rarely, and only just outside.
        if (!outside || (rng.percent(30) && chosen <= largest() + 1)) return chosen;
        return 1 + rng.below(std::min<std::uint64_t>(largest(), 40));
    }

    std::uint64_t corner_threshold(std::uint64_t dimension, Rng& rng) const {
        const std::uint64_t range = std::uint64_t{1} << spec_.csb_width;
        const std::uint64_t all[] = {0,         1,     dimension, dimension,    dimension + 1,
                                     range - 1, range, range + 1, 2 * range - 1};
        return all[rng.below(std::size(all))];
    }

    /// What one of the vectors reaches, or one more.
    std::uint64_t reached_threshold(const PfuPass& made, const std::vector<PfuSigns>& query_signs,
                                    Rng& rng) const {
        const PfuSigns& vector = made.vectors[rng.below(made.vectors.size())];
        const PfuSigns& query = query_signs[rng.below(queries())];
        std::uint64_t count = rng.below(2);
        for (std::size_t d = 0; d < vector.size() && d < made.dimension; ++d) count += vector[d] == query[d];
        return count;
    }

    spec::DrexPfu spec_;
};

/// Bench of drex/pfu. Every bitmap is also computed from the raw bits that crossed the ports.
class DrexPfuBench {
  public:
    using Model = golden::DrexPfu;

    explicit DrexPfuBench(const spec::DrexPfu& spec)
        : spec_(spec),
          layout_(spec),
          store_(static_cast<std::size_t>(layout_.chunks(static_cast<std::uint64_t>(spec.dimensions))),
                 golden::Bits(layout_.dims * spec.queries)) {
        declare();
    }

    Coverage coverage;

    Model model() const { return Model(spec_); }
    Model::In idle() const { return Model::In(spec_); }
    std::uint64_t default_cycles() const { return 60'000 + 120 * pass_length(); }

    std::vector<Profile<Model>> profiles(const Profiling& profiling) const {
        const PfuScripts scripts(spec_);
        const auto corners = [scripts](Rng& rng) { return scripts.corners(rng); };
        const auto brief = [scripts](Rng& rng) { return scripts.brief(rng); };
        const auto full = [scripts](Rng& rng) { return scripts.full(rng); };
        const auto pass = static_cast<unsigned>(pass_length());
        std::vector<Profile<Model>> list;
        const auto add = [&](const std::string& name, unsigned weight, unsigned reset_period,
                             const PfuStimulus::Script& script, Gaps columns, Gaps sink) {
            list.push_back({name, weight, reset_period, [=, spec = spec_] {
                                return std::make_unique<PfuStimulus>(spec, script, columns, sink);
                            }});
        };
        add("corners", 6, 0, corners, Gaps::never(), Gaps::never());
        if (profiling.embeddings != nullptr) {
            add(
                "embeddings", 4, 0,
                [scripts, &e = *profiling.embeddings](Rng& rng) { return scripts.real(e, rng); },
                Gaps::never(), Gaps::random(50));
        }
        add("full", 3, 0, full, Gaps::never(), Gaps::random(30));
        add("gaps", 3, 0, corners, Gaps::random(40), Gaps::random(40));
        add("slow_sink", 3, 0, corners, Gaps::never(), Gaps::bursty(2, 2 * pass + 40));
        add("resets", 4, 60, brief, Gaps::random(10), Gaps::bursty(3, 20));
        add("late_resets", 2, pass + 50, corners, Gaps::random(10), Gaps::bursty(3, pass));
        return list;
    }

    std::optional<Difference> observe(const Cycle<Model>& cycle) {
        const Model::In& in = cycle.in;
        const Model::Out& out = cycle.out;
        const bool async_reset = cycle.reset && spec_.reset == spec::Reset::async_low;
        hit_resets(cycle);
        const auto unstable =
            bitmap_stable_.observe(out.bitmap_valid, in.bitmap_ready, out.bitmap, cycle.reset);
        if (async_reset) {
            forget();
            if (in.query_valid) store_[in.query_addr->to_u64()] = *in.query_signs;
            return std::nullopt;
        }
        if (unstable) return Difference{"bitmap", "held while stalled", *unstable, "offers do not change"};

        if (pass_ && out.start_ready) {
            if (auto wrong = end_pass()) return wrong;
        }
        if (out.bitmap_valid && expected_.empty())
            return Difference{"bitmap_valid", "no pass has ended", "a bitmap", "bitmaps against passes"};
        if (out.bitmap_valid && in.bitmap_ready) {
            if (out.bitmap != expected_.front())
                return Difference{"bitmap", expected_.front().hex(), out.bitmap.hex(),
                                  "matches counted at the ports"};
            expected_.pop_front();
        }

        coverage.hit(start_waits_, in.start_valid && !out.start_ready);
        coverage.hit(query_waits_, in.query_valid && !out.start_ready);
        coverage.hit(column_early_, in.column_valid && !out.column_ready);
        coverage.hit(gap_, pass_ && out.column_ready && !in.column_valid && !pass_->columns.empty());
        coverage.hit(bitmap_waits_, out.bitmap_valid && !in.bitmap_ready && out.column_ready);
        coverage.hit(pass_waits_, counted() && out.bitmap_valid && !in.bitmap_ready && settled_);
        settled_ = counted();
        if (cycle.reset) {
            forget();
            if (in.query_valid && out.start_ready) store_[in.query_addr->to_u64()] = *in.query_signs;
            return std::nullopt;
        }

        if (in.query_valid && out.start_ready) store_[in.query_addr->to_u64()] = *in.query_signs;
        if (in.column_valid && out.column_ready) {
            if (!pass_) return Difference{"column_ready", "0", "1", "columns are taken in a pass only"};
            pass_->columns.push_back(in.column);
            const auto word =
                (pass_->columns.size() - 1) % static_cast<std::size_t>(layout_.chunks(pass_->dimension));
            pass_->words.push_back(in.column_signs ? *in.column_signs : store_[word]);
        }
        if (in.start_valid && out.start_ready) start(in);
        return std::nullopt;
    }

  private:
    /// A pass as it crossed the ports.
    struct Pass {
        std::uint64_t dimension = 0;
        std::uint64_t threshold = 0;
        std::uint64_t active = 0;
        std::vector<golden::Bits> columns;
        std::vector<golden::Bits> words;  // query signs that belong to them
    };

    std::uint64_t columns_of(std::uint64_t dimension) const {
        return static_cast<std::uint64_t>(layout_.groups) *
               static_cast<std::uint64_t>(layout_.chunks(dimension));
    }
    std::uint64_t pass_length() const { return columns_of(static_cast<std::uint64_t>(spec_.dimensions)); }
    bool counted() const { return pass_ && pass_->columns.size() == columns_of(pass_->dimension); }

    void declare() {
        const std::int64_t largest = spec_.dimensions;
        const bool several = spec_.queries > 1;
        for (const int threshold : {0, 1})
            threshold_low_.push_back(coverage.add("threshold " + std::to_string(threshold)));
        threshold_d_ = coverage.add("threshold as large as the dimension: passed and missed");
        threshold_d1_ = coverage.add("threshold one above the dimension");
        beyond_ = coverage.add("threshold above the range of a counter");
        for (const int dimension : {1, 96, 100, 127, 768}) {
            dimensions_.push_back(
                {dimension, coverage.add("dimension " + std::to_string(dimension), dimension <= largest)});
        }
        dimensions_.push_back({largest, coverage.add("largest dimension")});
        no_dimension_ = coverage.add("dimension 0 refused");
        above_ = coverage.add("dimension above the largest refused");
        none_active_ = coverage.add("no active query");
        one_active_ = coverage.add("one active query");
        all_active_ = coverage.add("all queries active");
        const auto codes = std::int64_t{1} << golden::index_width(std::int64_t{spec_.queries} + 1);
        too_many_ = coverage.add("too many active queries refused", spec_.queries + 1 < codes);
        error_cleared_ = coverage.add("config_error cleared by a legal start");
        all_pass_ = coverage.add("all vectors pass by their matches");
        none_pass_ = coverage.add("no vector passes by its matches");
        exact_ = coverage.add("exactly the threshold passes");
        missed_by_one_ = coverage.add("one match too few does not pass");
        one_query_ = coverage.add("passed for one active query and not for another", several);
        absent_ = coverage.add("an absent query would have passed");
        ragged_ = coverage.add("dimension ends inside a column", layout_.dims > 1);
        start_waits_ = coverage.add("start waits for the pass under way");
        query_waits_ = coverage.add("query signs wait for the pass under way", spec_.query_store);
        column_early_ = coverage.add("column waits for the pass to start");
        gap_ = coverage.add("gap between columns", pass_length() > 1);
        bitmap_waits_ = coverage.add("bitmap waits while the next pass runs");
        pass_waits_ = coverage.add("pass waits for the bitmap before it");
        reset_preparing_ = coverage.add("reset between the start and the first column");
        reset_counting_ = coverage.add("reset between columns", pass_length() > 1);
        reset_counted_ = coverage.add("reset after the last column");
        reset_bitmap_ = coverage.add("reset withdraws a bitmap");
    }

    void hit_resets(const Cycle<Model>& cycle) {
        if (!cycle.reset) return;
        coverage.hit(reset_preparing_, pass_ && pass_->columns.empty());
        coverage.hit(reset_counting_, pass_ && !pass_->columns.empty() && !counted());
        coverage.hit(reset_counted_, counted());
        coverage.hit(reset_bitmap_, !expected_.empty());
    }

    void forget() {
        pass_.reset();
        expected_.clear();
        error_ = false;
        settled_ = false;
    }

    void start(const Model::In& in) {
        const std::uint64_t dimension = in.dimension.to_u64();
        const std::uint64_t active = in.active_queries.to_u64();
        const bool above = dimension > static_cast<std::uint64_t>(spec_.dimensions);
        const bool too_many = active > static_cast<std::uint64_t>(spec_.queries);
        coverage.hit(no_dimension_, dimension == 0);
        coverage.hit(above_, above);
        coverage.hit(too_many_, too_many);
        const bool error = dimension == 0 || above || too_many;
        coverage.hit(error_cleared_, error_ && !error);
        error_ = error;
        if (!error) pass_ = Pass{dimension, in.threshold.to_u64(), active, {}, {}};
    }

    /// Matches of vector v with query q, bit by bit from the columns.
    std::uint64_t matches(int v, int q) const {
        const int chunks = layout_.chunks(pass_->dimension);
        std::uint64_t count = 0;
        for (int chunk = 0; chunk < chunks; ++chunk) {
            const auto at = static_cast<std::size_t>(v / layout_.together * chunks + chunk);
            const int left = static_cast<int>(pass_->dimension) - chunk * layout_.dims;
            for (int i = 0; i < std::min(left, layout_.dims); ++i) {
                const bool sign = pass_->columns[at].bit(v % layout_.together * layout_.dims + i);
                count += sign == pass_->words[at].bit(q * layout_.dims + i) ? 1 : 0;
            }
        }
        return count;
    }

    std::optional<Difference> end_pass() {
        const Pass& pass = *pass_;
        if (!counted()) {
            return Difference{"start_ready", std::to_string(columns_of(pass.dimension)) + " columns",
                              std::to_string(pass.columns.size()) + " columns",
                              "a pass takes all its columns"};
        }
        golden::Bits bitmap(spec_.vectors);
        bool some_miss = false;
        for (int v = 0; v < spec_.vectors; ++v) {
            bool passes = false;
            bool missed = false;
            for (int q = 0; q < spec_.queries; ++q) {
                const std::uint64_t count = matches(v, q);
                const bool reached = count >= pass.threshold;
                if (static_cast<std::uint64_t>(q) >= pass.active) {
                    coverage.hit(absent_, reached);
                    continue;
                }
                coverage.hit(exact_, count == pass.threshold);
                coverage.hit(missed_by_one_, count + 1 == pass.threshold);
                passes = passes || reached;
                missed = missed || !reached;
            }
            coverage.hit(one_query_, passes && missed);
            some_miss = some_miss || !passes;
            bitmap.set_bit(v, passes);
        }
        expected_.push_back(bitmap);
        hit_pass(pass, bitmap.any(), some_miss);
        pass_.reset();
        return std::nullopt;
    }

    void hit_pass(const Pass& pass, bool some_pass, bool some_miss) {
        const std::uint64_t range = std::uint64_t{1} << spec_.csb_width;
        const bool by_matches = pass.active > 0 && pass.threshold >= 1 && pass.threshold <= pass.dimension;
        if (pass.threshold < threshold_low_.size()) coverage.hit(threshold_low_[pass.threshold]);
        passed_d_ = passed_d_ || (pass.threshold == pass.dimension && some_pass);
        missed_d_ = missed_d_ || (pass.threshold == pass.dimension && by_matches && some_miss);
        coverage.hit(threshold_d_, passed_d_ && missed_d_);
        coverage.hit(threshold_d1_, pass.threshold == pass.dimension + 1);
        coverage.hit(beyond_, pass.threshold >= range);
        for (const auto& [dimension, point] : dimensions_)
            coverage.hit(point, pass.dimension == static_cast<std::uint64_t>(dimension));
        coverage.hit(none_active_, pass.active == 0);
        coverage.hit(one_active_, pass.active == 1);
        coverage.hit(all_active_, pass.active == static_cast<std::uint64_t>(spec_.queries));
        coverage.hit(all_pass_, by_matches && !some_miss);
        coverage.hit(none_pass_, by_matches && !some_pass);
        coverage.hit(ragged_, pass.dimension % static_cast<std::uint64_t>(layout_.dims) != 0);
    }

    struct DimensionPoint {
        std::int64_t dimension;
        std::size_t point;
    };

    spec::DrexPfu spec_;
    PfuLayout layout_;
    std::vector<golden::Bits> store_;
    std::optional<Pass> pass_;           // under way
    std::deque<golden::Bits> expected_;  // bitmaps not taken yet
    StableWhileStalled bitmap_stable_;
    bool error_ = false;
    bool settled_ = false;
    bool passed_d_ = false;
    bool missed_d_ = false;
    std::vector<std::size_t> threshold_low_;
    std::vector<DimensionPoint> dimensions_;
    std::size_t threshold_d_{}, threshold_d1_{}, beyond_{}, no_dimension_{}, above_{}, none_active_{},
        one_active_{}, all_active_{}, too_many_{}, error_cleared_{}, all_pass_{}, none_pass_{}, exact_{},
        missed_by_one_{}, one_query_{}, absent_{}, ragged_{}, start_waits_{}, query_waits_{}, column_early_{},
        gap_{}, bitmap_waits_{}, pass_waits_{}, reset_preparing_{}, reset_counting_{}, reset_counted_{},
        reset_bitmap_{};
};

}  // namespace ragrtl::tb
