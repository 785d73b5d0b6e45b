#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace ragrtl::hdl {

/// A design that breaks a rule of the construction library. what() has one violation per line.
class DesignError : public std::runtime_error {
  public:
    explicit DesignError(const std::string& violation);
    explicit DesignError(std::vector<std::string> violations);

    const std::vector<std::string>& violations() const { return violations_; }

  private:
    std::vector<std::string> violations_;
};

}  // namespace ragrtl::hdl
