// Theorem 4.4 of Dubreuil & Koehnen (2022) as an experiment: s - x, s and s + x side by side.
#include <array>
#include <cmath>

#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// A list with numbers 0 .. n - 1 as a board, which need not be a permutation.
Board board_of_list(const Columns& list) {
    const auto n = static_cast<int>(list.size());
    Board board({n, n});
    for (int row = 0; row < n; ++row) {
        board.put({row, list[static_cast<std::size_t>(row)]}, Piece::queen);
    }
    return board;
}

/// Rings around queens that share their column.
void ring_repeats(const Frame& frame, const Columns& list, ImVec2 low, float side) {
    std::vector<int> times(list.size(), 0);
    for (const int column : list) ++times[static_cast<std::size_t>(column)];
    const float square = side / static_cast<float>(list.size());
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (times[static_cast<std::size_t>(list[row])] < 2) continue;
        const ImVec2 centre{low.x + square * (static_cast<float>(list[row]) + 0.5F),
                            low.y + square * (static_cast<float>(row) + 0.5F)};
        ImGui::GetWindowDrawList()->AddCircle(centre, square * 0.48F, frame.theme.conflict, 0,
                                              std::max(1.5F, square * 0.1F));
    }
}

/// A list as a small board with its title above and below it whether it is a permutation, which a
/// press then places.
void draw_sum(const Frame& frame, const RowSum& sum, const char* id, Sentence title, float side) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* strong = frame.fonts.strong;
    ImFont* small = frame.fonts.small;
    ImGui::BeginGroup();
    const ImVec2 top = ImGui::GetCursorScreenPos();
    centred_text(frame, list, {strong, size_of(strong) / frame.fonts.line},
                 {top.x + side / 2, top.y + 10}, frame.theme.ink, say(title));
    ImGui::Dummy({side, 20});
    const ImVec2 low = ImGui::GetCursorScreenPos();
    if (small_board(frame, {.id = id,
                            .label = say(title),
                            .board = board_of_list(sum.columns),
                            .side = side,
                            .hint = text_of(sum.columns)}) &&
        sum.permutation) {
        frame.give(ShowBoard{board_of(sum.columns, frame.app.board().surface())});
    }
    ring_repeats(frame, sum.columns, low, side);
    const ImVec2 below = ImGui::GetCursorScreenPos();
    centred_text(frame, list, {small, size_of(small) / frame.fonts.line},
                 {below.x + side / 2, below.y + 8},
                 sum.permutation ? frame.theme.right : frame.theme.wrong,
                 sum.permutation ? say("permutation") : say("repeats a column"));
    ImGui::Dummy({side, 18});
    ImGui::EndGroup();
}

void draw_three(const Frame& frame, const RowSums& found) {
    struct Name {
        const char* id;
        Sentence title;
    };
    constexpr std::array names{Name{"s-minus-x", "s \xE2\x88\x92 x"}, Name{"s-alone", "s"},
                               Name{"s-plus-x", "s + x"}};
    constexpr float space = 10;
    const float side = std::floor((ImGui::GetContentRegionAvail().x - 2 * space) / 3);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, space);
        draw_sum(frame, found.sums[i], names[i].id, names[i].title, side);
    }
}

void draw_linear(const Frame& frame, const RowSums& found) {
    if (found.factors.empty()) return;
    const auto n = static_cast<int>(found.sums[1].columns.size());
    heading(frame, say("Linear solutions"));
    say_to(frame,
           found.form
               ? say("This is i \xE2\x86\x92 {factor} i + {start} modulo {n}.",
                     {{"factor", found.form->factor}, {"start", found.form->start}, {"n", n}})
               : say("This one is not linear. Those through the corner:"));
    for (const int factor : found.factors) {
        const Button control{
            .id = "linear-" + std::to_string(factor),
            .label = say("{factor} i", {{"factor", factor}}),
            .hint = say("Places the queen of row i in column {factor} i modulo {n}",
                        {{"factor", factor}, {"n", n}}),
            .on = found.form && found.form->factor == factor};
        const bool first = factor == found.factors.front();
        if (first ? button(frame, control) : button_beside(frame, control)) {
            frame.give(ShowBoard{board_of(linear(n, {factor, 0}), torus_surface)});
        }
    }
}

void draw_chain(const Frame& frame, const std::vector<Columns>& chain) {
    if (chain.empty()) return;
    gap(4);
    heading(frame, say("The chain through it"));
    note(frame, chain.size() == 1
                    ? say("Neither s + x nor s \xE2\x88\x92 x is a solution: it stands alone.")
                    : say("{n} solutions, each the one before plus x; beyond both ends two queens "
                          "share a column or a diagonal.",
                          {{"n", chain.size()}}));
    const Surface surface = frame.app.board().surface();
    draw_thumbnails(frame, {.id = "link",
                            .count = chain.size(),
                            .board = [&](std::size_t i) { return board_of(chain[i], surface); },
                            .hint = [&](std::size_t i) { return text_of(chain[i]); },
                            .lit = [&](const Board& board) { return board == frame.app.board(); }});
}

}  // namespace

void draw_sums_topic(const Frame& frame, PanelMemory&) {
    const RowSums& found = frame.app.answers().sums.answer();
    say_to(frame,
           "Write s for the columns of the queens and x for the rows 0, 1, 2 \xE2\x80\xA6, "
           "and add modulo n.");
    draw_three(frame, found);
    say_to(frame, found.verdict);
    paragraph(frame, frame.fonts.text, frame.theme.quiet, found.condition);
    gap(4);
    draw_linear(frame, found);
    draw_chain(frame, found.chain);
}

}  // namespace queens::ui
