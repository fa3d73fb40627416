// A hint leads to a queen of a solution that the search has found: of all rows and columns that get
// a queen there, to the one with the fewest free squares, where reasoning alone goes farthest.
#include "app/rooms/hint_room.hpp"

#include <algorithm>
#include <utility>

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
    std::vector<std::string> names;
    for (const Square square : clue.free) names.push_back(square_name(square, size));
    return say(clue.of_row ? of_row : of_column, {{"row", row_name(clue.square.row, size)},
                                                  {"column", column_name(clue.square.column)},
                                                  {"count", clue.free.size()},
                                                  {"squares", listed(names)}});
}

std::string sentence_of(const Clue& clue, HintStage stage, Size size) {
    constexpr std::size_t most_named = 4;
    switch (stage) {
        case HintStage::none: break;
        case HintStage::where:
            return line_words(clue, "Look at row {row}.", "Look at column {column}.", size);
        case HintStage::why:
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
    return say(placed == 1 ? Sentence("No {n} queens fit around this one. Undo, or go on and see "
                                      "why.")
                           : Sentence("No {n} queens fit around these {placed}. Undo, or go on and "
                                      "see why."),
               {{"n", queens}, {"placed", placed}});
}

}  // namespace

bool HintRoom::ask(const Board& board, int queens) {
    const int placed = board.count(Piece::queen);
    const bool is_open =
        placed < queens && queens <= board.size().shorter() && !has_conflict(board);
    if (!is_open) return false;
    if (board_ == board && queens_ == queens) return true;
    *this = {};
    board_ = board;
    queens_ = queens;
    check_.ask(board, queens);
    return true;
}

void HintRoom::ask_hint(const Board& board, int queens) {
    if (!ask(board, queens)) return;
    const auto last = static_cast<int>(HintStage::square);
    stage_ = static_cast<HintStage>(std::min(static_cast<int>(stage_) + 1, last));
    answer();
}

void HintRoom::ask_completable(const Board& board, int queens) {
    if (!ask(board, queens)) return;
    stage_ = HintStage::none;
    answer();
}

void HintRoom::keep_to(const Board& board, const Marks& marks, const Regions& regions) {
    if (board_ && board_ != board) *this = {};
    if (garden_ &&
        (garden_->board != board || garden_->marks != marks || garden_->regions != regions)) {
        *this = {};
    }
}

void HintRoom::say_again() {
    if (board_) answer();
    if (garden_) answer_on_garden();
}

bool HintRoom::advance(double seconds) {
    if (!check_.searching()) return false;
    check_.advance(seconds);
    answer();
    return check_.searching();
}

void HintRoom::answer() {
    hint_ = {};
    if (check_.searching()) {
        hint_.sentence = say("Looking for a solution \xE2\x80\xA6");
    } else if (check_.answer() == Completable::unknown) {
        hint_.sentence = say("Whether a solution is left takes too long to find out here.");
    } else if (check_.answer() == Completable::no) {
        hint_.sentence = in_vain(queens_, board_->count(Piece::queen));
        hint_.in_vain = true;
    } else if (stage_ == HintStage::none) {
        hint_.sentence = say("Yes, {n} queens still fit.", {{"n", queens_}});
    } else {
        Clue clue = best_clue(*board_, check_.solution());
        hint_.stage = stage_;
        hint_.sentence = sentence_of(clue, stage_, board_->size());
        hint_.line = std::move(clue.line);
        if (stage_ >= HintStage::why) hint_.free = std::move(clue.free);
        if (stage_ == HintStage::square) hint_.square = clue.square;
    }
}

}  // namespace queens
