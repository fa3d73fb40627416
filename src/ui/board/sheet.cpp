// The layout of the board, and back from points to squares.
#include "ui/board/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "app/state/copies.hpp"

namespace queens::ui {

namespace {

/// Of a repeated board, this share of the area's side is the board in the middle.
constexpr float middle_share = 0.54F;
/// In each direction not more copies than that are drawn.
constexpr int most_copies = 8;

/// The share of a side that lies before a place on it, as it is seen.
float share_before(int place, bool mirrored) {
    const float share = static_cast<float>(place) / static_cast<float>(whole_side);
    return mirrored ? 1 - share : share;
}

/// How many copies of that length there are from one point to another, the last one cut off.
int copies_between(float from, float to, float length) {
    return std::clamp(static_cast<int>(std::ceil((to - from) / length)), 0, most_copies);
}

/// How many whole sides lie before a place, which then is what remains.
int take_sides(int& place, int side) {
    const int sides = (place < 0 ? place - side + 1 : place) / side;
    place -= sides * side;
    return sides;
}

}  // namespace

Sheet::Sheet(const Board& board, View view, ImVec2 low, ImVec2 high, const Zoom& zoom)
    : size_(board.size()), low_(low), high_(high) {
    const bool repeated = named(view).repeats(board.surface());
    if (repeated) surface_ = board.surface();
    middle_.mirroring = mirroring(surface_, zoom.mirrored);
    const bool sideways = surface_.sides != Join::open;
    const bool endways = surface_.ends != Join::open;
    const float width = (high.x - low.x) * (sideways ? middle_share : 1);
    const float height = (high.y - low.y) * (endways ? middle_share : 1);
    const auto columns = static_cast<float>(size_.columns);
    const auto rows = static_cast<float>(size_.rows);
    square_ = std::max(
        0.25F, std::min(width / columns, height / rows) * static_cast<float>(zoom.percent) / 100);
    if (square_ >= 12) square_ = std::floor(square_);
    const ImVec2 extent{square_ * columns, square_ * rows};
    origin_ = {std::floor((low.x + high.x) / 2 -
                          extent.x * share_before(zoom.across, middle_.mirroring.columns)),
               std::floor((low.y + high.y) / 2 -
                          extent.y * share_before(zoom.down, middle_.mirroring.rows))};
    const int left = sideways ? copies_between(low.x, origin_.x, extent.x) : 0;
    const int right = sideways ? copies_between(origin_.x + extent.x, high.x, extent.x) : 0;
    const int up = endways ? copies_between(low.y, origin_.y, extent.y) : 0;
    const int down = endways ? copies_between(origin_.y + extent.y, high.y, extent.y) : 0;
    for (int y = -up; y <= down; ++y) {
        for (int x = -left; x <= right; ++x) {
            if (x != 0 || y != 0) copies_.push_back(copy_at(x, y));
        }
    }
}

Copy Sheet::copy_at(int across, int down) const {
    return {across, down, mirroring_of_copy(surface_, middle_.mirroring, across, down)};
}

SquareGrid Sheet::grid(const Copy& copy) const {
    const Point low{origin_.x + square_ * static_cast<float>(copy.across * size_.columns),
                    origin_.y + square_ * static_cast<float>(copy.down * size_.rows)};
    // The squares before a point of the area, and all that begin before it.
    const auto square = [&](float across, float down) {
        return Square{std::clamp(static_cast<int>(down), 0, size_.rows),
                      std::clamp(static_cast<int>(across), 0, size_.columns)};
    };
    return {size_,
            low,
            square_,
            copy.mirroring,
            square(std::floor((low_.x - low.x) / square_), std::floor((low_.y - low.y) / square_)),
            square(std::ceil((high_.x - low.x) / square_), std::ceil((high_.y - low.y) / square_))};
}

std::optional<Square> Sheet::pick(ImVec2 point) const {
    const bool inside =
        point.x >= low_.x && point.x < high_.x && point.y >= low_.y && point.y < high_.y;
    if (!inside) return std::nullopt;
    Square seen{static_cast<int>(std::floor((point.y - origin_.y) / square_)),
                static_cast<int>(std::floor((point.x - origin_.x) / square_))};
    const int across = surface_.sides == Join::open ? 0 : take_sides(seen.column, size_.columns);
    const int down = surface_.ends == Join::open ? 0 : take_sides(seen.row, size_.rows);
    if (!size_.contains(seen)) return std::nullopt;
    return grid(copy_at(across, down)).mirrored(seen);
}

}  // namespace queens::ui
