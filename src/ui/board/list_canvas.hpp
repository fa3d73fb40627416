// A canvas that is one of ImGui's draw lists.
#pragma once

#include <imgui.h>

#include "figure/canvas.hpp"
#include "ui/kit/kit.hpp"

namespace queens::ui {

[[nodiscard]] inline Point point_of(ImVec2 at) { return {at.x, at.y}; }
[[nodiscard]] inline ImVec2 place_of(Point at) { return {at.x, at.y}; }

class ListCanvas final : public Canvas {
  public:
    /// `recorded` says whether its words are written down in the record one by one.
    ListCanvas(const Kit& kit, ImDrawList& list, bool recorded = false);

    using Canvas::plate;
    using Canvas::stroke;
    void stroke(std::span<const Contour> contours, const Brush& brush) override;
    void plate(std::span<const Plate> plates, Colour colour, float grown) override;
    void words(Point at, Anchor anchor, Lettering lettering, Colour colour,
               std::string_view text) override;
    [[nodiscard]] Point extent(Lettering lettering, std::string_view text) const override;

  private:
    const Kit& kit_;
    ImDrawList& list_;
    bool recorded_;
};

}  // namespace queens::ui
