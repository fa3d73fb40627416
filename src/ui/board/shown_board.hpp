// The board on the screen: the view that shows it, and what goes on when another one does.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "app/look/look.hpp"
#include "ui/board/view.hpp"

namespace queens::ui {

class ShownBoard {
  public:
    /// Draws the board into the area between two corners, and takes what is done to it.
    void show(const Frame& frame, const TwoFingers& fingers, ImVec2 low, ImVec2 high);
    /// Something else is shown in its place.
    void hide();
    /// The surface that is pointed at in the picker.
    void preview(std::optional<Surface> surface) { stage_.hand.surface = surface; }

    /// Whether a dot can run along the lines that are shown, whether it does, and to change that.
    [[nodiscard]] bool can_follow(const App& app) { return ui::can_follow(app.state(), look(app)); }
    [[nodiscard]] bool follows() const { return stage_.motion.followed.has_value(); }
    void follow(const Frame& frame) { ui::follow(frame, stage_.motion); }
    [[nodiscard]] std::optional<Square> cursor() const { return stage_.hand.cursor; }
    /// Where a square was drawn, by its id in the record; nothing for what is no square.
    [[nodiscard]] std::optional<Rect> rect_of(std::string_view id) const;
    [[nodiscard]] static bool is_square(std::string_view id);

    /// What it shows now.
    [[nodiscard]] const Look& look(const App& app) {
        return look_.of(app, attention_of(stage_.hand));
    }
    [[nodiscard]] Space& space() { return stage_.space; }

  private:
    void choose_view(const App& app);

    Stage stage_;
    LatestLook look_;
    std::unique_ptr<BoardView> view_;
    /// What it shows: the view of the state or boards in a stack, and the size of the board.
    View shown_{};
    bool stacked_ = false;
    Size size_;
};

}  // namespace queens::ui
