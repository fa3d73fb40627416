// The numbers of the tiles and the formulas of the python memo, for the tile that is selected.
#include <algorithm>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/number_square.hpp"
#include "ui/tabs/topics.hpp"
#include "ui/tabs/torus_buttons.hpp"

namespace queens::ui {

namespace {

bool has(const std::vector<NamedTile>& tiles, int tile) {
    return std::any_of(tiles.begin(), tiles.end(),
                       [&](const NamedTile& one) { return one.tile == tile; });
}

ImU32 area_colour(const Frame& frame, TileArea area) {
    switch (area) {
        case TileArea::main: return faded(frame.theme.ink, 0.10F);
        case TileArea::red: return faded(frame.theme.wrong, 0.14F);
        default: return faded(frame.theme.right, 0.14F);
    }
}

/// The number of each tile in the colour of its area; the diagonal is strong, and what the bounds
/// keep off it has a cross.
void draw_diagonal(const Frame& frame, const Tiles& tiles, const TileDiagonal& diagonal) {
    const std::size_t widest = std::to_string(tiles.n * tiles.n).size() + 1;
    draw_word_square(frame, tiles.n, widest, [&](int row, int column) {
        const int tile = row * tiles.n + column;
        const std::string number = std::to_string(tile);
        if (tile == tiles.tile) return SquareCell{number, faded(frame.theme.accent, 0.75F)};
        if (has(diagonal.tiles, tile)) return SquareCell{number, faded(frame.theme.accent, 0.4F)};
        const ImU32 colour = area_colour(frame, diagonal.areas[static_cast<std::size_t>(tile)]);
        return SquareCell{has(diagonal.excluded, tile) ? number + "\xC3\x97" : number, colour};
    });
}

}  // namespace

void draw_tiles_topic(const Frame& frame, PanelMemory&) {
    if (!has_tiles(frame.app.board().size())) {
        say_to(frame,
               "The formulas are for boards with as many rows as columns, shown here up to "
               "{n} \xC3\x97 {n}.",
               {{"n", largest_tiled}});
        return offer_plane(frame, 8);
    }
    const Tiles& tiles = frame.app.answers().tiles.answer();
    for (const std::string& sentence : tiles.sentences) say_to(frame, sentence);
    note(frame,
         "k // {n} is k divided by {n}, without the remainder; k % {n} is the remainder. The "
         "language Python writes it like this.",
         {{"n", tiles.n}});
    note(frame, "Select another square on the board to see its lines.");
    for (const TileDiagonal& diagonal : tiles.diagonals) {
        gap(8);
        heading(frame, diagonal.sign > 0 ? say("The first diagonal, down to the right")
                                         : say("The second diagonal, down to the left"));
        for (const std::string& sentence : diagonal.sentences) say_to(frame, sentence);
        draw_diagonal(frame, tiles, diagonal);
        note(frame, diagonal.sign > 0
                        ? say("Red: area 1. Green: area 2. Between them lies the main diagonal.")
                        : say("Red: area 1. Green: area 2. Between them lies the anti-diagonal."));
    }
}

}  // namespace queens::ui
