// A step is shown with its reason, which the solver gives: who attacks the refused square along
// which line, which line has no square left, or which move is weighed.
#include "app/look/look_search.hpp"

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

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// The row or column that two squares lie on, from one pawn or wall to the next; otherwise nothing.
std::vector<Square> common_line(Square one, Square other, const Board& board) {
    const bool in_row = one.row == other.row;
    if (one == other || (!in_row && one.column != other.column)) return {};
    std::vector<Square> line;
    for (int i = 0; i < (in_row ? board.columns() : board.rows()); ++i) {
        const Square square = in_row ? Square{one.row, i} : Square{i, one.column};
        if (!stops_lines(board.at(square))) {
            line.push_back(square);
            continue;
        }
        if (contains(line, one)) break;
        line.clear();
    }
    return contains(line, one) && contains(line, other) ? line : std::vector<Square>{};
}

/// Whether a queen of a repair can move from one square to the other: it stays in its column, or in
/// its row where the board is wider than tall.
bool in_one_lane(Square one, Square other, Size size) {
    return size.columns <= size.rows ? one.column == other.column : one.row == other.row;
}

/// Adds the move that ends with the last step, and of a swap also the other one.
void add_moves_made(Look& look, const Player& player) {
    for (std::uint64_t back = 0;; ++back) {
        const auto placed = player.earlier(back);
        if (!placed || placed->taken_off_before == 0) return;
        const auto taken_off = player.earlier(back + placed->taken_off_before);
        if (!taken_off) return;
        look.arrows.push_back({ArrowKind::moved, taken_off->square, placed->square});
    }
}

/// A square that the search tries together with that of the last step: one that it has refused just
/// before in the same row or column, or the one that it tries next.
std::optional<Square> tried_beside(const Player& player, const std::vector<Square>& refused,
                                   const Event& event) {
    if (event.kind != EventKind::remove) {
        const auto beside = std::find_if(refused.begin(), refused.end(), [&](Square square) {
            return !common_line(event.square, square, player.board()).empty();
        });
        if (beside != refused.end()) return *beside;
    }
    const auto next = event.kind == EventKind::place ? std::nullopt : player.next();
    const bool tries = next && (next->kind == EventKind::reject || next->kind == EventKind::place);
    return tries ? std::optional(next->square) : std::nullopt;
}

/// Whether the step is about a whole line without a square, for which that of the event stands.
bool is_about_a_line(const Event& event, const Reason& reason) {
    return event.kind != EventKind::place && reason.line && reason.attackers.empty() &&
           contains(reason.line->squares, event.square);
}

/// Adds the squares refused before the step, and the row or column that is being worked on. Before
/// a piece is taken off only those count that have left a line without a square.
void add_trail(Look& look, const Player& player, const Event& event, const Reason& reason) {
    const std::vector<Square> refused = player.refused();
    for (const Square square : refused) {
        const bool counts = event.kind != EventKind::remove ||
                            (reason.line && contains(reason.line->squares, square));
        if (counts) look.marks.push_back({MarkKind::refused, square});
    }
    if (event.kind == EventKind::reject && reason.attackers.empty()) return;
    if (event.kind == EventKind::place && reason.line) return;
    std::optional<Square> other = tried_beside(player, refused, event);
    if (!look.arrows.empty()) other = look.arrows.front().from;
    const bool repairs = player.entry().kind == SolverKind::repairs;
    if (!other || (repairs && !in_one_lane(event.square, *other, look.board.size()))) return;
    std::vector<Square> line = common_line(event.square, *other, look.board);
    if (!line.empty()) look.outlines.push_back({OutlineKind::worked, std::move(line)});
}

/// Adds the piece that was tried in vain, or is gone.
void add_ghost(Look& look, const Event& event) {
    if (event.kind == EventKind::place || look.board.at(event.square) != Piece::none) return;
    look.ghosts.push_back({event.square, event.piece, event.kind == EventKind::remove});
}

/// Adds the attack between a piece that stands and the one that was tried, whichever attacks; or
/// on the square where a piece was placed in the way.
void add_attack(Look& look, Crossings& crossings, const Event& event, const Reason& reason,
                Square other) {
    const bool stands = event.kind == EventKind::place;
    Board tried = look.board;
    if (stands) tried.put(event.square, Piece::none);
    if (!stands && tried.at(event.square) == Piece::none) tried.put(event.square, event.piece);
    const bool attacks =
        reason.line || stands || contains(pieces_attacking(look.board, event.square), other);
    look.marks.push_back({attacks ? MarkKind::attacker : MarkKind::conflict, other});
    add_strokes(look, crossings,
                reason.line ? strokes_of(look.board, *reason.line)
                            : strokes_between(tried, other, event.square));
    if (stands && event.piece == Piece::pawn) add_cut_line(look, tried, other, event.square);
}

/// Adds all squares of a line, each once.
void add_line(Look& look, OutlineKind kind, std::vector<Square> squares) {
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    look.outlines.push_back({kind, std::move(squares)});
}

/// Adds the attacks by which the piece that was tried would take the last free squares of a line.
void add_threats(Look& look, Crossings& crossings, const Event& event,
                 const std::vector<Square>& line) {
    Board tried = look.board;
    tried.put(event.square, event.piece);
    for (const Square square : line) {
        if (is_free(look.board, square))
            add_strokes(look, crossings, strokes_between(tried, event.square, square));
    }
}

void add_reason(Look& look, Crossings& crossings, const Event& event, const Reason& reason,
                const Insight& insight) {
    const std::vector<Square>& attackers =
        reason.attackers.empty() ? insight.attackers : reason.attackers;
    for (const Square attacker : attackers) add_attack(look, crossings, event, reason, attacker);
    if (reason.line && attackers.empty()) {
        const bool placed = event.kind == EventKind::place;
        const std::vector<Square>& line = reason.line->squares;
        add_line(look, placed ? OutlineKind::worked : OutlineKind::dead, line);
        const bool tried = event.kind == EventKind::reject && !contains(line, event.square);
        if (tried) add_threats(look, crossings, event, line);
    }
    for (const auto& [from, to] : reason.moves) {
        const Look::Arrow arrow{ArrowKind::proposed, from, to};
        const bool known =
            std::find(look.arrows.begin(), look.arrows.end(), arrow) != look.arrows.end();
        if (!known) look.arrows.push_back(arrow);
    }
}

void add_solution(Look& look) {
    for (const auto& [square, piece] : look.board.placed()) {
        if (attacks(piece)) look.marks.push_back({MarkKind::solution, square});
    }
}

}  // namespace

bool shows_solution(const Player& player) {
    const auto found = [](const std::optional<Event>& event) {
        return event && event->kind == EventKind::solution;
    };
    if (!player.done()) return found(player.last());
    return found(player.earlier(1)) || has_best(player.entry(), player.settings(), player.tally());
}

void add_step(Look& look, Crossings& crossings, const App& app) {
    const Player& player = *app.player();
    const Insight* insight = app.insight();
    const auto event = player.last();
    if (look.solved) return add_solution(look);
    if (!event || event->kind == EventKind::done || app.asking()) return;
    const Reason& reason = app.reason();
    const bool about_a_line = insight != nullptr && is_about_a_line(*event, reason);
    if (!about_a_line) look.marks.push_back({mark_of(event->kind), event->square});
    if (insight == nullptr) return;
    add_moves_made(look, player);
    const bool tests_squares = reason.moves.empty() && !about_a_line;
    if (tests_squares) add_trail(look, player, *event, reason);
    if (!about_a_line) add_ghost(look, *event);
    add_reason(look, crossings, *event, reason, *insight);
}

}  // namespace queens
