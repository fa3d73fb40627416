// Enumerations whose values have slugs: in links, commands, documents and on the command line.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace queens {

/// The slugs of an enumeration, in the order of its values, which count from 0. An enumeration that
/// has some specialises this where it stands.
template <class Choice>
inline constexpr std::array<std::string_view, 0> choice_slugs{};

template <class Choice>
concept Listed = !choice_slugs<Choice>.empty();

template <Listed Choice>
[[nodiscard]] constexpr std::string_view slug_of(Choice choice) {
    return choice_slugs<Choice>[static_cast<std::size_t>(choice)];
}

/// The value of that slug, nothing if none has it.
template <Listed Choice>
[[nodiscard]] constexpr std::optional<Choice> choice_of(std::string_view slug) {
    for (std::size_t i = 0; i < choice_slugs<Choice>.size(); ++i) {
        if (choice_slugs<Choice>[i] == slug) return static_cast<Choice>(i);
    }
    return std::nullopt;
}

/// The slugs of a table with a row for each value, in their order.
template <class Row, std::size_t N>
[[nodiscard]] constexpr std::array<std::string_view, N> slugs_of(const std::array<Row, N>& table) {
    std::array<std::string_view, N> slugs;
    for (std::size_t i = 0; i < N; ++i) slugs[i] = table[i].slug;
    return slugs;
}

}  // namespace queens
