#pragma once

#include <stdexcept>
#include <string>

namespace ragrtl {

/// A failure that the user can understand and act on: what() is one clear line (or one line per problem),
/// exit_code() is what the `ragrtl` program returns for it.
class Error : public std::runtime_error {
  public:
    int exit_code() const { return exit_code_; }

  protected:
    Error(const std::string& message, int exit_code) : std::runtime_error(message), exit_code_(exit_code) {}

  private:
    int exit_code_;
};

/// A check did not hold: mismatch, timing not met, threshold missed.
class CheckFailed : public Error {
  public:
    explicit CheckFailed(const std::string& message) : Error(message, 1) {}
};

/// Arguments, configuration or data files that cannot be used.
class BadInput : public Error {
  public:
    explicit BadInput(const std::string& message) : Error(message, 2) {}
};

/// Reading or writing failed.
class IoError : public Error {
  public:
    explicit IoError(const std::string& message) : Error(message, 3) {}
};

/// A program that a command needs is not installed; the message names the package that has it.
class MissingTool : public Error {
  public:
    explicit MissingTool(const std::string& message) : Error(message, 3) {}
};

}  // namespace ragrtl
