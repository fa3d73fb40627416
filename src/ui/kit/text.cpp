// How text is set, measured and written down.
#include "ui/kit/text.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "ui/kit/control.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// The least space between the two ends of a row.
constexpr float line_space = 12;

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

/// Whether no line may end between the sign there and the next one: in a number, at a quotation
/// mark, and before a sign that closes.
bool is_bound(std::string_view words, std::size_t at) {
    if (at + 1 == words.size() || words[at + 1] == ' ' || words[at + 1] == '\n') return false;
    const char next = words[at + 1];
    const bool can_part = words[at] == ',' || words[at] == '.';
    const bool in_number = can_part && at > 0 && is_digit(words[at - 1]) && is_digit(next);
    constexpr std::string_view closing = ".,;:!?\")";
    return in_number || words[at] == '"' || closing.find(next) != std::string_view::npos;
}

/// Whether the comma there parts the numbers of a pair, as in "(1, 2)".
bool is_in_pair(std::string_view words, std::size_t comma) {
    if (words[comma] != ',' || !words.substr(comma + 1).starts_with(' ')) return false;
    const std::size_t before = words.substr(0, comma).find_last_not_of("0123456789-");
    return before != std::string_view::npos && words[before] == '(';
}

/// The words with other signs, which look the same, where ImGui would end a line and must not.
std::string unbroken(std::string_view words) {
    std::string changed;
    std::size_t done = 0;
    const auto put = [&](std::size_t until, std::size_t signs, const std::string& instead) {
        changed += words.substr(done, until - done);
        changed += instead;
        done = until + signs;
    };
    for (std::size_t at = words.find_first_of(ending_signs); at != std::string_view::npos;
         at = words.find_first_of(ending_signs, at + 1)) {
        if (is_bound(words, at)) put(at, 1, binding_sign(words[at]));
        if (is_in_pair(words, at)) put(at, 2, binding_sign(',') + "\u00A0");
    }
    put(words.size(), 0, {});
    return changed;
}

void set(const Kit& kit, Role role, ImFont* font, ImU32 colour, std::string_view words) {
    const std::string shown = unbroken(words);
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextUnformatted(shown.data(), shown.data() + shown.size());
    ImGui::PopStyleColor();
    ImGui::PopFont();
    kit.record.set_in(size_of(font) / kit.fonts.line);
    record_item(kit, {.id = {}, .role = role, .label = std::string(words)});
}

void draw_words(const Kit& kit, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
                float wrap) {
    const std::string shown = unbroken(words);
    ImGui::GetWindowDrawList()->AddText(font, size_of(font), {std::floor(at.x), std::floor(at.y)},
                                        colour, shown.data(), shown.data() + shown.size(), wrap);
    kit.record.set_in(size_of(font) / kit.fonts.line);
}

/// The first of the lines into which ImGui breaks words at that width, if it is not 0.
std::string_view first_line(const ImFont* font, std::string_view words, float wrap) {
    if (wrap <= 0 || words.empty()) return words;
    const float scale = size_of(font) / font->FontSize;
    const char* const end =
        font->CalcWordWrapPositionA(scale, words.data(), words.data() + words.size(), wrap);
    const auto length = static_cast<std::size_t>(end - words.data());
    return words.substr(0, std::max<std::size_t>(length, 1));
}

Shown shown_between(ImVec2 low, ImVec2 high, std::string_view words) {
    return {.role = Role::text,
            .label = std::string(words),
            .over = is_over(),
            .visible = ImGui::IsRectVisible(low, high),
            .rect = rect_of(low, high),
            .room = window_rect()};
}

}  // namespace

ImVec2 extent_of(const ImFont* font, std::string_view words, float wrap) {
    const std::string shown = unbroken(words);
    return font->CalcTextSizeA(size_of(font), FLT_MAX, wrap, shown.data(),
                               shown.data() + shown.size());
}

ImFont* smaller(const Kit& kit, const ImFont* font) {
    const Fonts& fonts = kit.fonts;
    if (font == fonts.large) return fonts.heading;
    if (font == fonts.heading) return fonts.strong;
    return font == fonts.small ? nullptr : fonts.small;
}

float widest_word(const ImFont* font, std::string_view words) {
    float widest = 0;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find_first_of(" \n"), words.size());
        widest = std::max(widest, extent_of(font, words.substr(0, end)).x);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return widest;
}

ImFont* whole_words(const Kit& kit, ImFont* font, std::string_view words, float room) {
    while (widest_word(font, words) > room && smaller(kit, font) != nullptr) {
        font = smaller(kit, font);
    }
    return font;
}

void words_at(const Kit& kit, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
              float wrap) {
    draw_words(kit, font, at, colour, words, wrap);
    write_down(kit, at, at + extent_of(font, words, wrap), words);
}

