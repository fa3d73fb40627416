// Gauss' check of a solution, and the determinant of Günther and Glaisher, of which solutions are
// terms.
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/number_square.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

using Line = GaussCheck::Line;

/// More queens have no room beside each other.
constexpr std::size_t most_lines = 12;

/// One kind of number of all queens from left to right; repeated ones are framed.
void draw_numbers(const Frame& frame, const std::string& name, const std::vector<Line>& lines,
                  int Line::*number, bool Line::*repeats) {
    constexpr float name_width = 78;
    constexpr float height = 24;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x;
    const float width = (room - name_width) / static_cast<float>(lines.size());
    words_at(frame, frame.fonts.small, {start.x, start.y + 3}, frame.theme.quiet, name);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ImVec2 centre{start.x + name_width + width * (static_cast<float>(i) + 0.5F),
                            start.y + height / 2};
        const bool is_repeated = repeats != nullptr && lines[i].*repeats;
        words_centred(frame, frame.fonts.small, centre,
                      is_repeated ? frame.theme.wrong : frame.theme.ink,
                      signed_number(lines[i].*number));
        if (!is_repeated) continue;
        ImGui::GetWindowDrawList()->AddRect({centre.x - width / 2 + 1, centre.y - 11},
                                            {centre.x + width / 2 - 1, centre.y + 10},
                                            frame.theme.wrong, 3, 0, 1.5F);
    }
    ImGui::Dummy({room, height});
}

void draw_sums(const Frame& frame, const GaussCheck& check) {
    if (check.lines.size() <= most_lines) {
        draw_numbers(frame, say("Row"), check.lines, &Line::row, nullptr);
        draw_numbers(frame, say("Column"), check.lines, &Line::column, nullptr);
        draw_numbers(frame, say("Sum"), check.lines, &Line::sum, &Line::sum_repeats);
        draw_numbers(frame, say("Difference"), check.lines, &Line::difference,
                     &Line::difference_repeats);
        note(frame, "Rows are counted from the top, columns from the left.");
    }
    say_to(frame, check.verdict);
    if (frame.app.board().surface() != Surface{}) {
        note(frame, "Gauss' sums are about the plane: lines across joined edges are not in them.");
    }
}

void draw_determinant(const Frame& frame, const GaussCheck& check) {
    const auto n = static_cast<int>(check.lines.size());
    heading(frame, say("G\xC3\xBCnther's determinant"));
    draw_word_square(frame, n, 3, [&](int row, int column) {
        const bool has_queen = check.lines[static_cast<std::size_t>(row)].column == column + 1;
        return SquareCell{
            determinant_entry({row, column}, n),
            has_queen ? faded(frame.theme.accent, 0.32F) : faded(frame.theme.ink, 0.05F)};
    });
    say_to(frame,
           "The queens are its term {term}. A term is a solution exactly when no letter and "
           "no number appears twice in it: letters are anti-diagonals, numbers diagonals.",
           {{"term", check.term}});
    note(frame, check.terms);
    note(frame, "G\xC3\xBCnther proposed this in 1874, and Glaisher refined it.");
}

}  // namespace

void draw_gauss_topic(const Frame& frame, PanelMemory&) {
    const GaussCheck& check = frame.app.answers().gauss.answer();
    say_to(frame,
           "Gauss checked solutions by arithmetic alone: add row and column of each queen, "
           "and subtract them.");
    draw_sums(frame, check);
    if (check.term.empty()) return;
    gap(8);
    draw_determinant(frame, check);
}

}  // namespace queens::ui
