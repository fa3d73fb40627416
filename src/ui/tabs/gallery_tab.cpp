// The tab that shows all solutions of a board as small pictures.
#include <array>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "symmetry/solutions.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// The largest board whose solutions are listed at once: 14,200 of them.
constexpr int largest_gallery = 12;

bool can_be_listed(const Board& board) {
    const bool torus = board.surface() == torus_surface;
    return board.size().is_square() && board.rows() <= largest_gallery &&
           (torus || board.surface() == Surface{});
}

void list_solutions(const Board& board, GalleryMemory& memory) {
    if (memory.size == board.size() && memory.surface == board.surface()) return;
    memory = {};
    memory.size = board.size();
    memory.surface = board.surface();
    for_each_solution(board.rows(), board.surface() != Surface{}, [&](const Columns& columns) {
        memory.solutions.push_back(columns);
        memory.fundamental.push_back(is_fundamental(columns));
    });
}

bool passes(const GalleryMemory& memory, std::size_t index) {
    const Columns& columns = memory.solutions[index];
    if (memory.fundamental_only && !memory.fundamental[index]) return false;
    if (memory.queen &&
        columns[static_cast<std::size_t>(memory.queen->row)] != memory.queen->column) {
        return false;
    }
    if (memory.kept == Kept::any) return true;
    const Columns quarter = turned(columns);
    return memory.kept == Kept::half_turn ? turned(quarter) == columns : quarter == columns;
}

void filter(GalleryMemory& memory) {
    if (memory.filtered) return;
    memory.filtered = true;
    memory.shown.clear();
    for (std::size_t i = 0; i < memory.solutions.size(); ++i) {
        if (passes(memory, i)) memory.shown.push_back(i);
    }
}

void choose_filters(const Frame& frame, GalleryMemory& memory) {
    const auto changed = [&](bool is) { memory.filtered = memory.filtered && !is; };
    changed(toggle(
        frame,
        {.id = "fundamental-only",
         .label = "One of each symmetric set only",
         .hint = "Fundamental solutions: the first of all that turn or reflect into each other"},
        memory.fundamental_only));
    const auto kept = [&](const char* id, const char* words, Kept value, const char* hint_words) {
        const bool pressed = button(
            frame, {.id = id, .label = words, .hint = hint_words, .on = memory.kept == value});
        if (pressed) memory.kept = value;
        changed(pressed);
    };
    kept("all", "All", Kept::any, "Solutions of any symmetry");
    ImGui::SameLine();
    kept("half-turn", "Half turn", Kept::half_turn,
         "Only solutions that a half turn does not change");
    ImGui::SameLine();
    kept("quarter-turn", "Quarter turn", Kept::quarter_turn,
         "Only solutions that a quarter turn does not change");
    const auto selected = frame.app.state().selected;
    if (!memory.queen && !selected) return;
    const Square square = memory.queen ? *memory.queen : *selected;
    bool on = memory.queen.has_value();
    const std::string name = square_name(square, frame.app.board().size());
    if (toggle(frame,
               {.id = "only-with-queen",
                .label = say("Only with a queen on {square}", {{"square", name}}),
                .hint = "Solutions with a queen there"},
               on)) {
        memory.queen = on ? std::optional(square) : std::nullopt;
        changed(true);
    }
}

/// Whether the solutions are listed, or the families that a larger group makes of the fundamental
/// ones.
void choose_merging(const Frame& frame, GalleryMemory& memory) {
    struct Choice {
        std::optional<GroupKind> group;
        const char* id;
        const char* label;
        const char* hint;
    };
    constexpr std::array choices{
        Choice{std::nullopt, "list", "List", "All solutions in order"},
        Choice{GroupKind::d4n, "shift-families", "Shift families",
               "Which fundamental solutions are shifts of each other around the torus (D4,n)"},
        Choice{GroupKind::sim, "similar-families", "Similar families",
               "Which fundamental solutions merge when dilations count too (Sim)"}};
    for (const Choice& choice : choices) {
        if (choice.group != choices.front().group) ImGui::SameLine(0, 6);
        if (button(frame, {.id = choice.id,
                           .label = choice.label,
                           .hint = choice.hint,
                           .on = memory.merging == choice.group})) {
            memory.merging = choice.group;
            memory.families.clear();
        }
    }
    gap(2);
}

std::string description(const GalleryMemory& memory, std::size_t shown) {
    const std::size_t index = memory.shown[shown];
    const Columns& columns = memory.solutions[index];
    const Columns quarter = turned(columns);
    const bool keeps_quarter = quarter == columns;
    const bool keeps_half = turned(quarter) == columns;
    std::string words = "Solution " + grouped(index + 1) + ": " + text_of(columns);
    if (columns.size() < 2) return words;
    words += keeps_quarter ? ". A quarter turn changes nothing: 2 images."
             : keeps_half  ? ". A half turn changes nothing: 4 images."
                           : ". 8 images.";
    return words;
}

}  // namespace

void draw_gallery_tab(const Frame& frame, PanelMemory& panel) {
    GalleryMemory& memory = panel.gallery;
    const Board& board = frame.app.board();
    const Theme& theme = frame.theme;
    if (!can_be_listed(board)) {
        paragraph(
            frame, frame.fonts.text, theme.ink,
            "The gallery shows every solution of square planes and tori up to 12 \xC3\x97 12. "
            "This board is the " +
                words_of(board) + ".");
        return;
    }
    list_solutions(board, memory);
    choose_merging(frame, memory);
    if (memory.merging) {
        draw_families(frame, memory);
        return;
    }
    choose_filters(frame, memory);
    filter(memory);
    gap(2);
    const std::string total = grouped(memory.solutions.size());
    std::string words = counted(memory.shown.size(), "solution");
    if (memory.shown.size() != memory.solutions.size()) words += " of " + total;
    heading(frame, words);
    if (memory.solutions.empty()) {
        paragraph(frame, frame.fonts.text, theme.quiet, "This board has no solution.");
    }
    draw_thumbnails(frame, {.id = "solution",
                            .count = memory.shown.size(),
                            .board =
                                [&](std::size_t i) {
                                    return board_of(memory.solutions[memory.shown[i]],
                                                    board.surface());
                                },
                            .hint = [&](std::size_t i) { return description(memory, i); },
                            .lit = [&](const Board& solution) { return solution == board; }});
}

}  // namespace queens::ui
