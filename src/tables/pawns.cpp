// n + k queens and k pawns, twice.
#include <array>
#include <memory>

#include "counting/boards/pawn_orbits.hpp"
#include "solvers/solver.hpp"
#include "symmetry/sheet_motion.hpp"
#include "tables/methods.hpp"

namespace queens {

std::optional<Numbers> with_pawns(int n, int pawns, const GoOn& go_on) {
    const auto placements = count_pawn_orbits(n, pawns, go_on);
    if (!placements) return std::nullopt;
    return Numbers{placements->all, placements->fundamental};
}

std::optional<Numbers> with_pawns_by_squares(int n, int pawns, const GoOn& go_on) {
    const Entry& entry = *find_solver("queens_and_pawns");
    Settings settings = initial_settings(entry);
    settings.knobs.front() = pawns;
    const Problem problem = problem_of(Board({n, n}, {}));
    const std::unique_ptr<Search> search = entry.start(problem, settings);
    Board board = problem.board;
    std::array<Event, 4096> events;
    Tally tally;
    std::uint64_t motions = 0;
    while (!tally.done) {
        const std::size_t taken = search->events(events);
        for (const Event& event : std::span(events).first(taken)) {
            apply(event, board);
            tally.add(event.kind);
            if (event.kind == EventKind::solution) motions += motions_keeping(board).size();
        }
        if (!go_on()) return std::nullopt;
    }
    return Numbers{tally.solutions, motions / sheet_motions.size()};
}

}  // namespace queens
