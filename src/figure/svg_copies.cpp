// The copies of a board in an SVG of the repeated view: their ground and their pieces are written
// once and used by all.
#include "figure/svg_copies.hpp"

#include <array>

#include "app/state/copies.hpp"

namespace queens {

namespace {

constexpr std::string_view ground_id = "queens-ground";
constexpr std::string_view pieces_id = "queens-pieces";
constexpr std::string_view mirrored_pieces_id = "queens-mirrored-pieces";
constexpr std::string_view hatched_id = "queens-hatched";
constexpr std::string_view mirrored_id = "queens-mirrored";

std::string group(std::string_view id, const SvgCanvas& canvas) {
    return "<g" + svg_attribute("id", id) + ">\n" + canvas.body() + "</g>\n";
}

/// What has that id, with its upper left corner at a point, after it has been turned over.
std::string use(std::string_view id, Point at, Mirroring mirroring, Point extent) {
    const auto [rows, columns] = mirroring;
    std::string transform = "translate(" + svg_number(at.x + (columns ? extent.x : 0)) + " " +
                            svg_number(at.y + (rows ? extent.y : 0)) + ")";
    if (rows || columns) {
        transform += std::string(" scale(") + (columns ? "-1" : "1") + (rows ? " -1)" : " 1)");
    }
    return "<use" + svg_attribute("href", "#" + std::string(id)) +
           svg_attribute("transform", transform) + "/>\n";
}

/// Lines across small squares, to be laid side by side.
std::string hatching(std::string_view id, Point from, Point to, Colour colour) {
    SvgCanvas line;
    line.stroke(Segment{from, to}, {colour});
    return "<pattern" + svg_attribute("id", id) + svg_attribute("width", hatch_spacing) +
           svg_attribute("height", hatch_spacing) +
           svg_attribute("patternUnits", "userSpaceOnUse") + ">" + line.body() + "</pattern>\n";
}

std::string ground(const Sketch& sketch) {
    SvgCanvas canvas;
    const Look bare{
        .board = sketch.look.board, .regions = sketch.look.regions, .lines = sketch.look.lines};
    const Sketch part{canvas, sketch.theme, sketch.grid, bare, true};
    draw_grounds(part);
    draw_lines(part, seen_lines(bare));
    return group(ground_id, canvas);
}

/// The pieces where they are on such a copy; they are upright on all.
std::string pieces(const Sketch& sketch, std::string_view id, Mirroring mirroring) {
    SvgCanvas canvas;
    const Look bare{.board = sketch.look.board};
    SquareGrid grid = sketch.grid;
    grid.mirroring = mirroring;
    draw_pieces({canvas, sketch.theme, grid, bare, true});
    return group(id, canvas);
}

/// The first and the last copy in one direction, counted from the board itself.
std::array<int, 2> range(Join join) {
    return join == Join::open ? std::array{0, 0} : std::array{-1, 1};
}

}  // namespace

Point svg_beyond(const Board& board) {
    const Surface surface = board.surface();
    const auto half = [](Join join, int squares) {
        return join == Join::open ? 0 : static_cast<float>(squares) * svg_side / 2;
    };
    return {half(surface.sides, board.columns()), half(surface.ends, board.rows())};
}

void write_copies(SvgCanvas& canvas, const Sketch& sketch) {
    const Theme& theme = sketch.theme;
    const Surface surface = sketch.look.board.surface();
    const Point extent = sketch.grid.high();
    SvgCanvas copies;
    std::string hatches;
    const auto [up, down] = range(surface.ends);
    const auto [left, right] = range(surface.sides);
    for (int y = up; y <= down; ++y) {
        for (int x = left; x <= right; ++x) {
            if (x == 0 && y == 0) continue;
            const Mirroring mirroring = mirroring_of_copy(surface, {}, x, y);
            const bool mirrored = mirroring != Mirroring{};
            const Point at{static_cast<float>(x) * extent.x, static_cast<float>(y) * extent.y};
            copies.add(use(ground_id, at, mirroring, extent));
            copies.add(use(mirrored ? mirrored_pieces_id : pieces_id, at, {}, extent));
            hatches +=
                "<path" + svg_attribute("d", path_of(Rectangle{at, at + extent})) +
                svg_attribute("fill",
                              "url(#" + std::string(mirrored ? mirrored_id : hatched_id) + ")") +
                "/>\n";
        }
    }
    const Point beyond = svg_beyond(sketch.look.board);
    const Point low{-beyond.x, -beyond.y};
    const Point high{extent.x + beyond.x, extent.y + beyond.y};
    copies.plate(Rectangle{low, high}, faded(theme.paper, 1 - copy_opacity));
    const std::string width = svg_number(high.x - low.x);
    const std::string height = svg_number(high.y - low.y);
    const std::string corner = svg_number(low.x) + " " + svg_number(low.y);
    // An SVG within the SVG cuts the copies off.
    canvas.add("<svg" + svg_attribute("x", low.x) + svg_attribute("y", low.y) +
               svg_attribute("width", width) + svg_attribute("height", height) +
               svg_attribute("viewBox", corner + " " + width + " " + height) + ">\n<defs>\n" +
               ground(sketch) + pieces(sketch, pieces_id, {}) +
               pieces(sketch, mirrored_pieces_id, mirroring(surface, true)) +
               hatching(hatched_id, {0, hatch_spacing}, {hatch_spacing, 0},
                        colour_of_hatch(theme, false)) +
               hatching(mirrored_id, {0, 0}, {hatch_spacing, hatch_spacing},
                        colour_of_hatch(theme, true)) +
               "</defs>\n" + copies.body() + hatches + "</svg>\n");
}

}  // namespace queens
