// The board as lines of text, one for each square, for readers who cannot see it: the page makes a
// table of them. Boards of more than 32 rows or columns are described row by row.
//
//   3 3 cells                 3 columns, 3 rows
//   c2 queen - - - - c2, queen: not attacked, attacks 6 squares
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/look/look.hpp"

namespace queens {

/// The most rows or columns that are described square by square.
inline constexpr int most_told = 32;

/// After the line of the size, which says `cells` or `rows`, a line for each square, row by row
/// from the top left, or for each row. Its fields have tabs between them: the name of the square,
/// the name of its piece or '-', the slugs of what marks it with spaces between them, the name of a
/// piece that is not quite there, the letter of its region, its heat, and in words what it shows.
/// The three before the words are empty where there is none.
[[nodiscard]] std::string cells_of(const App& app, const Look& look);

/// The cells of the present, written anew only when something that they show has changed.
class LatestCells {
  public:
    const std::string& of(const App& app);

  private:
    LatestLook looks_;
    std::optional<Look> look_;
    int languages_ = 0;
    std::string text_;
};

}  // namespace queens
