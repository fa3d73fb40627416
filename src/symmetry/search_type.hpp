// The fourth class function of Engelhardt (2007), sections 2.4 and 3.2: which kind of run of his
// search finds a solution of the torus.
//
// Around the torus, two queens may stand a knight's move apart. Where three stand in a line, each a
// knight's move from the next, the runs that set queens on 1/1, 2/3 and 3/5 find the solution.
// Otherwise either some queen is a knight's move away from two others at a right angle, or queens
// are a knight's move apart only in pairs, or no two are. No motion of D4,n changes which it is.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/sentence.hpp"
#include "symmetry/measures.hpp"

namespace queens {

enum class SearchType : std::uint8_t { knight_line, right_angle, pairs, apart };

/// A type with its name in the paper's tables, a shorter one, and what it means.
struct NamedSearchType {
    SearchType type;
    std::string_view name;
    std::string_view short_name;
    Sentence meaning;
};
inline constexpr std::array<NamedSearchType, 4> search_types{
    {{SearchType::knight_line, "1-3-5", "1-3-5", "Three queens in a line of knight's moves"},
     {SearchType::right_angle, "NoKnightLine", "No line",
      "No such line, but two knight's moves at a right angle"},
     {SearchType::pairs, "SingleKnight", "Single", "Queens a knight's move apart in pairs only"},
     {SearchType::apart, "MinDist", "MinDist", "No two queens a knight's move apart"}}};

[[nodiscard]] constexpr const NamedSearchType& named(SearchType type) {
    return search_types[static_cast<std::size_t>(type)];
}

/// The type of a permutation with these measures; nothing where queens are diagonal neighbours
/// around the torus, as they never are in its solutions, or where there is only one queen.
[[nodiscard]] std::optional<SearchType> search_type_of(const Columns& columns,
                                                       const Measures& measures);

}  // namespace queens
