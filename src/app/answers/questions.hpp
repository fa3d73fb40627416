// What the answers depend on. Each of these asks the program, and is nothing where there is nothing
// to find.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "app/answers/gallery.hpp"
#include "app/answers/published.hpp"
#include "app/answers/start.hpp"
#include "app/answers/task_answer.hpp"
#include "app/answers/verdict.hpp"
#include "app/state/state.hpp"

namespace queens {

class App;

namespace asked {

using GalleryPart = std::pair<GalleryBoard, GalleryFilter>;
using GalleryGroup = std::pair<GalleryBoard, GroupKind>;

[[nodiscard]] std::optional<Board> board(const App& app);
/// The board with its regions while no run is loaded, and what changes how it is judged.
[[nodiscard]] std::optional<BoardAndRegions> board_and_regions(const App& app);
/// The challenge that the board claims to be while no run is loaded, nothing for any other board.
[[nodiscard]] std::optional<std::optional<Challenge>> challenge(const App& app);
[[nodiscard]] std::optional<std::pair<Board, GroupKind>> board_and_group(const App& app);
[[nodiscard]] std::optional<Size> size(const App& app);
/// The size of a plane board.
[[nodiscard]] std::optional<Size> size_of_plane(const App& app);
[[nodiscard]] std::optional<int> rows(const App& app);
/// The side of a board that the ladder of ideas is shown for.
[[nodiscard]] std::optional<int> ladder_side(const App& app);

/// What the chosen solver would start from while no run is loaded.
[[nodiscard]] std::optional<StartQuestion> start(const App& app);
/// The problem of the run, if its tree is that of trying row after row.
[[nodiscard]] std::optional<Problem> problem_by_rows(const App& app);
[[nodiscard]] std::optional<Task> task(const App& app);
/// What the visitor is asked to do and how far it has come; an empty one in a free laboratory.
[[nodiscard]] std::optional<TaskQuestion> task_question(const App& app);

[[nodiscard]] std::optional<GalleryBoard> gallery(const App& app);
/// The gallery with its filter, or with the group of its families.
[[nodiscard]] std::optional<GalleryPart> gallery_part(const App& app);
[[nodiscard]] std::optional<GalleryGroup> gallery_group(const App& app);

/// The board of a topic about placements, and its columns if it is a permutation.
[[nodiscard]] std::optional<Board> placement(const App& app);
[[nodiscard]] std::optional<Columns> columns(const App& app);
[[nodiscard]] std::optional<Calculator> calculator(const App& app);
[[nodiscard]] std::optional<std::vector<std::int64_t>> square_of_numbers(const App& app);
/// The side of the board, and the tile that is chosen or in the middle.
[[nodiscard]] std::optional<std::pair<int, Square>> tile(const App& app);
[[nodiscard]] std::optional<std::vector<FinishedCount>> counts(const App& app);

}  // namespace asked
}  // namespace queens
