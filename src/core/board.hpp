// A board: its size, its surface, and the piece on each square.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/square.hpp"
#include "core/surface.hpp"

namespace queens {

/// What stands on a square. An amazon moves as queen and knight. Pawns and walls stop every line;
/// a wall belongs to the problem. Nothing may stand on a forbidden square, but lines pass over it.
enum class Piece : std::uint8_t {
    none,
    queen,
    rook,
    bishop,
    knight,
    king,
    amazon,
    pawn,
    wall,
    forbidden
};

/// Whether lines stop at the piece: pawns and walls neither attack nor are attacked.
[[nodiscard]] constexpr bool stops_lines(Piece piece) {
    return piece == Piece::pawn || piece == Piece::wall;
}

/// Whether the piece attacks and can be attacked.
[[nodiscard]] constexpr bool attacks(Piece piece) {
    return piece >= Piece::queen && piece <= Piece::amazon;
}

/// What files and the command line call the piece: "queen"; "empty" for none.
[[nodiscard]] std::string_view name_of(Piece piece);

/// A square with what stands on it.
struct Placed {
    Square square;
    Piece piece = Piece::none;

    friend constexpr auto operator<=>(const Placed&, const Placed&) = default;
};

class Board {
  public:
    /// The empty plane of eight rows and columns.
    Board() : Board(Size{}) {}
    explicit Board(Size size, Surface surface = {});

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] int rows() const { return size_.rows; }
    [[nodiscard]] int columns() const { return size_.columns; }
    [[nodiscard]] Surface surface() const { return surface_; }

    [[nodiscard]] Piece at(Square square) const { return pieces_[offset(square)]; }
    void put(Square square, Piece piece) { pieces_[offset(square)] = piece; }
    void set_surface(Surface surface) { surface_ = surface; }

    /// All pieces row by row from the top left corner, size().area() of them.
    [[nodiscard]] std::span<const Piece> pieces() const { return pieces_; }
    [[nodiscard]] int count(Piece piece) const;
    /// Everything that stands on the board, row by row.
    [[nodiscard]] std::vector<Placed> placed() const;
    /// The squares of such a piece, row by row.
    [[nodiscard]] std::vector<Square> find(Piece piece) const;

    friend bool operator==(const Board&, const Board&) = default;

  private:
    [[nodiscard]] std::size_t offset(Square square) const;

    Size size_;
    Surface surface_;
    std::vector<Piece> pieces_;
};

/// The board with every such piece taken off.
[[nodiscard]] Board without(Board board, Piece piece);

/// Whether nothing stands on the board, and no square of it is forbidden.
[[nodiscard]] inline bool is_empty(const Board& board) {
    return board.count(Piece::none) == board.size().area();
}

/// Whether nothing but queens stands on the board: no other piece, wall or forbidden square.
[[nodiscard]] bool has_only_queens(const Board& board);

/// The board at another size, around the same top left corner; what does not fit is left out.
[[nodiscard]] Board resized(const Board& board, Size size);

}  // namespace queens
