// The rows of the table of conditions: how each is written, what it looks at and what it asks.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/read.hpp"
#include "lessons/condition.hpp"

namespace queens::lessons {

/// What becomes of a condition while queens are added that attack nothing: nobody knows, it stays
/// as it is, it is met by a number of them or by as many as fit, or it asks for their peace.
enum class WithQueens : std::uint8_t { unknown, same, number, most, peace };

/// Nothing where it cannot be said.
using Number = std::optional<std::uint64_t>;

/// Whose work a condition asks for: the visitor's, who places pieces; the program's, which searches
/// or counts; or neither.
enum class Work : std::uint8_t { pieces, program, neither };

struct ConditionRow {
    std::string_view slug;
    /// What is compared with the wanted number.
    Number (*found)(const Situation&, std::uint64_t wanted);
    /// The condition as a sentence.
    std::string (*asks)(const Condition&, const Situation&);
    /// The value as a word and back.
    std::string (*write)(std::uint64_t value) = [](std::uint64_t value) {
        return std::to_string(value);
    };
    Number (*read)(std::string_view word) = number_in<std::uint64_t>;
    /// Whether it is a number, which may be a bound.
    bool counts = true;
    /// Whether the board and the search on it show it, and not only what was done before.
    bool lasting = true;
    WithQueens with_queens = WithQueens::unknown;
    Work work = Work::pieces;

    /// The row of a condition that fares so.
    [[nodiscard]] constexpr ConditionRow faring(WithQueens fate) const {
        ConditionRow row = *this;
        row.with_queens = fate;
        return row;
    }
    /// The row of a condition that asks for such work.
    [[nodiscard]] constexpr ConditionRow asking_for(Work asked) const {
        ConditionRow row = *this;
        row.work = asked;
        return row;
    }
};

/// Conditions name a row by its place here.
[[nodiscard]] std::span<const ConditionRow> condition_rows();

}  // namespace queens::lessons
