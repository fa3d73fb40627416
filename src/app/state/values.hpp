// Values as words: how links and command lines write what the state is made of.
//
// Every kind of value has a pair: `written` gives its word, made of A-Z a-z 0-9 . - and _ only, and
// `read` takes it back; for any other text `read` returns false and leaves the value as it is.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/state/state.hpp"
#include "core/choice.hpp"
#include "core/read.hpp"
#include "core/words.hpp"

namespace queens {

/// The words of commands.
template <>
inline constexpr std::array<std::string_view, 10> choice_slugs<Piece>{
    "none", "queen", "rook", "bishop", "knight", "king", "amazon", "pawn", "wall", "forbidden"};

template <Listed Choice>
[[nodiscard]] std::string written(Choice choice) {
    return std::string(slug_of(choice));
}

template <Listed Choice>
[[nodiscard]] bool read(std::string_view text, Choice& choice) {
    const auto found = choice_of<Choice>(text);
    if (found) choice = *found;
    return found.has_value();
}

/// Whole numbers, with a '-' before them if they are negative.
template <std::integral Number>
[[nodiscard]] std::string written(Number number) {
    return std::to_string(number);
}

template <std::integral Number>
[[nodiscard]] bool read(std::string_view text, Number& number) {
    const auto found = number_in<Number>(text);
    if (found) number = *found;
    return found.has_value();
}

/// 1 or 0.
[[nodiscard]] std::string written(bool on);
[[nodiscard]] bool read(std::string_view text, bool& on);

/// As `written` in core/words.hpp gives it. A side has up to nine digits; whether a board may be so
/// large is not asked.
[[nodiscard]] bool read(std::string_view text, Size& size);

[[nodiscard]] std::string written(Surface surface);
[[nodiscard]] bool read(std::string_view text, Surface& surface);

/// Slugs with dots between them.
[[nodiscard]] std::string written(const std::vector<std::string>& slugs);
[[nodiscard]] bool read(std::string_view text, std::vector<std::string>& slugs);

[[nodiscard]] std::string written(const std::vector<std::int64_t>& numbers);
[[nodiscard]] bool read(std::string_view text, std::vector<std::int64_t>& numbers);

/// Numbers that are not negative, to three decimals: `4`, `0.5`, `12.125`.
[[nodiscard]] std::string written(double number);
[[nodiscard]] bool read(std::string_view text, double& number);

/// A letter for each symbol, k r t i, and a dot between the strings; the string that the keys write
/// begins with a '-'.
[[nodiscard]] std::string written(const Calculator& calculator);
[[nodiscard]] bool read(std::string_view text, Calculator& calculator);

/// Percent, and the middle to the right and down: `150.500000.500000`; a 1 behind them if the board
/// is mirrored.
[[nodiscard]] std::string written(const Zoom& zoom);
[[nodiscard]] bool read(std::string_view text, Zoom& zoom);

/// Thousandths rolled, the four parts of the turn, percent: `500.0.0.0.1000.100`; behind them
/// a 1 if one sees through it, and another one if it is alone: `500.0.0.0.1000.100.0.1`.
[[nodiscard]] std::string written(const SolidPose& pose);
[[nodiscard]] bool read(std::string_view text, SolidPose& pose);

/// A goal as links write it; nothing asked is the empty text.
[[nodiscard]] std::string written(const lessons::Conditions& goal);
[[nodiscard]] bool read(std::string_view text, lessons::Conditions& goal);

[[nodiscard]] bool read(std::string_view text, Day& day);

/// A group of families that the gallery offers, or none; the affine one has too many motions to go
/// through in a frame.
[[nodiscard]] bool read(std::string_view text, std::optional<GroupKind>& families);

/// Nothing is the empty text.
template <class Value>
[[nodiscard]] std::string written(const std::optional<Value>& value) {
    return value ? written(*value) : std::string();
}

template <class Value>
[[nodiscard]] bool read(std::string_view text, std::optional<Value>& value) {
    Value found{};
    if (!text.empty() && !read(text, found)) return false;
    value = text.empty() ? std::nullopt : std::optional(found);
    return true;
}

}  // namespace queens
