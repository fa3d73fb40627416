// The pieces of a link: what its keys `b`, `q`, `p`, `w`, `x` and `o` put on a board; and its
// marks, the key `m`.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/board.hpp"
#include "core/complaint.hpp"
#include "core/marks.hpp"

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

// Each of these puts on the board what the value of a key says, and complains about everything
// else; what is right is on the board in any case.

/// The value of `b`, `q` or `p`, on an empty board.
void read_rows(Board& board, std::string_view text, FirstComplaint& complaint);
void read_list(Board& board, std::string_view text, FirstComplaint& complaint);
void read_packed(Board& board, std::string_view text, FirstComplaint& complaint);

/// Such a piece on every square that the value of `w`, `x` or `o` lists; a square that holds
/// something else keeps it.
void read_pieces(Board& board, std::string_view text, Piece piece, FirstComplaint& complaint);

/// The squares of a board of that size that the value of `m` lists: each as "4-5", its column and
/// its row from below, and with a length, "4-5-3", where more than one follow each other to the
/// right. Complains about everything else, and leaves it out.
[[nodiscard]] Marks read_marks(std::string_view text, Size size, FirstComplaint& complaint);

}  // namespace queens
