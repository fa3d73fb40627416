// The boards of a race side by side, each with its solver's name and counters.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/say.hpp"
#include "figure/shapes.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/text.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

constexpr float dot_room = 17;
constexpr float words_room = 20;
/// Between a board and its words.
constexpr float plain_margin = 6;
/// The same where arrows stand along joined edges.
constexpr float joined_margin = 14;

float margin_of(const Board& board) {
    return board.surface() == Surface{} ? plain_margin : joined_margin;
}

std::string state_at(std::uint64_t steps, std::uint64_t solutions, bool done) {
    const Sentence sentence =
        done ? Sentence("{steps} {steps|step|steps}, {n} {n|solution|solutions}, finished")
             : Sentence("{steps} {steps|step|steps}, {n} {n|solution|solutions}");
    return say(sentence, {{"steps", steps}, {"n", solutions}});
}

std::string state_of(const Racer& racer) {
    const Tally& tally = racer.tally();
    return state_at(tally.steps(), tally.solutions, tally.done);
}

/// The words, or as many of their letters as have room beside an ellipsis.
std::string shortened(const ImFont* font, std::string_view words, float room) {
    std::string cut(words);
    const auto ends_within_letter = [](std::string_view text, std::size_t size) {
        return size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U;
    };
    for (std::size_t size = words.size(); size > 0 && extent_of(font, cut).x > room;) {
        do --size;
        while (ends_within_letter(words, size));
        cut = std::string(words.substr(0, size)) + "\xE2\x80\xA6";
    }
    return cut;
}

/// The words in one line or, where it is wider than the room, in two that are parted near the
/// middle.
std::vector<std::string> lines_of(const ImFont* font, const std::string& words, float room) {
    if (extent_of(font, words).x <= room) return {words};
    const auto off_middle = [&](std::size_t at) {
        return std::max(2 * at, words.size()) - std::min(2 * at, words.size());
    };
    std::size_t parting = words.find(' ');
    for (std::size_t at = parting; at != std::string::npos; at = words.find(' ', at + 1)) {
        if (off_middle(at) < off_middle(parting)) parting = at;
    }
    if (parting == std::string::npos) return {words};
    return {words.substr(0, parting), words.substr(parting + 1)};
}

/// Draws words around a point, in two lines where one has no room. Returns how wide they are.
float draw_words(const Frame& frame, ImFont* font, ImVec2 centre, ImU32 colour,
                 const std::string& words, float room) {
    const float line_height = extent_of(font, "1").y;
    const std::vector<std::string> lines = lines_of(font, words, room);
    float y = centre.y - line_height * static_cast<float>(lines.size() - 1) / 2;
    float width = 0;
    for (const std::string& line : lines) {
        const std::string shown = shortened(font, line, room);
        words_centred(frame, font, {centre.x, y}, colour, shown);
        width = std::max(width, extent_of(font, shown).x);
        y += line_height;
    }
    return width;
}

/// Crosses on the squares that the racer has refused since its board changed.
void draw_refused(const Frame& frame, ImDrawList& list, const Racer& racer, ImVec2 corner,
                  float square) {
    constexpr float least_square = 8;
    if (square < least_square || racer.tally().done) return;
    const SquareGrid grid{.size = racer.board().size(), .low = point_of(corner), .side = square};
    ListCanvas canvas(frame, list);
    const Pen pen(canvas, frame.theme, square);
    for (const Square at : racer.refused()) {
        draw_cross(pen, grid.centre(at), 0.2F * square, frame.theme.wrong,
                   std::max(1.5F, 0.05F * square));
    }
}

/// A racer's title in letters that leave it room, and its lines' height in all.
struct Title {
    std::string words;
    ImFont* font = nullptr;
    float height = 0;
};

Title title_of(const Frame& frame, const Racer& racer, bool won, float room) {
    const std::string name = say(racer.entry().title);
    const std::string words = won ? say("{name}: first", {{"name", name}}) : name;
    const bool fits = extent_of(frame.fonts.strong, words).x <= room;
    ImFont* const font = fits ? frame.fonts.strong : frame.fonts.small;
    const auto lines = static_cast<float>(lines_of(font, words, room).size());
    return {words, font, lines * extent_of(font, "1").y};
}

/// Room for the title of every board, whoever will have won.
float height_of_titles(const Frame& frame, const std::vector<Racer>& racers, float room) {
    constexpr float above = 4;
    float highest = 0;
    for (const Racer& racer : racers) {
        highest = std::max(highest, title_of(frame, racer, true, room).height);
    }
    return std::ceil(highest + above + margin_of(racers.front().board()));
}

/// The same for the words below: two lines from the beginning where they will need them in the end,
/// so that no board shrinks on the way.
float height_of_states(const Frame& frame, float room) {
    constexpr std::uint64_t many_steps = 88'888;
    constexpr std::uint64_t many_solutions = 88;
    ImFont* font = frame.fonts.small;
    const auto lines = lines_of(font, state_at(many_steps, many_solutions, true), room).size();
    return words_room + extent_of(font, "1").y * static_cast<float>(lines - 1);
}

