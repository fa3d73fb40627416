// The board on a sheet: alone, or with copies of itself beyond its joined edges.
#include <algorithm>
#include <string>

#include "core/say.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/sheet/sheet_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

/// A button that says how many times larger the board is shown, and shows all of it again.
std::optional<Button> reset_of(const Zoom& zoom) {
    if (zoom == Zoom{}) return std::nullopt;
    const std::string factor = say("{percent} %", {{"percent", zoom.percent}});
    return Button{.id = "reset-zoom",
                  .label = say("Show the whole board"),
                  .text = zoom.percent > 100 ? factor : say("Centre"),
                  .icon = zoom.percent > 100 ? Icon::close : Icon::none,
                  .hint = say("Show the whole board again (0)")};
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
        foot_ = lay_out_foot(frame, {area.x, area.y - memory_.bands.height});
        lay_out_sheet(frame, memory_, look, low, {high.x, high.y - foot_.height}, view_);
    }

    void take(const Frame& frame, Stage& stage) override {
        const Sheet& sheet = *memory_.sheet;
        const ImVec2 corner{sheet.area_high().x, sheet.area_low().y};
        if (press_over_board(frame, reset_of(frame.app.state().zoom), corner)) {
            frame.give(SetZoom{});
        }
        touch_sheet(frame, stage, memory_,
                    {.id = std::string(board_id), .role = Role::board, .label = say("Board")});
    }

    void draw(const Frame& frame, Stage& stage, const Look& look) override {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        ListCanvas canvas(frame, list);
        draw_sheet({frame, list, canvas, *memory_.sheet, look}, stage, memory_);
        const float top = bottom_of(frame, memory_);
        draw_foot(frame, look, stage, foot_, {low_.x + 8, top}, {high_.x - 8, top + foot_.height});
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
    Foot foot_;
};

}  // namespace

std::unique_ptr<BoardView> make_flat_view() { return std::make_unique<SheetView>(View::flat); }

std::unique_ptr<BoardView> make_repeated_view() {
    return std::make_unique<SheetView>(View::repeated);
}

}  // namespace queens::ui
