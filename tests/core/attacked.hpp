// What a piece attacks, as a set of squares.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"

namespace queens::tests {

/// The squares that `attacked_from` names, which must be different ones.
[[nodiscard]] inline std::set<Square> attacked(const Board& board, Square from, Piece piece) {
    const auto squares = attacked_from(board, from, piece);
    std::set<Square> result(squares.begin(), squares.end());
    CHECK(result.size() == squares.size());
    return result;
}

}  // namespace queens::tests
