// Which squares two armies may take, found from what their pieces attack.
#include "solvers/parts/army_field.hpp"

#include <utility>

#include "core/attacks.hpp"
#include "core/lines.hpp"

namespace queens {

ArmyField::ArmyField(const Board& board, bool knights_first) : size(board.size()) {
    const Lines all(board);
    line_count = all.count();
    if (knights_first) std::swap(armies[0], armies[1]);
    for (const Square square : board.find(Piece::none)) {
        const int index = size.index(square);
        squares.push_back(static_cast<Index>(index));
        lines.push_back({all.of(index, Axis::row), all.of(index, Axis::column)});
    }
    for (std::size_t one = 0; one < 2; ++one) {
        for (std::size_t other = 0; other < 2; ++other) {
            SquareLists& lists = hindered[one][other];
            lists.resize(static_cast<std::size_t>(size.area()));
            for (const Index index : squares) {
                const Square square = size.square(index);
                std::vector<Square> seen = attacked_from(board, square, armies[one]);
                if (one != other) {
                    const auto more = attacked_from(board, square, armies[other]);
                    seen.insert(seen.end(), more.begin(), more.end());
                }
                lists[index].push_back(index);
                for (const Square s : seen) {
                    lists[index].push_back(static_cast<Index>(size.index(s)));
                }
            }
        }
    }
}

}  // namespace queens
