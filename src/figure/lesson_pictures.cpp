// Each answer of a tab that paper shows is asked for small boards only, so that it is there at
// once.
#include "figure/lesson_pictures.hpp"

#include <algorithm>
#include <array>

#include "app/answers/number_squares.hpp"
#include "app/answers/orbit.hpp"
#include "app/answers/shifts.hpp"
#include "app/answers/sums.hpp"
#include "app/answers/turns.hpp"
#include "app/look/look.hpp"
#include "core/say.hpp"
#include "figure/sheet_parts.hpp"
#include "figure/svg.hpp"

namespace queens {

namespace {

using Pictures = std::vector<LessonPicture>;

/// Rows of the largest board of which paper shows more than the board, and of the largest one that
/// is cut into solutions.
constexpr int largest_answered = 14;
constexpr int largest_cut = 7;
/// The most images of a board.
constexpr std::size_t most_images = 12;

std::string small_svg(const Look& look) { return svg_of_squares(look, paper_theme()); }
std::string small_svg(const Board& board) { return small_svg(Look{.board = board}); }

/// A square of numbers; those up to `framed` have frames.
std::string svg_of_numbers(const NumberSquare& square, int framed) {
    const auto n = static_cast<int>(square.size());
    Look look{.board = Board({n, n})};
    std::vector<Look::Mark> notes;
    for (int i = 0; i < n * n; ++i) {
        const Square at = look.board.size().square(i);
        const int number =
            square[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
        if (number <= framed) look.marks.push_back({MarkKind::placed, at});
        notes.push_back({MarkKind::note, at, std::to_string(number)});
    }
    look.marks.insert(look.marks.end(), notes.begin(), notes.end());
    return small_svg(look);
}

/// The board and the other images that a group makes of it.
Pictures board_images(const App& app) {
    std::vector<Board> images = orbit_of(app.board(), app.state().group).images;
    Pictures pictures;
    if (images.size() > most_images) return pictures;
    std::stable_partition(images.begin(), images.end(),
                          [&](const Board& image) { return image == app.board(); });
    for (const Board& image : images) pictures.push_back({small_svg(image)});
    return pictures;
}

/// The eight boards of a permutation with their digits and lists.
Pictures turned_boards(const Columns& columns) {
    Pictures pictures;
    for (const TurnedBoard& turned : turns_of(columns).boards) {
        pictures.push_back({small_svg(board_of(turned.columns)),
                            std::to_string(pictures.size()) + ": " + text_of(turned.columns)});
    }
    return pictures;
}

Pictures sums_with_rows(const Columns& columns) {
    constexpr std::array<Sentence, 3> titles{"s \xE2\x88\x92 x", "s", "s + x"};
    const RowSums found = row_sums_of(columns);
    Pictures pictures;
    for (std::size_t i = 0; i < titles.size(); ++i) {
        pictures.push_back({small_svg(board_of(found.sums[i].columns)), say(titles[i])});
    }
    return pictures;
}

Pictures board_of_page(const App& app) { return {{svg_of_board(app)}}; }

/// The board, and where some shifts of it around the torus are solutions and others are not, a map
/// of these.
Pictures board_and_shifts(const App& app, const Columns& columns) {
    Pictures pictures = board_of_page(app);
    const Shifts shifts = shifts_of(columns);
    const auto n = static_cast<int>(columns.size());
    if (shifts.solutions.empty() || shifts.solutions.size() == columns.size() * columns.size()) {
        return pictures;
    }
    Board map({n, n});
    for (const Shift& shift : shifts.solutions) {
        map.put({(shift.down + shifts.place.down) % n, (shift.right + shifts.place.right) % n},
                Piece::wall);
    }
    pictures.push_back({small_svg(map)});
    return pictures;
}

/// The board and the magic square that it makes, or the square that is read where it is empty.
Pictures magic_squares(const App& app, const std::optional<Columns>& columns) {
    if (is_empty(app.board())) {
        const auto read = square_of(app.state().square);
        return read ? Pictures{{svg_of_numbers(*read, 0)}} : Pictures{};
    }
    Pictures pictures = board_of_page(app);
    if (!columns) return pictures;
    const Magic magic = magic_of(*columns);
    const auto n = static_cast<int>(columns->size());
    if (magic.refusal.empty()) pictures.push_back({svg_of_numbers(magic.square, n)});
    return pictures;
}

/// The board cut into solutions, a Latin square.
Pictures latin_squares(const App& app) {
    const Size size = app.board().size();
    if (size.rows > largest_cut || app.board().surface() != torus_surface) return {};
    const Cuts cuts = cuts_of(size);
    if (!cuts.refusal.empty()) return {};
    return {{svg_of_numbers(latin_square(cuts.partitions.front(), size.rows), -1)}};
}

Pictures pictures_of_topic(const App& app) {
    const std::optional<Columns> columns = columns_of(app.board());
    switch (app.state().topic) {
        case Topic::magic: return magic_squares(app, columns);
        case Topic::latin: return latin_squares(app);
        case Topic::theorem: return columns ? board_of_page(app) : Pictures{};
        case Topic::permutation: return columns ? turned_boards(*columns) : Pictures{};
        case Topic::shifts: return columns ? board_and_shifts(app, *columns) : Pictures{};
        case Topic::sums: return columns ? sums_with_rows(*columns) : Pictures{};
        default: return {};
    }
}

}  // namespace

std::string svg_of_board(const App& app) { return svg_of(look_of(app), plain_view, paper_theme()); }

std::vector<LessonPicture> pictures_of(const App& app) {
    const State& state = app.state();
    const bool small = std::max(app.board().rows(), app.board().columns()) <= largest_answered;
    const bool bare = is_empty(app.board()) && state.regions.empty() && state.marks.empty();
    if (app.player() != nullptr) return board_of_page(app);
    switch (state.tab) {
        case Tab::gallery:
        case Tab::count:
        case Tab::race: return bare ? Pictures{} : board_of_page(app);
        case Tab::orbit: return small ? board_images(app) : Pictures{};
        case Tab::maths: return small ? pictures_of_topic(app) : Pictures{};
        default: return board_of_page(app);
    }
}

}  // namespace queens
