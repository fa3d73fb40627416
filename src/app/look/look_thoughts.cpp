// The values of an insight become ground, notes, numbers, arrows and rows of bits.
#include "app/look/look_thoughts.hpp"

#include <algorithm>
#include <variant>

namespace queens {

TintKind tint_of(GroundKind kind) {
    switch (kind) {
        case GroundKind::domain:
        case GroundKind::fewest:
        case GroundKind::would_cover:
        case GroundKind::first_parent: return TintKind::domain;
        case GroundKind::covered:
        case GroundKind::second_parent: return TintKind::covered;
        case GroundKind::occupied:
        case GroundKind::newly_blocked: break;
    }
    return TintKind::blocked;
}

namespace {

void add_notes(Look& look, const std::vector<Mark>& thoughts) {
    const auto is_counted = [&](Square square) {
        return std::any_of(look.marks.begin(), look.marks.end(), [&](const Look::Mark& mark) {
            return mark.kind == MarkKind::conflict_count && mark.square == square;
        });
    };
    for (const Mark& thought : thoughts) {
        if (is_counted(thought.square)) continue;
        const bool stands = look.board.at(thought.square) != Piece::none;
        const MarkKind kind = stands ? MarkKind::piece_note : MarkKind::note;
        look.marks.push_back({kind, thought.square, sign_of(thought)});
    }
}

/// Adds by how many queens each square is attacked among which a repair has chosen.
void add_counts(Insight& thoughts, const Insight& before) {
    for (const Mark& mark : before.marks) {
        if (mark.kind == ThoughtKind::attackers) thoughts.marks.push_back(mark);
    }
    for (const Ground& ground : before.grounds) {
        if (ground.kind == GroundKind::fewest) thoughts.grounds.push_back(ground);
    }
}

/// The shorter way from one row or column to another around a torus of that many.
int way_around(int from, int to, int all) {
    const int ahead = (to - from + all) % all;
    return 2 * ahead > all ? ahead - all : ahead;
}

/// Adds the way from a queen to a square that is blocked because of her.
void add_blocking(Look& look, const Blocking& blocking) {
    const auto [queen, square] = blocking;
    const Size size = look.board.size();
    const Direction way{way_around(queen.row, square.row, size.rows),
                        way_around(queen.column, square.column, size.columns)};
    for (const Stroke& stroke : strokes_of_way(look.board, queen, way)) {
        look.lines.push_back({LineKind::blocking, stroke});
    }
}

/// The row that the bits belong to is framed.
void add_row_of_bits(Look& look, const BitRows& bits) {
    if (bits.axis != Axis::row || !bits.line) return;
    Look::Outline outline{OutlineKind::worked};
    for (int column = 0; column < look.board.columns(); ++column) {
        outline.squares.push_back({*bits.line, column});
    }
    look.outlines.push_back(std::move(outline));
}

}  // namespace

Insight deciding_thoughts(const Player& player) {
    const auto last = player.last();
    Insight thoughts = player.insight();
    if (!last || player.done()) return thoughts;
    const bool repairs = player.entry().kind == SolverKind::repairs;
    if (!repairs && last->kind == EventKind::remove) {
        // Lines that are listed with their squares are those that the step has left.
        if (!std::holds_alternative<OpenLines>(thoughts.picture.shown)) {
            const Insight& before = player.insight_before();
            thoughts.grounds = before.grounds;
            thoughts.numbers = before.numbers;
            thoughts.numbers_mean = before.numbers_mean;
            thoughts.marks = before.marks;
        }
        std::erase_if(thoughts.grounds,
                      [](const Ground& ground) { return ground.kind == GroundKind::domain; });
    }
    if (repairs && last->kind == EventKind::place) add_counts(thoughts, player.insight_before());
    return thoughts;
}

void add_thoughts(Look& look, const Insight& insight) {
    for (const Ground& ground : insight.grounds) {
        look.tints.push_back({tint_of(ground.kind), ground.square});
    }
    for (const LineNumber& line : insight.numbers) {
        look.sides.push_back(
            {line.axis == Axis::row, line.index, std::to_string(line.number), line.chosen});
    }
    for (const Proposal& move : insight.proposals) {
        look.arrows.push_back({ArrowKind::proposed, move.from, move.to});
    }
    for (const Blocking& blocking : insight.blockings) add_blocking(look, blocking);
    if (const auto* bits = std::get_if<BitRows>(&insight.picture.shown))
        add_row_of_bits(look, *bits);
    if (!look.solved) add_notes(look, insight.marks);
}

void add_bands(Look& look, const Insight& insight) {
    const auto* bits = std::get_if<BitRows>(&insight.picture.shown);
    if (bits == nullptr || bits->axis != Axis::row) return;
    for (const BitRows::Item& row : bits->rows) look.bands.push_back({row.name, row.bits});
}

void add_stack(Look& look, const Player& player) {
    const Insight& insight = player.insight();
    const auto* boards = std::get_if<BoardStack>(&insight.picture.shown);
    if (boards == nullptr) return;
    Look::Stack& stack = look.stack.emplace(Look::Stack{*boards, player.last(), {}});
    if (!stack.event || stack.event->kind != EventKind::reject) return;
    const Square square = stack.event->square;
    const SpacePoint refused{stack.event->layer, square.row, square.column};
    const std::vector<std::uint8_t> layers = boards->layers_of_queens();
    for (const Square at : look.board.find(Piece::queen)) {
        const int layer = layers[static_cast<std::size_t>(look.board.size().index(at))];
        const SpacePoint queen{layer, at.row, at.column};
        if (attacks_in_space(queen, refused)) stack.attackers.push_back(queen);
    }
}

}  // namespace queens
