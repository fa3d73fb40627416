// The layout of the board, and back from points to squares.
#include "ui/board/sheet.hpp"

#include <algorithm>
#include <cmath>

namespace queens::ui {

namespace {

/// Of a repeated board, this share of the area's side is the base sheet.
constexpr float base_share = 0.54F;

/// A whole side of the board in the units of Zoom.
constexpr float whole = 1e6F;

int modulo(int a, int n) { return ((a % n) + n) % n; }

}  // namespace

Sheet::Sheet(const Board& board, View view, ImVec2 low, ImVec2 high, const Zoom& zoom)
    : size_(board.size()), low_(low), high_(high) {
    const bool repeated = view == View::repeated && can_repeat(board.surface());
    repeats_sideways_ = repeated && board.surface().sides != Join::open;
    repeats_endways_ = repeated && board.surface().ends != Join::open;
    const float width = (high.x - low.x) * (repeats_sideways_ ? base_share : 1);
    const float height = (high.y - low.y) * (repeats_endways_ ? base_share : 1);
    const auto columns = static_cast<float>(size_.columns);
    const auto rows = static_cast<float>(size_.rows);
    square_ = std::max(
        0.25F, std::min(width / columns, height / rows) * static_cast<float>(zoom.percent) / 100);
    if (square_ >= 12) square_ = std::floor(square_);
    const ImVec2 extent{square_ * columns, square_ * rows};
    const ImVec2 middle{static_cast<float>(zoom.across) / whole,
                        static_cast<float>(zoom.down) / whole};
    origin_ = {std::floor((low.x + high.x) / 2 - extent.x * middle.x),
               std::floor((low.y + high.y) / 2 - extent.y * middle.y)};
    const auto reach = [](float from, float to, float step) {
        return std::clamp(static_cast<int>(std::ceil((to - from) / step)), 0, 8);
    };
    const int left = repeats_sideways_ ? reach(low.x, origin_.x, extent.x) : 0;
    const int right = repeats_sideways_ ? reach(origin_.x + extent.x, high.x, extent.x) : 0;
    const int up = repeats_endways_ ? reach(low.y, origin_.y, extent.y) : 0;
    const int down = repeats_endways_ ? reach(origin_.y + extent.y, high.y, extent.y) : 0;
    for (int y = -up; y <= down; ++y) {
        for (int x = -left; x <= right; ++x) {
            if (x == 0 && y == 0) continue;
            copies_.emplace_back(static_cast<float>(x) * extent.x,
                                 static_cast<float>(y) * extent.y);
        }
    }
}

ImVec2 Sheet::high() const {
    return {origin_.x + square_ * static_cast<float>(size_.columns),
            origin_.y + square_ * static_cast<float>(size_.rows)};
}

ImVec2 Sheet::corner(Square square) const {
    return {origin_.x + square_ * static_cast<float>(square.column),
            origin_.y + square_ * static_cast<float>(square.row)};
}

ImVec2 Sheet::centre(Square square) const {
    const ImVec2 at = corner(square);
    return {at.x + square_ / 2, at.y + square_ / 2};
}

std::optional<Square> Sheet::pick(ImVec2 point) const {
    const bool inside =
        point.x >= low_.x && point.x < high_.x && point.y >= low_.y && point.y < high_.y;
    if (!inside) return std::nullopt;
    Square square{static_cast<int>(std::floor((point.y - origin_.y) / square_)),
                  static_cast<int>(std::floor((point.x - origin_.x) / square_))};
    if (repeats_sideways_) square.column = modulo(square.column, size_.columns);
    if (repeats_endways_) square.row = modulo(square.row, size_.rows);
    if (!size_.contains(square)) return std::nullopt;
    return square;
}

Square Sheet::first_seen(ImVec2 shift) const {
    const float row = std::floor((low_.y - origin_.y - shift.y) / square_);
    const float column = std::floor((low_.x - origin_.x - shift.x) / square_);
    return {std::clamp(static_cast<int>(row), 0, size_.rows),
            std::clamp(static_cast<int>(column), 0, size_.columns)};
}

Square Sheet::past_seen(ImVec2 shift) const {
    const float row = std::ceil((high_.y - origin_.y - shift.y) / square_);
    const float column = std::ceil((high_.x - origin_.x - shift.x) / square_);
    return {std::clamp(static_cast<int>(row), 0, size_.rows),
            std::clamp(static_cast<int>(column), 0, size_.columns)};
}

}  // namespace queens::ui
