#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "gen/spec/field.hpp"
#include "gen/spec/number.hpp"
#include "gen/spec/suggest.hpp"
#include "gen/spec/violation.hpp"

namespace ragrtl::spec {

/// A range of one field that depends on the values of others: at least `min`, at most `max`, because of
/// `reason`.
struct Bounds {
    Value min, max;
    std::string reason;  ///< reads on from "must be 1 .. 32": "no more than lanes = 32"
};

/// A rule between fields: narrows the legal range of `key`. It is looked at only when the fields it depends
/// on, which must stand before `key` in the table, are legal themselves.
struct Limit {
    std::string key;
    std::vector<std::string> depends_on;
    std::function<Bounds(const void* spec)> bounds;
};

/// `limit<HierPe>("lanes_per_cycle", {"lanes"}, [](const HierPe& s) { return Bounds{...}; })`
template <class Spec, class F>
Limit limit(std::string key, std::vector<std::string> depends_on, F bounds) {
    return {std::move(key), std::move(depends_on),
            [bounds](const void* spec) { return bounds(*static_cast<const Spec*>(spec)); }};
}

/// The text of a value of `field`, as a user would write it.
inline std::string to_text(const Field& field, const Value& value) {
    if (field.kind == Kind::real) {
        char buffer[32];
        const auto end = std::to_chars(buffer, buffer + sizeof buffer, std::get<double>(value)).ptr;
        return {buffer, end};
    }
    const std::int64_t number = std::get<std::int64_t>(value);
    if (field.kind == Kind::boolean) {
        return number != 0 ? "true" : "false";
    }
    if (field.kind == Kind::choice) {
        for (const Choice& choice : field.choices) {
            if (choice.value == number) {
                return choice.text;
            }
        }
    }
    return std::to_string(number);
}

/// "1 .. 1024", "earlier or lower_id", "true or false".
inline std::string range_text(const Field& field, const Value& min, const Value& max) {
    if (field.kind == Kind::boolean) {
        return "true or false";
    }
    if (field.kind == Kind::choice) {
        std::string text;
        for (std::size_t i = 0; i < field.choices.size(); ++i) {
            text += i == 0 ? "" : i + 1 == field.choices.size() ? " or " : ", ";
            text += field.choices[i].text;
        }
        return text;
    }
    return to_text(field, min) + (min == max ? "" : " .. " + to_text(field, max));
}
inline std::string range_text(const Field& field) { return range_text(field, field.min, field.max); }

/// The field table of one spec struct, type-erased: `const void* spec` is the struct the table was made for.
/// `spec::table(static_cast<const TopkUnit*>(nullptr))` is the table of TopkUnit.
class Table {
  public:
    Table(std::string section, std::vector<Field> fields, std::vector<Limit> limits)
        : section_(std::move(section)), fields_(std::move(fields)), limits_(std::move(limits)) {}

    /// First half of every key: "topk_unit" in `topk_unit.k`.
    const std::string& section() const { return section_; }
    const std::vector<Field>& fields() const { return fields_; }
    const std::vector<Limit>& limits() const { return limits_; }

    /// The field called `key` (without the section), or nullptr.
    const Field* find(std::string_view key) const {
        const auto at =
            std::find_if(fields_.begin(), fields_.end(), [&](const Field& f) { return f.key == key; });
        return at == fields_.end() ? nullptr : &*at;
    }

    /// Every way in which `spec` is not legal, in table order. `rejected` are texts, by key, that could not
    /// be stored in the spec: they are violations instead of the values that the spec has there.
    std::vector<Violation> violations(const void* spec,
                                      const std::map<std::string, std::string>& rejected = {}) const {
        std::vector<Violation> found;
        std::vector<std::string> bad;
        bad.reserve(rejected.size());
        for (const auto& [key, text] : rejected) bad.push_back(key);
        for (const Field& field : fields_) {
            const Bounds legal = range(spec, field, bad);
            const auto text = rejected.find(field.key);
            if (text != rejected.end()) {
                found.push_back(refusal(field, text->second, legal));
            } else if (const Value value = field.get(spec); !inside(value, legal)) {
                found.push_back(outside(field, value, to_text(field, value), legal));
                bad.push_back(field.key);
            }
        }
        return found;
    }

    /// Sets `field` from text if that is a value of the field's own range, whatever the rules say of it;
    /// otherwise nothing is set, and false returned.
    static bool set(void* spec, const Field& field, const std::string& text) {
        const std::optional<Value> value = parse(field, text);
        const bool fits = value && inside(*value, {field.min, field.max, ""});
        if (fits) field.set(spec, *value);
        return fits;
    }

    /// "k=32 score_width=32 ...": all fields in table order.
    std::string summary(const void* spec) const {
        std::string text;
        for (const Field& field : fields_) {
            text += (text.empty() ? "" : " ") + field.key + "=" + to_text(field, field.get(spec));
        }
        return text;
    }

