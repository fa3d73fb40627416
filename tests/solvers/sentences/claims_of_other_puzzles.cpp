// Claims of searches for other things: pawns between queens, covered boards, most pieces, cubes.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "solvers/sentences/claims.hpp"

namespace queens::tests {

namespace {

/// Boards of up to that number of squares are searched for the best by trying everything.
constexpr int few_squares = 16;

/// The nearest piece in a direction on the plane.
Piece nearest(const Scene& s, int down, int right) {
    Square square = s.event.square;
    for (;;) {
        square = {square.row + down, square.column + right};
        if (!s.board.size().contains(square)) return Piece::none;
        if (s.board.at(square) != Piece::none) return s.board.at(square);
    }
}
bool has_no_queen_above(const Scene& s, const Words&) { return nearest(s, -1, 0) != Piece::queen; }
bool separates(const Scene& s, const Words&) {
    return nearest(s, -1, 0) == Piece::queen && nearest(s, 0, -1) == Piece::queen;
}
bool separates_in_the_last_row(const Scene& s, const Words&) {
    return nearest(s, 0, -1) == Piece::queen && s.event.square.row + 1 == s.board.rows();
}
bool has_told_none(const Scene& s, const Words&) { return s.past.solutions.empty(); }

/// Whether that number of queens more can cover all that none attacks.
bool can_cover(const Scene& s, int queens) {
    const Size size = s.board.size();
    Square open{-1, -1};
    for (int i = 0; i < size.area() && open.row < 0; ++i) {
        const Square square = size.square(i);
        const Piece piece = s.board.at(square);
        if (stops_lines(piece) || piece == Piece::queen) continue;
        if (s.attackers(square) == 0) open = square;
    }
    if (open.row < 0) return true;
    if (queens == 0) return false;
    std::set<Square> candidates = tests::naive_attacks(s.board, open, Piece::queen);
    candidates.insert(open);
    return std::any_of(candidates.begin(), candidates.end(), [&](Square square) {
        if (s.board.at(square) != Piece::none) return false;
        Board board = s.board;
        board.put(square, Piece::queen);
        return can_cover(s.on(board), queens - 1);
    });
}
bool cannot_cover(const Scene& s, const Words&) {
    if (s.board.size().area() > few_squares) return true;
    const std::string* allowed = s.fact("queens allowed");
    Board board = s.board;
    board.put(s.event.square, Piece::queen);
    const int placed = board.count(Piece::queen) - s.problem.board.count(Piece::queen);
    return allowed != nullptr && !can_cover(s.on(board), std::stoi(*allowed) - placed);
}
bool covers_next(const Scene& s, const Words&) {
    return std::any_of(s.mind.marks.begin(), s.mind.marks.end(), [&](const Mark& mark) {
        if (mark.kind != ThoughtKind::covered_next) return false;
        return mark.square == s.event.square ||
               tests::naive_attacks(s.board, s.event.square, Piece::queen).count(mark.square) > 0;
    });
}
bool covers_all(const Scene& s, const Words& w) {
    return named_number(w, "queens") == s.board.count(Piece::queen) && can_cover(s, 0);
}
bool has_told_some(const Scene& s, const Words&) { return !s.past.solutions.empty(); }

bool are_rivals(const Scene& s, Piece piece, Square a, Square b) {
    return tests::naive_attacks(s.board, a, piece).count(b) > 0 ||
           tests::naive_attacks(s.board, b, piece).count(a) > 0;
}
/// The empty squares that may still take a piece of that kind.
Placement open_squares(const Scene& s, Piece piece) {
    Placement open;
    const Placement standing = s.board.find(piece);
    for (const Square square : s.board.find(Piece::none)) {
        const bool is_left_out =
            std::any_of(s.mind.marks.begin(), s.mind.marks.end(),
                        [&](const Mark& mark) { return mark.square == square; });
        const bool is_closed = std::any_of(standing.begin(), standing.end(), [&](Square other) {
            return are_rivals(s, piece, square, other);
        });
        if (!is_left_out && !is_closed) open.push_back(square);
    }
    return open;
}
Placement rivals_of(const Scene& s, Square square, const Placement& open) {
    Placement rivals;
    for (const Square other : open) {
        if (other != square && are_rivals(s, s.event.piece, square, other)) rivals.push_back(other);
    }
    return rivals;
}
/// The most pieces that fit on the squares without one attacking another.
int most_on(const Scene& s, Placement open) {
    if (open.empty()) return 0;
    const Square square = open.back();
    open.pop_back();
    const int without = most_on(s, open);
    const Placement rivals = rivals_of(s, square, open);
    Placement left;
    std::set_difference(open.begin(), open.end(), rivals.begin(), rivals.end(),
                        std::back_inserter(left));
    return std::max(without, 1 + most_on(s, left));
}
int most_so_far(const Scene& s) {
    return s.past.solutions.empty() ? 0 : s.past.solutions.back().count(s.event.piece);
}
bool attacks_fewest(const Scene& s, const Words&) {
    const Placement open = open_squares(s, s.event.piece);
    const std::size_t here = rivals_of(s, s.event.square, open).size();
    return std::count(open.begin(), open.end(), s.event.square) == 1 &&
           std::all_of(open.begin(), open.end(),
                       [&](Square other) { return rivals_of(s, other, open).size() >= here; });
}
bool nothing_is_better(const Scene& s, const Words&) {
    if (s.board.size().area() > few_squares) return true;
    return s.board.count(s.event.piece) + most_on(s, open_squares(s, s.event.piece)) <=
           most_so_far(s);
}
bool one_other_at_most(const Scene& s, const Words& w) {
    Board board = s.board;
    board.put(s.event.square, Piece::none);
    const Scene before = s.on(board);
    const Placement rivals = rivals_of(before, s.event.square, open_squares(before, s.event.piece));
    return nothing_is_better(s, w) && std::all_of(rivals.begin(), rivals.end(), [&](Square a) {
               return rivals_of(before, a, rivals).size() + 1 == rivals.size();
           });
}
bool is_record(const Scene& s, const Words& w) {
    const int count = s.board.count(s.event.piece);
    return named_number(w, "count") == count && count > most_so_far(s) &&
           tests::naive_conflicts(s.board).empty();
}
bool stood_in_best(const Scene& s, const Words&) {
    return !s.past.solutions.empty() && s.past.solutions.back().at(s.event.square) == s.event.piece;
}
bool is_most(const Scene& s, const Words& w) {
    const int count = s.board.count(s.event.piece);
    return named_number(w, "count") == count &&
           (s.board.size().area() > few_squares ||
            most_on(s, s.problem.board.find(Piece::none)) == count);
}

bool is_taken(const Scene& s, const Words&) { return s.board.at(s.event.square) != Piece::none; }
bool is_piece(const Scene& s, const Words& w) { return w.at("piece") == name_of(s.event.piece); }
bool is_attacked_by_piece(const Scene& s, const Words& w) {
    const Square attacker = named_square(s, w, "attacker");
    if (!s.board.size().contains(attacker)) return false;
    const Piece piece = s.board.at(attacker);
    return w.at("piece") == name_of(piece) &&
           tests::naive_attacks(s.board, attacker, piece).count(s.event.square) > 0;
}
/// Whether the piece of the event would attack the one that is named.
bool would_attack(const Scene& s, const Words& w) {
    const Square attacked = named_square(s, w, "attacked");
    const std::set<Square> seen = tests::naive_attacks(s.board, s.event.square, s.event.piece);
    return is_piece(s, w) && seen.count(attacked) > 0 &&
           w.at("other") == name_of(s.board.at(attacked));
}
bool is_at_peace(const Scene& s, const Words& w) {
    Board board = s.board;
    board.put(s.event.square, s.event.piece);
    return is_piece(s, w) && !is_taken(s, w) && tests::naive_conflicts(board).empty();
}
bool is_peace(const Scene& s, const Words& w) {
    return named_number(w, "queens") == s.board.count(Piece::queen) &&
           named_number(w, "knights") == s.board.count(Piece::knight) &&
           tests::naive_conflicts(s.board).empty();
}

bool is_on_layer(const Scene& s, const Words& w) {
    return named_number(w, "layer") == s.event.layer + 1;
}
/// Whether two squares of layers so far apart lie on a line of queens in space.
bool see_in_space(Square a, Square b, int apart) {
    const std::set<int> distances{std::abs(a.row - b.row), std::abs(a.column - b.column),
                                  std::abs(apart)};
    return distances.size() == 1 || (distances.size() == 2 && distances.count(0) > 0);
}
bool is_seen_in_space(const Scene& s, const Words& w) {
    return is_on_layer(s, w) &&
           std::any_of(s.past.layers.begin(), s.past.layers.end(), [&](const auto& queen) {
               return see_in_space(queen.first, s.event.square, queen.second - s.event.layer);
           });
}
bool is_free_in_space(const Scene& s, const Words& w) {
    return is_on_layer(s, w) && !is_seen_in_space(s, w);
}
bool is_above_queen(const Scene& s, const Words& w) {
    const auto queen = s.past.layers.find(s.event.square);
    return is_on_layer(s, w) && queen != s.past.layers.end() && queen->second < s.event.layer;
}
bool is_peace_in_space(const Scene& s, const Words& w) {
    const auto& queens = s.past.layers;
    for (auto a = queens.begin(); a != queens.end(); ++a) {
        for (auto b = std::next(a); b != queens.end(); ++b) {
            if (see_in_space(a->first, b->first, a->second - b->second)) return false;
        }
    }
    return named_number(w, "queens") == static_cast<int>(queens.size()) &&
           named_number(w, "layers") == s.board.rows();
}

constexpr std::array claims{
    Claim{"A pawn on {square} would not separate two queens: the next piece above it is not a "
          "queen.",
          has_no_queen_above},
    Claim{"Place a pawn on {square}: it will stand between two queens of its column and two of its "
          "row.",
          separates},
    Claim{"Place a pawn on {square}: it will stand between two queens of its row.",
          separates_in_the_last_row},
    Claim{"None can stand below it, which this algorithm does not check."},
    Claim{"Everything with a pawn on {square} has been tried: take it off."},
    Claim{"Everything with a queen on {square} has been tried: take it off and go on after it."},
    Claim{"A pawn there opens the lines behind it."},
    Claim{
        "The remaining squares have no room for the missing queens: take the queen off {square}."},
    Claim{"The remaining squares have no room for the missing queens: take the pawn off {square}."},
    Claim{"No number of pawns is enough for that many queens.", has_told_none},
    Claim{"Everything better was tried before: the search is finished.", has_told_some},
    Claim{"With a queen on {square}, the queens still allowed could not cover the remainder of the "
          "board.",
          cannot_cover},
    Claim{"A queen on {square} covers the square that is to be covered next: place it.",
          covers_next},
    Claim{"{queens} {queens|queen covers|queens cover} every square of the board: a solution.",
          covers_all},
    Claim{"All ways with a queen on {square} have been tried: take it off and close the square for "
          "now."},
    Claim{"No number of queens covers the whole board: the search is finished.", has_told_none},
    Claim{"There is no other way with so few queens: the search is finished.", has_told_some},
    Claim{"Of the free squares, {square} attacks the fewest others: place a {piece}.",
          attacks_fewest},
    Claim{
        "With the {piece} on {square} nothing better is possible: take it off and leave the square "
        "out.",
        nothing_is_better},
    Claim{
        "Without the {piece} on {square} only one other could fit: no gain, so take it off and go "
        "further back.",
        one_other_at_most},
    Claim{"{count} {count|piece stands|pieces stand} and none attacks another, more than ever "
          "before: a solution.",
          is_record},
    Claim{"Nothing better is left to try: put the {piece} of the best placement back on {square}.",
          stood_in_best},
    Claim{"No placement has more than {count} {count|piece|pieces}: the search is finished.",
          is_most},
    Claim{"{square} is taken.", is_taken},
    Claim{"{square} is attacked by the {piece} on {attacker}.", is_attacked_by_piece},
    Claim{"A {piece} on {square} would attack the {other} on {attacked}.", would_attack},
    Claim{"A {piece} on {square} attacks no piece, and none attacks it: place it.", is_at_peace},
    Claim{
        "Everything with the {piece} on {square} has been tried, or too few squares are left: take "
        "it off.",
        is_piece},
    Claim{"{queens} {queens|queen|queens} and {knights} {knights|knight|knights} stand and none "
          "attacks another: a solution.",
          is_peace},
    Claim{"A queen stands straight below {square} on layer {layer}: reject it.", is_above_queen},
    Claim{"A queen attacks {square} on layer {layer} in space: reject it.", is_seen_in_space},
    Claim{"No queen attacks {square} on layer {layer}: place a queen.", is_free_in_space},
    Claim{
        "{queens} {queens|queen|queens} on {layers} {layers|layer|layers}, none attacking another "
        "in space: a solution.",
        is_peace_in_space},
    Claim{"Too little room is left: take the queen off {square} on layer {layer}.", is_on_layer},
    Claim{"Nothing better was found: put the queen back on {square} on layer {layer}.",
          is_on_layer},
    Claim{"Nothing better is left to try: the search is finished."},
};

}  // namespace

std::span<const Claim> claims_of_other_puzzles() { return claims; }

}  // namespace queens::tests
