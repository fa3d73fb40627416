// How many orbits the solutions of a torus fall into: tables 1 to 4 of Engelhardt (2007).
#include <array>

#include "core/known.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "symmetry/orbit_table.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

using Rows = std::span<const OrbitRow>;

void choose_side(const Frame& frame, int shown) {
    for (const int side : sides_with_orbit_rows) {
        const Button control{.id = "side-" + std::to_string(side),
                             .label = std::to_string(side),
                             .hint = say("An empty torus of {n} \xC3\x97 {n}", {{"n", side}}),
                             .on = side == shown};
        if (button_in_line(frame, control, side == sides_with_orbit_rows.front())) {
            frame.give(ShowBoard{Board({side, side}, torus_surface)});
        }
    }
}

std::uint64_t solutions_in(const OrbitRow& row) { return row.size * row.all(); }

/// By size, with what leaves the solutions unchanged: tables 1 and 4.
void draw_sizes(const Frame& frame, int n, Rows rows) {
    TableRows numbers{{say("Size"), say("Orbits"), say("Solutions")}};
    TableRows motions{{say("Size"), say("What leaves each solution unchanged")}};
    for (const OrbitRow& row : rows) {
        numbers.push_back({grouped(row.size), grouped(row.all()), grouped(solutions_in(row))});
        motions.push_back({grouped(row.size), stabiliser_name(n, row.size)});
    }
    heading(frame, say("By size"));
    table(frame, numbers);
    gap(4);
    table(frame, motions);
    note(frame, "R is a quarter turn, R\xC2\xB2 a half turn, each around some square.");
}

/// By the kind of run that finds them: table 3.
void draw_types(const Frame& frame, Rows rows) {
    TableRows words{
        {say("Kind of run"), say("Solutions"), say(Sentence("Share", "a part of all"))}};
    std::uint64_t all = 0;
    for (const OrbitRow& row : rows) all += solutions_in(row);
    for (std::size_t type = 0; type < search_types.size(); ++type) {
        std::uint64_t solutions = 0;
        for (const OrbitRow& row : rows) solutions += row.size * row.orbits[type];
        words.push_back({std::string(search_types[type].name), grouped(solutions),
                         percent(static_cast<double>(solutions) / static_cast<double>(all))});
    }
    heading(frame, say("By the kind of run that finds them"));
    table(frame, words);
    for (const NamedSearchType& type : search_types) {
        note(frame, "{name}: {meaning}.", {{"name", type.name}, {"meaning", say(type.meaning)}});
    }
}

/// By both: table 2, with a column for each size where they have room, and otherwise for each kind.
void draw_both(const Frame& frame, Rows rows) {
    TableRows by_size{{say("Size")}};
    TableRows by_type{{say("Size")}};
    for (const OrbitRow& row : rows) by_size.front().push_back(grouped(row.size));
    for (const OrbitRow& row : rows) by_type.push_back({grouped(row.size)});
    for (std::size_t type = 0; type < search_types.size(); ++type) {
        const std::string name = say(search_types[type].short_name);
        by_size.push_back({name});
        by_type.front().push_back(name);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            by_size.back().push_back(grouped(rows[i].orbits[type]));
            by_type[i + 1].push_back(grouped(rows[i].orbits[type]));
        }
    }
    heading(frame, say("Orbits by both"));
    table(frame, fits(frame, by_size) ? by_size : by_type);
}

}  // namespace

void draw_orbits_topic(const Frame& frame, PanelMemory&) {
    const Size size = frame.app.board().size();
    const int n = size.is_square() ? size.rows : 0;
    const Rows rows = known_orbit_rows(n);
    say_to(frame,
           "Shifts, turns and mirrors carry a solution of the torus to others: its orbit. "
           "A search that finds one solution of each orbit has found all.");
    choose_side(frame, rows.empty() ? 0 : n);
    if (rows.empty()) {
        say_quietly(frame, "The orbits of these tori are known.");
        return;
    }
    std::uint64_t orbits = 0;
    for (const OrbitRow& row : rows) orbits += row.all();
    gap(4);
    say_to(frame,
           "{solutions} solutions of {n} queens on the torus make {orbits} "
           "{orbits|orbit|orbits}.",
           {{"solutions", grouped(*known_torus(n))}, {"n", n}, {"orbits", orbits}});
    gap(4);
    draw_sizes(frame, n, rows);
    gap(4);
    draw_types(frame, rows);
    gap(4);
    draw_both(frame, rows);
    note(frame, n == 29
                    ? say("These are tables 1 to 4 of Engelhardt (2007), whose search took eight "
                          "months. Their solutions add up to the published number.")
                    : say("Found by this program; the command queens classes finds them again."));
}

}  // namespace queens::ui
