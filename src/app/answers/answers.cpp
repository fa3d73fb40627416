// One function for each tab that has answers; a tab that is closed asks nothing.
#include "app/answers/answers.hpp"

#include "app/app.hpp"

namespace queens {

namespace {

void follow_board(Answers& answers, const App& app) {
    if (app.player() != nullptr) return;
    answers.verdict.ask({app.board(), app.completable()}, [&](const auto& asked) {
        return verdict_on(asked.first, app.conflicts(), app.attack_map(), asked.second);
    });
}

void follow_place(Answers& answers, const App& app) {
    answers.census.ask(app.board(),
                       [&](const Board& board) { return census_of(board, app.attack_map()); });
}

Start start_of(const App& app) {
    const bool keeps = app.starts_from_queens();
    const Board& board = app.board();
    const Problem problem = problem_of(keeps ? board : without(board, Piece::queen));
    return {keeps, app.solver().refuse(problem)};
}

void follow_solve(Answers& answers, const App& app) {
    const Player* player = app.player();
    if (player == nullptr) {
        answers.start.ask({app.state().solver, app.board(), app.keep_queens(), app.own_queens()},
                          [&](const StartQuestion&) { return start_of(app); });
        return;
    }
    if (!has_row_forecast(player->entry())) return;
    answers.rows.ask(player->problem(), forecast_rows);
}

void follow_race(Answers& answers, const App& app) {
    const Size size = app.state().board.size();
    if (has_ladder(size)) answers.ladder.ask(size.rows, ladder);
}

void follow_count(Answers& answers, const App& app) {
    answers.count.ask(app.task(), forecast_count);
}

void follow_orbit(Answers& answers, const App& app) {
    answers.orbit.ask({app.board(), app.state().group},
                      [](const auto& asked) { return orbit_of(asked.first, asked.second); });
}

void follow_gallery(Answers& answers, const App& app) {
    const Board& board = app.board();
    if (!has_gallery(board)) return;
    const GalleryBoard shown{board.rows(), board.surface() == torus_surface};
    const GalleryFilter& filter = app.state().gallery;
    answers.solutions.ask(shown, list_solutions);
    const SolutionList& list = answers.solutions.answer();
    if (filter.families) {
        answers.families.ask({shown, *filter.families},
                             [&](const auto& asked) { return families_of(list, asked.second); });
    } else {
        answers.shown.ask({shown, filter},
                          [&](const auto& asked) { return filtered(list, asked.second); });
    }
}

void follow_board_topic(Answers& answers, const App& app) {
    const Size size = app.board().size();
    switch (app.state().topic) {
        case Topic::latin:
            answers.cuts.ask(size, cuts_of);
            if (app.board().surface() == Surface{}) answers.packed.ask(size, packed_on);
            return;
        case Topic::conflicts: return answers.constellations.ask(size, constellations_on);
        case Topic::theorem: return answers.theorem.ask(size.rows, theorem_for);
        case Topic::tiles: {
            if (!has_tiles(size)) return;
            const Square middle{size.rows / 2, (size.columns - 1) / 2};
            return answers.tiles.ask(
                {size.rows, app.state().selected.value_or(middle)},
                [](const auto& asked) { return tiles_of(asked.first, asked.second); });
        }
        case Topic::published:
            return answers.published.ask(counted_here(app.count_room().finished()),
                                         published_tables);
        default: return;
    }
}

void follow_maths(Answers& answers, const App& app) {
    const Topic topic = app.state().topic;
    if (topic == Topic::magic) answers.square.ask(app.state().square, reading_of);
    if (named(topic).about == Subject::board) return follow_board_topic(answers, app);
    answers.placement.ask(app.board(), placement_on);
    const auto& columns = answers.placement.answer().columns;
    if (!columns) return;
    if (topic == Topic::permutation) {
        answers.turns.ask(*columns, turns_of);
        answers.calculation.ask(app.state().calculator, calculate);
    }
    if (topic == Topic::shifts) answers.shifts.ask(*columns, shifts_of);
    if (topic == Topic::sums) answers.sums.ask(*columns, row_sums_of);
    if (topic == Topic::gauss) answers.gauss.ask(*columns, gauss_check_of);
    if (topic == Topic::magic) answers.magic.ask(*columns, magic_of);
    if (topic == Topic::pairs) answers.pairs.ask(*columns, pairs_of);
}

}  // namespace

void follow(Answers& answers, const App& app) {
    follow_board(answers, app);
    switch (app.state().tab) {
        case Tab::place: return follow_place(answers, app);
        case Tab::solve: return follow_solve(answers, app);
        case Tab::race: return follow_race(answers, app);
        case Tab::count: return follow_count(answers, app);
        case Tab::orbit: return follow_orbit(answers, app);
        case Tab::gallery: return follow_gallery(answers, app);
        case Tab::maths: return follow_maths(answers, app);
        default: return;
    }
}

}  // namespace queens