    /// Draws every field from its typical range and within all rules. `rng()` returns 64 random bits; the
    /// same bits give the same spec on every machine.
    template <class Rng>
    void randomize(void* spec, Rng& rng) const {
        for (const Field& field : fields_) {
            const Bounds legal = range(spec, field, {});
            const Value min = std::clamp(field.typical_min, legal.min, legal.max);
            const Value max = std::clamp(field.typical_max, legal.min, legal.max);
            const std::uint64_t bits = rng();
            if (field.kind == Kind::real) {
                const double low = std::get<double>(min);
                const double unit =
                    static_cast<double>(bits >> 11) / 9007199254740992.0;  // [0, 1) in steps of 2^-53
                field.set(spec, low + unit * (std::get<double>(max) - low));
            } else {
                const std::int64_t low = std::get<std::int64_t>(min);
                const auto span = static_cast<std::uint64_t>(std::get<std::int64_t>(max) - low) + 1;
                field.set(spec, low + static_cast<std::int64_t>(bits % span));
            }
        }
    }

  private:
    static bool contains(const std::vector<std::string>& keys, const std::string& key) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    }
    static bool depends_on_any(const Limit& limit, const std::vector<std::string>& keys) {
        return std::any_of(limit.depends_on.begin(), limit.depends_on.end(),
                           [&](const std::string& key) { return contains(keys, key); });
    }

    /// The field's own range, narrowed by all rules that do not depend on a field in `bad`.
    Bounds range(const void* spec, const Field& field, const std::vector<std::string>& bad) const {
        Bounds legal{field.min, field.max, ""};
        for (const Limit& limit : limits_) {
            if (limit.key != field.key || depends_on_any(limit, bad)) continue;
            const Bounds rule = limit.bounds(spec);
            if (rule.min <= legal.min && rule.max >= legal.max) continue;
            legal = {std::max(legal.min, rule.min), std::min(legal.max, rule.max),
                     legal.reason + (legal.reason.empty() ? "" : "; ") + rule.reason};
        }
        return legal;
    }
    static bool inside(const Value& value, const Bounds& legal) {
        return value >= legal.min && value <= legal.max;
    }

    static std::string must_be(const Field& field, const Bounds& legal) {
        return "must be " + range_text(field, legal.min, legal.max) +
               (legal.reason.empty() ? "" : " (" + legal.reason + ")");
    }

    Violation outside(const Field& field, const Value& value, const std::string& text,
                      const Bounds& legal) const {
        return {section_ + "." + field.key, text, must_be(field, legal),
                to_text(field, value < legal.min ? legal.min : legal.max)};
    }

    /// Why `text` could not be stored.
    Violation refusal(const Field& field, const std::string& text, const Bounds& legal) const {
        if (const std::optional<Value> value = parse(field, text)) return outside(field, *value, text, legal);
        std::string what;
        std::string nearest;
        if (field.kind == Kind::integer) what = "not a whole number; ";
        if (field.kind == Kind::real) what = "not a number; ";
        if (field.kind == Kind::choice) {
            std::vector<std::string> names;
            names.reserve(field.choices.size());
            for (const Choice& choice : field.choices) names.push_back(choice.text);
            nearest = nearest_word(text, names);
        }
        return {section_ + "." + field.key, text, what + must_be(field, legal), nearest};
    }

    static std::optional<Value> parse(const Field& field, const std::string& text) {
        switch (field.kind) {
            case Kind::integer: return parse_number<std::int64_t>(text);
            case Kind::real: return parse_number<double>(text);
            case Kind::boolean: return parse_boolean(text);
            case Kind::choice: break;
        }
        return parse_choice(field, text);
    }

    static std::optional<Value> parse_boolean(const std::string& text) {
        if (text == "true" || text == "yes" || text == "on" || text == "1") {
            return std::int64_t{1};
        }
        if (text == "false" || text == "no" || text == "off" || text == "0") {
            return std::int64_t{0};
        }
        return std::nullopt;
    }

    static std::optional<Value> parse_choice(const Field& field, const std::string& text) {
        for (const Choice& choice : field.choices) {
            if (choice.text == text) {
                return choice.value;
            }
        }
        return std::nullopt;
    }

    std::string section_;
    std::vector<Field> fields_;
    std::vector<Limit> limits_;
};

/// The table of a spec struct, found by its type.
template <class Spec>
const Table& table_of() {
    return table(static_cast<const Spec*>(nullptr));
}

/// All violations of a spec, in table order; empty when it is legal.
template <class Spec>
std::vector<Violation> validate(const Spec& spec) {
    return table_of<Spec>().violations(&spec);
}

/// A random legal spec of a size fit for tests. `rng()` returns 64 random bits.
template <class Spec, class Rng>
Spec random_legal(Rng&& rng) {
    Spec spec;
    table_of<Spec>().randomize(&spec, rng);
    return spec;
}

/// "k=32 score_width=32 ...": all fields in table order.
template <class Spec>
std::string summary(const Spec& spec) {
    return table_of<Spec>().summary(&spec);
}

}  // namespace ragrtl::spec
