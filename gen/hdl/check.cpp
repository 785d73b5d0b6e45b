#include "gen/hdl/check.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <set>
#include <sstream>
#include <utility>

#include "gen/hdl/builder.hpp"
#include "gen/hdl/wrap.hpp"

namespace ragrtl::hdl {
namespace {

using Kind = ExprNode::Kind;
using BitId = std::size_t;
using BitIds = std::vector<BitId>;

/// One copy of a net: generate loops make one per iteration.
struct NetCopy {
    const Net* net = nullptr;
    std::vector<std::int64_t> iteration;
    BitId first = 0;
    bool declared = false;
};

constexpr int no_driver = -1;

struct Bit {
    std::size_t copy = 0;
    int driver = no_driver;
    bool read = false;
    std::vector<std::size_t> feeds;  // combinational nodes that read this bit
};

/// An assign, a combinational process or a path through an instance: outputs follow inputs without a
/// register.
struct CombNode {
    BitIds drives;
};

/// Walks the module as an elaborator would, once per generate iteration.
class Elaboration {
  public:
    explicit Elaboration(Module::Data& module) : module_(module) {
        for (const auto& net : module.port_nets) declare(*net);
        walk(module.body);
    }

    std::vector<std::string> finish() {
        report_undeclared();
        report_mixed_drivers();
        report_unconnected();
        report_memories();
        report_loops();
        find_paths();
        return std::move(problems_);
    }

  private:
    // ---- nets and bits

    std::size_t clock_port() const {
        std::size_t i = 0;
        while (module_.ports[i].name != "clk") ++i;
        return i;
    }

    std::size_t copy_of(const Net& net, std::vector<std::int64_t> iteration) {
        const auto [found, fresh] = copies_by_key_.try_emplace({&net, iteration}, copies_.size());
        if (fresh) {
            copies_.push_back({&net, std::move(iteration), bits_.size(), false});
            const std::int64_t width = net.kind == Net::Kind::memory ? 0 : net.width.value();
            Bit bit;
            bit.copy = found->second;
            bits_.resize(bits_.size() + static_cast<std::size_t>(width), bit);
        }
        return found->second;
    }

    void declare(const Net& net) { copies_[copy_of(net, iteration_of(net))].declared = true; }

    std::vector<std::int64_t> iteration_of(const Net& net) const {
        std::size_t depth = 0;
        for (const Scope* s = net.scope; s != nullptr; s = s->parent()) {
            if (loop_scopes_.count(s) != 0) ++depth;
        }
        std::vector<std::int64_t> iteration;
        for (std::size_t i = 0; i < depth && i < loops_.size(); ++i) iteration.push_back(loops_[i]);
        iteration.resize(depth);  // one deeper than here: a peer() from outside its loop fills that in
        return iteration;
    }

    std::string name_of(const NetCopy& copy) const {
        const std::string path = copy.net->scope->path();
        if (path.empty()) return copy.net->name;
        std::string where;
        for (const std::int64_t i : copy.iteration) where += (where.empty() ? "" : ", ") + std::to_string(i);
        return path + (where.empty() ? "" : "[" + where + "]") + "." + copy.net->name;
    }

    std::string where() const {
        std::string text;
        for (const auto& [name, value] : index_names_) {
            text += (text.empty() ? " when " : ", ") + name + " = " + std::to_string(value);
        }
        return text;
    }

    void problem(const std::string& key, const std::string& text) {
        if (reported_.insert(key).second) problems_.push_back(text);
    }

    // ---- expressions

    /// The bits of a net, peer or part of one.
    BitIds bits_of(const Expr& e) {
        const ExprNode& n = e.node();
        switch (n.kind) {
            case Kind::net:
            case Kind::peer: {
                std::vector<std::int64_t> iteration = iteration_of(*n.net);
                if (n.kind == Kind::peer) iteration.back() = n.low.eval(indices_);
                const NetCopy& copy = copies_[copy_of(*n.net, iteration)];
                BitIds ids(static_cast<std::size_t>(n.net->width.value()));
                for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = copy.first + i;
                return ids;
            }
            case Kind::slice: {
                const BitIds whole = bits_of(n.operands[0]);
                const std::int64_t low = n.low.eval(indices_);
                const std::int64_t width = n.width.value();
                if (low < 0 || low + width > static_cast<std::int64_t>(whole.size())) {
                    problem("slice " + describe(n.operands[0]) + n.low.text(),
                            "bits " + std::to_string(low + width - 1) + ":" + std::to_string(low) +
                                " are outside " + describe(n.operands[0]) + ", which is " +
                                std::to_string(whole.size()) + " bits wide," + where());
                    return {};
                }
                return {whole.begin() + low, whole.begin() + low + width};
            }
            case Kind::as_unsigned:
            case Kind::bit_at:
            case Kind::element_at: return bits_of(n.operands[0]);
            default: return {};
        }
    }

