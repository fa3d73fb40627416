// A refusal is shown with its reason: who attacks the square, and along which line.
#include "app/look_search.hpp"

#include <algorithm>
#include <vector>

namespace queens {

namespace {

MarkKind mark_of(EventKind kind) {
    switch (kind) {
        case EventKind::place: return MarkKind::placed;
        case EventKind::remove: return MarkKind::removed;
        default: return MarkKind::rejected;
    }
}

/// The squares refused on the present board before the last step, the latest first; at most as many
/// as a line of the board has squares.
std::vector<Square> refused_before(const Player& player) {
    const Size size = player.board().size();
    const auto most = static_cast<std::size_t>(std::max(size.rows, size.columns));
    std::vector<Square> refused;
    while (refused.size() < most) {
        const auto event = player.earlier(refused.size() + 1);
        if (!event || event->kind != EventKind::reject) break;
        refused.push_back(event->square);
    }
    return refused;
}

/// The row or column that all of these squares lie on, two of them at least; otherwise nothing.
std::vector<Square> common_line(const std::vector<Square>& squares, Size size) {
    std::vector<Square> line;
    if (squares.size() < 2 || squares[0] == squares[1]) return line;
    const Square first = squares.front();
    const auto all = [&](auto same) { return std::all_of(squares.begin(), squares.end(), same); };
    if (all([&](Square s) { return s.row == first.row; })) {
        for (int column = 0; column < size.columns; ++column) line.push_back({first.row, column});
    } else if (all([&](Square s) { return s.column == first.column; })) {
        for (int row = 0; row < size.rows; ++row) line.push_back({row, first.column});
    }
    return line;
}

/// Whether an event looked for a place for a piece.
bool tries(const std::optional<Event>& event) {
    return event && (event->kind == EventKind::reject || event->kind == EventKind::place);
}

/// Adds what led to a refused or a chosen square: the squares refused before it, and the row or
/// column that is being tried.
void add_trail(Look& look, const Player& player, const Event& event) {
    std::vector<Square> tried = refused_before(player);
    for (const Square square : tried) look.marks.push_back({MarkKind::refused, square});
    tried.push_back(event.square);
    const auto next = player.next();
    if (event.kind == EventKind::reject && tries(next)) tried.push_back(next->square);
    std::vector<Square> line = common_line(tried, look.board.size());
    if (!line.empty()) look.outlines.push_back({OutlineKind::worked, std::move(line)});
}

/// The attacker that the sentence about a refusal names: the first one whose line crosses no edge,
/// the first of all if there is none.
std::optional<Square> named_attacker(const Board& board, Square refused) {
    const std::vector<Square> attackers = pieces_attacking(board, refused);
    const auto found = std::find_if(attackers.begin(), attackers.end(), [&](Square attacker) {
        return strokes_between(board, attacker, refused).size() == 1;
    });
    if (found != attackers.end()) return *found;
    return attackers.empty() ? std::nullopt : std::optional(attackers.front());
}

void add_solution(Look& look) {
    look.solved = true;
    for (const Square square : look.board.find(Piece::queen)) {
        look.marks.push_back({MarkKind::solution, square});
    }
}

}  // namespace

void add_step(Look& look, Crossings& crossings, const Player& player, bool followed) {
    const auto event = player.last();
    if (!event || event->kind == EventKind::done) return;
    if (event->kind == EventKind::solution) return add_solution(look);
    look.marks.push_back({mark_of(event->kind), event->square});
    if (!followed || !tries(event)) return;
    add_trail(look, player, *event);
    if (event->kind != EventKind::reject || look.board.at(event->square) != Piece::none) return;
    look.ghosts.push_back({event->square, event->piece});
    const auto attacker = named_attacker(look.board, event->square);
    if (attacker) add_attack(look, crossings, *attacker, event->square);
}

void add_thoughts(Look& look, const Insight& insight) {
    const auto is_counted = [&](Square square) {
        return std::any_of(look.marks.begin(), look.marks.end(), [&](const Look::Mark& mark) {
            return mark.kind == MarkKind::conflict_count && mark.square == square;
        });
    };
    for (const Mark& thought : insight.marks) {
        if (is_counted(thought.square)) continue;
        const bool stands = look.board.at(thought.square) != Piece::none;
        const MarkKind kind = stands ? MarkKind::piece_note : MarkKind::note;
        look.marks.push_back({kind, thought.square, sign_of(thought)});
    }
}

}  // namespace queens
