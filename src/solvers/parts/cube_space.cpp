// Attacks in space and room for queens, by bits.
//
// From a place 26 directions lead away: a step changes each of layer, row and column by -1, 0 or 1,
// and one of them at least. Two queens attack each other if their distances along the three axes
// are all zero or equal to the largest of them.
#include "solvers/parts/cube_space.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace queens {

namespace {

/// How many of the lines have a free square in the word.
int open_lines(const std::vector<std::uint64_t>& lines, std::uint64_t free) {
    return static_cast<int>(std::count_if(
        lines.begin(), lines.end(), [free](std::uint64_t line) { return (line & free) != 0; }));
}

/// Gives layers to the queens from the one of that number on.
bool find_layers(std::vector<SpacePoint>& queens, std::size_t from, int side) {
    if (from == queens.size()) return true;
    SpacePoint& queen = queens[from];
    const auto standing = queens.begin() + static_cast<std::ptrdiff_t>(from);
    for (queen[0] = 0; queen[0] < side; ++queen[0]) {
        const bool free = std::none_of(queens.begin(), standing, [&](const SpacePoint& other) {
            return attacks_in_space(queen, other);
        });
        if (free && find_layers(queens, from + 1, side)) return true;
    }
    return false;
}

}  // namespace

bool attacks_in_space(const SpacePoint& one, const SpacePoint& other) {
    SpacePoint apart{};
    for (std::size_t axis = 0; axis < 3; ++axis) apart[axis] = std::abs(one[axis] - other[axis]);
    const int most = *std::max_element(apart.begin(), apart.end());
    return std::all_of(apart.begin(), apart.end(),
                       [most](int distance) { return distance == 0 || distance == most; });
}

Cube::Cube(int side) : side_(side) {
    const int places = side * area();
    const auto place_of = [this](int place) {
        const Square square = square_of(place);
        return SpacePoint{layer_of(place), square.row, square.column};
    };
    seen_.resize(static_cast<std::size_t>(places));
    for (int one = 0; one < places; ++one) {
        for (int other = 0; other < places; ++other) {
            if (!attacks_in_space(place_of(one), place_of(other))) continue;
            seen_[static_cast<std::size_t>(one)][word(other)] |= std::uint64_t{1}
                                                                 << (other % area());
        }
    }
    for (auto& lines : lines_) lines.resize(static_cast<std::size_t>(side));
    for (int i = 0; i < area(); ++i) {
        const Square square = square_of(i);
        const std::uint64_t bit = std::uint64_t{1} << i;
        lines_[0][static_cast<std::size_t>(square.row)] |= bit;
        lines_[1][static_cast<std::size_t>(square.column)] |= bit;
    }
}

CubeSet Cube::lowest(int layers) const {
    CubeSet set{};
    std::fill_n(set.begin(), layers, ~std::uint64_t{0} >> (64 - area()));
    return set;
}

int Cube::room(const CubeSet& free, std::span<const int> most) const {
    // A row or column of a layer takes one queen, and a number of layers no more than they do
    // alone.
    int by_layers = 0;
    std::uint64_t from_above = 0;
    for (std::size_t layers = 1; layers <= most.size(); ++layers) {
        const std::uint64_t layer = free[most.size() - layers];
        from_above |= layer;
        by_layers += std::min(open_lines(lines_[0], layer), open_lines(lines_[1], layer));
        if (layers < most.size()) by_layers = std::min(by_layers, most[layers]);
    }
    // An upright plane takes one queen in each upright line and one on each layer.
    int least = by_layers;
    for (const auto& lines : lines_) {
        int by_planes = 0;
        for (const std::uint64_t line : lines) {
            const auto layers = static_cast<int>(std::count_if(
                free.begin(), free.end(), [line](std::uint64_t l) { return (l & line) != 0; }));
            by_planes += std::min(layers, std::popcount(from_above & line));
        }
        least = std::min(least, by_planes);
    }
    return least;
}

bool is_cube_from_above(const Board& board) {
    std::vector<SpacePoint> queens;
    for (const Square square : board.find(Piece::queen)) {
        queens.push_back({0, square.row, square.column});
    }
    return find_layers(queens, 0, board.rows());
}

}  // namespace queens
