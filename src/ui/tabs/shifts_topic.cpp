// The shifts of a placement around the torus: its measures, its conflicts around the edges, and the
// shifts that separate them.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "symmetry/orbit.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/around_toggle.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

void shift_board(const Frame& frame, Shift by) {
    const MarkedBoard marked = frame.app.marked_board();
    frame.give(ShowBoard{image(marked, shift(marked.board.rows(), by.down, by.right))});
}

void shift_buttons(const Frame& frame) {
    struct Arrow {
        const char* id;
        Sentence label;
        const char* sign;
        Shift by;
    };
    const int back = frame.app.board().rows() - 1;
    const std::array arrows{Arrow{"shift-left", "Shift left", "\xE2\x86\x90", {0, back}},
                            Arrow{"shift-right", "Shift right", "\xE2\x86\x92", {0, 1}},
                            Arrow{"shift-up", "Shift up", "\xE2\x86\x91", {back, 0}},
                            Arrow{"shift-down", "Shift down", "\xE2\x86\x93", {1, 0}}};
    for (const Arrow& arrow : arrows) {
        if (arrow.by != arrows.front().by) ImGui::SameLine();
        if (button(frame, {.id = arrow.id,
                           .label = say(arrow.label),
                           .text = arrow.sign,
                           .hint = say("Shifts all queens by one square around the torus"),
                           .width = frame.control(),
                           .repeats = true})) {
            shift_board(frame, arrow.by);
        }
    }
}

/// Fills the shifts that are solutions, and marks where the board stands.
void paint_shift_map(const Frame& frame, const Shifts& shifts, ImVec2 low, float cell) {
    const auto n = static_cast<int>(shifts.columns.size());
    const float side = cell * static_cast<float>(n);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rim = cell >= 6 ? 1 : 0;
    list.AddRectFilled(low, {low.x + side, low.y + side}, faded(frame.theme.ink, 0.07F));
    for (const Shift& shift : shifts.solutions) {
        // The shifts are those of the board; on the map they start from its place.
        const int row = (shift.down + shifts.place.down) % n;
        const int column = (shift.right + shifts.place.right) % n;
        const ImVec2 at{low.x + cell * static_cast<float>(column),
                        low.y + cell * static_cast<float>(row)};
        list.AddRectFilled({at.x + rim, at.y + rim}, {at.x + cell - rim, at.y + cell - rim},
                           frame.theme.right);
    }
    const ImVec2 here{low.x + cell * static_cast<float>(shifts.place.right),
                      low.y + cell * static_cast<float>(shifts.place.down)};
    list.AddRect({here.x - 1, here.y - 1}, {here.x + cell + 1, here.y + cell + 1},
                 frame.theme.accent, 2, 0, 2.5F);
}

/// All shifts as a map, over which the board is dragged along.
void draw_shift_map(const Frame& frame, const Shifts& shifts) {
    const auto n = static_cast<int>(shifts.columns.size());
    constexpr float widest = 240;
    const float room = std::min(ImGui::GetContentRegionAvail().x, widest);
    const float cell = std::max(2.0F, std::floor(room / static_cast<float>(n)));
    const float side = cell * static_cast<float>(n);
    const Touch touch = ui::touch(
        frame,
        {.id = "map-of-shifts",
         .role = Role::image,
         .label = say("Map of shifts"),
         .hint =
             say("Every shift of the board around the torus; the filled ones are solutions. Drag "
                 "over the map to move the board.")},
        {side, side});
    const ImVec2 low = touch.low;
    paint_shift_map(frame, shifts, low, cell);
    if (!touch.held) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const auto place = [&](float from, float to) {
        return std::clamp(static_cast<int>((to - from) / cell), 0, n - 1);
    };
    const Shift wanted{place(low.y, mouse.y), place(low.x, mouse.x)};
    if (wanted == shifts.place) return;
    shift_board(frame, {wanted.down - shifts.place.down, wanted.right - shifts.place.right});
}

void tell_measures(const Frame& frame, const Shifts& shifts) {
    const auto measure = [&](const std::string& name, std::uint64_t value) {
        row(frame, name, grouped(value), frame.theme.ink);
    };
    const auto whole = [](int value) { return static_cast<std::uint64_t>(value); };
    measure(say("Conflicts around the edges"), shifts.conflicts.size());
    measure(say("Smallest distance of neighbours"), whole(shifts.measures.neighbour_distance));
    measure(say("Longest knight's chain"), whole(shifts.measures.knight_length));
    measure(say("Distance after that chain"), whole(shifts.measures.secondary_distance));
    if (shifts.type) {
        const NamedSearchType& type = named(*shifts.type);
        row(frame, say("Kind of run that finds it"), std::string(type.name), frame.theme.ink);
        note(frame, "{meaning}.", {{"meaning", say(type.meaning)}});
    }
    note(frame,
         "No turn, mirror or shift changes any of these. The distance of two queens in "
         "neighbouring rows or columns is how far apart they stand along these, the shorter way "
         "around; a knight's chain goes on by that distance.");
}

/// Offers the next shift that is a solution; shifting by nothing does not count.
void offer_next_shift(const Frame& frame, const Shifts& shifts) {
    const auto next = std::find_if(shifts.solutions.begin(), shifts.solutions.end(),
                                   [](const Shift& shift) { return shift != Shift{}; });
    if (next == shifts.solutions.end()) return;
    if (button(frame, {.id = "next-shift",
                       .label = say("Shift to the next solution"),
                       .hint = say("The next shift that separates every conflict")})) {
        shift_board(frame, *next);
    }
}

}  // namespace

void draw_shifts_topic(const Frame& frame, PanelMemory&) {
    const Shifts& shifts = frame.app.answers().shifts.answer();
    say_to(frame, shifts.verdict);
    tell_measures(frame, shifts);
    around_toggle(frame);
    gap(2);
    heading(frame, say("Every shift of it"));
    draw_shift_map(frame, shifts);
    note(frame,
         "Down and to the right around the torus. Filled: the shifted board is a "
         "solution.");
    shift_buttons(frame);
    offer_next_shift(frame, shifts);
}

}  // namespace queens::ui
