#include "gen/blocks/common.hpp"

namespace ragrtl::blocks {

hdl::ResetStyle reset_style(spec::Reset reset) {
    switch (reset) {
        case spec::Reset::sync_low: return hdl::ResetStyle::sync_low;
        case spec::Reset::async_low: return hdl::ResetStyle::async_low;
        case spec::Reset::sync_high: break;
    }
    return hdl::ResetStyle::sync_high;
}

const char* reset_port(spec::Reset reset) { return reset == spec::Reset::sync_high ? "rst" : "rst_n"; }

}  // namespace ragrtl::blocks
