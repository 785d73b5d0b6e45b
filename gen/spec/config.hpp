#pragma once

#include <any>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "gen/spec/table.hpp"

namespace ragrtl::spec {

/// A spec of any block, with access to its fields by key and as text. Whatever is set wrongly is remembered,
/// so that all violations can be reported at once.
class Config {
  public:
    template <class Spec, class = std::enable_if_t<!std::is_same_v<Spec, Config>>>
    explicit Config(const Spec& spec)
        : table_(&table_of<Spec>()),
          spec_(spec),
          address_(&address<Spec>),
          const_address_(&const_address<Spec>) {}

    const Table& table() const { return *table_; }

    /// The text of field `key` (without the section). Throws std::out_of_range for an unknown key.
    std::string get(std::string_view key) const {
        const Field& field = at(key);
        return to_text(field, field.get(const_address_(spec_)));
    }

    /// The value of field `key` as a C++ expression, given `using namespace ragrtl::spec`: "32", "true",
    /// "Tie::earlier".
    std::string cpp_value(std::string_view key) const {
        return (at(key).kind == Kind::choice ? at(key).cpp_type + "::" : "") + get(key);
    }

    /// "k=32 score_width=32 ...": all fields in table order.
    std::string summary() const { return table_->summary(const_address_(spec_)); }

    /// Sets field `key` from text; what is wrong with the text shows up in violations(). A later set of the
    /// same key replaces an earlier one with its violation. Throws std::out_of_range for an unknown key.
    void set(std::string_view key, const std::string& text) {
        const Field& field = at(key);
        if (Table::set(address_(spec_), field, text)) {
            rejected_.erase(field.key);
        } else {
            rejected_[field.key] = text;
        }
    }

    /// Replaces all values by a random legal configuration (see Table::randomize()).
    template <class Rng>
    void randomize(Rng& rng) {
        table_->randomize(address_(spec_), rng);
        rejected_.clear();
    }

    /// Everything that is wrong, in table order; empty when the configuration is legal.
    std::vector<Violation> violations() const { return table_->violations(const_address_(spec_), rejected_); }

    /// The spec struct. Throws std::bad_any_cast when the configuration is of another block.
    template <class Spec>
    const Spec& as() const {
        return std::any_cast<const Spec&>(spec_);
    }

  private:
    template <class Spec>
    static void* address(std::any& spec) {
        return std::any_cast<Spec>(&spec);
    }
    template <class Spec>
    static const void* const_address(const std::any& spec) {
        return std::any_cast<Spec>(&spec);
    }

    const Field& at(std::string_view key) const {
        const Field* field = table_->find(key);
        if (field == nullptr) {
            throw std::out_of_range(table_->section() + " has no field '" + std::string(key) + "'");
        }
        return *field;
    }

    const Table* table_;
    std::any spec_;
    void* (*address_)(std::any&);
    const void* (*const_address_)(const std::any&);
    std::map<std::string, std::string> rejected_;  // texts that spec_ could not take, by key
};

}  // namespace ragrtl::spec