/// The arrows along joined edges.
void draw_joins(const Frame& frame, ImDrawList& list, const Board& board, ImVec2 corner,
                float square) {
    ListCanvas canvas(frame, list);
    const SquareGrid grid{.size = board.size(), .low = point_of(corner), .side = square};
    const Look look{.board = board, .edges = joined_edges(board.surface())};
    draw_edges({canvas, frame.theme, grid, look});
}

/// How the boards stand: in columns, each in a cell with its words.
struct Layout {
    std::size_t columns = 1;
    ImVec2 cell;
    float title_height = 0;
    float words_height = 0;
    /// The side of a square.
    float square = 0;
};

constexpr float between_cells = 16;
/// In narrower ones names and counters would be cut.
constexpr float least_cell = 150;

Layout layout_in(const Frame& frame, const std::vector<Racer>& racers, ImVec2 area,
                 std::size_t columns) {
    const auto part = [](float whole, std::size_t parts) {
        return (whole - between_cells * static_cast<float>(parts - 1)) / static_cast<float>(parts);
    };
    const std::size_t rows = (racers.size() + columns - 1) / columns;
    const ImVec2 cell{part(area.x, columns), part(area.y, rows)};
    const Board& board = racers.front().board();
    const float margin = margin_of(board);
    const float title_height = height_of_titles(frame, racers, cell.x - 2 * dot_room);
    const float words_height = height_of_states(frame, cell.x);
    const float room = cell.y - title_height - words_height - margin;
    const float exact =
        std::min((cell.x - 2 * (margin - plain_margin)) / static_cast<float>(board.columns()),
                 room / static_cast<float>(board.rows()));
    return {columns, cell, title_height, words_height, exact < 1 ? exact : std::floor(exact)};
}

/// The layout with the largest boards.
Layout layout_of(const Frame& frame, const std::vector<Racer>& racers, ImVec2 area) {
    Layout best = layout_in(frame, racers, area, 1);
    for (std::size_t columns = 2; columns <= racers.size(); ++columns) {
        const Layout other = layout_in(frame, racers, area, columns);
        if (other.cell.x >= least_cell && other.square > best.square) best = other;
    }
    return best;
}

void draw_racer(const Frame& frame, const Racer& racer, std::size_t number, ImVec2 low,
                const Layout& layout) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Theme& theme = frame.theme;
    const auto& [columns, cell, title_height, words_height, square] = layout;
    const Size board = racer.board().size();
    const float margin = margin_of(racer.board());
    const float width = square * static_cast<float>(board.columns);
    const float height = square * static_cast<float>(board.rows);
    const float middle = low.x + cell.x / 2;
    const float spare = cell.y - title_height - words_height - margin - height;
    const ImVec2 corner{std::floor(middle - width / 2),
                        std::floor(low.y + title_height + spare / 2)};
    const ImU32 colour = racer_colour(theme, number);
    const bool won = frame.app.race()->winner(frame.app.fairness()) == number;
    const float title_room = cell.x - 2 * dot_room;
    const Title title = title_of(frame, racer, won, title_room);
    const float title_at = corner.y - margin - title.height / 2;
    const float extent = draw_words(frame, title.font, {middle, title_at},
                                    won ? theme.right : theme.ink, title.words, title_room);
    list.AddCircleFilled({middle - extent / 2 - dot_room + 5, title_at}, 5, colour);
    const float side = square * static_cast<float>(std::max(board.rows, board.columns));
    draw_small_board(frame, list, racer.board(), corner, side);
    draw_refused(frame, list, racer, corner, square);
    const bool solved = is_solution(racer.board(), board.shorter());
    list.AddRect({corner.x - 1, corner.y - 1}, {corner.x + width + 1, corner.y + height + 1},
                 solved ? theme.right : faded(theme.ink, 0.35F), 0, 0, solved ? 3.0F : 1.0F);
    draw_joins(frame, list, racer.board(), corner, square);
    const bool refused = !racer.refusal().empty();
    draw_words(frame, frame.fonts.small, {middle, corner.y + height + margin + words_height / 2},
               refused ? theme.wrong : theme.quiet,
               refused ? say("cannot search this board") : state_of(racer), cell.x);
}

}  // namespace

ImU32 racer_colour(const Theme& theme, std::size_t racer) {
    const std::array colours{theme.straight_line, theme.diagonal_line, theme.selected,
                             theme.conflict};
    return colours[racer % colours.size()];
}

void draw_race(const Frame& frame, ImVec2 low, ImVec2 high) {
    const std::vector<Racer>& racers = frame.app.race()->racers();
    const Layout layout = layout_of(frame, racers, {high.x - low.x, high.y - low.y});
    for (std::size_t i = 0; i < racers.size(); ++i) {
        const std::size_t row = i / layout.columns;
        const std::size_t column = i % layout.columns;
        const ImVec2 at{low.x + (layout.cell.x + between_cells) * static_cast<float>(column),
                        low.y + (layout.cell.y + between_cells) * static_cast<float>(row)};
        draw_racer(frame, racers[i], i, at, layout);
    }
}

}  // namespace queens::ui
