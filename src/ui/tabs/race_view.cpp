// The boards of a race side by side, each with its solver's name and counters.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "core/say.hpp"
#include "figure/shapes.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/text.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr float title_height = 28;
constexpr float counters_height = 26;

std::string state_of(const Racer& racer) {
    const Tally& tally = racer.tally();
    const Sentence sentence =
        tally.done ? Sentence("{steps} {steps|step|steps}, {n} {n|solution|solutions}, finished")
                   : Sentence("{steps} {steps|step|steps}, {n} {n|solution|solutions}");
    return say(sentence, {{"steps", tally.steps()}, {"n", tally.solutions}});
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

void draw_racer(const Frame& frame, const Racer& racer, std::size_t number, ImVec2 low,
                ImVec2 size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Theme& theme = frame.theme;
    const float room = std::min(size.x, size.y - title_height - counters_height);
    const Size board = racer.board().size();
    const float exact = room / static_cast<float>(std::max(board.rows, board.columns));
    const float square = exact < 1 ? exact : std::floor(exact);
    const float width = square * static_cast<float>(board.columns);
    const float height = square * static_cast<float>(board.rows);
    const float middle = low.x + size.x / 2;
    const ImVec2 corner{
        std::floor(middle - width / 2),
        std::floor(low.y + title_height + (size.y - title_height - counters_height - height) / 2)};
    const ImU32 colour = racer_colour(theme, number);
    const std::string name = say(racer.entry().title);
    const bool won = frame.app.race()->winner(frame.app.fairness()) == number;
    constexpr float dot_room = 17;
    const std::string title = won ? say("{name}: first", {{"name", name}}) : name;
    const float title_room = size.x - 2 * dot_room;
    const bool fits = extent_of(frame.fonts.strong, title).x <= title_room;
    const float extent =
        draw_words(frame, fits ? frame.fonts.strong : frame.fonts.small, {middle, corner.y - 16},
                   won ? theme.right : theme.ink, title, title_room);
    list.AddCircleFilled({middle - extent / 2 - dot_room + 5, corner.y - 16}, 5, colour);
    const float side = square * static_cast<float>(std::max(board.rows, board.columns));
    draw_small_board(frame, list, racer.board(), corner, side);
    draw_refused(frame, list, racer, corner, square);
    const bool solved = is_solution(racer.board(), board.shorter());
    list.AddRect({corner.x - 1, corner.y - 1}, {corner.x + width + 1, corner.y + height + 1},
                 solved ? theme.right : faded(theme.ink, 0.35F), 0, 0, solved ? 3.0F : 1.0F);
    const bool refused = !racer.refusal().empty();
    draw_words(frame, frame.fonts.small, {middle, corner.y + height + 16},
               refused ? theme.wrong : theme.quiet,
               refused ? say("cannot search this board") : state_of(racer), size.x);
}

}  // namespace

ImU32 racer_colour(const Theme& theme, std::size_t racer) {
    const std::array colours{theme.straight_line, theme.diagonal_line, theme.selected,
                             theme.conflict};
    return colours[racer % colours.size()];
}

void draw_race(const Frame& frame, ImVec2 low, ImVec2 high) {
    const std::vector<Racer>& racers = frame.app.race()->racers();
    const std::size_t count = racers.size();
    const ImVec2 area{high.x - low.x, high.y - low.y};
    const bool tall = area.y > area.x;
    const std::size_t columns = count == 2 ? (tall && area.y > 1.6F * area.x ? 1 : 2)
                                : count == 3 && area.x > 2.2F * area.y ? 3
                                                                       : 2;
    const std::size_t rows = (count + columns - 1) / columns;
    constexpr float between = 16;
    const ImVec2 cell{
        (area.x - between * static_cast<float>(columns - 1)) / static_cast<float>(columns),
        (area.y - between * static_cast<float>(rows - 1)) / static_cast<float>(rows)};
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns;
        const std::size_t column = i % columns;
        const ImVec2 at{low.x + (cell.x + between) * static_cast<float>(column),
                        low.y + (cell.y + between) * static_cast<float>(row)};
        draw_racer(frame, racers[i], i, at, cell);
    }
}

}  // namespace queens::ui
