// How classes are sorted into the rows of the tables, and the rows that are known.
#include "symmetry/orbit_table.hpp"

#include <cassert>
#include <map>
#include <numeric>

#include "core/say.hpp"

namespace queens {

namespace {

constexpr std::array<OrbitRow, 1> rows_of_5{{{10, {1, 0, 0, 0}}}};
constexpr std::array<OrbitRow, 1> rows_of_7{{{28, {1, 0, 0, 0}}}};
constexpr std::array<OrbitRow, 1> rows_of_11{{{44, {1, 0, 0, 1}}}};
constexpr std::array<OrbitRow, 4> rows_of_13{
    {{26, {0, 0, 0, 1}}, {52, {1, 0, 0, 1}}, {338, {0, 0, 2, 1}}, {676, {2, 1, 1, 1}}}};
constexpr std::array<OrbitRow, 5> rows_of_17{{{34, {0, 0, 0, 1}},
                                              {68, {1, 0, 0, 2}},
                                              {578, {0, 2, 12, 9}},
                                              {1156, {7, 2, 17, 4}},
                                              {2312, {8, 7, 22, 3}}}};
constexpr std::array<OrbitRow, 3> rows_of_19{
    {{76, {1, 0, 0, 3}}, {1444, {34, 15, 70, 13}}, {2888, {42, 41, 133, 2}}}};
constexpr std::array<OrbitRow, 3> rows_of_23{
    {{92, {1, 0, 0, 4}}, {2116, {477, 149, 1038, 195}}, {4232, {5466, 5960, 17'744, 347}}}};
constexpr std::array<OrbitRow, 8> rows_of_25{{{50, {0, 0, 0, 1}},
                                              {100, {1, 0, 0, 1}},
                                              {250, {2, 2, 2, 3}},
                                              {500, {8, 2, 4, 4}},
                                              {1000, {15, 14, 17, 5}},
                                              {1250, {78, 62, 190, 140}},
                                              {2500, {1684, 590, 4086, 810}},
                                              {5000, {63'949, 74'236, 244'045, 5600}}}};
constexpr std::array<OrbitRow, 5> rows_of_29{
    {{58, {0, 0, 0, 1}},
     {116, {1, 0, 0, 5}},
     {1682, {128, 80, 560, 447}},
     {3364, {24'819, 9458, 74'408, 12'802}},
     {6728, {13'451'061, 17'072'964, 58'416'976, 1'056'967}}}};

}  // namespace

std::uint64_t OrbitRow::all() const {
    return std::accumulate(orbits.begin(), orbits.end(), std::uint64_t{0});
}

std::vector<OrbitRow> orbit_rows(const std::vector<SolutionClass>& classes) {
    std::map<std::uint64_t, OrbitRow> rows;
    for (const SolutionClass& one : classes) {
        const auto type = search_type_of(one.first, measure(one.first));
        assert(type);
        OrbitRow& row = rows.try_emplace(one.orbit, OrbitRow{one.orbit, {}}).first->second;
        ++row.orbits[static_cast<std::size_t>(*type)];
    }
    std::vector<OrbitRow> list;
    for (const auto& [size, row] : rows) list.push_back(row);
    return list;
}

std::span<const OrbitRow> known_orbit_rows(int n) {
    switch (n) {
        case 5: return rows_of_5;
        case 7: return rows_of_7;
        case 11: return rows_of_11;
        case 13: return rows_of_13;
        case 17: return rows_of_17;
        case 19: return rows_of_19;
        case 23: return rows_of_23;
        case 25: return rows_of_25;
        case 29: return rows_of_29;
        default: return {};
    }
}

std::string stabiliser_name(int n, std::uint64_t size) {
    const auto squares = static_cast<std::uint64_t>(n) * static_cast<std::uint64_t>(n);
    const std::uint64_t motions = 8 * squares / size;
    const std::uint64_t shifts = std::gcd(motions, squares);
    const std::uint64_t turns = motions / shifts;
    const std::string_view turn = turns == 4 ? "R" : turns == 2 ? "R\xC2\xB2" : "";
    if (shifts == 1) return std::string(turn.empty() ? "\xE2\x80\x93" : turn);
    return turn.empty() ? say("{shifts} shifts", {{"shifts", shifts}})
                        : say("{shifts} shifts, {turn}", {{"shifts", shifts}, {"turn", turn}});
}

}  // namespace queens
