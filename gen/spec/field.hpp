#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ragrtl::spec {

/// A field's value whatever its type: whole numbers, booleans and enumerators as integers, the rest as reals.
using Value = std::variant<std::int64_t, double>;

enum class Kind { integer, boolean, choice, real };

/// One legal value of a choice field. `text` is both what a user writes and the C++ enumerator's name.
struct Choice {
    template <class Enum>
    Choice(Enum enumerator, std::string name, std::string meaning)
        : value(static_cast<std::int64_t>(enumerator)), text(std::move(name)), doc(std::move(meaning)) {}

    std::int64_t value;
    std::string text;
    std::string doc;
};

/// One entry of a spec's field table: everything that options, configuration files, help, manifests, sweeps
/// and random tests need to know about a member of the spec. Made by integer(), boolean(), choice() or real()
/// below.
struct Field {
    std::string key;  ///< name of the struct member, and of the option
    Kind kind;
    std::string cpp_type;  ///< "int", "bool", "double", or the enumeration's name in ragrtl::spec
    Value min, max;        ///< legal range, both ends included; other fields may narrow it (see Limit)
    Value typical_min, typical_max;  ///< range that random tests draw from; inside the legal one
    std::vector<Choice> choices;     ///< of a choice field, in the order shown to users
    std::string unit;  ///< what is counted ("bits", "pairs"); empty where there is nothing to count
    std::string doc;   ///< one line
    Value (*get)(const void* spec);
    void (*set)(void* spec, const Value& value);

    /// The same field with a smaller range for random tests.
    template <class Number>
    Field typical(Number low, Number high) && {
        const auto value = [this](Number n) {
            return kind == Kind::real ? Value{static_cast<double>(n)} : Value{static_cast<std::int64_t>(n)};
        };
        typical_min = value(low);
        typical_max = value(high);
        return std::move(*this);
    }
};

namespace detail {

template <class Member>
struct MemberOf;
template <class S, class T>
struct MemberOf<T S::*> {
    using Spec = S;
    using Type = T;
};

/// Type-erased access to the member `M`; `Stored` is the alternative of Value that carries it.
template <auto M, class Stored>
struct Access {
    using Spec = typename MemberOf<decltype(M)>::Spec;
    using Type = typename MemberOf<decltype(M)>::Type;
    static Value get(const void* spec) { return static_cast<Stored>(static_cast<const Spec*>(spec)->*M); }
    static void set(void* spec, const Value& value) {
        static_cast<Spec*>(spec)->*M = static_cast<Type>(std::get<Stored>(value));
    }
};

}  // namespace detail

/// A whole number in min .. max.
template <auto M>
Field integer(std::string key, std::int64_t min, std::int64_t max, std::string unit, std::string doc) {
    using A = detail::Access<M, std::int64_t>;
    return {std::move(key),  Kind::integer,  "int",   min,    max, min, max, {},
            std::move(unit), std::move(doc), &A::get, &A::set};
}

/// true or false.
template <auto M>
Field boolean(std::string key, std::string doc) {
    using A = detail::Access<M, std::int64_t>;
    const std::int64_t no = 0;
    const std::int64_t yes = 1;
    return {std::move(key), Kind::boolean, "bool", no, yes, no, yes, {}, "",
            std::move(doc), &A::get,       &A::set};
}

/// One of the named values of the enumeration ragrtl::spec::`cpp_type`, listed by ascending enumerator.
template <auto M>
Field choice(std::string key, std::string cpp_type, std::vector<Choice> choices, std::string doc) {
    using A = detail::Access<M, std::int64_t>;
    const std::int64_t min = choices.front().value;
    const std::int64_t max = choices.back().value;
    return {std::move(key),     Kind::choice, std::move(cpp_type), min,     max,    min, max,
            std::move(choices), "",           std::move(doc),      &A::get, &A::set};
}

/// A real number in min .. max.
template <auto M>
Field real(std::string key, double min, double max, std::string unit, std::string doc) {
    using A = detail::Access<M, double>;
    return {std::move(key),  Kind::real,     "double", min,    max, min, max, {},
            std::move(unit), std::move(doc), &A::get,  &A::set};
}

}  // namespace ragrtl::spec
