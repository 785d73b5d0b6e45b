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

}  // namespace ragrtl::blocks