void write_down(const Kit& kit, ImVec2 low, ImVec2 high, std::string_view words) {
    kit.record.add(shown_between(low, high, words));
}

namespace {

/// Writes down words that were drawn on the control of that id.
void write_down_on(const Kit& kit, const std::string& owner, ImVec2 low, ImVec2 high,
                   std::string_view words) {
    Shown shown = shown_between(low, high, words);
    shown.owner = owner;
    const auto& all = kit.record.all();
    const auto control = std::find_if(all.rbegin(), all.rend(),
                                      [&](const Shown& other) { return other.id == owner; });
    if (control != all.rend()) shown.room = control->rect;
    kit.record.add(std::move(shown));
}

}  // namespace

void words_on(const Kit& kit, const std::string& owner, ImFont* font, ImVec2 at, ImU32 colour,
              std::string_view words, float wrap) {
    draw_words(kit, font, at, colour, words, wrap);
    write_down_on(kit, owner, at, at + extent_of(font, words, wrap), words);
}

void words_around(const Kit& kit, const std::string& owner, ImFont* font, ImVec2 centre,
                  ImU32 colour, std::string_view words, float wrap) {
    const ImVec2 extent = extent_of(font, words, wrap);
    const ImVec2 low{centre.x - extent.x / 2, centre.y - extent.y / 2};
    const std::string shown = unbroken(words);
    float y = low.y;
    for (std::string_view left = shown; !left.empty(); y += size_of(font)) {
        const std::string_view line = first_line(font, left, wrap);
        draw_words(kit, font, {centre.x - extent_of(font, line).x / 2, y}, colour, line, 0);
        left.remove_prefix(line.size());
        left.remove_prefix(std::min(left.find_first_not_of(' '), left.size()));
    }
    write_down_on(kit, owner, low, low + extent, words);
}

void words_centred(const Kit& kit, ImFont* font, ImVec2 centre, ImU32 colour,
                   std::string_view words) {
    const ImVec2 extent = extent_of(font, words);
    words_at(kit, font, {centre.x - extent.x / 2, centre.y - extent.y / 2}, colour, words);
}

void words_ending(const Kit& kit, ImFont* font, ImVec2 end, ImU32 colour, std::string_view words) {
    words_at(kit, font, {end.x - extent_of(font, words).x, end.y}, colour, words);
}

void figure(const Kit& kit, ImVec2 end, const std::string& name, const std::string& number) {
    const Fonts& fonts = kit.fonts;
    const ImVec2 above = extent_of(fonts.strong, number);
    const ImVec2 below = extent_of(fonts.small, name);
    const float middle = end.y + 1.2F * size_of(fonts.strong);
    draw_words(kit, fonts.strong, {end.x - above.x, end.y}, kit.theme.ink, number, 0);
    draw_words(kit, fonts.small, {end.x - below.x, middle}, kit.theme.quiet, name, 0);
    const ImVec2 low{end.x - std::max(above.x, below.x), end.y};
    const ImVec2 high{end.x, middle + below.y};
    kit.record.add({.role = Role::text,
                    .label = name,
                    .value = number,
                    .over = is_over(),
                    .visible = ImGui::IsRectVisible(low, high),
                    .rect = rect_of(low, high),
                    .room = window_rect()});
}

void text(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words) {
    set(kit, Role::text, font, colour, words);
}

void heading(const Kit& kit, std::string_view words) {
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room);
    set(kit, Role::heading, whole_words(kit, kit.fonts.strong, words, room), kit.theme.ink, words);
    ImGui::PopTextWrapPos();
}

void paragraph(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words) {
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room);
    text(kit, whole_words(kit, font, words, room), colour, words);
    ImGui::PopTextWrapPos();
}

void row(const Kit& kit, std::string_view name, std::string_view value, ImU32 colour) {
    name_and_value(kit, kit.fonts.text, name, value, colour);
}

void name_and_value(const Kit& kit, ImFont* font, std::string_view name, std::string_view value,
                    ImU32 colour) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 left = extent_of(font, name, width);
    const bool beside = left.x + line_space + extent_of(font, value).x <= width;
    const ImVec2 right = extent_of(font, value, width);
    const float below = beside ? 0 : left.y;
    words_at(kit, font, start, kit.theme.quiet, name, width);
    words_at(kit, font, {start.x + width - right.x, start.y + below}, colour, value, width);
    ImGui::Dummy({width, std::max(left.y, below + right.y)});
}

void hairline(const Kit& kit) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::GetWindowDrawList()->AddRectFilled(start, {start.x + width, start.y + 1},
                                              kit.theme.hairline);
    ImGui::Dummy({width, 1});
}

void gap(float height) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
    ImGui::Dummy({0, height});
    ImGui::PopStyleVar();
}

void separate_groups(const Kit& kit, float room) {
    gap(room);
    hairline(kit);
    gap(room);
}

}  // namespace queens::ui
