// Knuth's estimate of the tree of trying row after row, level by level (Knuth 1975).
//
// A walk starts with the given queens, and in each row without one takes one of the squares that no
// queen attacks, all being equally likely, until a row has none. The product of the numbers of
// choices so far is an estimate of the nodes on that level whose expectation is exact; the result
// is the walks' mean.
#include "counting/estimate_rows.hpp"
#include "core/attacks.hpp"
#include "counting/cut.hpp"

namespace queens {

namespace {

constexpr int most_rows = 32;
constexpr int most_squares = 1024;

/// The next of the rows to be filled, and for each square of the board whether a queen attacks it.
struct RowPosition {
    std::size_t row = 0;
    std::vector<bool> attacked;
};

/// The rows to be filled; a move is the index of a square.
class RowTree {
  public:
    explicit RowTree(const Board& board);

    [[nodiscard]] const RowPosition& start() const { return start_; }
    /// How many rows hold no given queen.
    [[nodiscard]] std::size_t rows() const { return rows_.size(); }
    [[nodiscard]] std::vector<int> moves(const RowPosition& position) const;
    void play(RowPosition& position, int move) const {
        mark(position, move);
        ++position.row;
    }

  private:
    void mark(RowPosition& position, int queen) const {
        for (const int square : seen_[static_cast<std::size_t>(queen)]) {
            position.attacked[static_cast<std::size_t>(square)] = true;
        }
    }

    /// The squares of each row to be filled, and what a queen on each square of the board attacks.
    std::vector<std::vector<int>> rows_;
    std::vector<std::vector<int>> seen_;
    RowPosition start_;
};

RowTree::RowTree(const Board& board) : seen_(static_cast<std::size_t>(board.size().area())) {
    const Size size = board.size();
    start_.attacked.assign(seen_.size(), false);
    for (int row = 0; row < size.rows; ++row) {
        std::vector<int> squares;
        bool taken = false;
        for (int column = 0; column < size.columns; ++column) {
            const Square square{row, column};
            const int index = size.index(square);
            taken = taken || board.at(square) == Piece::queen;
            if (board.at(square) == Piece::forbidden) continue;
            if (board.at(square) == Piece::none) squares.push_back(index);
            for (const Square seen : attacked_from(board, square, Piece::queen)) {
                seen_[static_cast<std::size_t>(index)].push_back(size.index(seen));
            }
        }
        if (!taken) rows_.push_back(std::move(squares));
    }
    for (const Square queen : board.find(Piece::queen)) mark(start_, size.index(queen));
}

std::vector<int> RowTree::moves(const RowPosition& position) const {
    std::vector<int> moves;
    if (position.row == rows_.size()) return moves;
    for (const int square : rows_[position.row]) {
        if (!position.attacked[static_cast<std::size_t>(square)]) moves.push_back(square);
    }
    return moves;
}

}  // namespace

std::vector<double> estimate_rows(const Problem& problem, int walks) {
    const Board& board = problem.board;
    const bool stopped = board.count(Piece::pawn) > 0 || board.count(Piece::wall) > 0;
    if (stopped || problem.queens != board.rows() || board.rows() > most_rows ||
        board.size().area() > most_squares) {
        return {};
    }
    const RowTree tree(board);
    const int missing = problem.queens - board.count(Piece::queen);
    if (static_cast<int>(tree.rows()) != missing) return {};
    std::vector<double> levels;
    Random random(1);
    for (int walk = 0; walk < walks; ++walk) {
        walk_down(tree, tree.start(), random, [&](std::size_t level, double nodes) {
            if (level == levels.size()) levels.push_back(0);
            levels[level] += nodes;
        });
    }
    for (double& nodes : levels) nodes /= walks;
    return levels;
}

}  // namespace queens
