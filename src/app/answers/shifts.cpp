// The map of shifts starts from the lexicographically first of them, so that shifting the board
// moves the mark on the map and not the map.
#include "app/answers/shifts.hpp"

#include "core/say.hpp"
#include "symmetry/linked.hpp"

namespace queens {

namespace {

void find_base(Shifts& found) {
    const auto n = static_cast<int>(found.columns.size());
    found.base = found.columns;
    for (int i = 0; i < n * n; ++i) {
        const Shift by{i / n, i % n};
        Columns image = shifted(found.columns, by.down, by.right);
        if (image >= found.base) continue;
        found.base = std::move(image);
        found.place = {(n - by.down) % n, (n - by.right) % n};
    }
}

std::string verdict_on_torus_solution(const Columns& columns) {
    const std::size_t length = columns.size() < 2 ? 1 : chain_of(columns).solutions.size();
    if (length == 1) {
        return say(
            "This is a solution of the torus, so every shift of it is one too. Neither s + x "
            "nor s \xE2\x88\x92 x is another.");
    }
    return say(
        "This is a solution of the torus, so every shift of it is one too. It belongs to a "
        "chain of {length} solutions, each the one before plus x.",
        {{"length", length}});
}

std::string verdict_on(const Shifts& found) {
    if (is_torus_solution(found.columns)) return verdict_on_torus_solution(found.columns);
    const std::size_t all = found.columns.size() * found.columns.size();
    const std::size_t shifts = found.solutions.size();
    if (is_regular_solution(found.columns)) {
        return say(
            "This is a solution of the plane. Of all {all} shifts around the torus, {shifts} "
            "{shifts|is a solution|are solutions}, this one included.",
            {{"all", all}, {"shifts", shifts}});
    }
    if (shifts == 0) return say("No shift of this placement is a solution of the plane.");
    return say(
        "This is not a solution, but {shifts} of its {all} shifts around the torus "
        "{shifts|is one|are}.",
        {{"all", all}, {"shifts", shifts}});
}

}  // namespace

Shifts shifts_of(const Columns& columns) {
    Shifts found;
    found.columns = columns;
    found.measures = measure(columns);
    found.type = search_type_of(columns, found.measures);
    found.conflicts = torus_conflicts(columns);
    found.solutions = separating_shifts(columns);
    find_base(found);
    found.verdict = verdict_on(found);
    return found;
}

}  // namespace queens
