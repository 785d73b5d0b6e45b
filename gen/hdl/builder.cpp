#include "gen/hdl/builder.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "gen/hdl/check.hpp"
#include "gen/hdl/module_data.hpp"
#include "gen/hdl/names.hpp"

namespace ragrtl::hdl {
namespace {

using Kind = ExprNode::Kind;

const ExprNode* target_root(const Expr& target) {
    const ExprNode* node = &target.node();
    while (node->kind == Kind::slice || node->kind == Kind::bit_at || node->kind == Kind::element_at ||
           node->kind == Kind::as_unsigned) {
        node = &node->operands[0].node();
    }
    return node->kind == Kind::net ? node : nullptr;
}

Expr net_value(std::shared_ptr<const Net> net) {
    ExprNode node;
    node.kind = Kind::net;
    node.width = net->width;
    node.is_signed = net->is_signed;
    node.net = std::move(net);
    return Expr(std::make_shared<const ExprNode>(std::move(node)));
}

std::string bits(const Expr& a) {
    return std::string(a.is_signed() ? "signed " : "") + std::to_string(a.width().value()) + " bits";
}

bool is_constant(const Expr& a) {
    switch (a.node().kind) {
        case Kind::literal:
        case Kind::hex:
        case Kind::constant:
        case Kind::fill: return true;
        default: return false;
    }
}

/// A spelling that two constants of one width share exactly when they have the same bits.
std::string constant_value(const Expr& a) {
    const ExprNode& n = a.node();
    if (n.kind == Kind::constant && n.low.has_index()) return n.low.text();
    auto low_bits = static_cast<std::uint64_t>(n.kind == Kind::constant ? n.low.value() : n.value);
    if (n.kind == Kind::fill) low_bits = 0 - low_bits;
    const std::int64_t width = n.width.value();
    const bool negative =
        width > 64 && ((n.kind == Kind::literal && n.value < 0) || (n.kind == Kind::fill && n.value != 0));
    if (width < 64) low_bits &= (std::uint64_t{1} << width) - 1;
    return (negative ? "-" : "") + std::to_string(low_bits);
}

std::string lower_case(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

Expr sized(const Const& width, std::int64_t value, bool is_signed) {
    return is_signed ? slit(width, value) : lit(width, value);
}

/// Ints on the right-hand side take the target's type.
Expr typed_like(const Expr& value, const Expr& target) {
    if (value.node().kind != Kind::untyped) return value;
    return sized(target.width(), value.node().value, target.is_signed());
}

}  // namespace

ResetPolicy reset_to(std::int64_t value) { return {true, value, ""}; }

ResetPolicy no_reset(const std::string& reason) {
    if (reason.empty()) throw DesignError("no_reset() needs the reason why the register needs no reset");
    return {false, 0, reason};
}

// ---- Process

void Process::set(const Expr& target, const Expr& value) {
    const Expr typed = typed_like(value, target);
    scope_.need_target(target, typed, clocked_ ? "a clocked process" : "a combinational process");
    const ExprNode* root = target_root(target);
    if (clocked_ && root->net->kind != Net::Kind::reg) {
        throw DesignError("'" + root->net->name +
                          "' is set at a clock edge but is not a register: declare it with reg()");
    }
    if (!clocked_) {
        if (root->net->kind == Net::Kind::reg) {
            throw DesignError("register '" + root->net->name +
                              "' is set in a combinational process: use clocked()");
        }
        if (root->net->kind == Net::Kind::output) {
            throw DesignError("output port '" + root->net->name +
                              "' is set in a combinational process: set a wire and assign it to the port");
        }
        root->net->procedural = true;
    }
    Statement statement;
    statement.kind = Statement::Kind::assign;
    statement.target = target;
    statement.value = typed;
    current_->push_back(std::move(statement));
}

void Process::write(const Expr& memory, const Expr& address, const Expr& value) {
    scope_.need_memory(memory, "write()");
    const std::shared_ptr<const Net>& net = memory.node().net;
    if (!clocked_) throw DesignError("memory '" + net->name + "' is written outside a clocked process");
    scope_.need_address(memory, address);
    const Expr typed = typed_like(value, memory);
    scope_.need_visible(typed);
    need_assignable(typed);
    if (typed.width().value() != net->width.value()) {
        throw DesignError("memory '" + net->name + "' has words of " + std::to_string(net->width.value()) +
                          " bits, the value written has " + std::to_string(typed.width().value()));
    }
    Statement statement;
    statement.kind = Statement::Kind::memory_write;
    statement.memory = net;
    statement.target = address;
    statement.value = typed;
    current_->push_back(std::move(statement));
}

void Process::comment(const std::string& text) {
    Statement statement;
    statement.text = text;
    current_->push_back(std::move(statement));
}

void Process::into(Statements& statements, const std::function<void()>& body) {
    Statements* const outer = current_;
    current_ = &statements;
    body();
    current_ = outer;
}

namespace {

Statement make_if(const Expr& condition) {
    if (condition.width().value() != 1) {
        throw DesignError("'if' needs a 1-bit condition: " + describe(condition) + " has " + bits(condition));
    }
    Statement statement;
    statement.kind = Statement::Kind::if_else;
    statement.target = condition;
    return statement;
}

}  // namespace

Process::Branch Process::when(const Expr& condition, const std::function<void()>& body) {
    scope_.need_visible(condition);
    Statement statement = make_if(condition);
    into(statement.then_body, body);
    Statements& statements = *current_;
    statements.push_back(std::move(statement));
    return {*this, statements, {statements.size() - 1}};
}

Statement& Process::Branch::innermost() {
    Statements* list = &statements_;
    Statement* found = nullptr;
    for (const std::size_t position : path_) {
        found = &(*list)[position];
        list = &found->else_body;
    }
    return *found;
}

Process::Branch& Process::Branch::otherwise_when(const Expr& condition, const std::function<void()>& body) {
    process_.scope_.need_visible(condition);
    Statement statement = make_if(condition);
    process_.into(statement.then_body, body);
    innermost().else_body.push_back(std::move(statement));
    path_.push_back(0);
    return *this;
}

void Process::Branch::otherwise(const std::function<void()>& body) {
    Statements statements;
    process_.into(statements, body);
    innermost().else_body = std::move(statements);
}

Expr Process::typed_label(const Expr& selector, const Expr& label) const {
    const Expr typed = typed_like(label, selector);
    if (typed.width().value() != selector.width().value()) {
        throw DesignError("a case label has " + bits(typed) + ", the selector " + describe(selector) +
                          " has " + bits(selector));
    }
    if (!is_constant(typed))
        throw DesignError("a case label is " + describe(typed) + ": labels are constants");
    return typed;
}

void Process::select(const Expr& selector, const std::vector<Arm>& arms,
                     const std::function<void()>& otherwise) {
    scope_.need_visible(selector);
    need_settled(selector, "case");
    Statement statement;
    statement.kind = Statement::Kind::case_of;
    statement.target = selector;
    std::set<std::string> seen;
    for (const Arm& arm : arms) {
        if (arm.labels.empty())
            throw DesignError("an arm of the case over " + describe(selector) + " has no label");
        CaseArm made;
        for (const Expr& label : arm.labels) {
            made.labels.push_back(typed_label(selector, label));
            const std::string value = describe(made.labels.back());
            if (!seen.insert(constant_value(made.labels.back())).second) {
                throw DesignError("the case over " + describe(selector) + " has the label " + value +
                                  " twice");
            }
        }
        into(made.body, arm.body);
        statement.arms.push_back(std::move(made));
    }
    if (!otherwise) {
        throw DesignError("a case over " + describe(selector) + " has no default");
    }
    into(statement.else_body, otherwise);
    current_->push_back(std::move(statement));
}

// ---- Scope

std::string Scope::path() const {
    if (parent_ == nullptr) return "";
    const std::string above = parent_->path();
    return above.empty() ? block_.label : above + "." + block_.label;
}

/// The same name, or one that differs in case only, in this scope, around it or inside it.
const std::string* Scope::taken_name(const std::string& name) const {
    const std::string key = lower_case(name);
    const auto in = [&](const Scope& s) -> const std::string* {
        const auto found = s.names_.find(key);
        return found == s.names_.end() ? nullptr : &found->second;
    };
    for (const Scope* s = this; s != nullptr; s = s->parent_) {
        if (const std::string* found = in(*s)) return found;
    }
    for (const std::unique_ptr<Scope>& below : builder_.scopes_) {
        const Scope* s = below->parent_;
        while (s != nullptr && s != this) s = s->parent_;
        if (s == nullptr) continue;
        if (const std::string* found = in(*below)) return found;
    }
    return nullptr;
}

void Scope::claim_name(const std::string& name, const std::string& what, Case letters) {
    const std::string problem = name_problem(name);
    if (!problem.empty()) {
        builder_.violations_.push_back(what + " cannot have this name: " + problem);
    } else if (!(letters == Case::lower ? is_lower_snake(name) : is_upper_snake(name))) {
        builder_.violations_.push_back("the name '" + name + "' of " + what + " is not " +
                                       (letters == Case::lower ? "lower_snake_case" : "UPPER_SNAKE_CASE"));
    } else if (const std::string* other = taken_name(name)) {
        builder_.violations_.push_back(
            "the name '" + name + "' of " + what +
            (*other == name ? " is already in use" : " differs from '" + *other + "' in case only"));
    }
    names_.emplace(lower_case(name), name);
}

void Scope::need_one_line(const std::string& name, const std::string& comment) const {
    if (comment.find('\n') == std::string::npos) return;
    builder_.violations_.push_back("the comment of '" + name + "' has more than one line: use comment()");
}

Expr Scope::declare(const std::string& name, Net::Kind kind, const Const& width, bool is_signed,
                    const ResetPolicy& reset, const std::string& comment, std::optional<Expr> value) {
    claim_name(name, kind == Net::Kind::reg ? "register" : kind == Net::Kind::memory ? "memory" : "wire");
    need_one_line(name, comment + reset.reason);
    const bool ends_in_q = name.size() > 2 && name.compare(name.size() - 2, 2, "_q") == 0;
    if (kind == Net::Kind::reg && !ends_in_q) {
        builder_.violations_.push_back("register '" + name + "' should end in _q: '" + name + "_q'");
    }
    if (kind == Net::Kind::wire && ends_in_q) {
        builder_.violations_.push_back("wire '" + name + "' ends in _q, which is for registers");
    }
    if (width.value() < 1) {
        throw DesignError("'" + name + "' would be " + std::to_string(width.value()) +
                          " bits wide: the smallest width is 1");
    }
    if (kind == Net::Kind::reg && reset.resets) {
        try {
            sized(width, reset.value, is_signed);
        } catch (const DesignError& e) {
            builder_.violations_.push_back("the reset value of register '" + name + "': " + e.what());
        }
    }
    auto net = std::make_shared<Net>();
    net->name = name;
    net->kind = kind;
    net->width = width;
    net->is_signed = is_signed;
    net->reset = reset;
    net->comment = comment;
    net->scope = this;
    Item item;
    item.kind = Item::Kind::declaration;
    item.net = net;
    item.value = std::move(value);
    block_.items.push_back(std::move(item));
    return net_value(net);
}

Expr Scope::wire(const std::string& name, const Const& width, const std::string& comment) {
    return declare(name, Net::Kind::wire, width, false, {}, comment, std::nullopt);
}

Expr Scope::signed_wire(const std::string& name, const Const& width, const std::string& comment) {
    return declare(name, Net::Kind::wire, width, true, {}, comment, std::nullopt);
}

Expr Scope::let(const std::string& name, const Expr& value, const std::string& comment) {
    need_visible(value);
    need_assignable(value);
    return declare(name, Net::Kind::wire, value.width(), value.is_signed(), {}, comment, value);
}

Expr Scope::reg(const std::string& name, const Const& width, const ResetPolicy& reset,
                const std::string& comment) {
    return declare(name, Net::Kind::reg, width, false, reset, comment, std::nullopt);
}

Expr Scope::signed_reg(const std::string& name, const Const& width, const ResetPolicy& reset,
                       const std::string& comment) {
    return declare(name, Net::Kind::reg, width, true, reset, comment, std::nullopt);
}

Expr Scope::memory(const std::string& name, const Const& depth, const Const& width,
                   const std::string& comment) {
    if (depth.value() < 1) {
        throw DesignError("memory '" + name + "' would have " + std::to_string(depth.value()) +
                          " words: the smallest depth is 1");
    }
    const Expr made =
        declare(name, Net::Kind::memory, width, false, no_reset("a memory"), comment, std::nullopt);
    const_cast<Net&>(*made.node().net).depth = depth;  // the net was made a line above and is still ours
    return made;
}

Expr Scope::read(const Expr& memory, const Expr& address) const {
    need_memory(memory, "read()");
    need_address(memory, address);
    ExprNode word;
    word.kind = Kind::memory;
    word.net = memory.node().net;
    word.width = word.net->width;
    word.operands = {address};
    return Expr(std::make_shared<const ExprNode>(std::move(word)));
}

Const Scope::localparam(const std::string& name, const Const& value, const std::string& doc) {
    claim_name(name, "localparam", Case::upper);
    Item item;
    item.kind = Item::Kind::localparam;
    item.text = name;
    item.constant = value;
    item.doc = doc;
    block_.items.push_back(std::move(item));
    need_one_line(name, doc);
    // One inside a generate block has a value per iteration: it is no parameter of the module.
    if (parent_ == nullptr) builder_.data_->parameters.push_back({name, value, doc, false});
    return Const::localparam(name, value);
}

void Scope::need_visible(const Expr& value) const {
    const ExprNode& node = value.node();
    if (node.kind == Kind::net || node.kind == Kind::memory || node.kind == Kind::peer) {
        const Scope* owner = node.net->scope;
        if (node.kind == Kind::peer) owner = owner->parent_;
        const Scope* s = this;
        while (s != nullptr && s != owner) s = s->parent_;
        if (s == nullptr) {
            throw DesignError("'" + node.net->name + "' is not visible here: it belongs to generate block '" +
                              node.net->scope->path() + "'");
        }
        if (node.kind != Kind::memory && node.net->kind == Net::Kind::memory) {
            throw DesignError("memory '" + node.net->name + "' is used as a value: use read()");
        }
    }
    for (const Expr& operand : node.operands) need_visible(operand);
}

void Scope::need_memory(const Expr& memory, const std::string& by) const {
    const ExprNode& node = memory.node();
    if (node.kind != Kind::net || node.net->kind != Net::Kind::memory) {
        throw DesignError(by + " of " + describe(memory) + ", which is not a memory");
    }
}

void Scope::need_address(const Expr& memory, const Expr& address) const {
    const Net& net = *memory.node().net;
    const std::int64_t needed = index_width(Const(net.depth.value())).value();
    if (address.is_signed() || address.width().value() != needed) {
        throw DesignError("memory '" + net.name + "' of " + std::to_string(net.depth.value()) +
                          " words is addressed with " + bits(address) + ", it needs " +
                          std::to_string(needed));
    }
    need_settled(address, "[]");
    need_visible(address);
}

void Scope::need_target(const Expr& target, const Expr& value, const std::string& by) const {
    const ExprNode* root = target_root(target);
    if (root == nullptr)
        throw DesignError(by + " drives " + describe(target) + ", which is not a net or a part of one");
    if (root->net->kind == Net::Kind::input)
        throw DesignError(by + " drives input port '" + root->net->name + "'");
    if (root->net->kind == Net::Kind::memory) {
        throw DesignError(by + " drives memory '" + root->net->name + "' as a whole: use write()");
    }
    need_visible(target);
    need_visible(value);
    if (target.width().value() != value.width().value()) {
        throw DesignError("'" + root->net->name + "' takes " + bits(target) + ", the value " +
                          describe(value) + " has " + bits(value) +
                          "; convert with zext(), sext() or trunc()");
    }
    need_assignable(value);
    const bool part = target.node().kind != Kind::net;
    if (!part && target.is_signed() != value.is_signed()) {
        throw DesignError("'" + root->net->name + "' is " + (target.is_signed() ? "signed" : "unsigned") +
                          ", the value " + describe(value) +
                          " is not; convert with as_signed() or as_unsigned()");
    }
}

void Scope::assign(const Expr& target, const Expr& value) {
    const Expr typed = typed_like(value, target);
    need_target(target, typed, "assign");
    const ExprNode* root = target_root(target);
    if (root->net->kind == Net::Kind::reg) {
        throw DesignError("register '" + root->net->name + "' is driven by assign: use clocked()");
    }
    if (target.node().kind == Kind::bit_at || target.node().kind == Kind::element_at) {
        throw DesignError("assign to '" + root->net->name + "' at a position that varies: use a process");
    }
    Item item;
    item.kind = Item::Kind::assign;
    item.target = target;
    item.value = typed;
    block_.items.push_back(std::move(item));
}

void Scope::clocked(const std::function<void(Process&)>& body) {
    if (!builder_.data_->has_clock) throw DesignError("clocked() before clock(): say the reset style first");
    Item item;
    item.kind = Item::Kind::clocked;
    Process process(*this, true, item.body);
    body(process);
    block_.items.push_back(std::move(item));
}

void Scope::comb(const std::function<void(Process&)>& body) {
    Item item;
    item.kind = Item::Kind::comb;
    Process process(*this, false, item.body);
    body(process);
    block_.items.push_back(std::move(item));
}

void Scope::instance(const Module& module, const std::string& name,
                     const std::vector<Connection>& connections,
                     const std::vector<std::pair<std::string, Const>>& parameters) {
    claim_name(name, "instance");
    Item item;
    item.kind = Item::Kind::instance;
    item.text = name;
    item.module = std::make_shared<const Module>(module);
    item.parameters = parameters;
    const std::string where = "instance '" + name + "' of " + module.name();

    std::map<std::string, Const> values;
    std::set<std::string> set;
    for (const Parameter& p : module.parameters()) values.insert_or_assign(p.name, Const(p.value.value()));
    for (const auto& [parameter, value] : parameters) {
        const auto& all = module.parameters();
        const auto found = std::find_if(
            all.begin(), all.end(), [&, &name = parameter](const Parameter& p) { return p.name == name; });
        if (found == all.end()) throw DesignError(where + ": there is no parameter '" + parameter + "'");
        if (!found->overridable)
            throw DesignError(where + ": '" + parameter + "' is a localparam and cannot be set");
        if (!value.has_index() && value.value() < found->least) {
            throw DesignError(where + ": parameter '" + parameter + "' is " + std::to_string(value.value()) +
                              ": must be at least " + std::to_string(found->least));
        }
        if (!set.insert(parameter).second)
            throw DesignError(where + ": parameter '" + parameter + "' is set twice");
        values.insert_or_assign(parameter, value);
    }
    std::vector<std::string> problems;
    for (const Port& port : module.ports()) {
        const auto found = std::find_if(connections.begin(), connections.end(),
                                        [&](const Connection& c) { return c.port == port.name; });
        if (found == connections.end()) {
            problems.push_back(where + ": port '" + port.name + "' is not connected");
            continue;
        }
        const Const width = port.width.substituted(values);
        if (width.has_index()) {
            problems.push_back(where + ": the width of port '" + port.name + "' depends on a generate index");
            continue;
        }
        const Expr value = found->value.node().kind == Kind::untyped
                               ? sized(width, found->value.node().value, port.is_signed)
                               : found->value;
        if (value.width().value() != width.value()) {
            problems.push_back(where + ": port '" + port.name + "' has " + std::to_string(width.value()) +
                               " bits, " + describe(value) + " has " + bits(value));
        }
        if (value.node().grows) {
            problems.push_back(where + ": port '" + port.name + "' gets " + describe(value) +
                               ", whose top bit Verilog would drop: assign it to a net first");
        }
        need_visible(value);
        if (port.direction == Direction::output) {
            const ExprNode* root = target_root(value);
            if (root == nullptr || root->net->kind == Net::Kind::input || root->net->kind == Net::Kind::reg) {
                problems.push_back(where + ": output port '" + port.name + "' must drive a wire, not " +
                                   describe(value));
            }
        }
        item.connections.push_back({port.name, value});
    }
    for (const Connection& c : connections) {
        const bool known = std::any_of(module.ports().begin(), module.ports().end(),
                                       [&](const Port& p) { return p.name == c.port; });
        if (!known) problems.push_back(where + ": there is no port '" + c.port + "'");
        const auto times = std::count_if(connections.begin(), connections.end(),
                                         [&](const Connection& other) { return other.port == c.port; });
        const std::string twice =
            where + ": port '" + c.port + "' is connected " + std::to_string(times) + " times";
        if (times > 1 && std::find(problems.begin(), problems.end(), twice) == problems.end())
            problems.push_back(twice);
    }
    if (!problems.empty()) throw DesignError(problems);
    block_.items.push_back(std::move(item));
}

Scope& Scope::child(Block& block) {
    claim_name(block.label, "generate block");
    builder_.scopes_.push_back(std::unique_ptr<Scope>(new Scope(builder_, this, block)));
    block.scope = builder_.scopes_.back().get();
    return *builder_.scopes_.back();
}

void Scope::loop(const std::string& label, const std::string& index, const Const& count,
                 const std::function<void(Scope&, const Const&)>& body) {
    if (count.value() < 1) {
        throw DesignError("generate loop '" + label + "' would run " + std::to_string(count.value()) +
                          " times");
    }
    Item item;
    item.kind = Item::Kind::loop;
    item.text = index;
    item.constant = count;
    item.index = Const::index(index, count);
    item.block = std::make_shared<Block>();
    item.block->label = label;
    Scope& scope = child(*item.block);
    // The index belongs to the loop's own scope: loops side by side may share its name, nested ones may not.
    scope.is_loop_ = true;
    scope.claim_name(index, "loop index");
    const Const made = *item.index;
    body(scope, made);
    block_.items.push_back(std::move(item));
}

void Scope::choice(const ConstCondition& condition, const std::string& label,
                   const std::function<void(Scope&)>& body, const std::string& else_label,
                   const std::function<void(Scope&)>& otherwise) {
    Item item;
    item.kind = Item::Kind::choice;
    item.condition = condition;
    item.block = std::make_shared<Block>();
    item.block->label = label;
    body(child(*item.block));
    if (otherwise) {
        item.else_block = std::make_shared<Block>();
        item.else_block->label = else_label;
        otherwise(child(*item.else_block));
    }
    block_.items.push_back(std::move(item));
}

Expr Scope::peer(const Expr& net, const Const& index) const {
    if (net.node().kind != Kind::net)
        throw DesignError("peer() of " + describe(net) + ", which is not a net");
    if (!net.node().net->scope->is_loop_) {
        throw DesignError("peer() of '" + net.node().net->name +
                          "', which is not declared in the body of a generate loop");
    }
    ExprNode node = net.node();
    node.kind = Kind::peer;
    node.op = net.node().net->scope->block_.label;
    node.low = index;
    return Expr(std::make_shared<const ExprNode>(std::move(node)));
}

void Scope::unused(const std::string& name, const Expr& value, const std::string& why) {
    if (name.compare(0, 7, "unused_") != 0) {
        throw DesignError("'" + name + "' should start with unused_, which lint tools know");
    }
    if (why.empty()) throw DesignError("unused() needs a reason");
    need_visible(value);
    claim_name(name, "wire");
    auto net = std::make_shared<Net>();
    net->name = name;
    net->comment = why;
    net->scope = this;
    Item item;
    item.kind = Item::Kind::unused;
    item.net = net;
    item.value = value;
    block_.items.push_back(std::move(item));
}

void Scope::comment(const std::string& text) {
    Item item;
    item.kind = Item::Kind::comment;
    item.text = text;
    block_.items.push_back(std::move(item));
}

void Scope::banner(const std::string& text) {
    Item item;
    item.kind = Item::Kind::banner;
    item.text = text;
    block_.items.push_back(std::move(item));
}

// ---- Builder

Builder::Builder(const std::string& name, const std::string& summary)
    : Builder(name, summary, std::make_shared<Module::Data>()) {}

Builder::Builder(const std::string& name, const std::string& summary, std::shared_ptr<Module::Data> data)
    : Scope(*this, nullptr, data->body), data_(std::move(data)) {
    data_->name = name;
    data_->summary = summary;
    if (const std::string problem = name_problem(name); !problem.empty()) {
        throw DesignError("a module cannot have this name: " + problem);
    }
    if (!is_lower_snake(name))
        throw DesignError("'" + name + "' is not lower_snake_case, as modules are named");
}

Expr Builder::port(const std::string& name, Direction direction, const Const& width, bool is_signed,
                   const std::string& doc) {
    claim_name(name, "port");
    need_one_line(name, doc);
    if (width.value() < 1) {
        throw DesignError("port '" + name + "' would be " + std::to_string(width.value()) +
                          " bits wide: the smallest width is 1");
    }
    auto net = std::make_shared<Net>();
    net->name = name;
    net->kind = direction == Direction::input ? Net::Kind::input : Net::Kind::output;
    net->width = width;
    net->is_signed = is_signed;
    net->scope = this;
    data_->ports.push_back({name, direction, width.in_header(), is_signed, doc});
    data_->port_nets.push_back(net);
    return net_value(net);
}

void Builder::clock_without_reset() {
    if (data_->has_clock) throw DesignError("the clock is declared twice");
    data_->has_clock = true;
    port("clk", Direction::input, 1, false, "");
}

void Builder::clock(ResetStyle style) {
    clock_without_reset();
    data_->has_reset = true;
    data_->reset_style = style;
    port(style == ResetStyle::sync_high ? "rst" : "rst_n", Direction::input, 1, false,
         style == ResetStyle::sync_high  ? "synchronous, active high"
         : style == ResetStyle::sync_low ? "synchronous, active low"
                                         : "asynchronous, active low");
}

Expr Builder::clk() const {
    if (!data_->has_clock) throw DesignError("clk() before clock(): say the reset style first");
    const auto named_clk = [](const auto& net) { return net->name == "clk"; };
    return net_value(*std::find_if(data_->port_nets.begin(), data_->port_nets.end(), named_clk));
}

Expr Builder::rst() const {
    if (!data_->has_reset) throw DesignError("rst() before clock(): say the reset style first");
    const auto is_reset = [](const auto& net) { return net->name == "rst" || net->name == "rst_n"; };
    return net_value(*std::find_if(data_->port_nets.begin(), data_->port_nets.end(), is_reset));
}

Const Builder::parameter(const std::string& name, std::int64_t value, const std::string& doc,
                         std::int64_t least) {
    claim_name(name, "parameter", Case::upper);
    if (value < least) {
        throw DesignError("parameter '" + name + "' is " + std::to_string(value) + ": must be at least " +
                          std::to_string(least));
    }
    need_one_line(name, doc);
    const Const made = Const::parameter(name, value, least);
    data_->parameters.push_back({name, Const(value), doc, true, least});
    return made;
}

Expr Builder::input(const std::string& name, const Const& width, const std::string& doc) {
    return port(name, Direction::input, width, false, doc);
}
Expr Builder::signed_input(const std::string& name, const Const& width, const std::string& doc) {
    return port(name, Direction::input, width, true, doc);
}
Expr Builder::output(const std::string& name, const Const& width, const std::string& doc) {
    return port(name, Direction::output, width, false, doc);
}
Expr Builder::signed_output(const std::string& name, const Const& width, const std::string& doc) {
    return port(name, Direction::output, width, true, doc);
}

void Builder::fact(const std::string& key, const std::string& text) { data_->facts.push_back({key, text}); }

void Builder::timing(int latency, const std::string& latency_text, int interval,
                     const std::string& interval_text) {
    data_->latency = latency;
    data_->interval = interval;
    fact("latency", latency_text);
    fact("interval", interval_text);
}

Module Builder::finish() {
    Module::Data& data = *data_;
    std::vector<std::string> problems = violations_;
    const std::vector<std::string> found = check_structure(data);
    problems.insert(problems.end(), found.begin(), found.end());
    if (problems.empty()) problems = check_text(Module(data_));
    if (!problems.empty()) {
        for (std::string& p : problems) p = "module " + data.name + ": " + p;
        throw DesignError(problems);
    }
    return Module(data_);
}

}  // namespace ragrtl::hdl
