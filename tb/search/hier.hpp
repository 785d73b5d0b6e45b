#pragma once

#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "gen/spec/hier_system.hpp"
#include "tb/search/memory.hpp"

namespace ragrtl::tb {

/// Drives a Verilated `hier` as software does: registers, a row memory and a norm memory.
template <class Dut, class Ports>
class HierHost {
  public:
    /// What a search is started with; the same for all queries.
    struct Setting {
        std::uint32_t mode = 0, inner_product = 0, dimension = 0, documents = 0, candidates = 0, top_k = 0;
    };
    struct Hit {
        std::uint32_t id;
        std::int32_t dot;
    };
    struct Answer {
        std::vector<Hit> hits;
        std::uint32_t cycles, rows;
    };

    /// `rows`: 8 rows of every document; `norms`: the squared norm of every document.
    HierHost(const spec::HierSystem& spec, std::vector<std::uint8_t> rows, std::vector<std::uint32_t> norms)
        : table_(registers(spec)),
          row_bytes_(static_cast<std::size_t>((spec.pes * spec.lanes + 7) / 8)),
          documents_(std::move(rows)),
          norms_(std::move(norms)) {
        context_->randReset(2);
        dut_ = std::make_unique<Dut>(context_.get(), "");
        dut_->reg_write_valid = 0;
        dut_->reg_read_valid = 0;
        drive_reset(true);
        for (int i = 0; i < 2; ++i) tick();
        drive_reset(false);
    }
    ~HierHost() { dut_->final(); }
    HierHost(const HierHost&) = delete;
    HierHost& operator=(const HierHost&) = delete;

    /// `query`: its 12 rows.
    Answer search(const Setting& setting, const std::uint8_t* query) {
        query_ = query;
        write("mode", setting.mode | setting.inner_product << 4);
        write("dimension", setting.dimension);
        write("documents", setting.documents);
        write("candidates", setting.candidates);
        write("top_k", setting.top_k);
        write("document_base", first_document);
        write("norm_base", 0);
        write("query_base", 0);
        write("control", 1);
        tick();
        tick();
        const std::uint64_t deadline =
            cycles_ + 1000 + 64 * (std::uint64_t{setting.documents} + setting.candidates);
        while (dut_->done == 0) {
            if (cycles_ > deadline) throw std::runtime_error("the search does not end");
            tick();
        }
        if ((read("status") >> 2) != 0) throw std::runtime_error("the hardware refuses this setting");
        Answer answer{{}, read("cycles"), read("rows")};
        const std::uint32_t count = read("result_count");
        for (std::uint32_t i = 0; i < count; ++i) {
            write("result_index", i);
            for (int wait = 0; wait < 3; ++wait) tick();
            const std::uint32_t id = read("result_id");
            answer.hits.push_back({id, static_cast<std::int32_t>(read("result_dot"))});
        }
        return answer;
    }

    std::uint64_t cycles() const { return cycles_; }

  private:
    static constexpr std::uint64_t first_document = 16;  // row address; the query is at 0
    static constexpr unsigned latency = 4;

    void drive_reset(bool asserted) {
        in_reset_ = asserted;
        const bool level = asserted == Ports::reset_active;
        Ports::for_each_input(*dut_, [&](const char* name, auto& port, int) {
            if (std::string(name) != Ports::reset) return;
            if constexpr (std::is_integral_v<std::decay_t<decltype(port)>>) {
                port = static_cast<std::decay_t<decltype(port)>>(level ? 1 : 0);
            }
        });
    }

    void tick() {
        Dut& d = *dut_;
        d.mem_req_ready = 1;
        d.norm_req_ready = 1;
        d.mem_rsp_valid = rows_.shows() ? 1 : 0;
        if (rows_.shows()) {
            const std::uint64_t address = rows_.address();
            const std::uint8_t* bytes = address < first_document
                                            ? query_ + address * row_bytes_
                                            : documents_.data() + (address - first_document) * row_bytes_;
            show(d.mem_rsp_data, bytes, row_bytes_);
            d.mem_rsp_last = rows_.last() ? 1 : 0;
        }
        d.norm_rsp_valid = norm_reads_.shows() ? 1 : 0;
        if (norm_reads_.shows()) {
            d.norm_rsp_data = norms_[norm_reads_.address()];
            d.norm_rsp_last = norm_reads_.last() ? 1 : 0;
        }
        d.clk = 0;
        d.eval();
        const bool row_taken = rows_.shows() && d.mem_rsp_ready != 0;
        const bool norm_taken = norm_reads_.shows() && d.norm_rsp_ready != 0;
        const std::uint64_t rows = d.mem_req_valid != 0 ? d.mem_req_len : 0;
        const std::uint64_t norms = d.norm_req_valid != 0 ? d.norm_req_len : 0;
        const std::uint64_t row_address = d.mem_req_addr;
        const std::uint64_t norm_address = d.norm_req_addr;
        d.clk = 1;
        d.eval();
        // Before its first reset the hardware asks for anything.
        rows_.clock(row_taken, row_address, in_reset_ ? 0 : rows);
        norm_reads_.clock(norm_taken, norm_address, in_reset_ ? 0 : norms);
        ++cycles_;
    }

