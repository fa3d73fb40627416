// The strip of small boards that a search has in mind, between the board and the transport of a
// phone, where the panel that shows them otherwise is folded away.
#pragma once

#include "solvers/solver.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

class PictureStrip {
  public:
    /// Looks at what the search has in mind, once a frame. A run that showed boards once keeps
    /// their room to its end, so that the large board does not jump.
    void fit(const App& app);

    /// How much it takes from the height of an area for the board, which it leaves a square as wide
    /// as the area and some room under it; 0 where that is too little, and if there is nothing.
    [[nodiscard]] float height_in(ImVec2 area) const;

    /// Draws the boards between two corners.
    static void draw(const Frame& frame, ImVec2 low, ImVec2 high);

  private:
    /// Of the run that showed boards.
    const Entry* solver_ = nullptr;
};

}  // namespace queens::ui
