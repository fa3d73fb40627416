// Which part of the screen is not what it was in the frame before.
//
// Most frames change little: a solid turns, or a square is pointed at, and the rest of the screen
// stays. Whoever paints needs to paint only that part again, which on machines without a graphics
// card is most of the work saved.
#pragma once

#include <imgui.h>

#include <list>

namespace queens::ui {

/// A part of the screen in CSS pixels, from its upper left corner to its lower right one.
struct Area {
    ImVec2 low{0, 0};
    ImVec2 high{0, 0};

    [[nodiscard]] bool empty() const { return low.x >= high.x || low.y >= high.y; }
};

/// The part that both have, empty if there is none.
[[nodiscard]] Area common(const Area& a, const Area& b);

/// Remembers what was drawn last.
class Changes {
  public:
    /// A rectangle with all that differs from the frame before; all of the screen at first, and
    /// where other windows are open. Whatever shows the renewed texture differs, if there is one.
    [[nodiscard]] Area since_last(const ImDrawData& data, ImTextureID renewed) const;

    /// Remembers a frame that has been painted, and takes its lists: Dear ImGui draws the next one
    /// into those of the frame before. A copy of each frame took as much memory again, which was
    /// given back and asked for at every change, and left holes.
    void keep(const ImDrawData& data);

    /// The next frame differs everywhere.
    void forget() { before_.clear(); }

  private:
    struct List {
        const ImDrawList* of = nullptr;
        ImVector<ImDrawVert> vertices{};
        ImVector<ImDrawIdx> indices{};
        ImVector<ImDrawCmd> parts{};
    };
    std::list<List> before_;
    ImVec2 size_{0, 0};
};

}  // namespace queens::ui
