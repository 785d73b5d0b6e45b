#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "gen/hdl/ast.hpp"
#include "gen/hdl/module.hpp"

namespace ragrtl::hdl {

class Builder;
class Scope;

/// The statements of one `always` block.
class Process {
  public:
    /// Drives a register or wire, or a constant slice of one.
    void set(const Expr& target, const Expr& value);
    /// Writes one word of a memory (clocked processes only).
    void write(const Expr& memory, const Expr& address, const Expr& value);
    void comment(const std::string& text);

    /// `if`; chain with otherwise_when() and otherwise().
    class Branch {
      public:
        Branch& otherwise_when(const Expr& condition, const std::function<void()>& body);
        void otherwise(const std::function<void()>& body);

      private:
        friend class Process;
        Branch(Process& process, Statements& statements, std::vector<std::size_t> path)
            : process_(process), statements_(statements), path_(std::move(path)) {}
        Statement& innermost();

        Process& process_;
        Statements& statements_;
        std::vector<std::size_t> path_;
    };
    Branch when(const Expr& condition, const std::function<void()>& body);

    struct Arm {
        std::vector<Expr> labels;
        std::function<void()> body;
    };
    /// `case` over constant labels, each value once; the default is required.
    void select(const Expr& selector, const std::vector<Arm>& arms, const std::function<void()>& otherwise);

  private:
    friend class Scope;
    Process(const Scope& scope, bool clocked, Statements& statements)
        : scope_(scope), clocked_(clocked), current_(&statements) {}
    void into(Statements& statements, const std::function<void()>& body);
    Expr typed_label(const Expr& selector, const Expr& label) const;

    const Scope& scope_;
    bool clocked_;
    Statements* current_;
};

/// Where names are declared and driven: a module body or the body of a generate block.
class Scope {
  public:
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    virtual ~Scope() = default;

    Expr wire(const std::string& name, const Const& width = 1, const std::string& comment = "");
    Expr signed_wire(const std::string& name, const Const& width, const std::string& comment = "");
    /// A wire declared with its value: `wire [7:0] sum = a ^ b;` takes width and sign from the value.
    Expr let(const std::string& name, const Expr& value, const std::string& comment = "");
    /// A register; its name ends in _q. What it holds after reset, or why it needs none, must be said.
    Expr reg(const std::string& name, const Const& width, const ResetPolicy& reset,
             const std::string& comment = "");
    Expr signed_reg(const std::string& name, const Const& width, const ResetPolicy& reset,
                    const std::string& comment = "");
    /// `depth` words of `width` bits; written by Process::write(), read by read().
    Expr memory(const std::string& name, const Const& depth, const Const& width,
                const std::string& comment = "");
    Expr read(const Expr& memory, const Expr& address) const;
    Const localparam(const std::string& name, const Const& value, const std::string& doc = "");

    void assign(const Expr& target, const Expr& value);
    /// `always @(posedge clk)`: the registers it sets either all reset or all do not.
    void clocked(const std::function<void(Process&)>& body);
    /// `always @*`: every wire it sets is set on every path.
    void comb(const std::function<void(Process&)>& body);
    /// An instance; every port is connected. `parameters` overrides the child's parameters.
    void instance(const Module& module, const std::string& name, const std::vector<Connection>& connections,
                  const std::vector<std::pair<std::string, Const>>& parameters = {});

    /// `for (index = 0; index < count; ...) begin : label`. The body is built once.
    void loop(const std::string& label, const std::string& index, const Const& count,
              const std::function<void(Scope&, const Const&)>& body);
    /// `if (condition) begin : label ... end else begin : else_label`. `otherwise` may be empty.
    void choice(const ConstCondition& condition, const std::string& label,
                const std::function<void(Scope&)>& body, const std::string& else_label,
                const std::function<void(Scope&)>& otherwise);
    /// A net of a loop's body as iteration `index` of that loop has it.
    Expr peer(const Expr& net, const Const& index) const;

    /// Marks bits as read on purpose by nobody; the reason is printed.
    void unused(const std::string& name, const Expr& value, const std::string& why);
    void comment(const std::string& text);
    void banner(const std::string& text);

    const Scope* parent() const { return parent_; }
    /// Labels of the enclosing generate blocks, outermost first, for messages: "slot.left_edge".
    std::string path() const;

  protected:
    Scope(Builder& builder, const Scope* parent, Block& block)
        : builder_(builder), parent_(parent), block_(block) {}

  private:
    friend class Builder;
    friend class Process;

    Expr declare(const std::string& name, Net::Kind kind, const Const& width, bool is_signed,
                 const ResetPolicy& reset, const std::string& comment, std::optional<Expr> value);
    enum class Case { lower, upper };
    void claim_name(const std::string& name, const std::string& what, Case letters = Case::lower);
    const std::string* taken_name(const std::string& name) const;
    void need_visible(const Expr& value) const;
    void need_memory(const Expr& memory, const std::string& by) const;
    void need_address(const Expr& memory, const Expr& address) const;
    void need_target(const Expr& target, const Expr& value, const std::string& by) const;
    void need_one_line(const std::string& name, const std::string& comment) const;
    Scope& child(Block& block);

    Builder& builder_;
    const Scope* parent_;
    Block& block_;
    bool is_loop_ = false;
    std::map<std::string, std::string> names_;  // by their lower-case form
};

/// Builds one module. finish() runs every check and reports all violations at once.
class Builder : public Scope {
  public:
    Builder(const std::string& name, const std::string& summary);

    /// Ports `clk` and `rst` / `rst_n`; needed before the first clocked().
    void clock(ResetStyle style);
    /// Port `clk` alone, for a module none of whose registers resets.
    void clock_without_reset();
    /// The clock, to connect an instance to.
    Expr clk() const;
    /// The reset, to connect an instance of the same reset style to.
    Expr rst() const;
    /// A `parameter` an integrator may override with any value >= `least`.
    Const parameter(const std::string& name, std::int64_t value, const std::string& doc = "",
                    std::int64_t least = 1);
    Expr input(const std::string& name, const Const& width = 1, const std::string& doc = "");
    Expr signed_input(const std::string& name, const Const& width, const std::string& doc = "");
    Expr output(const std::string& name, const Const& width = 1, const std::string& doc = "");
    Expr signed_output(const std::string& name, const Const& width, const std::string& doc = "");

    /// Header lines. latency and interval are also kept as numbers (-1: no single one).
    void fact(const std::string& key, const std::string& text);
    void timing(int latency, const std::string& latency_text, int interval, const std::string& interval_text);

    Module finish();

  private:
    friend class Scope;

    Builder(const std::string& name, const std::string& summary, std::shared_ptr<Module::Data> data);
    Expr port(const std::string& name, Direction direction, const Const& width, bool is_signed,
              const std::string& doc);

    std::shared_ptr<Module::Data> data_;
    std::vector<std::unique_ptr<Scope>> scopes_;
    std::vector<std::string> violations_;
};

}  // namespace ragrtl::hdl
