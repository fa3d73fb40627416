// Solutions are listed once for each board; filters and families only choose among them.
#include "app/answers/gallery.hpp"

#include "core/say.hpp"
#include "core/square.hpp"
#include "core/words.hpp"
#include "symmetry/solutions.hpp"

namespace queens {

namespace {

bool keeps(Kept kept, const Columns& columns) {
    if (kept == Kept::any) return true;
    const Columns quarter = turned(columns);
    return kept == Kept::quarter_turn ? quarter == columns : turned(quarter) == columns;
}

bool has_queen(const Columns& columns, Square square) {
    const auto row = static_cast<std::size_t>(square.row);
    return row < columns.size() && columns[row] == square.column;
}

/// "a8 e7 h6 f5 c4 g3 b2 d1".
std::string squares_of(const Columns& columns) {
    const Board board = board_of(columns);
    return joined(square_names(board.find(Piece::queen), board.size()), " ");
}

}  // namespace

bool has_gallery(const Board& board) {
    return board.size().is_square() && board.rows() <= largest_gallery &&
           (board.surface() == torus_surface || board.surface() == Surface{});
}

SolutionList list_solutions(const GalleryBoard& board) {
    SolutionList list;
    for_each_solution(board.side, board.torus, [&](const Columns& columns) {
        list.all.push_back(columns);
        list.fundamental.push_back(is_fundamental(columns));
    });
    return list;
}

std::vector<std::size_t> filtered(const SolutionList& list, const GalleryFilter& filter) {
    std::vector<std::size_t> passing;
    for (std::size_t i = 0; i < list.all.size(); ++i) {
        if (filter.fundamental && !list.fundamental[i]) continue;
        if (filter.queen && !has_queen(list.all[i], *filter.queen)) continue;
        if (keeps(filter.kept, list.all[i])) passing.push_back(i);
    }
    return passing;
}

GalleryFamilies families_of(const SolutionList& list, GroupKind kind) {
    GalleryFamilies found;
    for (std::size_t i = 0; i < list.all.size(); ++i) {
        if (list.fundamental[i]) found.fundamental.push_back(list.all[i]);
    }
    if (found.fundamental.empty()) return found;
    const auto side = static_cast<int>(found.fundamental.front().size());
    found.families = families_of(Group(kind, side), found.fundamental);
    return found;
}

std::string describe(const Columns& solution, std::size_t number) {
    const std::string squares = squares_of(solution);
    const auto with = [&](Sentence sentence) {
        return say(sentence, {{"number", number}, {"squares", squares}});
    };
    if (solution.size() < 2) return with("Solution {number}: {squares}.");
    if (keeps(Kept::quarter_turn, solution)) {
        return with(
            "Solution {number}: {squares}. A quarter turn leaves it unchanged: it makes "
            "only 2 different boards.");
    }
    if (keeps(Kept::half_turn, solution)) {
        return with(
            "Solution {number}: {squares}. A half turn leaves it unchanged: it makes only "
            "4 different boards.");
    }
    return with("Solution {number}: {squares}. Turned and mirrored, it makes 8 different boards.");
}

}  // namespace queens
