#pragma once

#include <utility>

namespace ragrtl::golden {

/// A cycle model as a part of a larger one: its outputs are there before its inputs are. For units whose
/// outputs depend on their state alone, or on inputs that do not change while it matters.
template <class Model>
class Ahead {
  public:
    using In = typename Model::In;
    using Out = typename Model::Out;

    Ahead(Model model, In idle) : model_(std::move(model)), in_(std::move(idle)), out_(look()) {}

    void reset() {
        model_.reset();
        out_ = look();
    }

    /// What the outputs show in this cycle.
    const Out& out() const { return out_; }
    /// Inputs of this cycle, to be filled before edge(); they hold what they held in the last one.
    In& in() { return in_; }

    /// Takes the clock edge.
    void edge() {
        model_.tick(in_);
        out_ = look();
    }

  private:
    Out look() const {
        Model copy = model_;
        return copy.tick(in_);
    }

    Model model_;
    In in_;
    Out out_;
};

}  // namespace ragrtl::golden
