// The tables of lines, and the counts that change with every queen.
#include "solvers/parts/free_squares.hpp"

#include <algorithm>

#include "core/attacks.hpp"

namespace queens {

namespace {

bool is_flipped(Surface surface) {
    return surface.sides == Join::flipped || surface.ends == Join::flipped;
}

}  // namespace

LineTable::LineTable(const Problem& problem) : size(problem.board.size()) {
    const Board& board = problem.board;
    const Lines all(board);
    const auto area = static_cast<std::size_t>(size.area());
    const auto count = static_cast<std::size_t>(all.count());
    open.resize(area);
    lines.resize(area);
    axis.resize(count);
    std::vector<std::vector<std::uint32_t>> on(count);
    for (std::size_t i = 0; i < area; ++i) {
        const Piece piece = board.pieces()[i];
        if (stops_lines(piece)) continue;
        open[i] = piece != Piece::forbidden;
        for (const Axis way : axes) {
            const auto line = static_cast<std::uint32_t>(all.of(static_cast<int>(i), way));
            lines[i][static_cast<std::size_t>(way)] = line;
            if (piece != Piece::forbidden) on[line].push_back(static_cast<std::uint32_t>(i));
            axis[line] = way;
        }
        if (piece == Piece::queen) given.push_back(static_cast<std::uint32_t>(i));
    }
    first.push_back(0);
    for (const std::vector<std::uint32_t>& part : on) {
        squares.insert(squares.end(), part.begin(), part.end());
        first.push_back(static_cast<std::uint32_t>(squares.size()));
    }
    missing = problem.queens - board.count(Piece::queen);
    possible = conflicts(board, 1).pairs.empty();

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
    constexpr std::array<const char*, 4> names{"row", "column", "diagonal", "anti-diagonal"};
    const Square square = size.square(static_cast<int>(squares_of(line).front()));
    return std::string("the ") + names[static_cast<std::size_t>(axis[line])] + " of " +
           square_name(square, size);
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

std::uint32_t FreeSquares::dead_line() const {
    for (const LineFamily& family : table_->families) {
        int dead = 0;
        for (const std::uint32_t line : family.lines) {
            dead += free_[line] == 0 && queens_[line] == 0;
            if (dead > family.spare) return line;
        }
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

std::vector<Mark> FreeSquares::marks(char letter) const {
    constexpr std::size_t most = 1024;
    std::vector<Mark> found;
    for (const LineFamily& family : table_->families) {
        if (family.axis != Axis::row) continue;
        for (const std::uint32_t line : family.lines) {
            if (queens_[line] != 0) continue;
            for (const std::uint32_t square : table_->squares_of(line)) {
                if (is_free(square) || found.size() == most) continue;
                found.push_back({table_->size.square(static_cast<int>(square)), letter});
            }
        }
    }
    return found;
}

std::size_t FreeSquares::memory() const {
    return attackers_.size() * sizeof(std::uint16_t) + free_.size() * sizeof(std::uint32_t) +
           queens_.size();
}

std::string dead_line_sentence(const Board& board, Square square) {
    const auto table = std::make_shared<const LineTable>(Problem{board, board.count(Piece::queen)});
    const FreeSquares free(table);
    for (const std::uint32_t line :
         table->lines[static_cast<std::size_t>(board.size().index(square))]) {
        if (free.free_on(line) > 0 || free.has_queen(line)) continue;
        return "T" + table->name_of(line).substr(1) + " has no free square left";
    }
    return "Some line has been left without a square for its queen";
}

}  // namespace queens
