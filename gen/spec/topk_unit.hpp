#pragma once

#include "gen/spec/common.hpp"

namespace ragrtl::spec {

/// Which of two pairs with equal scores goes ahead.
enum class Tie {
    earlier,   ///< the pair that came first; on an ascending id stream this is the lower id
    lower_id,  ///< the pair with the lower id, in whatever order they came
};

/// common/topk_unit: the K best (score, id) pairs of a stream.
struct TopkUnit {
    int k = 32;
    int score_width = 32;
    bool score_signed = true;
    int id_width = 32;
    Tie tie = Tie::earlier;
    Reset reset = Reset::sync_high;
};

inline const Table& table(const TopkUnit*) {
    static const Table fields{
        "topk_unit",
        {
            integer<&TopkUnit::k>("k", 1, 1024, "pairs", "length of the list").typical(1, 12),
            boolean<&TopkUnit::score_signed>("score_signed",
                                             "scores are two's complement; unsigned otherwise"),
            integer<&TopkUnit::score_width>("score_width", 1, 128, "bits", "width of a score").typical(1, 72),
            integer<&TopkUnit::id_width>("id_width", 1, 64, "bits", "width of an id").typical(1, 40),
            choice<&TopkUnit::tie>(
                "tie", "Tie",
                {{Tie::earlier, "earlier",
                  "the pair that came first; on an ascending id stream the lower id"},
                 {Tie::lower_id, "lower_id", "the pair with the lower id, in whatever order they came"}},
                "which of two pairs with equal scores goes ahead"),
            reset_field<&TopkUnit::reset>(),
        },
        {
            limit<TopkUnit>("score_width", {"score_signed"},
                            [](const TopkUnit& s) {
                                const std::int64_t min = s.score_signed ? 2 : 1;
                                return Bounds{min, std::int64_t{128}, "a signed score has at least 2 bits"};
                            }),
        }};
    return fields;
}

}  // namespace ragrtl::spec
