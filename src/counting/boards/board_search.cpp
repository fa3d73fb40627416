// Counting by exact cover as far as the board allows it.
//
// The lines of each direction share the squares among them, and a line takes one queen at most. So
// with as many lines as queens every line needs one, and the search branches on the line with
// fewest free squares; it is given up when more lines ran empty than there are to spare. Where
// lines are to spare, because pawns and walls cut them or the board is longer than wide, the branch
// on a line also tries to leave it empty. The direction with fewest spare lines is taken. Fewer
// lines than queens in some direction mean that there is no solution, as on most boards with a
// flipped edge.
//
// This is Knuth's (2000) covering of items that must and items that may be covered, over bit masks
// instead of links.
#include "counting/boards/board_search.hpp"

#include <algorithm>

#include "core/attacks.hpp"
#include "core/lines.hpp"
#include "counting/kernels/kernels.hpp"

namespace queens {

namespace {

std::uint32_t bit(std::size_t place) { return std::uint32_t{1} << place; }

/// The squares where a queen may be placed, by index: empty and not attacked by a given queen.
std::vector<int> free_squares(const Board& board, const Lines& lines) {
    std::vector<bool> taken(static_cast<std::size_t>(lines.count()));
    for (const Square given : board.find(Piece::queen)) {
        for (const std::int32_t line : lines.of(board.size().index(given))) {
            taken[static_cast<std::size_t>(line)] = true;
        }
    }
    std::vector<int> free;
    for (const Square square : board.find(Piece::none)) {
        const auto& through = lines.of(board.size().index(square));
        const bool attacked = std::any_of(through.begin(), through.end(), [&](std::int32_t line) {
            return taken[static_cast<std::size_t>(line)];
        });
        if (!attacked) free.push_back(board.size().index(square));
    }
    return free;
}

}  // namespace

BoardSearch::BoardSearch(const Problem& problem) : BoardSearch(problem, *board_kernels().front()) {}

BoardSearch::BoardSearch(const Problem& problem, const BoardKernel& kernel)
    : kernel_(kernel), area_(problem.board.size().area()) {
    const Board& board = problem.board;
    start_.missing = problem.queens - board.count(Piece::queen);
    if (start_.missing < 0 || has_conflict(board)) {
        start_.missing = -1;
        return;
    }
    const Lines lines(board);
    squares_ = free_squares(board, lines);
    places_.resize(squares_.size());
    for (const Axis axis : axes) {
        if (add_family(lines, axis, start_.missing)) continue;
        start_.missing = -1;
        return;
    }
    make_masks(lines);
}

/// Takes the lines of a direction as a family if it is a row or column or leaves nothing to spare;
/// false if it has fewer lines than queens are needed.
bool BoardSearch::add_family(const Lines& lines, Axis axis, int queens) {
    std::vector<std::vector<std::uint32_t>> squares_of(static_cast<std::size_t>(lines.count()));
    for (std::uint32_t square = 0; square < squares_.size(); ++square) {
        squares_of[static_cast<std::size_t>(lines.of(squares_[square], axis))].push_back(square);
    }
    squares_of.erase(std::remove_if(squares_of.begin(), squares_of.end(),
                                    [](const auto& squares) { return squares.empty(); }),
                     squares_of.end());
    const auto needed = static_cast<std::size_t>(queens);
    if (squares_of.size() < needed) return false;
    const bool straight = axis == Axis::row || axis == Axis::column;
    if (!straight && squares_of.size() > needed) return true;

    std::size_t count = 0;
    for (const auto& squares : squares_of) {
        // A line with more squares than a word has bits becomes several: that only spares more.
        for (std::size_t first = 0; first < squares.size(); first += longest_open_line) {
            const std::size_t end = std::min(squares.size(), first + longest_open_line);
            auto& line = squares_of_line_.emplace_back();
            for (std::size_t i = first; i < end; ++i) {
                places_[squares[i]].push_back({squares_of_line_.size() - 1, bit(i - first)});
                line.push_back(squares[i]);
            }
            ++count;
        }
    }
    const std::size_t words = (count + board_lanes - 1) / board_lanes * board_lanes;
    families_.push_back({static_cast<std::uint32_t>(words_), static_cast<std::uint32_t>(words),
                         static_cast<std::uint32_t>(count - needed)});
    words_ += words;
    squares_of_line_.resize(words_);
    return true;
}

/// The lines of the empty board, and what a queen and an empty line leave of them.
void BoardSearch::make_masks(const Lines& lines) {
    start_.lines.assign(words_, 0);
    std::vector<std::vector<std::uint32_t>> squares_on(static_cast<std::size_t>(lines.count()));
    for (std::uint32_t square = 0; square < squares_.size(); ++square) {
        for (const Place& place : places_[square]) {
            start_.lines[place.line] |= open_line | place.bit;
        }
        for (const std::int32_t line : lines.of(squares_[square])) {
            squares_on[static_cast<std::size_t>(line)].push_back(square);
        }
    }
    left_by_queen_.reserve(squares_.size() * words_);
    for (std::size_t queen = 0; queen < squares_.size(); ++queen) {
        Words mask = start_.lines;
        for (const std::int32_t line : lines.of(squares_[queen])) {
            for (const std::uint32_t square : squares_on[static_cast<std::size_t>(line)]) {
                for (const Place& place : places_[square]) mask[place.line] &= ~place.bit;
            }
        }
        for (const Place& place : places_[queen]) mask[place.line] = 0;
        left_by_queen_.insert(left_by_queen_.end(), mask.begin(), mask.end());
    }
    left_by_empty_.reserve(words_ * words_);
    for (const std::vector<std::uint32_t>& squares : squares_of_line_) {
        Words mask = start_.lines;
        for (const std::uint32_t square : squares) {
            for (const Place& place : places_[square]) mask[place.line] &= ~place.bit;
        }
        left_by_empty_.insert(left_by_empty_.end(), mask.begin(), mask.end());
    }
}

bool BoardSearch::look(const BoardPosition& position, BoardBranch& branch) const {
    Words left(words_);
    return kernel_.leave(families_.data(), static_cast<std::uint32_t>(families_.size()),
                         position.lines.data(), start_.lines.data(), left.data(), branch);
}

std::vector<int> BoardSearch::moves(const BoardPosition& position) const {
    std::vector<int> moves;
    BoardBranch branch{};
    if (position.missing <= 0 || !look(position, branch)) return moves;
    for (std::uint32_t free = position.lines[branch.line] & ~open_line; free != 0;
         free &= free - 1) {
        moves.push_back(squares_[square_on(branch.line, free)]);
    }
    if (branch.spare > 0) moves.push_back(area_);
    return moves;
}

void BoardSearch::play(BoardPosition& position, int move) const {
    const std::uint32_t* mask = nullptr;
    if (move == area_) {
        BoardBranch branch{};
        if (!look(position, branch)) return;
        mask = left_by_empty(branch.line);
    } else {
        const auto square = std::lower_bound(squares_.begin(), squares_.end(), move);
        mask = left_by_queen(static_cast<std::uint32_t>(square - squares_.begin()));
        --position.missing;
    }
    for (std::size_t i = 0; i < words_; ++i) position.lines[i] &= mask[i];
}

Completions BoardSearch::count(const BoardPosition& position) {
    Completions found;
    if (position.missing == 0) return {1, 0};
    BoardBranch branch{};
    if (position.missing < 0 || !look(position, branch)) return found;
    levels_.resize(words_ + 1);
    levels_[0] = position.lines;
    search(0, branch, position.missing, found);
    return found;
}

/// Places the queens that are missing on a level to which something can still come.
void BoardSearch::search(std::size_t level, const BoardBranch& branch, int missing,
                         Completions& found) {
    const std::uint32_t* const lines = levels_[level].data();
    if (missing == 1) {
        // The first family begins with the first word; few of its lines have a square left.
        std::uint64_t squares = 0;
        for (std::size_t i = 0; i < families_[0].words; ++i) {
            for (std::uint32_t free = lines[i] & ~open_line; free != 0; free &= free - 1) ++squares;
        }
        found.count += squares;
        found.nodes += squares;
        return;
    }
    levels_[level + 1].resize(words_);
    const auto go_on = [&](const std::uint32_t* mask, int still_missing) {
        BoardBranch next{};
        if (kernel_.leave(families_.data(), static_cast<std::uint32_t>(families_.size()), lines,
                          mask, levels_[level + 1].data(), next)) {
            search(level + 1, next, still_missing, found);
        }
    };
    for (std::uint32_t free = lines[branch.line] & ~open_line; free != 0; free &= free - 1) {
        ++found.nodes;
        go_on(left_by_queen(square_on(branch.line, free)), missing - 1);
    }
    if (branch.spare > 0) go_on(left_by_empty(branch.line), missing);
}

}  // namespace queens
