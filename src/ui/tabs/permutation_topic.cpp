// Permutations as pictures, and the calculator of Hui (1981): strings of his four symbols, the
// digits they lead through, and the eight boards.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "symmetry/orbit.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// A symbol as a key: APL's signs are in few fonts, so that they are drawn.
struct Key {
    Symbol symbol;
    Icon icon;
    const char* id;
    Sentence hint;
};
constexpr std::array keys{
    Key{Symbol::keep, Icon::keep, "keep", "Leaves the board as it is"},
    Key{Symbol::reflect, Icon::reflect, "reflect", "Upside down: reads the list backwards"},
    Key{Symbol::turn, Icon::turn, "turn", "A quarter turn to the left"},
    Key{Symbol::invert, Icon::invert, "invert",
        "Mirrors the board in its main diagonal: the inverse list"}};

Icon icon_of(Symbol symbol) {
    return std::find_if(keys.begin(), keys.end(),
                        [&](const Key& key) { return key.symbol == symbol; })
        ->icon;
}

/// The board on show, turned and mirrored as that digit says.
MarkedBoard board_turned(const Frame& frame, std::size_t digit) {
    const MarkedBoard marked = frame.app.marked_board();
    return image(marked, square_motions(marked.board.rows())[digit]);
}

/// The symbols from a point on to the right.
void draw_symbols(const Frame& frame, const Symbols& symbols, ImVec2 at, float size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Symbol symbol : symbols) {
        draw_icon(list, icon_of(symbol), {at.x + size / 2, at.y}, size * 0.8F, frame.theme.ink);
        at.x += size;
    }
}

/// A string in its field, with the digits that it leads through at the right; a press chooses it to
/// be written.
void draw_string(const Frame& frame, Calculator& calculator, std::size_t which) {
    const Theme& theme = frame.theme;
    const float width = ImGui::GetContentRegionAvail().x;
    const bool edited = calculator.edited == which;
    const bool first = which == 0;
    const Touch touch = ui::touch(
        frame,
        {.id = first ? "first-string" : "second-string",
         .label = first ? say("First string of symbols") : say("Second string of symbols"),
         .hint =
             say("The string works from right to left; the digits are the boards that it passes "
                 "through"),
         .on = edited},
        {width, frame.control()});
    if (touch.pressed) calculator.edited = which;
    const ImVec2 low = touch.low;
    const ImVec2 high = touch.high;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.05F), 6);
    list.AddRect(low, high, edited ? theme.accent : theme.hairline, 6, 0, edited ? 2.0F : 1.0F);
    const float middle = (low.y + high.y) / 2;
    draw_symbols(frame, calculator.strings[which], {low.x + 10, middle}, 17);
    ImFont* font = frame.fonts.text;
    const std::string& digits = frame.app.answers().calculation.answer().digits[which];
    words_on(frame, first ? "first-string" : "second-string", font,
             {high.x - 12 - extent_of(font, digits).x, middle - size_of(font) / 2}, theme.quiet,
             digits);
}

void draw_keys(const Frame& frame, Symbols& symbols) {
    constexpr float space = 6;
    const float width = (ImGui::GetContentRegionAvail().x - 4 * space) / 5;
    for (const Key& key : keys) {
        if (key.symbol != keys.front().symbol) ImGui::SameLine(0, space);
        if (button(frame, {.id = std::string("symbol-") + key.id,
                           .label = say(key.hint),
                           .text = "",
                           .icon = key.icon,
                           .hint = say(key.hint),
                           .enabled = symbols.size() < longest_string,
                           .width = width})) {
            symbols.insert(symbols.begin(), key.symbol);
        }
    }
    ImGui::SameLine(0, space);
    if (button(frame, {.id = "symbol-erase",
                       .label = say("Erase"),
                       .text = "",
                       .icon = Icon::erase,
                       .hint = say("Deletes the symbol written last"),
                       .enabled = symbols.size() > 1,
                       .width = width})) {
        symbols.erase(symbols.begin());
    }
}

void show_shorter(const Frame& frame, const Symbols& shorter) {
    if (shorter.empty()) return;
    ImGui::AlignTextToFramePadding();
    text(frame, frame.fonts.text, frame.theme.ink, say("Shorter:"));
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float middle = ImGui::GetStyle().FramePadding.y + size_of(frame.fonts.text) / 2;
    draw_symbols(frame, shorter, {at.x, at.y + middle}, 17);
    ImGui::Dummy({34, 2 * middle});
}

void draw_calculator(const Frame& frame) {
    const Theme& theme = frame.theme;
    const Calculation& found = frame.app.answers().calculation.answer();
    Calculator calculator = frame.app.state().calculator;
    heading(frame, say("Symbol calculator"));
    draw_string(frame, calculator, 0);
    draw_string(frame, calculator, 1);
    draw_keys(frame, calculator.strings[calculator.edited]);
    paragraph(frame, frame.fonts.text, found.same ? theme.right : theme.wrong,
              found.same ? say("The two strings do the same to every permutation.")
                         : say("The two strings make different boards."));
    note(frame, found.proof);
    show_shorter(frame, found.shorter);
    if (button(frame, {.id = "apply-string",
                       .label = say("Apply it to the board"),
                       .hint = say("Puts on the board what the chosen string makes of it"),
                       .kind = Kind::primary})) {
        const int digit = digit_of(calculator.strings[calculator.edited]);
        frame.give(ShowBoard{board_turned(frame, static_cast<std::size_t>(digit))});
    }
    if (calculator != frame.app.state().calculator) frame.give(Calculate{calculator});
}

void draw_lists(const Frame& frame, const Turns& turns) {
    heading(frame, say("The placement as a list"));
    say_to(frame, text_of(turns.columns));
    note(frame,
         "The column of the queen in each row, from the top row down and counted from 0. "
         "The inverse list says the row of the queen in each column:");
    say_to(frame, text_of(turns.inverse));
}

void draw_eight_boards(const Frame& frame, const Turns& turns) {
    heading(frame, say("The eight boards, 0 to 7"));
    draw_thumbnails(
        frame, {.id = "board",
                .count = turns.boards.size(),
                .board =
                    [&](std::size_t digit) {
                        return board_of(turns.boards[digit].columns, frame.app.board().surface());
                    },
                .hint =
                    [&](std::size_t digit) {
                        return say("Board {digit}: {motion}",
                                   {{"digit", digit}, {"motion", turns.boards[digit].motion}});
                    },
                .pressed = [&](std::size_t digit) { return board_turned(frame, digit); }});
}

}  // namespace

void draw_permutation_topic(const Frame& frame, PanelMemory&) {
    const Turns& turns = frame.app.answers().turns.answer();
    draw_lists(frame, turns);
    separate_groups(frame, 4);
    draw_eight_boards(frame, turns);
    separate_groups(frame, 4);
    draw_calculator(frame);
}

}  // namespace queens::ui
