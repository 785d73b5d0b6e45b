#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gen/hdl/const.hpp"
#include "gen/hdl/expr.hpp"
#include "gen/hdl/net.hpp"

/// The syntax tree of a module's body. Scope and Process build it; checks and printer read it.
namespace ragrtl::hdl {

class Module;

struct Statement;
using Statements = std::vector<Statement>;

struct CaseArm {
    std::vector<Expr> labels;
    Statements body;
};

/// A statement inside an `always` block.
struct Statement {
    enum class Kind { assign, memory_write, if_else, case_of, comment };

    Kind kind = Kind::comment;
    std::optional<Expr> target;  // assign: what is driven; memory_write: the address; if_else: the condition;
                                 // case_of: the selector
    std::optional<Expr> value;   // assign, memory_write
    std::shared_ptr<const Net> memory;
    Statements then_body, else_body;  // if_else; else_body is also the default of case_of
    std::vector<CaseArm> arms;
    std::string text;  // comment
};

struct Connection {
    std::string port;
    Expr value;
};

struct Item;

/// A list of items with its own names: the module body or the body of a generate block.
struct Block {
    std::string label;             // empty for the module body
    const Scope* scope = nullptr;  // alive until the module is finished
    std::vector<Item> items;
};

/// One thing in a module's body.
struct Item {
    enum class Kind {
        declaration,
        localparam,
        assign,
        clocked,
        comb,
        instance,
        loop,
        choice,
        unused,
        comment,
        banner
    };

    Kind kind = Kind::comment;
    std::string text;                // comment, banner; name of a localparam or an instance, index of a loop
    std::string doc;                 // localparam
    std::shared_ptr<const Net> net;  // declaration, unused
    std::optional<Expr> target;      // assign
    std::optional<Expr> value;       // assign, declaration with a value, unused
    Statements body;                 // clocked, comb
    std::optional<Const> constant;   // localparam, count of a loop
    std::optional<Const> index;      // of a loop
    std::shared_ptr<const Module> module;                   // instance
    std::vector<std::pair<std::string, Const>> parameters;  // instance
    std::vector<Connection> connections;                    // instance
    std::optional<ConstCondition> condition;                // choice
    std::shared_ptr<Block> block, else_block;               // loop, choice
};

}  // namespace ragrtl::hdl