    static const Net* root_of(const Expr& target) {
        const ExprNode* n = &target.node();
        while (!n->net) n = &n->operands[0].node();
        return n->net.get();
    }

    void reads_of(const Expr& e, BitIds& found) {
        const ExprNode& n = e.node();
        switch (n.kind) {
            case Kind::net:
            case Kind::peer:
            case Kind::slice: {
                const BitIds ids = bits_of(e);
                found.insert(found.end(), ids.begin(), ids.end());
                return;
            }
            case Kind::memory:
                memories_read_.insert(n.net.get());
                if (in_comb_) {
                    // Icarus warns: the process would wake up for every word.
                    problem("memory in process " + n.net->name,
                            "memory '" + n.net->name +
                                "' is read in a combinational process: assign the word to a wire first");
                }
                break;
            case Kind::constant:
                if (n.low.eval(indices_) >= std::int64_t{1} << n.width.value()) {
                    problem("constant " + n.low.text(), "constant '" + n.low.text() + "' does not fit " +
                                                            std::to_string(n.width.value()) + " bits" +
                                                            where());
                }
                break;
            default: break;
        }
        for (const Expr& operand : n.operands) reads_of(operand, found);
    }

    BitIds read(const Expr& e) {
        BitIds ids;
        reads_of(e, ids);
        for (const BitId id : ids) bits_[id].read = true;
        return ids;
    }

    void mark_read(const Net& net) {
        const NetCopy& copy = copies_[copy_of(net, {})];
        for (std::int64_t i = 0; i < net.width.value(); ++i)
            bits_[copy.first + static_cast<BitId>(i)].read = true;
    }

    void drive(const BitIds& ids, int driver) {
        for (const BitId id : ids) {
            Bit& bit = bits_[id];
            if (bit.driver != no_driver && bit.driver != driver) {
                const NetCopy& copy = copies_[bit.copy];
                problem("drivers " + copy.net->name,
                        "bit " + std::to_string(id - copy.first) + " of '" + name_of(copy) +
                            "' has two drivers: " + driver_names_[static_cast<std::size_t>(bit.driver)] +
                            " and " + driver_names_[static_cast<std::size_t>(driver)]);
            }
            bit.driver = driver;
        }
    }

    int new_driver(const std::string& name) {
        driver_names_.push_back(name);
        return static_cast<int>(driver_names_.size()) - 1;
    }

    void connect(const BitIds& from, BitIds to) {
        const std::size_t node = comb_.size();
        comb_.push_back({std::move(to)});
        for (const BitId id : from) {
            std::vector<std::size_t>& feeds = bits_[id].feeds;
            if (feeds.empty() || feeds.back() != node) feeds.push_back(node);
        }
    }

    // ---- items

    void walk(const Block& block) {
        for (const Item& item : block.items) walk(item);
    }

    void walk(const Item& item) {
        switch (item.kind) {
            case Item::Kind::declaration:
                declare(*item.net);
                if (item.net->kind == Net::Kind::memory) memories_.insert(item.net.get());
                if (item.value) {
                    const NetCopy copy = copies_[copy_of(*item.net, iteration_of(*item.net))];
                    BitIds ids(static_cast<std::size_t>(item.net->width.value()));
                    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = copy.first + i;
                    drive(ids, new_driver("its declaration"));
                    continuous_.insert(item.net.get());
                    connect(read(*item.value), ids);
                }
                break;
            case Item::Kind::assign: {
                const BitIds ids = bits_of(*item.target);
                drive(ids, new_driver("an assign" + where()));
                continuous_.insert(root_of(*item.target));
                connect(read(*item.value), ids);
                break;
            }
            case Item::Kind::clocked: walk_process(item, true); break;
            case Item::Kind::comb: walk_process(item, false); break;
            case Item::Kind::instance: walk_instance(item); break;
            case Item::Kind::loop: walk_loop(item); break;
            case Item::Kind::choice:
                if (item.condition->eval(indices_)) {
                    walk(*item.block);
                } else if (item.else_block) {
                    walk(*item.else_block);
                }
                break;
            case Item::Kind::unused: read(*item.value); break;
            default: break;
        }
    }

