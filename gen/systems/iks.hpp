#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/iks_system.hpp"

namespace ragrtl::systems {

/// systems/iks: one near-memory accelerator for exact search ("Accelerating Retrieval-Augmented Generation",
/// ASPLOS 2025, sections 5.2-5.5), module `iks`.
///
/// Memory holds blocks of `lanes` vectors, column-major: beat j of a block has element j of its vectors, the
/// first vector in the low bits; a block follows the other without a gap. Every engine has a query of its own
/// and sees every beat. The last block may have fewer vectors: what the beats have in their place is of no
/// matter.
///
/// A search reads a beat per cycle: ceil(vectors / lanes) * dimension beats, however many queries there are;
/// blocks of fewer beats than lanes wait for the scores to leave the lanes. The memory port answers in order;
/// requests and responses have ready/valid. Responses that no request waits for (late ones after a reset) are
/// taken and dropped.
hdl::Module iks(const spec::IksSystem& spec);

}  // namespace ragrtl::systems
