// Every number once would add up to n (n - 1) / 2.
#include "app/look/look_sums.hpp"

#include <numeric>

#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// Larger boards have more sums than anybody adds up.
constexpr int largest_summed = 32;

bool can_be_summed(const Board& board) {
    return board.size().is_square() && board.rows() <= largest_summed;
}

/// The sums of column and row of the queens, modulo the side, row by row.
std::vector<std::vector<int>> sums_of(const Board& board) {
    std::vector<std::vector<int>> sums(static_cast<std::size_t>(board.rows()));
    for (const Square queen : board.find(Piece::queen)) {
        sums[static_cast<std::size_t>(queen.row)].push_back((queen.column + queen.row) %
                                                            board.rows());
    }
    return sums;
}

/// The sum of all sums, and whether every row has one queen.
struct Total {
    int sum = 0;
    bool full = true;
};

Total total_of(const Board& board) {
    Total total;
    for (const std::vector<int>& sums : sums_of(board)) {
        total.full = total.full && sums.size() == 1;
        total.sum = std::accumulate(sums.begin(), sums.end(), total.sum);
    }
    return total;
}

}  // namespace

void add_sums(Look& look) {
    if (!can_be_summed(look.board)) return;
    int row = 0;
    for (const std::vector<int>& sums : sums_of(look.board)) {
        std::vector<std::string> words;
        for (const int sum : sums) words.push_back(std::to_string(sum));
        if (!words.empty()) look.sides.push_back({true, row, joined(words)});
        ++row;
    }
    if (!look.sides.empty()) look.foot = std::to_string(total_of(look.board).sum);
}

std::string sums_words(const Board& board) {
    if (!can_be_summed(board)) return {};
    const int n = board.rows();
    const Total total = total_of(board);
    if (!total.full) {
        return say(
            "Beside each row: column + row of its queen, both counted from 0 at the top left, "
            "modulo {n}. Place a queen in every row.",
            {{"n", n}});
    }
    const int rest = total.sum % n;
    const int wanted = n * (n - 1) / 2 % n;
    return say(rest == wanted
                   ? Sentence("Column + row of your queens, modulo {n}, add up to {sum}, which "
                              "leaves {rest}, as it would with every number once.")
                   : Sentence("Column + row of your queens, modulo {n}, add up to {sum}, which "
                              "leaves {rest}. Every number once would leave {wanted}: some number "
                              "appears twice, and two queens share a diagonal of the torus."),
               {{"n", n}, {"sum", total.sum}, {"rest", rest}, {"wanted", wanted}});
}

}  // namespace queens
