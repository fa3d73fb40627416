// The machine of the queens in a cube: stacks of more and more boards, each filled with the most.
#pragma once

#include <memory>
#include <vector>

#include "solvers/event.hpp"
#include "solvers/insight.hpp"
#include "solvers/parts/cube_space.hpp"

namespace queens {

class CubeSearch {
  public:
    /// The lines of the pseudocode that events happen in.
    enum Line : std::uint8_t {
        line_reject = 2,
        line_place = 3,
        line_note = 4,
        line_remove = 6,
        line_put_back = 9,
        line_end = 10
    };

    CubeSearch(int side, bool every_way)
        : cube_(std::make_shared<const Cube>(side)), every_way_(every_way) {
        begin();
    }

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return levels_.capacity() * sizeof(Level); }

  private:
    /// A number of queens: the squares behind the one tried last that none of them attacks, and the
    /// place to be looked at next.
    struct Level {
        CubeSet free{};
        int next = 0;
    };

    [[nodiscard]] int height() const { return static_cast<int>(most_.size()); }
    [[nodiscard]] bool is_cube() const { return height() == cube_->side(); }
    [[nodiscard]] int queens() const { return static_cast<int>(placed_.size()); }
    [[nodiscard]] int layer() const {
        return std::min(cube_->layer_of(levels_.back().next), height() - 1);
    }
    [[nodiscard]] BoardStack stack() const;
    [[nodiscard]] Event on_layer_of(int place, Event event) const {
        event.layer = static_cast<std::uint8_t>(cube_->layer_of(place));
        return event;
    }
    void begin();
    void look_ahead();
    void put(int place);
    Event retreat();
    Event go_on();
    Event finish();

    std::shared_ptr<const Cube> cube_;
    bool every_way_;
    /// The most queens on 0 layers, 1 layer and so on; the present stack has one layer more.
    std::vector<int> most_{0};
    /// How many queens are wanted now, and the most that have stood on the present stack.
    int wanted_ = 0;
    int best_ = 0;
    /// Whether the most is known and every way is looked for.
    bool listing_ = false;
    bool to_be_told_ = false;
    bool hopeless_ = false;
    bool finished_ = false;
    std::vector<int> placed_;
    std::vector<Level> levels_;
    /// The queens of the latest solution, unless every way is looked for.
    std::vector<int> best_placement_;
};

}  // namespace queens
