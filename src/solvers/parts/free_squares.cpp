// The tables of lines, and the counts that change with every queen.
#include "solvers/parts/free_squares.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

#include "core/attacks.hpp"
#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/scanning.hpp"

namespace queens {

namespace {

/// The free squares when the queens of the board stand, the given ones among them.
FreeSquares with_queens_of(const Board& board, const std::shared_ptr<const LineTable>& table) {
    FreeSquares free(table);
    for (const Square queen : board.find(Piece::queen)) {
        if (table->board.at(queen) != Piece::queen) {
            free.place(static_cast<std::uint32_t>(board.size().index(queen)));
        }
    }
    return free;
}

}  // namespace

LineTable::LineTable(const Problem& problem) : board(problem.board), size(board.size()) {
    const Lines all(board);
    const auto area = static_cast<std::size_t>(size.area());
    const auto count = static_cast<std::size_t>(all.count());
    open.resize(area);
    lines.resize(area);
    axis.resize(count);
    first.assign(count + 1, 0);
    for (std::size_t i = 0; i < area; ++i) {
        const Piece piece = board.pieces()[i];
        if (stops_lines(piece)) continue;
        open[i] = piece != Piece::forbidden;
        for (const Axis way : axes) {
            const auto line = static_cast<std::uint32_t>(all.of(static_cast<int>(i), way));
            lines[i][static_cast<std::size_t>(way)] = line;
            axis[line] = way;
            first[line + 1] += open[i];
        }
        if (piece == Piece::queen) given.push_back(static_cast<std::uint32_t>(i));
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    squares.resize(first.back());
    std::vector<std::uint32_t> end(first.begin(), first.end() - 1);
    for (std::size_t i = 0; i < area; ++i) {
        if (open[i] == 0) continue;
        for (const std::uint32_t line : lines[i]) {
            squares[end[line]++] = static_cast<std::uint32_t>(i);
        }
    }
    missing = problem.queens - board.count(Piece::queen);
    possible = !has_conflict(board);

    const FreeSquares start(std::shared_ptr<const LineTable>(std::shared_ptr<void>(), this));
    for (const Axis way : axes) {
        if (way >= Axis::diagonal && is_flipped(board.surface())) continue;
        LineFamily family{way, {}, -missing};
        for (std::uint32_t line = 0; line < count; ++line) {
            if (axis[line] != way || start.has_queen(line) || start.free_on(line) == 0) continue;
            family.lines.push_back(line);
            ++family.spare;
        }
        possible = possible && family.spare >= 0;
        families.push_back(std::move(family));
    }
}

std::string LineTable::name_of(std::uint32_t line) const {
    return line_name(board, square_of(squares_of(line).front()), axis[line]);
}

Axis LineTable::axis_at(std::uint32_t square, std::uint32_t line) const {
    const auto& through = lines[square];
    const auto found = std::find(through.begin(), through.end(), line);
    assert(found != through.end());
    return axes[static_cast<std::size_t>(found - through.begin())];
}

FreeSquares::FreeSquares(std::shared_ptr<const LineTable> table)
    : table_(std::move(table)),
      attackers_(table_->lines.size(), 0),
      free_(table_->first.size() - 1),
      queens_(free_.size(), 0),
      missing_(table_->missing + static_cast<int>(table_->given.size())) {
    for (std::uint32_t line = 0; line < free_.size(); ++line) {
        free_[line] = static_cast<std::uint32_t>(table_->squares_of(line).size());
    }
    for (const std::uint32_t square : table_->given) place(square);
}

void FreeSquares::strike(std::uint32_t square) {
    if (attackers_[square]++ != 0) return;
    for (const std::uint32_t line : table_->lines[square]) --free_[line];
}

void FreeSquares::restore(std::uint32_t square) {
    if (--attackers_[square] != 0) return;
    for (const std::uint32_t line : table_->lines[square]) ++free_[line];
}

void FreeSquares::place(std::uint32_t square) {
    --missing_;
    for (const std::uint32_t line : table_->lines[square]) {
        ++queens_[line];
        for (const std::uint32_t attacked : table_->squares_of(line)) strike(attacked);
    }
}

void FreeSquares::take(std::uint32_t square) {
    ++missing_;
    for (const std::uint32_t line : table_->lines[square]) {
        --queens_[line];
        for (const std::uint32_t attacked : table_->squares_of(line)) restore(attacked);
    }
}

std::vector<std::uint32_t> FreeSquares::squares_on(std::uint32_t line) const {
    std::vector<std::uint32_t> found;
    for (const std::uint32_t square : table_->squares_of(line)) {
        if (is_free(square)) found.push_back(square);
    }
    return found;
}

std::uint32_t FreeSquares::dead_line_of(const LineFamily& family) const {
    int dead = 0;
    for (const std::uint32_t line : family.lines) {
        dead += free_[line] == 0 && queens_[line] == 0;
        if (dead > family.spare) return line;
    }
    return none;
}

std::uint32_t FreeSquares::dead_line() const {
    for (const LineFamily& family : table_->families) {
        if (const std::uint32_t line = dead_line_of(family); line != none) return line;
    }
    return none;
}

std::uint32_t FreeSquares::fewest(std::size_t first, std::size_t last) const {
    std::uint32_t best = none;
    for (std::size_t i = first; i < std::min(last, table_->families.size()); ++i) {
        if (table_->families[i].spare > 0) continue;
        for (const std::uint32_t line : table_->families[i].lines) {
            if (queens_[line] != 0) continue;
            if (best == none || free_[line] < free_[best]) best = line;
        }
    }
    return best;
}

bool FreeSquares::is_attacked(std::uint32_t square) const {
    const auto& lines = table_->lines[square];
    return std::any_of(lines.begin(), lines.end(),
                       [&](std::uint32_t line) { return has_queen(line); });
}

std::vector<Mark> FreeSquares::marks() const {
    constexpr std::size_t most = 1024;
    std::vector<Mark> found;
    for (const LineFamily& family : table_->families) {
        if (family.axis != Axis::row) continue;
        for (const std::uint32_t line : family.lines) {
            if (queens_[line] != 0) continue;
            for (const std::uint32_t square : table_->squares_of(line)) {
                if (is_free(square) || found.size() == most) continue;
                const ThoughtKind kind =
                    is_attacked(square) ? ThoughtKind::attacked : ThoughtKind::struck_out;
                found.push_back({table_->square_of(square), kind});
            }
        }
    }
    return found;
}

/// Lines of one axis, a row or column being all of its parts between pawns and walls.
void FreeSquares::add_numbers(std::vector<LineNumber>& numbers, Axis axis,
                              std::uint32_t chosen) const {
    const Size size = table_->size;
    const bool rows = axis == Axis::row;
    for (int i = 0; i < (rows ? size.rows : size.columns); ++i) {
        LineNumber number{axis, i};
        bool open = false;
        for (int j = 0; j < (rows ? size.columns : size.rows); ++j) {
            const Square square = rows ? Square{i, j} : Square{j, i};
            const auto index = static_cast<std::uint32_t>(size.index(square));
            if (!table_->is_open(index)) continue;
            const std::uint32_t line = table_->line_of(square, axis);
            open = open || !has_queen(line);
            number.number += is_free(index) ? 1U : 0U;
            number.chosen = number.chosen || line == chosen;
        }
        if (open) numbers.push_back(number);
    }
}

std::vector<LineNumber> FreeSquares::numbers(std::uint32_t chosen) const {
    constexpr int largest = 64;
    std::vector<LineNumber> numbers;
    if (std::max(table_->size.rows, table_->size.columns) > largest) return numbers;
    add_numbers(numbers, Axis::row, chosen);
    add_numbers(numbers, Axis::column, chosen);
    return numbers;
}

std::vector<Ground> FreeSquares::domain(std::uint32_t line) const {
    std::vector<Ground> grounds;
    if (line == none) return grounds;
    for (const std::uint32_t square : squares_on(line)) {
        grounds.push_back({GroundKind::domain, table_->square_of(square)});
    }
    return grounds;
}

std::size_t FreeSquares::memory() const {
    return attackers_.size() * sizeof(std::uint16_t) + free_.size() * sizeof(std::uint32_t) +
           queens_.size();
}

Reason why_dead_end(const Moment& moment) {
    const auto& [problem, event, board] = moment;
    const Square square = event.square;
    const auto table = std::make_shared<const LineTable>(problem);
    const FreeSquares free = with_queens_of(board, table);
    const LineFamily* dead = nullptr;
    for (const LineFamily& family : table->families) {
        const std::uint32_t line = table->line_of(square, family.axis);
        if (dead != nullptr || free.free_on(line) > 0 || free.has_queen(line)) continue;
        if (free.dead_line_of(family) != FreeSquares::none) dead = &family;
    }
    if (dead == nullptr) {
        return {say("Too many lines have no square left, after some were ruled out.")};
    }
    constexpr std::array<Sentence, 4> sentences{
        "No free square is left in {line}, and no more rows may stay empty.",
        "No free square is left in {line}, and no more columns may stay empty.",
        "No free square is left in {line}, and no more diagonals may stay empty.",
        "No free square is left in {line}, and no more anti-diagonals may stay empty."};
    const Sentence sentence = dead->spare <= 0 ? Sentence("No free square is left in {line}.")
                                               : sentences[static_cast<std::size_t>(dead->axis)];
    return {say(sentence, {{"line", line_name(board, square, dead->axis)}}),
            {},
            LineOfSquares{dead->axis, line_through(board, square, dead->axis)}};
}

Reason why_ruled_out(const Moment& moment) {
    const auto& [problem, event, board] = moment;
    const Square square = event.square;
    const auto table = std::make_shared<const LineTable>(problem);
    FreeSquares free = with_queens_of(board, table);
    free.place(static_cast<std::uint32_t>(board.size().index(square)));
    const std::string name = square_name(square, board.size());
    for (const LineFamily& family : table->families) {
        const std::uint32_t line = family.spare > 0 ? FreeSquares::none : free.dead_line_of(family);
        if (line == FreeSquares::none) continue;
        const Square on_line = table->square_of(table->squares_of(line).front());
        return {say("With a queen on {square}, {line} would have no square left: {square} is "
                    "impossible.",
                    {{"square", name}, {"line", table->name_of(line)}}),
                {},
                LineOfSquares{family.axis, line_through(board, on_line, family.axis)}};
    }
    return {
        say("With a queen on {square}, some line would have no square left: {square} is "
            "impossible.",
            {{"square", name}})};
}

}  // namespace queens
