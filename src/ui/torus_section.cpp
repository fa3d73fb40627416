// What the orbit tab says of a placement that is a permutation: its measures, its conflicts around
// the edges, and the shifts that separate them.
#include <array>

#include "core/numbers.hpp"
#include "core/words.hpp"
#include "symmetry/linked.hpp"
#include "ui/parts.hpp"
#include "ui/widgets.hpp"

namespace queens::ui {

namespace {

/// The largest board of which all shifts are tried between two frames.
constexpr int largest_shifted = 64;

void ask(const Board& board, TorusMemory& memory) {
    if (memory.board == board) return;
    memory = {board, columns_of(board), {}, {}, {}};
    if (!memory.columns || board.rows() > largest_shifted) return;
    memory.measures = measure(*memory.columns);
    memory.conflicts = torus_conflicts(*memory.columns);
    memory.shifts = separating_shifts(*memory.columns);
}

void shift_by(const Frame& frame, const Columns& columns, Shift by) {
    const Surface surface = frame.app.board().surface();
    frame.give(ShowBoard{board_of(shifted(columns, by.down, by.right), surface)});
}

void shift_buttons(const Frame& frame, const Columns& columns) {
    struct Arrow {
        const char* label;
        const char* sign;
        Shift by;
    };
    const int back = static_cast<int>(columns.size()) - 1;
    const std::array arrows{Arrow{"shift left", "\xE2\x86\x90", {0, back}},
                            Arrow{"shift right", "\xE2\x86\x92", {0, 1}},
                            Arrow{"shift up", "\xE2\x86\x91", {back, 0}},
                            Arrow{"shift down", "\xE2\x86\x93", {1, 0}}};
    for (const Arrow& arrow : arrows) {
        if (arrow.by != arrows.front().by) ImGui::SameLine();
        if (button(frame, {.label = arrow.label,
                           .text = arrow.sign,
                           .hint = "Shift the board by one square around the torus",
                           .width = frame.control(),
                           .repeats = true})) {
            shift_by(frame, columns, arrow.by);
        }
    }
}

std::string verdict(const Columns& columns, const TorusMemory& memory) {
    if (is_torus_solution(columns)) {
        const std::size_t length = columns.size() < 2 ? 1 : chain_of(columns).solutions.size();
        const std::string linked =
            length == 1 ? "It is linked with no other solution s + x or s \xE2\x88\x92 x."
                        : "It stands in a chain of " + std::to_string(length) +
                              " solutions, each the one before plus x.";
        return "A solution of the torus: every shift is a solution. " + linked;
    }
    const auto shifts = counted(memory.shifts.size(), "shift");
    const auto all = grouped(columns.size() * columns.size());
    if (is_regular_solution(columns)) {
        return "A solution of the plane. Of all " + all + " shifts, " + shifts +
               " keep its queens from attacking each other.";
    }
    if (memory.shifts.empty()) return "No shift makes this a solution of the plane.";
    return "Not a solution here, but " + shifts + " of " + all + " would make it one.";
}

}  // namespace

void draw_torus_section(const Frame& frame, TorusMemory& memory) {
    ask(frame.app.board(), memory);
    if (!memory.columns || frame.app.board().rows() > largest_shifted) return;
    const Columns& columns = *memory.columns;
    const ImU32 ink = frame.theme.ink;
    gap(4);
    hairline(frame);
    gap(4);
    text(frame, frame.fonts.strong, ink, "Around the torus");
    paragraph(frame, frame.fonts.text, ink, verdict(columns, memory));
    const auto number = [](int value) { return std::to_string(value); };
    row(frame, "Conflicts around the edges", grouped(memory.conflicts.size()), ink);
    row(frame, "Minimal neighbour distance", number(memory.measures.neighbour_distance), ink);
    row(frame, "Knight length", number(memory.measures.knight_length), ink);
    row(frame, "Secondary minimal distance", number(memory.measures.secondary_distance), ink);
    shift_buttons(frame, columns);
    // The first shift in the list is none at all where the board is a solution already.
    for (const Shift& shift : memory.shifts) {
        if (shift == Shift{}) continue;
        if (button(frame, {.label = "Next shift",
                           .text = "Shift to the next solution",
                           .hint = "The next shift that separates every conflict"})) {
            shift_by(frame, columns, shift);
        }
        break;
    }
}

}  // namespace queens::ui
