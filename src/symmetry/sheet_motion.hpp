// The rotations and reflections of a sheet of squares, whether it is square or not.
#pragma once

#include <array>
#include <vector>

#include "core/board.hpp"
#include "core/sentence.hpp"

namespace queens {

/// First rows and columns are exchanged or not, then the rows turned top to bottom or not and the
/// columns left to right or not. Only square sheets have the motions that exchange.
struct SheetMotion {
    Sentence name;
    bool exchanges = false;
    bool turns_rows = false;
    bool turns_columns = false;

    /// Where the motion carries a square of a sheet of that size.
    [[nodiscard]] constexpr Square operator()(Square square, Size size) const {
        if (exchanges) square = {square.column, square.row};
        if (turns_rows) square.row = size.rows - 1 - square.row;
        if (turns_columns) square.column = size.columns - 1 - square.column;
        return square;
    }
};

/// All eight, in the order of the digits of Hui (1981): the identity, the rotations by 90, 180 and
/// 270 degrees against the clock, and each of these turned upside down.
inline constexpr std::array<SheetMotion, 8> sheet_motions{
    {{"identity", false, false, false},
     {"rotation by 90 degrees", true, true, false},
     {"rotation by 180 degrees", false, true, true},
     {"rotation by 270 degrees", true, false, true},
     {"reflection top to bottom", false, true, false},
     {"reflection in the main diagonal", true, false, false},
     {"reflection left to right", false, false, true},
     {"reflection in the anti-diagonal", true, true, true}}};

/// Whether all four edges of the board are alike, so that quarter turns lead to the same kind of
/// board.
[[nodiscard]] inline bool can_be_turned(const Board& board) {
    return board.size().is_square() && board.surface().sides == board.surface().ends;
}

/// The motions of a board that leave its surface and all that stands on it as they are, the
/// identity first. This is what "up to rotations and reflections" means for every board.
[[nodiscard]] std::vector<SheetMotion> motions_keeping(const Board& board);

}  // namespace queens
