// Paints what Dear ImGui has drawn, with OpenGL ES 3 or what is equal to it.
//
// Dear ImGui's own driver asks OpenGL for some twenty values before each frame, to put them back
// after it. In a browser each question waits until the process that paints has done everything
// asked of it before. Here nobody asks: whoever paints sets what it needs.
#pragma once

#include <array>

#include "ui/kit/changes.hpp"

namespace queens {

class ListPainter {
  public:
    ListPainter() = default;
    ListPainter(const ListPainter&) = delete;
    ListPainter& operator=(const ListPainter&) = delete;

    /// Makes what is missing, the texture of the fonts included. To be called before each frame of
    /// Dear ImGui.
    void prepare();

    /// Paints into the frame that is bound, all of which the lists cover.
    void paint(const ImDrawData& data) const;
    /// Paints only a part of it, which is cleared to that colour before.
    void paint_again(const ImDrawData& data, const ui::Area& area,
                     const std::array<float, 3>& paper) const;

    /// The fonts have changed: their texture is made again.
    void forget_fonts();
    /// Everything kept by the driver is gone and has to be made again.
    void forget();

  private:
    void begin(const ImDrawData& data) const;

    unsigned program_ = 0;
    unsigned array_ = 0;
    unsigned vertices_ = 0;
    unsigned indices_ = 0;
    unsigned fonts_ = 0;
};

}  // namespace queens
