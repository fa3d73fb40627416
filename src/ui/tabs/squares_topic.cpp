// Squares of numbers from queens: the magic square of a torus solution, and Latin squares from n
// solutions that share no square.
#include <algorithm>
#include <cmath>

#include "core/numbers.hpp"
#include "core/words.hpp"
#include "symmetry/latin.hpp"
#include "symmetry/linked.hpp"
#include "symmetry/magic.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

/// Narrower cells have no room for their number.
constexpr float least_cell = 15;

/// Draws a square of numbers as wide as the region, each cell in its colour.
template <class Colour>
void draw_numbers(const Frame& frame, const NumberSquare& numbers, Colour colour) {
    const float side = ImGui::GetContentRegionAvail().x;
    const float cell = std::floor(side / static_cast<float>(numbers.size()));
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string widest = std::to_string(numbers.size() * numbers.size());
    const float size =
        std::min(18.0F, 1.5F * cell / static_cast<float>(std::max<std::size_t>(widest.size(), 2)));
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        for (std::size_t column = 0; column < numbers.size(); ++column) {
            const ImVec2 low{start.x + cell * static_cast<float>(column),
                             start.y + cell * static_cast<float>(row)};
            const ImVec2 high{low.x + cell, low.y + cell};
            const int number = numbers[row][column];
            list.AddRectFilled({low.x + 1, low.y + 1}, {high.x - 1, high.y - 1}, colour(number), 2);
            if (cell < least_cell) continue;
            centred_text(list, frame.fonts.text, size, {low.x + cell / 2, low.y + cell / 2},
                         frame.theme.ink, std::to_string(number));
        }
    }
    ImGui::Dummy({side, cell * static_cast<float>(numbers.size())});
}

/// Offers the nearest boards that can be cut.
void offer_sides(const Frame& frame) {
    for (const int side : {5, 7, 11}) {
        if (side > 5) ImGui::SameLine(0, 6);
        const std::string name = std::to_string(side) + " \xC3\x97 " + std::to_string(side);
        if (button(frame, {.id = "side-" + std::to_string(side),
                           .label = name,
                           .hint = "An empty torus of that size"})) {
            frame.give(ShowBoard{Board({side, side}, torus_surface)});
        }
    }
}

}  // namespace

void draw_magic_topic(const Frame& frame, const Columns& columns) {
    const Theme& theme = frame.theme;
    const auto n = static_cast<int>(columns.size());
    const std::string why_not = refuse_magic(columns);
    if (!why_not.empty()) {
        paragraph(frame, frame.fonts.text, theme.ink, why_not);
        const int side = torus_has_solutions(n) ? n : 7;
        if (button(frame, {.id = "place-torus-solution",
                           .label = "Place a solution of the " + std::to_string(side) +
                                    " \xC3\x97 " + std::to_string(side) + " torus",
                           .hint = "The queen of row i in column 2i",
                           .kind = Kind::primary})) {
            frame.give(ShowBoard{board_of(linear(side, {2, 0}), torus_surface)});
        }
        return;
    }
    const NumberSquare square = magic_square(columns);
    const std::uint64_t count = columns.size();
    paragraph(frame, frame.fonts.text, theme.ink,
              "Every row, column, diagonal and broken diagonal adds up to " +
                  grouped(count * (count * count + 1) / 2) + ". The numbers 1 to " +
                  std::to_string(n) + ", in colour, stand where the queens stand.");
    draw_numbers(frame, square, [&](int number) {
        return number <= n ? faded(theme.accent, 0.32F) : faded(theme.ink, 0.05F);
    });
    paragraph(frame, frame.fonts.small, theme.quiet,
              "Row i, column j holds n ((j \xE2\x88\x92 s(i)) mod n) + ((j + s(i)) mod n) + 1.");
}

void draw_latin_topic(const Frame& frame, MathsMemory& memory) {
    const Theme& theme = frame.theme;
    const Board& board = frame.app.board();
    const int n = board.rows();
    paragraph(frame, frame.fonts.text, theme.ink,
              "Can n solutions of the torus cover the board, each square once? Numbered, they are "
              "a Latin square.");
    const std::string why_not =
        board.size().is_square() ? refuse_latin(n) : std::string("This board is not square.");
    if (why_not.empty() && memory.partitions_of != n) {
        memory.partitions = torus_partitions(n);
        memory.partitions_of = n;
        memory.partition = 0;
    }
    if (!why_not.empty() || memory.partitions.empty()) {
        paragraph(frame, frame.fonts.text, theme.quiet,
                  !why_not.empty() ? why_not
                                   : "The " + std::to_string(n) + " \xC3\x97 " + std::to_string(n) +
                                         " torus has no solution, so it cannot be cut. These can:");
        offer_sides(frame);
        return;
    }
    const std::size_t count = memory.partitions.size();
    const auto turn = [&](const char* id, const char* label, const char* sign, std::size_t by) {
        if (button(frame, {.id = id,
                           .label = label,
                           .text = sign,
                           .hint = "Another way to cut the board",
                           .enabled = count > 1,
                           .width = frame.control()})) {
            memory.partition = (memory.partition + by) % count;
        }
    };
    turn("previous-cut", "Previous cut", "\xE2\x86\x90", count - 1);
    ImGui::SameLine();
    turn("next-cut", "Next cut", "\xE2\x86\x92", 1);
    ImGui::SameLine(0, 12);
    const float top = ImGui::GetCursorPosY();
    ImGui::SetCursorPosY(top + (frame.control() - 18) / 2);
    heading(frame, "Way " + std::to_string(memory.partition + 1) + " of " + std::to_string(count));
    ImGui::SetCursorPosY(top + frame.control() + 8);
    const Partition& partition = memory.partitions[memory.partition];
    draw_numbers(frame, latin_square(partition), [&](int number) {
        float red = 0;
        float green = 0;
        float blue = 0;
        const float hue = static_cast<float>(number) / static_cast<float>(n);
        ImGui::ColorConvertHSVtoRGB(hue, 0.55F, frame.appearance.dark ? 0.55F : 0.95F, red, green,
                                    blue);
        return ImGui::ColorConvertFloat4ToU32({red, green, blue, 1});
    });
    paragraph(frame, frame.fonts.small, theme.quiet,
              "Each number occurs once in every row, column and broken diagonal. Its " +
                  counted(static_cast<std::size_t>(n), "solution") + ":");
    draw_thumbnails(frame,
                    {.id = "part",
                     .count = partition.size(),
                     .board = [&](std::size_t i) { return board_of(partition[i], torus_surface); },
                     .hint = [&](std::size_t i) { return text_of(partition[i]); },
                     .lit = [&](const Board& solution) { return solution == board; }});
}

}  // namespace queens::ui
