// Dice for tests: the same throws on every machine and in every run.
#pragma once

#include <cstdint>
#include <vector>

#include "core/board.hpp"

namespace queens::tests {

/// Steele, Lea and Flood's SplitMix64.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    /// 0 .. sides - 1.
    int below(int sides) { return static_cast<int>(next() % static_cast<std::uint64_t>(sides)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool one_in(int sides) { return below(sides) == 0; }

    Surface surface() { return surfaces[static_cast<std::size_t>(below(9))].surface; }

    /// A board on which every square holds one of the pieces with a chance of one in `sparseness`.
    Board board(Size size, Surface surface, const std::vector<Piece>& pieces, int sparseness) {
        Board result(size, surface);
        for (int i = 0; i < size.area(); ++i) {
            if (!one_in(sparseness)) continue;
            const int which = below(static_cast<int>(pieces.size()));
            result.put(size.square(i), pieces[static_cast<std::size_t>(which)]);
        }
        return result;
    }

  private:
    std::uint64_t state_;
};

/// Everything that can stand on a square.
inline const std::vector<Piece> all_pieces{Piece::queen,  Piece::rook, Piece::bishop,
                                           Piece::knight, Piece::king, Piece::amazon,
                                           Piece::pawn,   Piece::wall, Piece::forbidden};

}  // namespace queens::tests
