// A link has the colour of what can be pressed, and a line below it where it is one line itself.
#include "ui/tabs/sequence_link.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

void link_to_sequence(const Frame& frame, const std::string& sequence, const std::string& words) {
    const std::string id = "sequence-" + sequence;
    ImFont* font = frame.fonts.text;
    const float room = ImGui::GetContentRegionAvail().x;
    const ImVec2 extent = extent_of(font, words, room);
    const Touch touch = ui::touch(
        frame,
        {.id = id,
         .label = words,
         .hint = say("Open oeis.org/{sequence} beside this page", {{"sequence", sequence}})},
        {extent.x, std::max(frame.control(), extent.y + 8)});
    const ImVec2 low{touch.low.x, touch.centre().y - extent.y / 2};
    words_on(frame, id, font, low, frame.theme.accent, words, room);
    if (extent.y < 2 * size_of(font)) {
        const float y = low.y + extent.y + 1;
        ImGui::GetWindowDrawList()->AddLine({low.x, y}, {low.x + extent.x, y}, frame.theme.accent);
    }
    if (touch.pressed) frame.give(VisitSequence{sequence});
}

}  // namespace queens::ui
