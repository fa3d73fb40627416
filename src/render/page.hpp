// The page as it was painted last, kept so that only what changed has to be painted again: by the
// window itself where it does that, or beside it.
#pragma once

#include <array>

namespace queens::render {

class Page {
  public:
    /// From here to `show` everything is drawn on the page, of the given size in pixels. Returns
    /// whether it has to be drawn whole: at first, when its size or its paper is another one.
    [[nodiscard]] bool begin(int width, int height, const std::array<float, 3>& paper);
    /// Puts the page into the window, unless it is there already.
    void show() const;

    /// Everything kept by the driver is gone and has to be made again.
    void forget() { *this = {}; }

  private:
    void make();
    void resize(int width, int height) const;

    unsigned frame_ = 0;
    unsigned colour_ = 0;
    unsigned program_ = 0;
    unsigned corners_ = 0;
    int width_ = 0;
    int height_ = 0;
    std::array<float, 3> paper_{};
};

}  // namespace queens::render
