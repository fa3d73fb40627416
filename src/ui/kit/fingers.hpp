// Two fingers on the screen: how they spread and move. One alone is a pointer like any other.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace queens::ui {

/// What two fingers have done since they began: where the point between them was and is, how
/// many times farther they are apart, and by what angle they have turned, in radians clockwise.
struct Pinch {
    ImVec2 from;
    ImVec2 to;
    float factor = 1;
    float turn = 0;
};

class Fingers {
  public:
    /// A finger comes down or moves.
    void put(std::int64_t finger, ImVec2 at);
    void lift(std::int64_t finger);

    /// Whether two fingers are down, or have been and one has not been lifted yet: until then no
    /// finger is a pointer.
    [[nodiscard]] bool are_two() const { return two_; }

    /// What the two do; nothing as long as they only tremble.
    [[nodiscard]] std::optional<Pinch> pinch() const;

  private:
    struct Finger {
        std::int64_t name;
        ImVec2 at;
    };
    struct Pair {
        ImVec2 middle;
        float spread = 1;
        float angle = 0;
    };
    [[nodiscard]] Pair pair() const;

    std::vector<Finger> down_;
    bool two_ = false;
    bool moving_ = false;
    Pair first_;
};

}  // namespace queens::ui
