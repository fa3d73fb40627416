// Theorem 4.4 of Dubreuil & Koehnen (2022) as an experiment: s - x, s and s + x side by side.
#include <algorithm>
#include <array>
#include <string>

#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

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

/// One of the three, with the words above and below its board.
struct NamedSum {
    const char* id;
    std::string title;
    const RowSum& sum;
    std::string verdict;
};

/// Words between two edges, in the middle, wrapped where they are longer; as many lines as that are
/// high.
void words_between(const Frame& frame, ImFont* font, ImU32 colour, const std::string& words,
                   float side, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    words_at(frame, font, {at.x + (side - extent_of(font, words, side).x) / 2, at.y}, colour, words,
             side);
    ImGui::Dummy({side, height});
}

/// A list as a small board with its title above and below it whether it is a permutation, which a
/// press then places.
void draw_sum(const Frame& frame, const NamedSum& named, float side, float below) {
    const RowSum& sum = named.sum;
    ImFont* strong = frame.fonts.strong;
    ImGui::BeginGroup();
    words_between(frame, strong, frame.theme.ink, named.title, side, size_of(strong));
    const ImVec2 low = ImGui::GetCursorScreenPos();
    if (small_board(frame, {.id = named.id,
                            .label = named.title,
                            .board = board_of(sum.columns),
                            .side = side,
                            .hint = text_of(sum.columns)}) &&
        sum.permutation) {
        frame.give(ShowBoard{board_of(sum.columns, frame.app.board().surface())});
    }
    ring_repeats(frame, sum.columns, low, side);
    words_between(frame, frame.fonts.small, sum.permutation ? frame.theme.right : frame.theme.wrong,
                  named.verdict, side, below);
    ImGui::EndGroup();
}

/// The three beside each other, or fewer where their words have no room so.
void draw_three(const Frame& frame, const RowSums& found) {
    constexpr float space = 10;
    const auto verdict_of = [&](std::size_t i) {
        return found.sums[i].permutation ? say("permutation") : say("repeats a column");
    };
    const std::array three{
        NamedSum{"s-minus-x", say("s \xE2\x88\x92 x"), found.sums[0], verdict_of(0)},
        NamedSum{"s-alone", say("s"), found.sums[1], verdict_of(1)},
        NamedSum{"s-plus-x", say("s + x"), found.sums[2], verdict_of(2)}};
    const CaptionedBoards boards =
        arrange_captioned(frame, {three[0].verdict, three[1].verdict, three[2].verdict},
                          ImGui::GetContentRegionAvail().x, three.size(), space);
    for (std::size_t i = 0; i < three.size(); ++i) {
        if (i % boards.in_row > 0) ImGui::SameLine(0, space);
        draw_sum(frame, three[i], boards.side, boards.words_height);
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
        if (button_in_line(frame, control, factor == found.factors.front())) {
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
                            .hint = [&](std::size_t i) { return text_of(chain[i]); }});
}

}  // namespace

void draw_sums_topic(const Frame& frame, PanelMemory&) {
    const RowSums& found = frame.app.answers().sums.answer();
    say_to(frame,
           "Write s for the columns of the queens and x for the rows 0, 1, 2 \xE2\x80\xA6, "
           "and add modulo n.");
    draw_three(frame, found);
    say_to(frame, found.verdict);
    say_quietly(frame, found.condition);
    gap(4);
    draw_linear(frame, found);
    draw_chain(frame, found.chain);
}

}  // namespace queens::ui
