// The published counts themselves.
#include "core/known.hpp"

#include <array>

#include "core/say.hpp"

namespace queens {

namespace {

// OEIS A000170, from n = 1.
constexpr std::array<std::uint64_t, 27> totals{1,
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

// OEIS A002562, from n = 1.
constexpr std::array<std::uint64_t, 27> fundamentals{1,
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

// Queens that k pawns keep apart, from n = 6, 7, 8 for k = 1, 2, 3; smaller boards have none. OEIS
// A103330, A129551 and A129553.
constexpr std::array<std::uint64_t, 18> with_one_pawn{
    16,          20,           128,           396,           2288,           11152,
    65712,       437848,       3118664,       23387448,      183463680,      1474699536,
    12485203304, 110956890352, 1028589512656, 9801351322432, 97731300891440, 1014610719838792};
constexpr std::array<std::uint64_t, 7> with_two_pawns{4, 44, 280, 1304, 12452, 105012, 977664};
constexpr std::array<std::uint64_t, 6> with_three_pawns{8, 44, 528, 5976, 77896, 1052884};
// OEIS A103331, A129552 and A129554.
constexpr std::array<std::uint64_t, 12> fundamental_one_pawn{
    2, 3, 16, 52, 286, 1403, 8214, 54756, 389833, 2923757, 22932960, 184339572};
constexpr std::array<std::uint64_t, 10> fundamental_two_pawns{
    1, 6, 37, 164, 1572, 13133, 122279, 1155103, 11347863, 112182378};
constexpr std::array<std::uint64_t, 7> fundamental_three_pawns{1,    6,      66,     751,
                                                               9737, 131672, 1708295};

struct TorusCount {
    int n;
    std::uint64_t count;
};

// OEIS A051906; every other n up to 31 has none.
constexpr std::array<TorusCount, 11> torus_counts{{{1, 1},
                                                   {5, 10},
                                                   {7, 28},
                                                   {11, 88},
                                                   {13, 4524},
                                                   {17, 140692},
                                                   {19, 820496},
                                                   {23, 128850048},
                                                   {25, 1957725000},
                                                   {29, 605917055356},
                                                   {31, 13404947681712}}};

template <std::size_t N>
std::optional<std::uint64_t> entry(const std::array<std::uint64_t, N>& table, int n) {
    if (n < 1 || n > static_cast<int>(N)) return std::nullopt;
    return table[static_cast<std::size_t>(n - 1)];
}

/// The entry of a table that begins with n = 5 + k, all before it being 0.
template <std::size_t N>
std::optional<std::uint64_t> entry_with_pawns(const std::array<std::uint64_t, N>& table, int n,
                                              int pawns) {
    const int before = 5 + pawns - 1;
    if (n < 1) return std::nullopt;
    return n <= before ? std::optional<std::uint64_t>(0) : entry(table, n - before);
}

}  // namespace

std::optional<std::uint64_t> known_queens(int n) { return entry(totals, n); }

std::optional<std::uint64_t> known_fundamental(int n) { return entry(fundamentals, n); }

std::optional<std::uint64_t> known_torus(int n) {
    if (n < 1) return std::nullopt;
    if (!torus_has_solutions(n)) return 0;
    for (const TorusCount& known : torus_counts) {
        if (known.n == n) return known.count;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> known_extra_queens(int n, int pawns) {
    switch (pawns) {
        case 1: return entry_with_pawns(with_one_pawn, n, pawns);
        case 2: return entry_with_pawns(with_two_pawns, n, pawns);
        case 3: return entry_with_pawns(with_three_pawns, n, pawns);
        default: return std::nullopt;
    }
}

std::optional<std::uint64_t> known_fundamental_extra_queens(int n, int pawns) {
    switch (pawns) {
        case 1: return entry_with_pawns(fundamental_one_pawn, n, pawns);
        case 2: return entry_with_pawns(fundamental_two_pawns, n, pawns);
        case 3: return entry_with_pawns(fundamental_three_pawns, n, pawns);
        default: return std::nullopt;
    }
}

bool is_sequence(std::string_view text) {
    return text.size() == 7 && text.front() == 'A' &&
           text.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

std::optional<KnownCount> known_count(Size size, Surface surface, int pawns) {
    if (!size.is_square() || is_flipped(surface)) return std::nullopt;
    const int n = size.columns;
    if (surface == Surface{}) {
        constexpr std::array<std::string_view, 4> sequences{"A000170", "A103330", "A129551",
                                                            "A129553"};
        const auto count = pawns == 0 ? known_queens(n) : known_extra_queens(n, pawns);
        if (!count) return std::nullopt;
        return KnownCount{*count, sequences[static_cast<std::size_t>(pawns)], {}};
    }
    const auto count = pawns == 0 ? known_torus(n) : std::nullopt;
    if (!count) return std::nullopt;
    if (surface == torus_surface) return KnownCount{*count, "A051906", {}};
    return KnownCount{*count, "A051906",
                      say("A cylinder and a torus have the same solutions, because every long "
                          "diagonal of the cylinder is one of the torus.")};
}

std::optional<int> known_most(Size size, Surface surface) {
    const int n = size.rows;
    if (!size.is_square()) return std::nullopt;
    if (surface == Surface{}) return n == 2 || n == 3 ? n - 1 : n;
    if (surface != torus_surface) return std::nullopt;
    if (torus_has_solutions(n)) return n;
    return n % 3 == 0 || n % 4 == 0 ? n - 2 : n - 1;
}

}  // namespace queens
