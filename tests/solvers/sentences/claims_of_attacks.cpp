// Claims about attacks, free squares and solutions, which many solvers make.
#include <algorithm>
#include <array>

#include "core/read.hpp"
#include "solvers/sentences/claims.hpp"

namespace queens::tests {

Square named_square(const Scene& scene, const Words& words, std::string_view hole) {
    const auto word = words.find(hole);
    if (word == words.end()) return {-1, -1};
    return square_named(word->second, scene.board.size()).value_or(Square{-1, -1});
}

int named_number(const Words& words, std::string_view hole) {
    const auto word = words.find(hole);
    if (word == words.end()) return -1;
    return queens::number_in<int>(word->second).value_or(-1);
}

namespace {

const std::vector<Axis> diagonals{Axis::diagonal, Axis::anti_diagonal};

PlainAttack attack_in(const Scene& scene, const Words& words, const std::vector<Axis>& along) {
    const Square queen = named_square(scene, words, "queen");
    if (!scene.board.size().contains(queen) || scene.board.at(queen) != Piece::queen) return {};
    return plain_attack(scene.board, scene.event.square, queen, along);
}

bool row_attack(const Scene& s, const Words& w) { return attack_in(s, w, {Axis::row}).inside; }
bool row_attack_across(const Scene& s, const Words& w) {
    return attack_in(s, w, {Axis::row}).across;
}
bool column_attack(const Scene& s, const Words& w) {
    return attack_in(s, w, {Axis::column}).inside;
}
bool column_attack_across(const Scene& s, const Words& w) {
    return attack_in(s, w, {Axis::column}).across;
}
bool diagonal_attack(const Scene& s, const Words& w) { return attack_in(s, w, diagonals).inside; }
bool diagonal_attack_across(const Scene& s, const Words& w) {
    return attack_in(s, w, diagonals).across;
}

bool is_forbidden(const Scene& s, const Words&) {
    return s.board.at(s.event.square) == Piece::forbidden;
}
bool is_free(const Scene& s, const Words&) { return s.is_free(s.event.square); }

bool is_free_for_the_last(const Scene& s, const Words& w) {
    return is_free(s, w) && s.board.count(Piece::queen) + 1 == s.problem.queens;
}

/// The square is free, and on a line of that name without a queen.
bool is_free_on_line(const Scene& s, const Words& w) {
    const auto line = line_called(s.board, w.at("line"));
    return line && line->squares.count(s.event.square) > 0 && !s.has_queen(*line) &&
           s.is_free(s.event.square);
}

bool is_next_on_line(const Scene& s, const Words& w) {
    const auto line = line_called(s.board, w.at("line"));
    if (!line || !is_free_on_line(s, w) || s.was_tried(s.event.square)) return false;
    return std::all_of(line->squares.begin(), line->squares.end(), [&](Square other) {
        return !(other < s.event.square) || !s.is_free(other) || s.was_tried(other);
    });
}

bool has_solved(const Scene& s, const Words& w) {
    return named_number(w, "queens") == s.problem.queens &&
           s.board.count(Piece::queen) == s.problem.queens &&
           tests::naive_conflicts(s.board).empty();
}
bool has_one_queen(const Scene& s, const Words&) {
    return s.problem.queens == 1 && s.board.count(Piece::queen) == 1;
}
bool asks_for_none(const Scene& s, const Words&) { return s.problem.queens == 0; }
bool has_solved_with_pawns(const Scene& s, const Words& w) {
    return named_number(w, "queens") == s.board.count(Piece::queen) &&
           named_number(w, "pawns") == s.board.count(Piece::pawn) &&
           tests::naive_conflicts(s.board).empty();
}
bool has_told_all(const Scene& s, const Words&) { return s.has_told_all(); }
bool has_told_one(const Scene& s, const Words&) { return !s.past.solutions.empty(); }

bool queens_attack(const Scene& s, const Words&) {
    return !tests::naive_conflicts(s.problem.board).empty();
}
/// Whether exactly that number of lines can hold a queen, fewer than queens.
bool has_too_few(const Scene& s, const Words& w, Axis axis) {
    return named_number(w, "queens") == s.problem.queens &&
           named_number(w, "lines") == s.usable_lines(axis) && s.has_too_few(axis);
}
bool has_too_few_rows(const Scene& s, const Words& w) { return has_too_few(s, w, Axis::row); }
bool has_too_few_columns(const Scene& s, const Words& w) { return has_too_few(s, w, Axis::column); }
bool has_too_few_diagonals(const Scene& s, const Words& w) {
    return has_too_few(s, w, Axis::diagonal);
}
bool has_too_few_anti_diagonals(const Scene& s, const Words& w) {
    return has_too_few(s, w, Axis::anti_diagonal);
}
bool has_joined_or_cut_lines(const Scene& s, const Words&) {
    return is_flipped(s.board.surface()) || s.board.count(Piece::pawn) > 0 ||
           s.board.count(Piece::wall) > 0;
}

constexpr std::array claims{
    Claim{"{square} is attacked along its row by the queen on {queen}.", row_attack},
    Claim{"{square} is attacked along its row, across the edge, by the queen on {queen}.",
          row_attack_across},
    Claim{"{square} is attacked along its column by the queen on {queen}.", column_attack},
    Claim{"{square} is attacked along its column, across the edge, by the queen on {queen}.",
          column_attack_across},
    Claim{"{square} is attacked along a diagonal by the queen on {queen}.", diagonal_attack},
    Claim{"{square} is attacked along a diagonal, across the edge, by the queen on {queen}.",
          diagonal_attack_across},
    Claim{"{square} is forbidden.", is_forbidden},
    Claim{"{square} is free: place the queen of {line} there.", is_free_on_line},
    Claim{"{square} is free: the arrangement with a queen there is kept for later.", is_free},
    Claim{"{square} is free, and a queen there is the last one.", is_free_for_the_last},
    Claim{"{square} is the next free square of {line}: place a queen and shift the masks.",
          is_next_on_line},
    Claim{"{square} is free, and no line has to be chosen: place a queen.", is_free},
    Claim{"{square} is free on {line}, which was chosen: place a queen.", is_free_on_line},
    Claim{"No queen threatens {square}: place a queen on it.", is_free},
    Claim{"No queen attacks {square}: place a queen.", is_free},
    Claim{"The permutation gives {square}, and no queen attacks it: place a queen.", is_free},
    Claim{
        "The row drawn for column {column} gives {square}, which no queen attacks: place a queen.",
        is_free},
    Claim{"All {queens} queens stand and none attacks another: a solution.", has_solved},
    Claim{"The queen stands: a solution.", has_one_queen},
    Claim{"No queen is asked for: the board is a solution as it is.", asks_for_none},
    Claim{"All {queens} {queens|queen|queens} and {pawns} {pawns|pawn|pawns} stand and no queen "
          "attacks another: a solution.",
          has_solved_with_pawns},
    Claim{"Everything has been tried: the search is finished.", has_told_all},
    Claim{"One solution is enough: the search is finished.", has_told_one},
    Claim{"Two of the given queens attack each other: there is no solution.", queens_attack},
    Claim{"There are more queens ({queens}) than rows that can hold one ({lines}): there is no "
          "solution.",
          has_too_few_rows},
    Claim{"There are more queens ({queens}) than columns that can hold one ({lines}): there is no "
          "solution.",
          has_too_few_columns},
    Claim{
        "There are more queens ({queens}) than diagonals that can hold one ({lines}): there is no "
        "solution.",
        has_too_few_diagonals},
    Claim{"There are more queens ({queens}) than anti-diagonals that can hold one ({lines}): there "
          "is no solution.",
          has_too_few_anti_diagonals},
    Claim{"Lines joined at an edge count as one, and so does each part between pawns or walls.",
          has_joined_or_cut_lines},
};

}  // namespace

std::span<const Claim> claims_of_attacks() { return claims; }

}  // namespace queens::tests
