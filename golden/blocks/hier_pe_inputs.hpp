#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "golden/numerics/bits.hpp"

namespace ragrtl::golden {

/// What every processing element of hier takes: rows of the query and rows of documents.
struct HierPeInputs {
    explicit HierPeInputs(int lanes)
        : query_row(lanes), active_lanes(index_width(std::int64_t{lanes} + 1)), doc_row(lanes) {}
    bool query_valid = false;
    Bits query_plane{3};
    Bits query_row;
    Bits active_lanes;
    bool doc_valid = false;
    Bits doc_row;
    bool doc_int8 = false;

    template <class V>
    void visit(V&& v) {
        v("query_valid", query_valid);
        v("query_plane", query_plane);
        v("query_row", query_row);
        v("active_lanes", active_lanes);
        v("doc_valid", doc_valid);
        v("doc_row", doc_row);
        v("doc_int8", doc_int8);
    }
};

/// The query as it stands in a processing element: one INT8 code per lane.
class StationaryQuery {
  public:
    explicit StationaryQuery(int lanes) : codes_(static_cast<std::size_t>(lanes)) {}

    std::uint8_t code(int lane) const { return codes_[static_cast<std::size_t>(lane)]; }

    /// Takes one plane; lanes from active_lanes up become zero in it.
    void write(const HierPeInputs& in) {
        const auto bit = static_cast<unsigned>(7 - in.query_plane.to_u64());
        const auto active = static_cast<std::size_t>(in.active_lanes.to_u64());
        for (std::size_t lane = 0; lane < codes_.size(); ++lane) {
            auto& code = codes_[lane];
            const bool one = lane < active && in.query_row.bit(static_cast<int>(lane));
            code = static_cast<std::uint8_t>((code & ~(1U << bit)) | (one ? 1U << bit : 0U));
        }
    }

  private:
    std::vector<std::uint8_t> codes_;
};

}  // namespace ragrtl::golden