    void walk_loop(const Item& item) {
        loop_scopes_.insert(item.block->scope);
        const std::int64_t count = item.constant->eval(indices_);
        for (std::int64_t i = 0; i < count; ++i) {
            indices_[item.index->node().get()] = i;
            index_names_.emplace_back(item.text, i);
            loops_.push_back(i);
            walk(*item.block);
            loops_.pop_back();
            index_names_.pop_back();
        }
        indices_.erase(item.index->node().get());
    }

    void walk_process(const Item& item, bool clocked) {
        const int driver = new_driver((clocked ? "a clocked process" : "a combinational process") + where());
        BitIds reads;
        BitIds targets;
        ResetUse resets;
        in_comb_ = !clocked;
        walk_statements(item.body, reads, targets, resets);
        in_comb_ = false;
        for (const BitId id : reads) bits_[id].read = true;
        drive(targets, driver);
        if (targets.empty() && resets.without.empty())
            problem("empty process", "a process sets nothing" + where());
        if (!clocked) {
            if (reads.empty() && !targets.empty()) {
                problem("constant process", "the combinational process that sets '" +
                                                name_of(copies_[bits_[targets[0]].copy]) +
                                                "' reads nothing, so it would never run: use assign()");
            }
            const std::set<BitId> sure = set_on_every_path(item.body);
            for (const BitId id : targets) {
                if (sure.count(id) != 0) continue;
                const NetCopy& copy = copies_[bits_[id].copy];
                problem("latch " + copy.net->name,
                        "'" + name_of(copy) +
                            "' is not set on every path of its combinational process, which "
                            "would make a latch: set a default first");
            }
            connect(reads, targets);
            return;
        }
        mark_read(*module_.port_nets[clock_port()]);
        for (const BitId id : targets) {
            // The reset branch sets the whole register, whatever part the process sets.
            if (!copies_[bits_[id].copy].net->reset.resets) continue;
            const auto [found, fresh] = reset_by_.try_emplace(bits_[id].copy, driver);
            if (fresh || found->second == driver) continue;
            const std::string name = name_of(copies_[bits_[id].copy]);
            problem("reset twice " + name, "two clocked processes reset register '" + name +
                                               "': a process that resets sets the whole register");
        }
        if (!resets.with.empty() && !resets.without.empty()) {
            problem("reset " + resets.with + resets.without, "a clocked process sets '" + resets.with +
                                                                 "', which resets, and '" + resets.without +
                                                                 "', which does not: split it in two");
        }
        if (!resets.with.empty()) {
            if (!module_.has_reset) {
                problem("no reset port", "register '" + resets.with +
                                             "' resets, but the module has no reset port: use clock(style)");
            } else {
                mark_read(*module_.port_nets[clock_port() + 1]);
            }
        }
    }

    struct ResetUse {
        std::string with, without;  // a register of each kind
    };

    void walk_statements(const Statements& statements, BitIds& reads, BitIds& targets, ResetUse& resets) {
        for (const Statement& s : statements) {
            switch (s.kind) {
                case Statement::Kind::assign: {
                    reads_of(*s.value, reads);
                    const BitIds ids = bits_of(*s.target);
                    targets.insert(targets.end(), ids.begin(), ids.end());
                    const ExprNode* node = &s.target->node();
                    while (node->kind != Kind::net) {
                        if (node->kind != Kind::slice) reads_of(node->operands.back(), reads);
                        node = &node->operands[0].node();
                    }
                    (node->net->reset.resets ? resets.with : resets.without) = node->net->name;
                    break;
                }
                case Statement::Kind::memory_write:
                    reads_of(*s.target, reads);
                    reads_of(*s.value, reads);
                    memories_written_.insert(s.memory.get());
                    resets.without = s.memory->name;
                    break;
                case Statement::Kind::if_else:
                    reads_of(*s.target, reads);
                    walk_statements(s.then_body, reads, targets, resets);
                    walk_statements(s.else_body, reads, targets, resets);
                    break;
                case Statement::Kind::case_of:
                    reads_of(*s.target, reads);
                    for (const CaseArm& arm : s.arms) {
                        for (const Expr& label : arm.labels) reads_of(label, reads);
                        walk_statements(arm.body, reads, targets, resets);
                    }
                    walk_statements(s.else_body, reads, targets, resets);
                    break;
                case Statement::Kind::comment: break;
            }
        }
    }

