// The published sequences of numbers of queens: one row for each, which the page, the command line
// and the tables read. To add one, write its values and a row of `sequences`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/surface.hpp"

namespace queens {

/// What a sequence counts on each board: solutions, those that a motion keeps, classes of them, the
/// ways to place half as many queens as rows (rounded up), the nodes of plain backtracking row by
/// row (the root among them).
enum class Counted : std::uint8_t {
    all,
    fundamental,
    half_turn,
    quarter_turn,
    shift_classes,
    dilation_classes,
    half_filled,
    nodes,
};

/// A value that nobody published.
inline constexpr std::uint64_t unpublished = ~std::uint64_t{0};

/// A row of the table.
struct Sequence {
    /// Its name in the OEIS.
    std::string_view name;
    /// What it counts, in a few words with the hole `pawns`.
    std::string_view words;
    /// Its name and title in `queens known`; empty where it has no column there.
    std::string_view slug{};
    std::string_view title{};
    /// The board n x n is empty, on this surface; n + pawns queens and the pawns are placed on it.
    Surface surface{};
    int pawns = 0;
    Counted counted = Counted::all;
    /// From n = 1.
    std::span<const std::uint64_t> values{};
};

namespace values {

inline constexpr std::array<std::uint64_t, 27> plane{1,
                                                     0,
                                                     0,
                                                     2,
                                                     10,
                                                     4,
                                                     40,
                                                     92,
                                                     352,
                                                     724,
                                                     2680,
                                                     14200,
                                                     73712,
                                                     365596,
                                                     2279184,
                                                     14772512,
                                                     95815104,
                                                     666090624,
                                                     4968057848,
                                                     39029188884,
                                                     314666222712,
                                                     2691008701644,
                                                     24233937684440,
                                                     227514171973736,
                                                     2207893435808352,
                                                     22317699616364044,
                                                     234907967154122528};
inline constexpr std::array<std::uint64_t, 27> plane_fundamental{1,
                                                                 0,
                                                                 0,
                                                                 1,
                                                                 2,
                                                                 1,
                                                                 6,
                                                                 12,
                                                                 46,
                                                                 92,
                                                                 341,
                                                                 1787,
                                                                 9233,
                                                                 45752,
                                                                 285053,
                                                                 1846955,
                                                                 11977939,
                                                                 83263591,
                                                                 621012754,
                                                                 4878666808,
                                                                 39333324973,
                                                                 336376244042,
                                                                 3029242658210,
                                                                 28439272956934,
                                                                 275986683743434,
                                                                 2789712466510289,
                                                                 29363495934315694};
inline constexpr std::array<std::uint64_t, 27> plane_half_turn{
    1,     0,      0,      2,       2,       4,        8,        4,         16,
    12,    48,     80,     136,     420,     1240,     3000,     8152,      18104,
    44184, 144620, 375664, 1250692, 3581240, 11675080, 34132592, 115718268, 320403024};
inline constexpr std::array<std::uint64_t, 27> plane_quarter_turn{
    1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128, 0, 0, 480, 704, 0, 0, 3328, 3264, 0, 0};
inline constexpr std::array<std::uint64_t, 31> torus{1,
                                                     0,
                                                     0,
                                                     0,
                                                     10,
                                                     0,
                                                     28,
                                                     0,
                                                     0,
                                                     0,
                                                     88,
                                                     0,
                                                     4524,
                                                     0,
                                                     0,
                                                     0,
                                                     140692,
                                                     0,
                                                     820496,
                                                     0,
                                                     0,
                                                     0,
                                                     128850048,
                                                     0,
                                                     1957725000,
                                                     0,
                                                     0,
                                                     0,
                                                     605917055356,
                                                     0,
                                                     13404947681712};
/// Engelhardt (2007) found those of 29 queens.
inline constexpr std::array<std::uint64_t, 29> torus_shift_classes = [] {
    std::array<std::uint64_t, 29> classes{};
    classes.fill(unpublished);
    classes.back() = 90120677;
    return classes;
}();
inline constexpr std::array<std::uint64_t, 23> one_pawn{0,
                                                        0,
                                                        0,
                                                        0,
                                                        0,
                                                        16,
                                                        20,
                                                        128,
                                                        396,
                                                        2288,
                                                        11152,
                                                        65712,
                                                        437848,
                                                        3118664,
                                                        23387448,
                                                        183463680,
                                                        1474699536,
                                                        12485203304,
                                                        110956890352,
                                                        1028589512656,
                                                        9801351322432,
                                                        97731300891440,
                                                        1014610719838792};
inline constexpr std::array<std::uint64_t, 17> one_pawn_fundamental{
    0, 0, 0, 0, 0, 2, 3, 16, 52, 286, 1403, 8214, 54756, 389833, 2923757, 22932960, 184339572};
inline constexpr std::array<std::uint64_t, 13> two_pawns{0,  0,   0,    0,     0,      0,     4,
                                                         44, 280, 1304, 12452, 105012, 977664};
inline constexpr std::array<std::uint64_t, 16> two_pawns_fundamental{
    0, 0, 0, 0, 0, 0, 1, 6, 37, 164, 1572, 13133, 122279, 1155103, 11347863, 112182378};
inline constexpr std::array<std::uint64_t, 13> three_pawns{0, 0,  0,   0,    0,     0,      0,
                                                           8, 44, 528, 5976, 77896, 1052884};
inline constexpr std::array<std::uint64_t, 14> three_pawns_fundamental{
    0, 0, 0, 0, 0, 0, 0, 1, 6, 66, 751, 9737, 131672, 1708295};
inline constexpr std::array<std::uint64_t, 16> mobius{
    1,     4,     0,      16,      40,      192,      560,       3328,
    11772, 63840, 259336, 1550976, 7169656, 42410256, 234044160, 1366190592};
/// The sums of the rows of A319284, n = 1 .. 12, and of A319236, n = 16 (Luschny, after Knuth).
inline constexpr std::array<std::uint64_t, 16> nodes{
    2,    3,     6,      17,     54,          153,         552,         2057,
    8394, 35539, 166926, 856189, unpublished, unpublished, unpublished, 1141190303};

}  // namespace values

inline constexpr Surface mobius_surface{Join::flipped, Join::open};
inline constexpr std::string_view words_with_pawns =
    "n + {pawns} queens and {pawns} {pawns|pawn|pawns}";

inline constexpr std::array sequences{
    Sequence{"A000170",
             "n queens on the n \xC3\x97 n board",
             "all",
             "all",
             {},
             0,
             Counted::all,
             values::plane},
    Sequence{"A002562",
             "the same up to symmetry",
             "fundamental",
             "up to symmetry",
             {},
             0,
             Counted::fundamental,
             values::plane_fundamental},
    Sequence{"A032522",
             "those that a half turn keeps",
             "half_turn",
             "kept by a half turn",
             {},
             0,
             Counted::half_turn,
             values::plane_half_turn},
    Sequence{"A033148",
             "those that a quarter turn keeps",
             "quarter_turn",
             "by a quarter turn",
             {},
             0,
             Counted::quarter_turn,
             values::plane_quarter_turn},
    Sequence{"A051906", "n queens on the n \xC3\x97 n torus", "torus", "torus", torus_surface, 0,
             Counted::all, values::torus},
    Sequence{"A053994",
             "the same up to shifts",
             {},
             {},
             torus_surface,
             0,
             Counted::shift_classes,
             values::torus_shift_classes},
    Sequence{"A062166",
             "the same up to dilations",
             {},
             {},
             torus_surface,
             0,
             Counted::dilation_classes,
             {}},
    Sequence{"A103330",
             words_with_pawns,
             "one_pawn",
             "n+1, 1 pawn",
             {},
             1,
             Counted::all,
             values::one_pawn},
    Sequence{"A103331",
             "the same up to symmetry",
             {},
             {},
             {},
             1,
             Counted::fundamental,
             values::one_pawn_fundamental},
    Sequence{"A129551",
             words_with_pawns,
             "two_pawns",
             "n+2, 2 pawns",
             {},
             2,
             Counted::all,
             values::two_pawns},
    Sequence{"A129552",
             "the same up to symmetry",
             {},
             {},
             {},
             2,
             Counted::fundamental,
             values::two_pawns_fundamental},
    Sequence{"A129553",
             words_with_pawns,
             "three_pawns",
             "n+3, 3 pawns",
             {},
             3,
             Counted::all,
             values::three_pawns},
    Sequence{"A129554",
             "the same up to symmetry",
             {},
             {},
             {},
             3,
             Counted::fundamental,
             values::three_pawns_fundamental},
    Sequence{"A137279",
             "half as many queens as rows on the M\xC3\xB6"
             "bius strip",
             {},
             {},
             mobius_surface,
             0,
             Counted::half_filled,
             values::mobius},
    Sequence{
        "A319283", "nodes of plain backtracking", {}, {}, {}, 0, Counted::nodes, values::nodes},
};

/// The sequence of that part of the placements, null where none is published. Cylinders have that
/// of the torus, which has the same solutions, and either Möbius strip has that of the other.
[[nodiscard]] constexpr const Sequence* find_sequence(Surface surface, int pawns = 0,
                                                      Counted counted = Counted::all) {
    const bool cylinder = surface == Surface{Join::straight, Join::open} ||
                          surface == Surface{Join::open, Join::straight};
    const Surface sought = cylinder                                        ? torus_surface
                           : surface == Surface{Join::open, Join::flipped} ? mobius_surface
                                                                           : surface;
    for (const Sequence& one : sequences) {
        if (one.surface == sought && one.pawns == pawns && one.counted == counted) return &one;
    }
    return nullptr;
}

/// The published number for n; those of a torus whose side 2 or 3 divides are 0 (Pólya 1918).
[[nodiscard]] std::optional<std::uint64_t> term(const Sequence& sequence, int n);

/// Whether the text names a sequence of the OEIS, as "A000170" does.
[[nodiscard]] bool is_sequence(std::string_view text);

}  // namespace queens
