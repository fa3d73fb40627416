// Permutations as pictures, and the calculator of Hui (1981): strings of his four symbols, the
// digits they lead through, and the eight boards.
#include <algorithm>

#include "symmetry/symbols.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr std::size_t longest_string = 12;

/// A symbol as a key: APL's signs are in few fonts, so that they are drawn.
struct Key {
    Symbol symbol;
    Icon icon;
    const char* id;
    const char* hint;
};
constexpr std::array keys{
    Key{Symbol::keep, Icon::keep, "keep", "Leave the board as it is"},
    Key{Symbol::reflect, Icon::reflect, "reflect", "Upside down: read the list backwards"},
    Key{Symbol::turn, Icon::turn, "turn", "Turn by 90 degrees against the clock"},
    Key{Symbol::invert, Icon::invert, "invert", "Reflect in the main diagonal: the inverse list"}};

Icon icon_of(Symbol symbol) {
    return std::find_if(keys.begin(), keys.end(),
                        [&](const Key& key) { return key.symbol == symbol; })
        ->icon;
}

void show(const Frame& frame, const Columns& columns) {
    frame.give(ShowBoard{board_of(columns, frame.app.board().surface())});
}

/// The symbols from a point on to the right.
void draw_symbols(const Frame& frame, const Symbols& symbols, ImVec2 at, float size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Symbol symbol : symbols) {
        draw_icon(list, icon_of(symbol), {at.x + size / 2, at.y}, size * 0.8F, frame.theme.ink);
        at.x += size;
    }
}

/// A string in its field, with the digits that it leads through at the right.
void draw_string(const Frame& frame, MathsMemory& memory, std::size_t which) {
    const Theme& theme = frame.theme;
    const float width = ImGui::GetContentRegionAvail().x;
    const bool edited = memory.edited == which;
    const Touch touch =
        ui::touch(frame,
                  {.id = which == 0 ? "first-string" : "second-string",
                   .label = which == 0 ? "First string of symbols" : "Second string of symbols",
                   .hint = "The string is applied from right to left; the digits are the boards it "
                           "leads through",
                   .on = edited},
                  {width, frame.control()});
    if (touch.pressed) memory.edited = which;
    const ImVec2 low = touch.low;
    const ImVec2 high = touch.high;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, faded(theme.ink, 0.05F), 6);
    list.AddRect(low, high, edited ? theme.accent : theme.hairline, 6, 0, edited ? 2.0F : 1.0F);
    const Symbols& symbols = memory.strings[which];
    const float middle = (low.y + high.y) / 2;
    draw_symbols(frame, symbols, {low.x + 10, middle}, 17);
    std::string digits;
    for (const char digit : digits_of(symbols)) {
        if (!digits.empty()) digits += " \xE2\x86\x92 ";
        digits += digit;
    }
    if (symbols.size() > 4) {
        digits = "0 \xE2\x80\xA6 " + std::to_string(digit_of(symbols));
    }
    ImFont* font = frame.fonts.text;
    right_text(list, font, high.x - 12, middle - size_of(font) / 2, theme.quiet, digits);
}

void draw_keys(const Frame& frame, Symbols& symbols) {
    constexpr float space = 6;
    const float width = (ImGui::GetContentRegionAvail().x - 4 * space) / 5;
    for (const Key& key : keys) {
        if (key.symbol != keys.front().symbol) ImGui::SameLine(0, space);
        if (button(frame, {.id = std::string("symbol-") + key.id,
                           .label = key.hint,
                           .text = "",
                           .icon = key.icon,
                           .hint = key.hint,
                           .enabled = symbols.size() < longest_string,
                           .width = width})) {
            symbols.insert(symbols.begin(), key.symbol);
        }
    }
    ImGui::SameLine(0, space);
    if (button(frame, {.id = "symbol-erase",
                       .label = "Erase",
                       .text = "",
                       .icon = Icon::erase,
                       .hint = "Take the last symbol written away",
                       .enabled = symbols.size() > 1,
                       .width = width})) {
        symbols.erase(symbols.begin());
    }
}

void draw_calculator(const Frame& frame, MathsMemory& memory, const Columns& columns) {
    const Theme& theme = frame.theme;
    heading(frame, "Calculator of symbols");
    draw_string(frame, memory, 0);
    draw_string(frame, memory, 1);
    draw_keys(frame, memory.strings[memory.edited]);
    const auto& [left, right] = memory.strings;
    const bool same = are_equivalent(left, right);
    paragraph(frame, frame.fonts.text, same ? theme.right : theme.wrong,
              same ? "The two strings do the same to every permutation."
                   : "The two strings make different boards.");
    paragraph(frame, frame.fonts.small, theme.quiet, proof(left, right).back());
    const Symbols& edited = memory.strings[memory.edited];
    const Symbols least = reduced(edited);
    if (least.size() < edited.size()) {
        ImGui::AlignTextToFramePadding();
        text(frame, frame.fonts.text, theme.ink, "Shorter:");
        ImGui::SameLine();
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_symbols(frame, least, {at.x, at.y + 9}, 17);
        ImGui::Dummy({34, 18});
    }
    if (button(frame, {.id = "apply-string",
                       .label = "Apply it to the board",
                       .hint = "What the chosen string makes of the board",
                       .kind = Kind::primary})) {
        show(frame, applied(edited, columns));
    }
}

}  // namespace

void draw_permutation_topic(const Frame& frame, MathsMemory& memory, const Columns& columns) {
    const Theme& theme = frame.theme;
    heading(frame, "The placement as a list");
    paragraph(frame, frame.fonts.text, theme.ink, text_of(columns));
    text(frame, frame.fonts.small, theme.quiet, "Its inverse");
    paragraph(frame, frame.fonts.text, theme.ink, text_of(inverse(columns)));
    gap(4);
    hairline(frame);
    gap(4);
    heading(frame, "The eight boards, 0 to 7");
    const auto motions = square_motions(static_cast<int>(columns.size()));
    draw_thumbnails(
        frame, {.id = "board",
                .count = motions.size(),
                .board =
                    [&](std::size_t digit) {
                        return board_of(applied(shortest(static_cast<int>(digit)), columns),
                                        frame.app.board().surface());
                    },
                .hint =
                    [&](std::size_t digit) {
                        return "Board " + std::to_string(digit) + ": " + name_of(motions[digit]);
                    },
                .lit = [&](const Board& board) { return board == frame.app.board(); }});
    gap(4);
    hairline(frame);
    gap(4);
    draw_calculator(frame, memory, columns);
}

}  // namespace queens::ui
