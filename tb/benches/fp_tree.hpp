#pragma once

#include <cstdint>
#include <vector>

#include "golden/blocks/fp_tree.hpp"
#include "tb/benches/fp_codes.hpp"
#include "tb/benches/fp_results.hpp"

namespace ragrtl::tb {

/// Bench of arith/fp_tree.
class FpTreeBench : public FpFunctionBench<golden::FpTree, spec::FpTree> {
  public:
    explicit FpTreeBench(const spec::FpTree& spec, std::uint64_t cycles = 40'000)
        : FpFunctionBench(spec, kinds(), true, cycles) {}

  private:
    static std::vector<Kind> kinds() {
        std::vector<Kind> list;
        for (const CodeStream& stream : code_streams(golden::kFp32)) {
            list.push_back({stream.name, [codes = stream.codes](golden::FpTree::In& in, Rng& rng) {
                                for (int low = 0; low < in.terms.width(); low += 32) {
                                    // Neighbours that cancel, or nearly so.
                                    const bool copies = low > 0 && rng.percent(15);
                                    const std::uint64_t code = copies ? in.terms.get(low - 32, 32) ^
                                                                            golden::kFp32.sign_bit() ^
                                                                            rng.below(2)
                                                                      : codes(golden::kFp32, rng);
                                    in.terms.set(low, 32, code);
                                }
                            }});
        }
        return list;
    }
};

}  // namespace ragrtl::tb
