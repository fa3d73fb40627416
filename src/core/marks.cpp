// Marks as sorted lists.
#include "core/marks.hpp"

#include <algorithm>
#include <iterator>

namespace queens {

bool is_marked(const Marks& marks, Square square) {
    return std::binary_search(marks.begin(), marks.end(), square);
}

Marks with_marks(const Marks& marks, std::vector<Square> squares, bool on) {
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    Marks changed;
    if (on) {
        std::set_union(marks.begin(), marks.end(), squares.begin(), squares.end(),
                       std::back_inserter(changed));
    } else {
        std::set_difference(marks.begin(), marks.end(), squares.begin(), squares.end(),
                            std::back_inserter(changed));
    }
    return changed;
}

Marks fitting(Marks marks, const Board& board) {
    std::erase_if(marks, [&](Square square) {
        return !board.size().contains(square) || board.at(square) != Piece::none;
    });
    return marks;
}

}  // namespace queens
