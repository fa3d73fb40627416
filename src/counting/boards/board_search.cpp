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
#include <bit>

#include "core/attacks.hpp"
#include "core/lines.hpp"

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

BoardSearch::BoardSearch(const Problem& problem) : area_(problem.board.size().area()) {
    const Board& board = problem.board;
    start_.missing = problem.queens - board.count(Piece::queen);
    if (start_.missing < 0 || !conflicts(board, 1).pairs.empty()) {
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

    Family family{words_, 0, 0};
    for (const auto& squares : squares_of) {
        // A line with more squares than a word has bits becomes several: that only spares more.
        for (std::size_t first = 0; first < squares.size(); first += longest_open_line) {
            const std::size_t end = std::min(squares.size(), first + longest_open_line);
            auto& line = squares_of_line_.emplace_back();
            for (std::size_t i = first; i < end; ++i) {
                places_[squares[i]].push_back({squares_of_line_.size() - 1, bit(i - first)});
                line.push_back(squares[i]);
            }
            ++family.lines;
        }
    }
    family.spare = static_cast<std::uint32_t>(family.lines - needed);
    family.lines = whole_vectors(family.lines);
    words_ += family.lines;
    squares_of_line_.resize(words_);
    families_.push_back(family);
    return true;
}

/// The lines of the empty board, and what each square leaves of them.
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
    masks_.reserve(squares_.size() * words_);
    for (std::size_t queen = 0; queen < squares_.size(); ++queen) {
        Words mask = start_.lines;
        for (const std::int32_t line : lines.of(squares_[queen])) {
            for (const std::uint32_t square : squares_on[static_cast<std::size_t>(line)]) {
                for (const Place& place : places_[square]) mask[place.line] &= ~place.bit;
            }
        }
        for (const Place& place : places_[queen]) mask[place.line] = 0;
        masks_.insert(masks_.end(), mask.begin(), mask.end());
    }
    rest_.resize(words_);
}

std::span<const std::uint32_t> BoardSearch::part(const Words& lines, const Family& family) {
    return std::span(lines).subspan(family.first, family.lines);
}

/// Whether no direction has more empty lines than it has to spare.
bool BoardSearch::is_open(const Words& lines) const {
    return std::all_of(families_.begin(), families_.end(), [&](const Family& family) {
        return count_empty(part(lines, family)) <= family.spare;
    });
}

/// Takes lines that are open and on which queens are missing.
BoardSearch::Branch BoardSearch::branch(const Words& lines) {
    const Family* best = nullptr;
    std::uint32_t least = 0;
    for (const Family& family : families_) {
        const std::uint32_t spare = family.spare - count_empty(part(lines, family));
        if (best == nullptr || spare < least) {
            best = &family;
            least = spare;
        }
    }
    const std::span<std::uint32_t> rest = std::span(rest_).subspan(best->first, best->lines);
    return {best->first + fewest(part(lines, *best), rest), least > 0};
}

/// Writes the lines with a queen more; false if they are not open.
bool BoardSearch::place(const Words& before, std::uint32_t square, Words& lines) const {
    const std::uint32_t* const mask = masks_.data() + square * words_;
    lines.resize(words_);
    for (std::size_t i = 0; i < words_; ++i) lines[i] = before[i] & mask[i];
    return is_open(lines);
}

/// Writes the lines without the squares of one of them; false if they are not open.
bool BoardSearch::leave_empty(const Words& before, std::size_t line, Words& lines) const {
    lines = before;
    for (std::uint32_t free = before[line] & ~open_line; free != 0; free &= free - 1) {
        for (const Place& place : places_[square_on(line, free)]) lines[place.line] &= ~place.bit;
    }
    return is_open(lines);
}

std::vector<int> BoardSearch::moves(const BoardPosition& position) {
    std::vector<int> moves;
    if (position.missing <= 0 || !is_open(position.lines)) return moves;
    const Branch branch = this->branch(position.lines);
    for (std::uint32_t free = position.lines[branch.line] & ~open_line; free != 0;
         free &= free - 1) {
        moves.push_back(squares_[square_on(branch.line, free)]);
    }
    if (branch.may_stay_empty) moves.push_back(area_);
    return moves;
}

void BoardSearch::play(BoardPosition& position, int move) {
    const Words before = position.lines;
    if (move == area_) {
        (void)leave_empty(before, branch(before).line, position.lines);
        return;
    }
    const auto square = std::lower_bound(squares_.begin(), squares_.end(), move);
    (void)place(before, static_cast<std::uint32_t>(square - squares_.begin()), position.lines);
    --position.missing;
}

Completions BoardSearch::count(const BoardPosition& position) {
    Completions found;
    if (position.missing == 0) return {1, 0};
    if (position.missing < 0 || !is_open(position.lines)) return found;
    levels_.resize(words_ + 1);
    levels_[0] = position.lines;
    search(0, position.missing, found);
    return found;
}

/// Places the queens that are missing on a level whose lines are open.
void BoardSearch::search(std::size_t level, int missing, Completions& found) {
    const Words& lines = levels_[level];
    if (missing == 1) {
        std::uint64_t squares = 0;
        for (const std::uint32_t line : part(lines, families_[0])) {
            squares += static_cast<std::uint64_t>(std::popcount(line & ~open_line));
        }
        found.count += squares;
        found.nodes += squares;
        return;
    }
    Words& next = levels_[level + 1];
    const Branch branch = this->branch(lines);
    for (std::uint32_t free = lines[branch.line] & ~open_line; free != 0; free &= free - 1) {
        ++found.nodes;
        if (place(lines, square_on(branch.line, free), next)) search(level + 1, missing - 1, found);
    }
    if (branch.may_stay_empty && leave_empty(lines, branch.line, next)) {
        search(level + 1, missing, found);
    }
}

}  // namespace queens