    std::set<BitId> set_on_every_path(const Statements& statements) {
        std::set<BitId> sure;
        const auto keep_common = [](std::set<BitId>& a, const std::set<BitId>& b) {
            std::set<BitId> both;
            std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.begin()));
            a = std::move(both);
        };
        for (const Statement& s : statements) {
            std::set<BitId> here;
            if (s.kind == Statement::Kind::assign) {
                const Kind kind = s.target->node().kind;
                if (kind == Kind::net || kind == Kind::slice) {
                    const BitIds ids = bits_of(*s.target);
                    here.insert(ids.begin(), ids.end());
                }
            } else if (s.kind == Statement::Kind::if_else) {
                here = set_on_every_path(s.then_body);
                keep_common(here, set_on_every_path(s.else_body));
            } else if (s.kind == Statement::Kind::case_of) {
                here = set_on_every_path(s.else_body);
                for (const CaseArm& arm : s.arms) keep_common(here, set_on_every_path(arm.body));
            }
            sure.insert(here.begin(), here.end());
        }
        return sure;
    }

    void walk_instance(const Item& item) {
        std::map<std::string, BitIds> inputs;
        std::map<std::string, BitIds> outputs;
        const int driver = new_driver("instance '" + item.text + "'" + where());
        for (const Port& port : item.module->ports()) {
            const auto found = std::find_if(item.connections.begin(), item.connections.end(),
                                            [&](const Connection& c) { return c.port == port.name; });
            if (port.direction == Direction::input) {
                inputs[port.name] = read(found->value);
            } else {
                outputs[port.name] = bits_of(found->value);
                drive(outputs[port.name], driver);
                continuous_.insert(root_of(found->value));
            }
        }
        for (const auto& [input, followers] : item.module->combinational_paths()) {
            for (const std::string& output : followers) connect(inputs[input], outputs[output]);
        }
    }

    // ---- reports

    void report_undeclared() {
        for (const NetCopy& copy : copies_) {
            if (copy.declared) continue;
            problem("undeclared " + copy.net->name,
                    "'" + name_of(copy) + "' does not exist: the loop has no such iteration");
        }
    }

    void report_mixed_drivers() {
        for (const NetCopy& copy : copies_) {
            if (!copy.net->procedural || continuous_.count(copy.net) == 0) continue;
            problem("mixed " + copy.net->name,
                    "'" + name_of(copy) +
                        "' is set by a combinational process and by an assign or an instance: "
                        "Verilog allows one kind per net");
        }
    }

    /// "bit 3" or "bits 3..7" of the first run of bits that fail `ok`.
    template <class Ok>
    std::string first_run(const NetCopy& copy, const Ok& ok) const {
        const auto width = static_cast<BitId>(copy.net->width.value());
        BitId low = 0;
        while (low < width && ok(bits_[copy.first + low])) ++low;
        if (low == width) return "";
        BitId high = low;
        while (high + 1 < width && !ok(bits_[copy.first + high + 1])) ++high;
        if (low == 0 && high + 1 == width) return "'" + name_of(copy) + "' is";
        if (low == high) return "bit " + std::to_string(low) + " of '" + name_of(copy) + "' is";
        return "bits " + std::to_string(low) + ".." + std::to_string(high) + " of '" + name_of(copy) +
               "' are";
    }

    void report_unconnected() {
        for (const NetCopy& copy : copies_) {
            if (!copy.declared || copy.net->kind == Net::Kind::memory) continue;
            if (copy.net->kind != Net::Kind::input) {
                const std::string run = first_run(copy, [](const Bit& b) { return b.driver != no_driver; });
                if (!run.empty()) problem("undriven " + copy.net->name, run + " never driven");
            }
            if (copy.net->kind != Net::Kind::output) {
                const std::string run = first_run(copy, [](const Bit& b) { return b.read; });
                if (!run.empty()) {
                    problem("unread " + copy.net->name,
                            run + " never read; if that is meant, say unused(\"unused_...\", value, why)");
                }
            }
        }
    }

    void report_memories() {
        for (const Net* memory : memories_) {
            if (memories_written_.count(memory) == 0)
                problem("written " + memory->name, "memory '" + memory->name + "' is never written");
            if (memories_read_.count(memory) == 0)
                problem("read " + memory->name, "memory '" + memory->name + "' is never read");
        }
    }

