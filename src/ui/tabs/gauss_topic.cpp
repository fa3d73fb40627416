// Gauss' check of a solution, and the determinant of Günther and Glaisher, of which solutions are
// terms.
#include <algorithm>
#include <span>
#include <string>
#include <vector>

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

/// One kind of number of all queens; repeated ones are framed.
struct NumberRow {
    std::string name;
    int Line::*number;
    bool Line::*repeats = nullptr;
};

/// What stands in the row of some of the queens: its name, and a number in a column for each.
struct NumberColumns {
    float names = 0;
    float width = 0;
    std::size_t count = 1;
};

/// Columns for as many queens as have room beside the names; what has none goes on below.
NumberColumns number_columns(const Frame& frame, const std::vector<NumberRow>& rows,
                             const std::vector<Line>& lines) {
    constexpr float space = 10;
    const ImFont* font = frame.fonts.small;
    NumberColumns columns;
    for (const NumberRow& row : rows) {
        columns.names = std::max(columns.names, extent_of(font, row.name).x + space);
        for (const Line& line : lines) {
            const std::string number = signed_number(line.*row.number);
            columns.width = std::max(columns.width, extent_of(font, number).x + space);
        }
    }
    const float room = ImGui::GetContentRegionAvail().x - columns.names;
    const auto most = static_cast<std::size_t>(std::max(1.0F, room / columns.width));
    const std::size_t blocks = (lines.size() + most - 1) / most;
    columns.count = (lines.size() + blocks - 1) / blocks;
    columns.width = room / static_cast<float>(columns.count);
    return columns;
}

void draw_numbers(const Frame& frame, const NumberRow& row, std::span<const Line> lines,
                  const NumberColumns& columns) {
    ImFont* font = frame.fonts.small;
    const float height = size_of(font) + 8;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    words_at(frame, font, {start.x, start.y + 4}, frame.theme.quiet, row.name);
    float x = start.x + columns.names + columns.width / 2;
    for (const Line& line : lines) {
        const ImVec2 centre{x, start.y + height / 2};
        const bool is_repeated = row.repeats != nullptr && line.*row.repeats;
        words_centred(frame, font, centre, is_repeated ? frame.theme.wrong : frame.theme.ink,
                      signed_number(line.*row.number));
        if (is_repeated) {
            const ImVec2 half{columns.width / 2 - 1, height / 2 - 1};
            ImGui::GetWindowDrawList()->AddRect({centre.x - half.x, centre.y - half.y},
                                                {centre.x + half.x, centre.y + half.y},
                                                frame.theme.wrong, 3, 0, 1.5F);
        }
        x += columns.width;
    }
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, height});
}

void draw_sums(const Frame& frame, const GaussCheck& check) {
    const std::span<const Line> lines = check.lines;
    if (lines.size() <= most_lines) {
        const std::vector<NumberRow> rows{
            {say("Row"), &Line::row},
            {say("Column"), &Line::column},
            {say("Sum"), &Line::sum, &Line::sum_repeats},
            {say("Difference"), &Line::difference, &Line::difference_repeats}};
        const NumberColumns columns = number_columns(frame, rows, check.lines);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 2});
        for (std::size_t first = 0; first < lines.size(); first += columns.count) {
            if (first > 0) gap(8);
            const std::size_t count = std::min(columns.count, lines.size() - first);
            for (const NumberRow& row : rows) {
                draw_numbers(frame, row, lines.subspan(first, count), columns);
            }
        }
        ImGui::PopStyleVar();
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
