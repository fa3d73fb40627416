// Boards of a picture, if it has any, in one line.
#include "ui/tabs/picture_strip.hpp"

#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

/// Small boards with a line of words below them.
constexpr float strip_height = 72;
constexpr float strip_margin = 12;
/// What the board keeps under its square: coordinates and a line of the legend.
constexpr float under_square = 52;

const BoardRow* boards_of(const App& app) {
    const Insight* insight = app.insight();
    if (insight == nullptr) return nullptr;
    if (const auto* row = std::get_if<BoardRow>(&insight->picture.shown)) return row;
    const auto* generations = std::get_if<Generations>(&insight->picture.shown);
    return generations != nullptr ? &generations->family : nullptr;
}

}  // namespace

void PictureStrip::fit(const App& app) {
    const Entry* solver = app.player() != nullptr ? &app.player()->entry() : nullptr;
    if (solver_ != solver) solver_ = nullptr;
    if (const BoardRow* row = boards_of(app); row != nullptr && !row->boards.empty()) {
        solver_ = solver;
    }
}

float PictureStrip::height_in(ImVec2 area) const {
    const bool fits = area.y - strip_height >= area.x + under_square;
    return solver_ != nullptr && fits ? strip_height : 0;
}

void PictureStrip::draw(const Frame& frame, ImVec2 low, ImVec2 high) {
    if (const BoardRow* row = boards_of(frame.app); row != nullptr && !row->boards.empty()) {
        draw_board_strip(frame, *row, {low.x + strip_margin, low.y},
                         {high.x - strip_margin, high.y});
    }
}

}  // namespace queens::ui
