// A hint leads to a queen of a solution that the search has found: of all rows and columns that get
// a queen there, to the one with the fewest free squares, where reasoning alone goes farthest.
#include <algorithm>
#include <utility>

#include "app/rooms/hint_questions.hpp"
#include "core/attacks.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// A row or column to look at, with its free squares and the square of a solution there.
struct Clue {
    bool of_row = true;
    Square square;
    std::vector<Square> line{};
    std::vector<Square> free{};
};

Clue clue_at(const Board& board, Square square, bool of_row) {
    const Size size = board.size();
    Clue clue{of_row, square};
    for (int i = 0; i < (of_row ? size.columns : size.rows); ++i) {
        const Square on_line = of_row ? Square{square.row, i} : Square{i, square.column};
        clue.line.push_back(on_line);
        if (is_free(board, on_line)) clue.free.push_back(on_line);
    }
    return clue;
}

/// The clue with the fewest free squares to a queen that the solution adds.
Clue best_clue(const Board& board, const Board& solution) {
    std::optional<Clue> best;
    for (const Square square : solution.find(Piece::queen)) {
        if (board.at(square) == Piece::queen) continue;
        for (const bool of_row : {true, false}) {
            Clue clue = clue_at(board, square, of_row);
            if (!best || clue.free.size() < best->free.size()) best = std::move(clue);
        }
    }
    return *best;
}

std::string line_words(const Clue& clue, Sentence of_row, Sentence of_column, Size size) {
    return say(clue.of_row ? of_row : of_column,
               {{"row", row_name(clue.square.row, size)},
                {"column", column_name(clue.square.column)},
                {"count", clue.free.size()},
                {"squares", listed(square_names(clue.free, size))}});
}

std::string sentence_of(const Clue& clue, HintStage stage, const Board& solution) {
    constexpr std::size_t most_named = 4;
    const Size size = solution.size();
    // Elsewhere lines that get no queen may have fewer.
    const bool gives_all_one =
        size.is_square() && has_only_queens(solution) && solution.count(Piece::queen) == size.rows;
    switch (stage) {
        case HintStage::none: break;
        case HintStage::where:
            return line_words(clue, "Look at row {row}.", "Look at column {column}.", size);
        case HintStage::why:
            if (clue.free.size() > most_named && !gives_all_one) {
                return line_words(clue, "Row {row} has {count} free squares.",
                                  "Column {column} has {count} free squares.", size);
            }
            if (clue.free.size() > most_named) {
                return line_words(clue, "Row {row} has the fewest free squares: {count}.",
                                  "Column {column} has the fewest free squares: {count}.", size);
            }
            return line_words(
                clue, "Row {row} has only {count} free {count|square|squares} left: {squares}.",
                "Column {column} has only {count} free {count|square|squares} left: {squares}.",
                size);
        case HintStage::square:
            return say("Try {square}: from there a solution can be reached.",
                       {{"square", square_name(clue.square, size)}});
    }
    return {};
}

std::string in_vain(int queens, int placed) {
    if (placed == 0)
        return say("{n} {n|queen does|queens do} not fit on this board.", {{"n", queens}});
    return say(
        placed == 1
            ? Sentence(
                  "With this queen in place, {n} cannot fit. Take it off, or go on and see why.")
            : Sentence("With these {placed} in place, {n} queens cannot fit. Take some off, or go "
                       "on and see why."),
        {{"n", queens}, {"placed", placed}});
}

}  // namespace

HintAnswer answer_to(const PlacementQuestion& question) {
    const auto& [board, queens, check, stage] = question;
    if (check.searching()) return {{.sentence = say("Looking for a solution \xE2\x80\xA6")}};
    if (check.answer() == Completable::unknown) {
        return {{.sentence = say("Whether a solution is left takes too long to find out here.")}};
    }
    if (check.answer() == Completable::no) {
        return {{.sentence = in_vain(queens, board.count(Piece::queen)), .in_vain = true}};
    }
    if (stage == HintStage::none) {
        return {{.sentence = say("Yes, all {n} queens still fit.", {{"n", queens}})}};
    }
    Clue clue = best_clue(board, check.solution());
    Hint hint{.sentence = sentence_of(clue, stage, check.solution()), .stage = stage};
    hint.line = std::move(clue.line);
    if (stage >= HintStage::why) hint.free = std::move(clue.free);
    if (stage == HintStage::square) hint.square = clue.square;
    return {std::move(hint)};
}

}  // namespace queens
