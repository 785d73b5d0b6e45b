#pragma once

#include <string>

#include "gen/hdl/builder.hpp"
#include "gen/hdl/error.hpp"

namespace ragrtl::hdl::test {

/// What the construction library says against `design`; empty when it accepts it.
template <class Design>
std::string message(const Design& design) {
    try {
        design();
    } catch (const DesignError& error) {
        return error.what();
    }
    return "";
}

/// The same for the body of a module called m, finish() included.
template <class Body>
std::string finish_message(const Body& body) {
    return message([&] {
        Builder m("m", "a module.");
        body(m);
        m.finish();
    });
}

}  // namespace ragrtl::hdl::test
