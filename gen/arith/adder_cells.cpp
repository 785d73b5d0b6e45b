#include "gen/arith/adder_cells.hpp"

#include "gen/hdl/builder.hpp"

namespace ragrtl::arith {

using namespace hdl;

Module full_adders() {
    Builder m("fa", "N full adders side by side.");
    m.timing(0, "combinational", 1, "none");
    m.fact("mapping", "a synthesis flow may swap this module for one around the library's own full adder");
    const Const n = m.parameter("N", 1, "adders");
    const Expr a = m.input("a", n);
    const Expr b = m.input("b", n);
    const Expr cin = m.input("cin", n);
    const Expr sum = m.output("sum", n);
    const Expr cout = m.output("cout", n);
    m.assign(sum, a ^ b ^ cin);
    m.assign(cout, (a & b) | (a & cin) | (b & cin));
    return m.finish();
}

Module half_adders() {
    Builder m("ha", "N half adders side by side.");
    m.timing(0, "combinational", 1, "none");
    m.fact("mapping", "a synthesis flow may swap this module for one around the library's own half adder");
    const Const n = m.parameter("N", 1, "adders");
    const Expr a = m.input("a", n);
    const Expr b = m.input("b", n);
    const Expr sum = m.output("sum", n);
    const Expr cout = m.output("cout", n);
    m.assign(sum, a ^ b);
    m.assign(cout, a & b);
    return m.finish();
}

}  // namespace ragrtl::arith