    void write(const std::string& name, std::uint64_t value) {
        dut_->reg_write_valid = 1;
        dut_->reg_write_addr = static_cast<std::uint8_t>(spec::register_named(table_, name).offset);
        dut_->reg_write_data = static_cast<std::uint32_t>(value);
        tick();
        dut_->reg_write_valid = 0;
    }
    std::uint32_t read(const std::string& name) {
        dut_->reg_read_valid = 1;
        dut_->reg_read_addr = static_cast<std::uint8_t>(spec::register_named(table_, name).offset);
        tick();
        dut_->reg_read_valid = 0;
        return dut_->reg_read_data;
    }

    spec::RegisterTable table_;
    std::size_t row_bytes_;
    std::vector<std::uint8_t> documents_;
    std::vector<std::uint32_t> norms_;
    const std::uint8_t* query_ = nullptr;
    InOrderReads rows_{latency};
    InOrderReads norm_reads_{latency};
    std::uint64_t cycles_ = 0;
    bool in_reset_ = false;
    std::unique_ptr<VerilatedContext> context_ = std::make_unique<VerilatedContext>();
    std::unique_ptr<Dut> dut_;
};

template <class T>
std::vector<T> read_all(const std::string& file) {
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    if (!in) throw std::runtime_error("cannot read " + file);
    std::vector<T> values(static_cast<std::size_t>(in.tellg()) / sizeof(T));
    in.seekg(0);
    in.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(values.size() * sizeof(T)));
    return values;
}

/// The program `search` of a bundle of hier: answers queries on the Verilated system. Words on the command
/// line: files of document rows, norms and query rows, then name=value of the setting. One line per query on
/// standard output: cycles, rows, then id:dot of every result, best first.
template <class Dut, class Ports>
int hier_search_main(int argc, char** argv, const spec::HierSystem& spec) {
    using Host = HierHost<Dut, Ports>;
    if (argc < 4) {
        std::cerr << "usage: search DOCUMENT_ROWS NORMS QUERY_ROWS [mode=N] [inner_product=N] dimension=N "
                     "documents=N [candidates=N] top_k=N\n";
        return 2;
    }
    try {
        std::map<std::string, std::uint32_t> words;
        for (int i = 4; i < argc; ++i) {
            const std::string word = argv[i];
            const std::size_t equals = word.find('=');
            if (equals == std::string::npos) throw std::invalid_argument(word + " is not name=value");
            words[word.substr(0, equals)] = static_cast<std::uint32_t>(std::stoul(word.substr(equals + 1)));
        }
        const typename Host::Setting setting{words["mode"],      words["inner_product"], words["dimension"],
                                             words["documents"], words["candidates"],    words["top_k"]};
        const auto queries = read_all<std::uint8_t>(argv[3]);
        const std::size_t query_bytes = 12 * static_cast<std::size_t>((spec.pes * spec.lanes + 7) / 8);
        Host host(spec, read_all<std::uint8_t>(argv[1]), read_all<std::uint32_t>(argv[2]));
        const auto begun = std::chrono::steady_clock::now();
        for (std::size_t at = 0; at + query_bytes <= queries.size(); at += query_bytes) {
            const auto answer = host.search(setting, queries.data() + at);
            std::cout << answer.cycles << ' ' << answer.rows;
            for (const auto& hit : answer.hits) std::cout << ' ' << hit.id << ':' << hit.dot;
            std::cout << std::endl;
        }
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begun;
        std::cerr << host.cycles() << " cycles, "
                  << static_cast<std::uint64_t>(host.cycles() / seconds.count()) << " per second\n";
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "search: " << error.what() << "\n";
        return 2;
    }
}

}  // namespace ragrtl::tb
