// The published numbers of solutions, n by n, those that this program computed, and which of them
// were counted here.
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/results_row.hpp"
#include "ui/tabs/sequence_link.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// One column of a table: n at the left, its number at the right.
void draw_column(const Frame& frame, const PublishedTable& table, std::size_t column) {
    const Theme& theme = frame.theme;
    const std::string& sequence = table.sequences[column];
    const std::string& title = table.columns[column + 1];
    if (sequence.empty()) {
        say_to(frame, "{column}: computed; we found no entry", {{"column", title}});
    } else {
        link_to_sequence(frame, sequence,
                         say("{column}: {sequence}", {{"column", title}, {"sequence", sequence}}));
    }
    for (const PublishedRow& one : table.rows) {
        const auto& cell = one.numbers[column];
        if (!cell) continue;
        const std::string number = grouped(cell->number);
        row(frame, std::to_string(one.n), cell->counted ? say("= {n}", {{"n", number}}) : number,
            cell->counted ? theme.right : theme.ink);
    }
    gap(4);
}

}  // namespace

void draw_published_topic(const Frame& frame, PanelMemory&) {
    say_to(frame,
           "How many solutions there are, as published (oeis.org). A number with = in front "
           "was counted here, too: Count adds more of them.");
    draw_copy_button(frame,
                     {"copy-published", say("All these numbers as a table for a spreadsheet"),
                      SharePublished{}});
    for (const PublishedTable& table : frame.app.answers().published.answer()) {
        gap(6);
        heading(frame, table.title);
        for (std::size_t i = 0; i + 1 < table.columns.size(); ++i) draw_column(frame, table, i);
    }
    note(
        frame,
        "In the table of Dubreuil & Koehnen (2022) the number for 26 queens up to symmetry "
        "has lost a digit; here it is whole. Tori whose side 2 or 3 divides have no solution. "
        "What this program computed comes from the command queens tables, which uses two methods.");
}

}  // namespace queens::ui
