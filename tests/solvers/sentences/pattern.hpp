// A small grammar: a sentence against the pattern that it was made from.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queens::tests {

/// What stood in the holes of a pattern, by their names.
using Words = std::map<std::string, std::string, std::less<>>;

/// The words of the sentence if it fits the pattern, which is written as for `say`. Of the forms of
/// `{n|one|other}` the one that the number wants must stand.
[[nodiscard]] std::optional<Words> fitting(std::string_view pattern, std::string_view sentence);

/// The sentences of a text, each with its full stop.
[[nodiscard]] std::vector<std::string> sentences_of(std::string_view text);

}  // namespace queens::tests
