// How many queens searches try on the torus of 17 rows, beside the numbers of Engelhardt (2007),
// tables 5 to 7.
//
// What is tried is a queen placed behind the first one, which is fixed; all solutions then come of
// shifts. Among lines with equally few free squares this program takes the first, rows before
// columns before diagonals before anti-diagonals. The paper does not say which it takes, so that
// its numbers are nearly equal where that matters. A test finds all numbers of this program anew.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/sentence.hpp"
#include "core/square.hpp"

namespace queens {

/// A search, and how many queens it tries: in the paper, and here.
struct Effort {
    Sentence search;
    std::uint64_t paper = 0;
    std::uint64_t here = 0;
};

/// Table 5: the solver `fewest_free`, ever less of which is switched off.
inline constexpr std::array<Effort, 4> look_ahead_efforts{{{"Row by row", 13'297'682, 13'297'682},
                                                           {"Fewest-free row", 668'212, 668'212},
                                                           {"Or column", 538'516, 537'755},
                                                           {"Or diagonal", 434'802, 433'582}}};

/// Table 6: the solver `group_search` with its splittings, squares blocked beside pairs of queens.
inline constexpr std::array<Effort, 5> symmetry_efforts{
    {{"2: knight's moves", 74'268, 74'674},
     {"3: distances", 34'211, 34'460},
     {"4: chains, pairs", 28'112, 28'017},
     {"5: second distance to 7", 19'931, 20'322},
     {"6: second distance to 10", 17'951, 18'237}}};

/// By what share the numbers of these searches differ from the paper's at the most.
[[nodiscard]] constexpr double largest_difference(std::span<const Effort> efforts) {
    double largest = 0;
    for (const Effort& one : efforts) {
        const auto paper = static_cast<double>(one.paper);
        const auto here = static_cast<double>(one.here);
        largest = std::max(largest, (here > paper ? here - paper : paper - here) / paper);
    }
    return largest;
}

/// The runs of table 6 that make up variant 6.
inline constexpr std::array<Effort, 16> run_efforts{{{"MinDist 3", 3'873, 3'925},
                                                     {"MinDist 4", 463, 517},
                                                     {"MinDist 5", 69, 65},
                                                     {"MinDist over 5", 49, 47},
                                                     {"Chain of 8", 11, 9},
                                                     {"Chain of 3", 2'137, 1'873},
                                                     {"NoKnightLine", 1'742, 1'466},
                                                     {"SecMinDist 3", 1'924, 1'950},
                                                     {"SecMinDist 4", 1'713, 1'927},
                                                     {"SecMinDist 5", 1'623, 1'514},
                                                     {"SecMinDist 6", 959, 1'098},
                                                     {"SecMinDist 7", 868, 955},
                                                     {"SecMinDist 8", 916, 905},
                                                     {"SecMinDist 9", 662, 761},
                                                     {"SecMinDist 10", 618, 696},
                                                     {"SecMinDist over 10", 324, 529}}};

/// Table 7: the torus of 23 rows in the paper, with the seconds on its 900 MHz machine.
struct Timing {
    Sentence search;
    std::uint64_t tried = 0;
    double seconds = 0;
};
inline constexpr std::array<Timing, 3> timings{{{"Row by row", 187'806'563'266, 328'916},
                                                {"Look-ahead", 1'153'202'933, 5'438},
                                                {"And symmetry", 58'719'054, 372}}};

/// Figure 9: two placements of four queens in the corner of a larger board that occupy the same
/// lines. No fewer queens in the top rows do.
inline constexpr std::array<std::array<Square, 4>, 2> twins{
    {{{{0, 1}, {1, 3}, {2, 0}, {3, 2}}}, {{{0, 2}, {1, 0}, {2, 3}, {3, 1}}}}};

}  // namespace queens
