// Hui's first program at work on the placement: every pair of queens, and what holding all of them
// costs.
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/number_square.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// The differences of the columns for each pair of rows, above the diagonal; what equals the
/// distance of the rows is a clash.
void draw_pairs(const Frame& frame, const Pairs& found, std::size_t n) {
    NumberSquare square(n, std::vector<int>(n, 0));
    for (const PairOfQueens& pair : found.pairs) {
        square[static_cast<std::size_t>(pair.first)][static_cast<std::size_t>(pair.second)] =
            pair.columns;
    }
    draw_word_square(frame, static_cast<int>(n), 2, [&](int row, int column) -> SquareCell {
        if (column <= row) return {{}, faded(frame.theme.ink, 0.02F)};
        const int apart = square[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        const bool clash = apart == column - row;
        return {std::to_string(apart) + (clash ? "!" : ""),
                clash ? faded(frame.theme.wrong, 0.35F) : faded(frame.theme.ink, 0.05F)};
    });
}

}  // namespace

void draw_pairs_topic(const Frame& frame, PanelMemory&) {
    const Theme& theme = frame.theme;
    const bool is_plane = frame.app.board().surface() == Surface{};
    const Pairs& found = frame.app.answers().pairs.answer();
    const std::size_t n = frame.app.answers().placement.answer().columns->size();
    say_to(frame,
           "The program compares every pair of queens. Row i, column j says how many columns "
           "apart the queens of rows i and j are, counted from 0; if that is j \xE2\x88\x92 i, "
           "they stand on one diagonal (!).");
    draw_pairs(frame, found, n);
    gap(4);
    paragraph(frame, frame.fonts.strong, found.clashes == 0 ? theme.right : theme.wrong,
              found.clashes == 0
                  ? is_plane ? say("No pair is on one diagonal: this is a solution.")
                             : say("No pair is on one diagonal: on the plane this is a solution.")
                  : say("{n} {n|pair is|pairs are} on one diagonal.", {{"n", found.clashes}}));
    if (!is_plane) note(frame, "Lines across joined edges are not compared.");
    if (!found.list.empty()) {
        gap(8);
        heading(frame, say("2 comb {n}", {{"n", n}}));
        for (const std::string& line : found.list) {
            paragraph(frame, frame.fonts.small, theme.ink, line);
        }
    }
    gap(8);
    heading(frame, say("What it costs for {n} {n|queen|queens}", {{"n", n}}));
    for (const auto& [name, cost] : found.costs) row(frame, name, cost, theme.ink);
    note(frame,
         "It makes all permutations first and then tests them all at once. No solution "
         "begins with 0 1, but each permutation that does is compared pair by pair. Hui "
         "(1981) counts 9,031,704 bytes and 20,159 needless comparisons for 8 queens.");
}

}  // namespace queens::ui
