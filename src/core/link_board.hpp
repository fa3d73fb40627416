// The pieces of a link: what its keys `b`, `q`, `p`, `w`, `x` and `o` put on a board.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/board.hpp"

namespace queens {

/// The sides that a placement would like its board to have, not checked in any way.
struct Sides {
    std::uint64_t columns = 0;
    std::uint64_t rows = 0;
};

/// As many rows as `b` has lines, as many columns as its first line has squares.
[[nodiscard]] Sides sides_of_rows(std::string_view text);

/// As many columns and as many rows as `q` has entries.
[[nodiscard]] Sides sides_of_list(std::string_view text);

/// Puts on an empty board what the value of `b`, `q` or `p` says. Returns the first complaint, an
/// empty text if there is none; what is right is on the board in any case.
[[nodiscard]] std::string read_rows(Board& board, std::string_view text);
[[nodiscard]] std::string read_list(Board& board, std::string_view text);
[[nodiscard]] std::string read_packed(Board& board, std::string_view text);

/// Adds such a piece on every square that the value of `w`, `x` or `o` lists. Complains as above;
/// a square that holds something else keeps it.
[[nodiscard]] std::string read_marks(Board& board, std::string_view text, Piece piece);

}  // namespace queens
