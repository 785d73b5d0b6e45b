#pragma once

#include <cstddef>
#include <string>

/// Line filling for the printer.
namespace ragrtl::hdl {

/// Lines stay under this many columns.
constexpr std::size_t text_columns = 99;

/// A blank at which a line may be broken; the lower the depth, the better the place.
std::string breakable(int depth);

/// The text with its break marks turned into plain blanks.
std::string unmarked(const std::string& text);

/// Lines of code, broken at the best marks where they would be too long; later lines are indented once more.
std::string wrapped(const std::string& text, std::size_t indent);

/// Prose filled into lines that start with `prefix` (the later ones with `hanging`, or `prefix` when that is
/// empty).
std::string filled(const std::string& text, const std::string& prefix, std::size_t indent,
                   const std::string& hanging = "");

}  // namespace ragrtl::hdl
