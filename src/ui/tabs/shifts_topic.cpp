// The shifts of a placement around the torus: its measures, its conflicts around the edges, and the
// shifts that separate them. Engelhardt (2007), sections 2.4 to 2.6 and 5.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/numbers.hpp"
#include "core/words.hpp"
#include "symmetry/linked.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

/// Keeps the base of the map of shifts if the board is one of its shifts.
void find_base(ShiftsMemory& memory) {
    const auto n = static_cast<int>(memory.columns->size());
    if (memory.base.size() == memory.columns->size()) {
        for (int i = 0; i < n * n; ++i) {
            memory.place = {i / n, i % n};
            if (shifted(memory.base, i / n, i % n) == *memory.columns) return;
        }
    }
    memory.base = *memory.columns;
    memory.place = {};
}

void ask(const Board& board, ShiftsMemory& memory) {
    if (memory.board == board) return;
    memory = {board, columns_of(board), {}, {}, {}, std::move(memory.base), {}};
    find_base(memory);
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
        const char* id;
        const char* label;
        const char* sign;
        Shift by;
    };
    const int back = static_cast<int>(columns.size()) - 1;
    const std::array arrows{Arrow{"shift-left", "Shift left", "\xE2\x86\x90", {0, back}},
                            Arrow{"shift-right", "Shift right", "\xE2\x86\x92", {0, 1}},
                            Arrow{"shift-up", "Shift up", "\xE2\x86\x91", {back, 0}},
                            Arrow{"shift-down", "Shift down", "\xE2\x86\x93", {1, 0}}};
    for (const Arrow& arrow : arrows) {
        if (arrow.by != arrows.front().by) ImGui::SameLine();
        if (button(frame, {.id = arrow.id,
                           .label = arrow.label,
                           .text = arrow.sign,
                           .hint = "Shift the board by one square around the torus",
                           .width = frame.control(),
                           .repeats = true})) {
            shift_by(frame, columns, arrow.by);
        }
    }
}

/// All shifts as a map: those that make a solution of the plane are filled, and dragging over the
/// map moves the board along.
void draw_shift_map(const Frame& frame, const ShiftsMemory& memory) {
    const Theme& theme = frame.theme;
    const auto n = static_cast<int>(memory.columns->size());
    constexpr float widest = 240;
    const float room = std::min(ImGui::GetContentRegionAvail().x, widest);
    const float cell = std::max(2.0F, std::floor(room / static_cast<float>(n)));
    const float side = cell * static_cast<float>(n);
    const Touch touch =
        ui::touch(frame,
                  {.id = "map-of-shifts",
                   .role = Role::image,
                   .label = "Map of shifts",
                   .hint = "Every shift of the board around the torus; the filled ones are "
                           "solutions. Drag over the map to move the board."},
                  {side, side});
    const ImVec2 low = touch.low;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rim = cell >= 6 ? 1 : 0;
    list.AddRectFilled(low, {low.x + side, low.y + side}, faded(theme.ink, 0.07F));
    for (const Shift& shift : memory.shifts) {
        // The shifts are those of the board; on the map they start from its place.
        const int row = (shift.down + memory.place.down) % n;
        const int column = (shift.right + memory.place.right) % n;
        const ImVec2 at{low.x + cell * static_cast<float>(column),
                        low.y + cell * static_cast<float>(row)};
        list.AddRectFilled({at.x + rim, at.y + rim}, {at.x + cell - rim, at.y + cell - rim},
                           theme.right);
    }
    const ImVec2 here{low.x + cell * static_cast<float>(memory.place.right),
                      low.y + cell * static_cast<float>(memory.place.down)};
    list.AddRect({here.x - 1, here.y - 1}, {here.x + cell + 1, here.y + cell + 1}, theme.accent, 2,
                 0, 2.5F);
    if (!touch.held) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const auto place = [&](float from, float to) {
        return std::clamp(static_cast<int>((to - from) / cell), 0, n - 1);
    };
    const Shift wanted{place(low.y, mouse.y), place(low.x, mouse.x)};
    if (wanted == memory.place) return;
    shift_by(frame, memory.base, wanted);
}

std::string verdict(const Columns& columns, const ShiftsMemory& memory) {
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

void draw_shifts_topic(const Frame& frame, ShiftsMemory& memory) {
    ask(frame.app.board(), memory);
    const Columns& columns = *memory.columns;
    const ImU32 ink = frame.theme.ink;
    paragraph(frame, frame.fonts.text, ink, verdict(columns, memory));
    const auto number = [](int value) { return std::to_string(value); };
    row(frame, "Conflicts around the edges", grouped(memory.conflicts.size()), ink);
    row(frame, "Minimal neighbour distance", number(memory.measures.neighbour_distance), ink);
    row(frame, "Knight length", number(memory.measures.knight_length), ink);
    row(frame, "Secondary minimal distance", number(memory.measures.secondary_distance), ink);
    bool around = frame.app.state().around;
    if (toggle(frame,
               {.id = "draw-conflicts",
                .label = "Draw these conflicts on the board",
                .hint = "Lines between queens that share a diagonal of the torus"},
               around)) {
        frame.give(ShowAround{around});
    }
    gap(2);
    heading(frame, "Every shift of it");
    draw_shift_map(frame, memory);
    paragraph(frame, frame.fonts.small, frame.theme.quiet,
              "Down and to the right around the torus. Filled: the shifted board is a solution.");
    shift_buttons(frame, columns);
    // The first shift in the list is none at all where the board is a solution already.
    for (const Shift& shift : memory.shifts) {
        if (shift == Shift{}) continue;
        if (button(frame, {.id = "next-shift",
                           .label = "Shift to the next solution",
                           .hint = "The next shift that separates every conflict"})) {
            shift_by(frame, columns, shift);
        }
        break;
    }
}

}  // namespace queens::ui
