// The copies of a board in an SVG of the repeated view: their ground and their pieces are written
// once and used by all.
#include <array>

#include "app/state/copies.hpp"
#include "figure/svg_signs.hpp"

namespace queens {

namespace {

constexpr float copy_opacity = 0.5F;
/// Between the lines that hatch a copy.
constexpr float spacing = 14;

constexpr std::string_view ground_id = "queens-ground";
constexpr std::string_view pieces_id = "queens-pieces";
constexpr std::string_view mirrored_pieces_id = "queens-mirrored-pieces";
constexpr std::string_view hatched_id = "queens-hatched";
constexpr std::string_view mirrored_id = "queens-mirrored";

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

std::string attribute(std::string_view name, float value) {
    return attribute(name, svg_number(value));
}

std::string group(std::string_view id, const SvgPaper& paper) {
    return "<g" + attribute("id", id) + ">\n" + paper.body() + "</g>\n";
}

/// What has that id, with its upper left corner at a point, after it has been turned over.
std::string use(std::string_view id, Point at, Mirroring mirroring, Point extent) {
    const auto [rows, columns] = mirroring;
    std::string transform = "translate(" + svg_number(at.x + (columns ? extent.x : 0)) + " " +
                            svg_number(at.y + (rows ? extent.y : 0)) + ")";
    if (rows || columns) {
        transform += std::string(" scale(") + (columns ? "-1" : "1") + (rows ? " -1)" : " 1)");
    }
    return "<use" + attribute("href", "#" + std::string(id)) + attribute("transform", transform) +
           "/>\n";
}

/// Lines across small squares, to be laid side by side.
std::string hatching(std::string_view id, Point from, Point to, Colour colour, float opacity) {
    return "<pattern" + attribute("id", id) + attribute("width", spacing) +
           attribute("height", spacing) + attribute("patternUnits", "userSpaceOnUse") + "><path" +
           attribute("d", line_path(from, to)) + attribute("stroke", hex_of(colour)) +
           attribute("stroke-opacity", opacity) + "/></pattern>\n";
}

SvgPaper ground_of(const Look& look, const Theme& theme) {
    const Look bare{.board = look.board, .lines = look.lines};
    SvgPaper ground(theme);
    write_grounds(ground, bare, theme);
    write_lines(ground, bare, theme);
    return ground;
}

/// The pieces where they stand on such a copy; they are upright on all.
SvgPaper pieces_of(const Board& board, Mirroring mirroring, const Theme& theme) {
    const Size size = board.size();
    Board seen(size);
    for (int index = 0; index < size.area(); ++index) {
        const Square square = size.square(index);
        seen.put({mirroring.rows ? size.rows - 1 - square.row : square.row,
                  mirroring.columns ? size.columns - 1 - square.column : square.column},
                 board.at(square));
    }
    SvgPaper pieces(theme);
    write_pieces(pieces, {.board = seen}, theme);
    return pieces;
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

void write_copies(SvgPaper& paper, const Look& look, const Theme& theme) {
    const Surface surface = look.board.surface();
    const Point extent{static_cast<float>(look.board.columns()) * svg_side,
                       static_cast<float>(look.board.rows()) * svg_side};
    SvgPaper copies(theme);
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
            hatches += "<path" + attribute("d", box_path(at, {at.x + extent.x, at.y + extent.y})) +
                       attribute("fill",
                                 "url(#" + std::string(mirrored ? mirrored_id : hatched_id) + ")") +
                       "/>\n";
        }
    }
    const Point beyond = svg_beyond(look.board);
    const Point low{-beyond.x, -beyond.y};
    const Point high{extent.x + beyond.x, extent.y + beyond.y};
    copies.fill(box_path(low, high), theme.paper, 1 - copy_opacity);
    const std::string width = svg_number(high.x - low.x);
    const std::string height = svg_number(high.y - low.y);
    const std::string corner = svg_number(low.x) + " " + svg_number(low.y);
    // An SVG within the SVG cuts the copies off.
    paper.add("<svg" + attribute("x", low.x) + attribute("y", low.y) + attribute("width", width) +
              attribute("height", height) +
              attribute("viewBox", corner + " " + width + " " + height) + ">\n<defs>\n" +
              group(ground_id, ground_of(look, theme)) +
              group(pieces_id, pieces_of(look.board, {}, theme)) +
              group(mirrored_pieces_id, pieces_of(look.board, mirroring(surface, true), theme)) +
              hatching(hatched_id, {0, spacing}, {spacing, 0}, theme.ink, 0.07F) +
              hatching(mirrored_id, {0, 0}, {spacing, spacing}, theme.ink, 0.2F) + "</defs>\n" +
              copies.body() + hatches + "</svg>\n");
}

}  // namespace queens
