// Most questions are a part of the state.
#include "app/answers/questions.hpp"

#include "app/app.hpp"
#include "app/rooms/count_room.hpp"
#include "app/rooms/garden_room.hpp"
#include "app/state/claimed.hpp"

namespace queens::asked {

std::optional<Board> board(const App& app) { return app.board(); }

std::optional<BoardAndRegions> board_and_regions(const App& app) {
    if (app.player() != nullptr) return std::nullopt;
    return {{app.board(), app.state().regions, app.state().quiet, app.gardens().timer().solved_in(),
             app.challenge()}};
}

std::optional<std::optional<Challenge>> challenge(const App& app) {
    if (app.player() != nullptr) return std::optional<Challenge>();
    return claimed_challenge(app.state());
}

std::optional<std::pair<Board, GroupKind>> board_and_group(const App& app) {
    return {{app.board(), app.state().group}};
}

std::optional<Size> size(const App& app) { return app.board().size(); }

std::optional<Size> size_of_plane(const App& app) {
    return app.board().surface() == Surface{} ? size(app) : std::nullopt;
}

std::optional<int> rows(const App& app) { return app.board().rows(); }

std::optional<int> ladder_side(const App& app) {
    const Size here = app.state().board.size();
    return has_ladder(here) ? std::optional(here.rows) : std::nullopt;
}

std::optional<StartQuestion> start(const App& app) {
    if (app.player() != nullptr) return std::nullopt;
    const State& state = app.state();
    return {{state.solver, app.board(), state.kept_queens, is_challenge(state.goal)}};
}

std::optional<Problem> problem_by_rows(const App& app) {
    const Player* player = app.player();
    if (player == nullptr || !has_row_forecast(player->entry())) return std::nullopt;
    return player->problem();
}

std::optional<Task> task(const App& app) { return app.task(); }

std::optional<GalleryBoard> gallery(const App& app) {
    const Board& shown = app.board();
    if (!has_gallery(shown)) return std::nullopt;
    return {{shown.rows(), shown.surface() == torus_surface}};
}

std::optional<GalleryPart> gallery_part(const App& app) {
    const auto shown = gallery(app);
    const GalleryFilter& filter = app.state().gallery;
    if (!shown || filter.families) return std::nullopt;
    return {{*shown, filter}};
}

std::optional<GalleryGroup> gallery_group(const App& app) {
    const auto shown = gallery(app);
    const auto& group = app.state().gallery.families;
    if (!shown || !group) return std::nullopt;
    return {{*shown, *group}};
}

std::optional<Board> placement(const App& app) {
    const bool is_about = named(app.state().topic).about == Subject::placement;
    return is_about ? std::optional(app.board()) : std::nullopt;
}

std::optional<Columns> columns(const App& app) { return app.answers().placement.answer().columns; }

std::optional<Calculator> calculator(const App& app) { return app.state().calculator; }

std::optional<std::vector<std::int64_t>> square_of_numbers(const App& app) {
    return app.state().square;
}

std::optional<std::pair<int, Square>> tile(const App& app) {
    const Size here = app.board().size();
    if (!has_tiles(here)) return std::nullopt;
    const Square middle{here.rows / 2, (here.columns - 1) / 2};
    return {{here.rows, app.state().selected.value_or(middle)}};
}

std::optional<std::vector<FinishedCount>> counts(const App& app) {
    return app.count_room().finished();
}

}  // namespace queens::asked
