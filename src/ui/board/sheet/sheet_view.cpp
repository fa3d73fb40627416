// The board on a sheet: alone, or with copies of itself beyond its joined edges.
#include <algorithm>
#include <string>

#include "core/say.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/sheet/sheet_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

/// A button on the board that says how many times larger it is shown, and shows all of it again.
void draw_reset(const Frame& frame, const Sheet& sheet) {
    const Zoom& zoom = frame.app.state().zoom;
    if (zoom == Zoom{}) return;
    const std::string factor = say("{percent} %", {{"percent", zoom.percent}});
    const Button reset{.id = "reset-zoom",
                       .label = say("Show the whole board"),
                       .text = zoom.percent > 100 ? factor : say("Centre"),
                       .icon = zoom.percent > 100 ? Icon::close : Icon::none,
                       .hint = say("Show the whole board again (0)")};
    const ImVec2 low{sheet.area_high().x - width_of(frame, reset) - 8, sheet.area_low().y + 8};
    const ImVec2 high{sheet.area_high().x - 8, low.y + frame.control()};
    ImGui::GetWindowDrawList()->AddRectFilled(low, high, frame.theme.panel, 6);
    ImGui::SetCursorScreenPos(low);
    if (button(frame, reset)) frame.give(SetZoom{});
}

/// The same, drawn over what follows and yet asked first: of two controls in one place ImGui gives
/// a press to the one that came first.
void put_reset_over_board(const Frame& frame, const Sheet& sheet) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    draw_reset(frame, sheet);
    list.ChannelsSetCurrent(0);
}

class SheetView final : public BoardView {
  public:
    explicit SheetView(View view) : view_(view) {}

    void lay_out(const Frame& frame, const Stage& /*stage*/, const Look& look, ImVec2 low,
                 ImVec2 high) override {
        low_ = low;
        high_ = high;
        const ImVec2 area{high.x - low.x, high.y - low.y};
        keep_room(frame, memory_, look, area);
        foot_ = foot_height(frame, {area.x, area.y - memory_.bands});
        lay_out_sheet(frame, memory_, look, low, {high.x, high.y - foot_}, view_);
    }

    void take(const Frame& frame, Stage& stage) override {
        put_reset_over_board(frame, *memory_.sheet);
        touch_sheet(frame, stage, memory_,
                    {.id = std::string(board_id), .role = Role::board, .label = say("Board")});
    }

    void draw(const Frame& frame, Stage& stage, const Look& look) override {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        ListCanvas canvas(frame, list);
        draw_sheet({frame, list, canvas, *memory_.sheet, look}, stage, memory_);
        const float top = bottom_of(memory_);
        draw_foot(frame, look, stage, {low_.x + 8, top}, {high_.x - 8, top + foot_});
        list.ChannelsMerge();
    }

    [[nodiscard]] std::optional<Rect> rect_of(Square square, bool in_space) const override {
        if (in_space || !memory_.sheet) return std::nullopt;
        return ui::rect_of(*memory_.sheet, square);
    }

    void enlarge(const Frame& frame, float factor) const override {
        if (memory_.sheet) enlarge_sheet(frame, *memory_.sheet, factor);
    }

    void move(const Frame& frame, Direction way) const override { move_sheet(frame, way); }

  private:
    View view_;
    SheetMemory memory_;
    ImVec2 low_{0, 0};
    ImVec2 high_{0, 0};
    float foot_ = 0;
};

}  // namespace

std::unique_ptr<BoardView> make_flat_view() { return std::make_unique<SheetView>(View::flat); }

std::unique_ptr<BoardView> make_repeated_view() {
    return std::make_unique<SheetView>(View::repeated);
}

}  // namespace queens::ui