    void report_loops() {
        enum class State : char { fresh, open, closed };
        std::vector<State> state(bits_.size(), State::fresh);
        struct Step {
            BitId bit;
            std::size_t node = 0, target = 0;
        };
        for (BitId root = 0; root < bits_.size(); ++root) {
            if (state[root] != State::fresh) continue;
            std::vector<Step> path{{root}};
            state[root] = State::open;
            while (!path.empty()) {
                Step& step = path.back();
                const std::vector<std::size_t>& feeds = bits_[step.bit].feeds;
                if (step.node == feeds.size()) {
                    state[step.bit] = State::closed;
                    path.pop_back();
                    continue;
                }
                const BitIds& drives = comb_[feeds[step.node]].drives;
                if (step.target == drives.size()) {
                    ++step.node;
                    step.target = 0;
                    continue;
                }
                const BitId next = drives[step.target++];
                if (state[next] == State::open) {
                    std::vector<BitId> loop;
                    for (auto it = path.rbegin(); it != path.rend(); ++it) {
                        loop.push_back(it->bit);
                        if (it->bit == next) break;
                    }
                    report_loop(loop);
                } else if (state[next] == State::fresh) {
                    state[next] = State::open;
                    path.push_back({next});
                }
            }
        }
    }

    void report_loop(std::vector<BitId> loop) {
        std::reverse(loop.begin(), loop.end());
        std::string text;
        std::string last;
        for (const BitId id : loop) {
            const std::string name = name_of(copies_[bits_[id].copy]);
            if (name != last) text += (text.empty() ? "" : " -> ") + name;
            last = name;
        }
        problem("loop " + copies_[bits_[loop.front()].copy].net->name, "combinational loop: " + text);
    }

    void find_paths() {
        for (std::size_t i = 0; i < module_.ports.size(); ++i) {
            if (module_.ports[i].direction != Direction::input) continue;
            std::set<std::string> reached;
            std::vector<bool> seen(bits_.size(), false);
            std::vector<bool> node_seen(comb_.size(), false);
            BitIds work;
            const NetCopy& copy = copies_[copy_of(*module_.port_nets[i], {})];
            for (std::int64_t b = 0; b < copy.net->width.value(); ++b)
                work.push_back(copy.first + static_cast<BitId>(b));
            while (!work.empty()) {
                const BitId id = work.back();
                work.pop_back();
                if (seen[id]) continue;
                seen[id] = true;
                const Net* net = copies_[bits_[id].copy].net;
                if (net->kind == Net::Kind::output) reached.insert(net->name);
                for (const std::size_t node : bits_[id].feeds) {
                    if (node_seen[node]) continue;
                    node_seen[node] = true;
                    work.insert(work.end(), comb_[node].drives.begin(), comb_[node].drives.end());
                }
            }
            if (!reached.empty()) module_.combinational_paths[module_.ports[i].name] = std::move(reached);
        }
    }

    Module::Data& module_;
    std::vector<std::string> problems_;
    std::set<std::string> reported_;

    std::map<std::pair<const Net*, std::vector<std::int64_t>>, std::size_t> copies_by_key_;
    std::vector<NetCopy> copies_;
    std::vector<Bit> bits_;
    std::vector<CombNode> comb_;
    std::vector<std::string> driver_names_;
    std::set<const Net*> memories_, memories_read_, memories_written_;
    bool in_comb_ = false;
    std::set<const Net*> continuous_;      // driven by an assign, an instance or their declaration
    std::map<std::size_t, int> reset_by_;  // the process that resets a copy of a register

    IndexValues indices_;
    std::vector<std::pair<std::string, std::int64_t>> index_names_;
    std::vector<std::int64_t> loops_;
    std::set<const Scope*> loop_scopes_;
};

std::size_t mentions(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const bool starts = at == 0 || !is_word(text[at - 1]);
        const std::size_t end = at + word.size();
        if (starts && (end == text.size() || !is_word(text[end]))) ++count;
    }
    return count;
}

}  // namespace

std::vector<std::string> check_structure(Module::Data& module) { return Elaboration(module).finish(); }

std::vector<std::string> check_text(const Module& module) {
    std::vector<std::string> problems;
    std::istringstream text(print(module, ""));
    std::string code;
    for (std::string line; std::getline(text, line);) {
        if (line.size() > text_columns) {
            problems.push_back("a line of " + std::to_string(line.size()) + " columns, the limit is " +
                               std::to_string(text_columns) + ": " +
                               line.substr(line.find_first_not_of(' '), 60));
        }
        code += line.substr(0, line.find("//")) + "\n";
    }
    for (const Parameter& p : module.parameters()) {
        if (mentions(code, p.name) < 2) {  // its declaration and a use
            problems.push_back("parameter '" + p.name + "' is never used");
        }
    }
    return problems;
}

}  // namespace ragrtl::hdl
