// The panel of a small screen is a drawer at its edge: folded, only its tabs are seen; a press on a
// tab opens it, a finger draws it out and pushes it back.
#pragma once

#include <optional>

#include "app/state/state.hpp"
#include "ui/kit/kit.hpp"

namespace queens::ui {

/// How far the drawer stands out, in CSS pixels: folded, open beside the board, and over it.
struct DrawerStops {
    float folded = 0;
    float open = 0;
    float raised = 0;
    /// Whether it is folded on the first screen, until somebody opens it.
    bool begins_folded = false;
};

class Drawer {
  public:
    /// Adapts the drawer to the screen and the program, once a frame before it is drawn. While it
    /// is to make way, as for a run, the board is as large as it can be: the drawer is folded when
    /// that begins and opened when it ends. Another tab opens it, too, if one is given.
    void fit(const Kit& kit, const DrawerStops& stops, bool makes_way, std::optional<Tab> tab);

    /// How far it stands out now.
    [[nodiscard]] float extent() const { return extent_; }
    [[nodiscard]] bool can_go_further() const { return extent_ < stops_.raised; }

    [[nodiscard]] bool is_folded() const { return stop_ == Stop::folded; }

    /// Lowers the drawer that is raised over the board.
    void uncover();
    /// Folds the drawer that is open, and opens the one that is folded.
    void toggle();
    /// Moves it that far outwards with the finger, or lets it go at that speed, in pixels a
    /// second.
    [[nodiscard]] bool is_held() const { return held_; }
    void move(float outwards);
    void let_go(float speed);

  private:
    enum class Stop { folded, open, raised };
    [[nodiscard]] float at(Stop stop) const;
    void glide(const Kit& kit);

    DrawerStops stops_;
    Stop stop_ = Stop::open;
    float extent_ = -1;
    bool held_ = false;
    bool makes_way_ = false;
    std::optional<Tab> tab_{};
};

}  // namespace queens::ui
