// The bounds are those of the memo's program, `maindiag` and `secdiag`.
#include "app/answers/tiles.hpp"

#include <tuple>
#include <utility>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

namespace {

TileArea area_on_first(int k, int n) {
    if (k % n == k / n) return TileArea::main;
    return k % n > k / n ? TileArea::red : TileArea::green;
}
TileArea area_on_second(int k, int n) {
    const int column = n - k / n - 1;
    if (k % n == column) return TileArea::main;
    return k % n > column ? TileArea::green : TileArea::red;
}

std::pair<int, int> bounds_on_first(int k, int n) {
    switch (area_on_first(k, n)) {
        case TileArea::main: return {-n, n};
        case TileArea::red: return {-n, n - k % n};
        default: return {-(k % n), n};
    }
}
std::pair<int, int> bounds_on_second(int k, int n) {
    switch (area_on_second(k, n)) {
        case TileArea::main: return {-(k / n), n - k / n};
        case TileArea::red: return {-n, k % n + 1};
        default: return {-n + k % n + 1, n};
    }
}

std::string listed_tiles(const std::vector<NamedTile>& tiles) {
    Columns numbers;
    for (const NamedTile& one : tiles) numbers.push_back(one.tile);
    return text_of(numbers);
}

Sentence bounds_sentence(const TileDiagonal& diagonal) {
    switch (diagonal.area) {
        case TileArea::main:
            return diagonal.sign > 0
                       ? Sentence(
                             "The square is on the main diagonal: {low} \xE2\x89\xA4 r < {high} is "
                             "enough.")
                       : Sentence(
                             "The square is on the anti-diagonal: {low} \xE2\x89\xA4 r < {high} is "
                             "enough.");
        case TileArea::red:
            return "The square is in the area marked 1: r may be as small as you like, but must "
                   "stay below {high}, or the edge is crossed.";
        default:
            return "The square is in the area marked 2: r may be as large as you like, but must be "
                   "at least {low}, or the edge is crossed.";
    }
}

std::vector<std::string> sentences_about(const TileDiagonal& diagonal, int k, int n) {
    std::vector<std::string> said{
        say(diagonal.sign > 0 ? Sentence("k + r \xC2\xB7 {n} + r: {tiles}.")
                              : Sentence("k + r \xC2\xB7 {n} \xE2\x88\x92 r: {tiles}."),
            {{"n", n}, {"tiles", listed_tiles(diagonal.tiles)}}),
        say(bounds_sentence(diagonal),
            {{"low", signed_number(diagonal.low)}, {"high", signed_number(diagonal.high)}})};
    if (diagonal.excluded.empty()) {
        said.push_back(say("Here the formula names no other square."));
    } else {
        const NamedTile& first = diagonal.excluded.front();
        said.push_back(
            say("Without the bounds it would also name {tiles} (\xC3\x97): with r = {r} it "
                "gives {tile}, which is not a neighbour on this diagonal of square {k}.",
                {{"tiles", listed_tiles(diagonal.excluded)},
                 {"r", signed_number(first.r)},
                 {"tile", first.tile},
                 {"k", k}}));
    }
    return said;
}

TileDiagonal diagonal_of(int k, int n, int sign) {
    TileDiagonal diagonal;
    diagonal.sign = sign;
    const auto area_of = sign > 0 ? area_on_first : area_on_second;
    for (int tile = 0; tile < n * n; ++tile) diagonal.areas.push_back(area_of(tile, n));
    diagonal.area = area_of(k, n);
    std::tie(diagonal.low, diagonal.high) =
        sign > 0 ? bounds_on_first(k, n) : bounds_on_second(k, n);
    const int step = n + sign;
    // On a single tile every r names the tile itself.
    const int first = step == 0 ? 0 : -(k / step);
    const int last = step == 0 ? 0 : (n * n - 1 - k) / step;
    for (int r = first; r <= last; ++r) {
        const int tile = k + r * step;
        const bool within = r >= diagonal.low && r < diagonal.high;
        (within ? diagonal.tiles : diagonal.excluded).push_back({tile, r});
    }
    diagonal.sentences = sentences_about(diagonal, k, n);
    return diagonal;
}

std::string numbers_from(int first, int step, int count) {
    Columns numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(first + i * step);
    return text_of(numbers);
}

}  // namespace

Tiles tiles_of(int n, Square chosen) {
    Tiles tiles;
    tiles.n = n;
    tiles.tile = chosen.row * n + chosen.column;
    tiles.sentences = {
        say("Square k = {k} = {row} \xC2\xB7 {n} + {column}.",
            {{"k", tiles.tile}, {"row", chosen.row}, {"n", n}, {"column", chosen.column}}),
        say("Its row, k // {n} = {row}: {tiles}.",
            {{"n", n}, {"row", chosen.row}, {"tiles", numbers_from(chosen.row * n, 1, n)}}),
        say("Its column, k % {n} = {column}: {tiles}.",
            {{"n", n}, {"column", chosen.column}, {"tiles", numbers_from(chosen.column, n, n)}})};
    for (const int sign : {1, -1}) tiles.diagonals.push_back(diagonal_of(tiles.tile, n, sign));
    return tiles;
}

}  // namespace queens
