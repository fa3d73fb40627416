// The lines of the algorithm; the one just done is lit, the next one has an arrow.
#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

/// What a line is to the present step.
struct Turn {
    bool done = false;
    bool coming = false;
};

void draw_line(const Frame& frame, const CodeLine& line, Turn turn) {
    const Theme& theme = frame.theme;
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string words = say(line.text);
    const float indent = 20 + 18 * static_cast<float>(line.depth);
    const float room = width - indent - 4;
    ImFont* font = whole_words(frame, frame.fonts.text, words, room);
    const float height = extent_of(font, words, room).y + 7;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (turn.done) {
        list.AddRectFilled(at, {at.x + width, at.y + height}, faded(theme.accent, 0.16F), 4);
        list.AddRectFilled(at, {at.x + 3, at.y + height}, theme.accent, 2);
    }
    if (turn.coming) {
        const float y = at.y + height / 2;
        list.AddTriangleFilled({at.x + 7, y - 4}, {at.x + 13, y}, {at.x + 7, y + 4},
                               turn.done ? theme.accent : theme.quiet);
    }
    words_at(frame, font, {at.x + indent, at.y + 3},
             turn.done ? theme.ink : mixed(theme.ink, theme.quiet, 0.6F), words, room);
    frame.record.latest().depth = line.depth;
    frame.record.latest().lit = turn.done;
    ImGui::Dummy({width, height});
}

/// The heading, which hides the lines and shows them again.
void draw_switch(const Frame& frame) {
    constexpr float height = 32;
    constexpr float icon = 12;
    const bool open = frame.app.state().pseudocode;
    const Theme& theme = frame.theme;
    const Touch touch = ui::touch(frame,
                                  {.id = "pseudocode",
                                   .role = Role::toggle,
                                   .label = say("Algorithm"),
                                   .hint = open ? say("Hide the lines of the algorithm")
                                                : say("Show the lines of the algorithm"),
                                   .on = open},
                                  {ImGui::GetContentRegionAvail().x, height});
    const float middle = touch.centre().y;
    const float top = middle - size_of(frame.fonts.strong) / 2;
    words_on(frame, "pseudocode", frame.fonts.strong, {touch.low.x, top}, theme.ink,
             say("Algorithm"));
    draw_icon(*ImGui::GetWindowDrawList(), open ? Icon::minus : Icon::plus,
              {touch.high.x - icon, middle}, icon, touch.hovered ? theme.ink : theme.quiet);
    if (touch.pressed) frame.give(ShowPseudocode{!open});
}

/// Brings ImGui's last item into sight where a small panel hides it.
void bring_into_sight() {
    const float low = ImGui::GetWindowPos().y;
    const float high = low + ImGui::GetWindowHeight();
    const bool hidden = ImGui::GetItemRectMin().y < low || ImGui::GetItemRectMax().y > high;
    if (hidden) ImGui::SetScrollHereY(0.5F);
}

}  // namespace

/// A small panel follows the line that is lit from step to step, but for a solution, whose board
/// stands above.
void draw_pseudocode(const Frame& frame, PanelMemory& memory) {
    // Before a run there is nothing that the lines stand in the way of.
    if (frame.app.player() == nullptr && frame.app.state().pseudocode) {
        heading(frame, say("Algorithm"));
    } else {
        draw_switch(frame);
    }
    if (!frame.app.state().pseudocode) return;
    const Player* player = frame.app.player();
    const auto last = player && !frame.app.asking() ? player->last() : std::nullopt;
    const auto next = player && !frame.app.asking() ? player->next() : std::nullopt;
    const auto lit = last && frame.app.insight() ? std::optional(last->line) : std::nullopt;
    const bool follows = !memory.with_sentence && memory.lit_line && lit != memory.lit_line;
    memory.lit_line = lit;
    const bool is_solution = last && last->kind == EventKind::solution;
    if (follows && is_solution) ImGui::SetScrollY(0);
    const Size size = frame.app.board().size();
    if (frame.app.solver().scans && size.rows > size.columns) tell_of_turned_lines(frame);
    const auto lines = frame.app.solver().pseudocode;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        draw_line(frame, lines[i], {last && last->line == i, next && next->line == i});
        if (follows && lit == i && !is_solution) bring_into_sight();
    }
    ImGui::PopStyleVar();
}

}  // namespace queens::ui
