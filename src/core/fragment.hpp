// Fragments: where in a pasted text the link stands, and how it falls into keys, values and lists.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queens {

/// The text without the space around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The fragment of a pasted text: what follows the first '#', or the whole text where there is no
/// '#'; an address without '#' (it has "://" before any '=') has an empty fragment. `%xx` is
/// decoded once, and once more when there still is some: no link has a '%' of its own, so it was
/// encoded twice. Space around the text does not count, nor what a sentence puts behind a link: a
/// full stop, a bracket, a quotation mark.
[[nodiscard]] std::string fragment_in(std::string_view text);

/// The keys and values of a fragment in their order. A part without '=' is a key with an empty
/// value. Keys that went through HTML as `&amp;` are put right. The views look into `fragment`.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> pairs_in(
    std::string_view fragment);

/// Whether the text has only letters, digits, '.', '-' and '_', which no link encodes.
[[nodiscard]] bool is_plain(std::string_view text);

/// The key of what a visitor is asked to do, and its value as links write it: plain but for '='.
/// People write bounds with signs and join conditions by spaces or '+': `queens>=5+and+conflicts=0`
/// becomes `queens=5-or-more_and_conflicts=0`.
inline constexpr std::string_view goal_key = "goal";
[[nodiscard]] std::string plain_goal(std::string_view text);
/// Whether the text may be the value of that display key.
[[nodiscard]] bool is_display_value(std::string_view key, std::string_view text);

/// The entries of a list, with one of the separators or only spaces between them ('+' counts as a
/// space, as in form encoding). Entries are empty where two separators meet; one separator at the
/// end of the list is ignored. The views look into `list`.
[[nodiscard]] std::vector<std::string_view> entries_in(std::string_view list,
                                                       std::string_view separators);

/// The parts of a text between such characters; always at least one.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char at);

}  // namespace queens
