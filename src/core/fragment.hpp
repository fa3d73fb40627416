// Fragments: where in a pasted text the link stands, and how it falls into keys, values, lists and
// numbers.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace queens {

/// The fragment of a pasted text: what follows the first '#', or the whole text where there is no
/// '#'; an address without '#' (it has "://" before any '=') has an empty fragment. `%xx` is
/// decoded once, and once more when there still is some: no link has a '%' of its own, so it was
/// encoded twice. Space around the text does not count.
[[nodiscard]] std::string fragment_in(std::string_view text);

/// The keys and values of a fragment in their order. A part without '=' is a key with an empty
/// value. Keys that went through HTML as `&amp;` are put right. The views look into `fragment`.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> pairs_in(
    std::string_view fragment);

/// The entries of a list, with one of the separators or only spaces between them ('+' counts as a
/// space, as in form encoding). Entries are empty where two separators meet; one separator at the
/// end of the list is ignored. The views look into `list`.
[[nodiscard]] std::vector<std::string_view> entries_in(std::string_view list,
                                                       std::string_view separators);

/// The parts of a text between such characters; always at least one.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char at);

/// The number that the whole text writes in decimal digits, after a '-' if the type has a sign;
/// leading zeros do no harm. Nothing for other texts and for numbers that do not fit.
template <class Number>
[[nodiscard]] std::optional<Number> number_in(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || rest != end) return std::nullopt;
    return number;
}

}  // namespace queens
