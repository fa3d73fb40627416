// The notice: a sentence over the board, and a way to put it away.
#include <algorithm>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

void accept_button(const Frame& frame, const Offer& offer) {
    const bool closes = std::holds_alternative<CloseRun>(offer);
    press(frame, closes ? Command{CloseRun{}} : Command{AcceptOffer{}},
          {.id = "accept-offer",
           .label = closes ? say("Back to my board") : say("Open the part that could be read"),
           .kind = Kind::primary});
}

}  // namespace

void draw_notice(const Frame& frame, ImVec2 bottom_left, float width) {
    const auto& notice = frame.app.notice();
    if (!notice) return;
    const Theme& theme = frame.theme;
    const float wide = std::min(width, 560.0F);
    const float scale = ImGui::GetIO().FontGlobalScale;
    ImFont* font = frame.fonts.text;
    const float room = wide - 32 - frame.control() - 8;
    const ImVec2 extent =
        font->CalcTextSizeA(font->FontSize * scale, FLT_MAX, room, notice->text.c_str());
    const bool offers = notice->offer.has_value();
    const float height =
        std::max(extent.y, frame.control()) + 24 + (offers ? frame.control() + 8 : 0);
    const ImVec2 low{bottom_left.x + (width - wide) / 2, bottom_left.y - height};
    const ImVec2 high{low.x + wide, low.y + height};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({low.x, low.y + 3}, {high.x, high.y + 3}, faded(theme.queen_body, 0.12F), 8);
    list.AddRectFilled(low, high, theme.panel, 8);
    list.AddRect(low, high, theme.hairline, 8);
    list.PushClipRect(low, {low.x + 5, high.y}, true);
    list.AddRectFilled(low, high, notice->complaint ? theme.wrong : theme.accent, 8);
    list.PopClipRect();
    ImGui::SetCursorScreenPos(low);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{16, 12});
    ImGui::BeginChild("notice", {wide, height}, ImGuiChildFlags_AlwaysUseWindowPadding);
    const ImVec2 start = ImGui::GetCursorPos();
    ImGui::SetCursorPosY(start.y + std::max(0.0F, (frame.control() - extent.y) / 2));
    ImGui::PushTextWrapPos(start.x + room);
    text(frame, font, theme.ink, notice->text);
    ImGui::PopTextWrapPos();
    ImGui::SetCursorPos({wide - 16 - frame.control(), start.y});
    press(frame, DismissNotice{},
          {.id = "dismiss-notice",
           .label = say("Close this message"),
           .text = "",
           .icon = Icon::close,
           .kind = Kind::quiet});
    if (offers) {
        ImGui::SetCursorPos({start.x, height - 12 - frame.control()});
        accept_button(frame, *notice->offer);
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
}

}  // namespace queens::ui
