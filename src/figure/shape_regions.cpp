// The regions of a garden: their colours, thick borders between them, and their letters. From the
// tenth region on the colours come again, hatched.
#include <algorithm>
#include <array>

#include "figure/colours.hpp"
#include "figure/shapes.hpp"
#include "gardens/garden.hpp"

namespace queens {

namespace {

/// Smaller squares have neither letters nor a hatching.
constexpr float smallest_with_letter = 22;

/// Of borders between regions, on squares of that side.
float border_width(float side) { return std::clamp(0.07F * side, 1.5F, 6.0F); }

class RegionShapes {
  public:
    explicit RegionShapes(const Sketch& sketch) : sketch_(sketch), grid_(sketch.grid) {}

    void hatch(Square square) const {
        if (static_cast<std::size_t>(region(square)) < region_colours ||
            grid_.side < smallest_with_letter)
            return;
        const Point low = grid_.corner(square);
        const float side = grid_.side;
        Contours lines;
        for (const float part : {0.25F, 0.5F, 0.75F, 1.0F}) {
            const float reach = part * side;
            lines.push_back(Segment{low + Point{0, reach}, low + Point{reach, 0}});
            if (part == 1) continue;
            lines.push_back(Segment{low + Point{reach, side}, low + Point{side, reach}});
        }
        sketch_.canvas.stroke(lines, {faded(ink(square), 0.28F), std::max(1.0F, side / 36)});
    }

    /// The sides of a square on which another region, or nothing, lies; or one more square of its
    /// region.
    void add_sides(Square square, bool of_border, Contours& lines) const {
        constexpr std::array<std::array<int, 6>, 4> sides{
            {{0, 1, 1, 0, 1, 1}, {1, 0, 0, 1, 1, 1}, {0, -1, 0, 0, 0, 1}, {-1, 0, 0, 0, 1, 0}}};
        for (const auto& [down, right, left, top, end, bottom] : sides) {
            if (is_border(square, {down, right}) != of_border) continue;
            lines.push_back(Segment{at(square, left, top), at(square, end, bottom)});
        }
    }

    /// A letter where reading the sheet comes upon a part of a region.
    void write(Square square) const {
        if (!has_letter(square)) return;
        const float em = em_of_letters();
        sketch_.canvas.words(grid_.corner(square) + Point{0.72F * em, 0.78F * em}, Anchor::middle,
                             {em, true}, ink(square), region_name(region(square)));
    }

    /// The same letter over what has been drawn there since.
    void label(Square square) const {
        if (!has_letter(square)) return;
        const float em = em_of_letters();
        const float in = 0.5F * border_width(grid_.side);
        const Point low = grid_.corner(square);
        sketch_.canvas.plate(Rectangle{low + Point{in, in}, low + Point{1.3F * em, 1.4F * em}},
                             ground_of(sketch_.theme, sketch_.look, square));
        write(square);
    }

  private:
    [[nodiscard]] bool has_letter(Square square) const {
        return grid_.side >= smallest_with_letter && !continues(square, {-1, 0}) &&
               !continues(square, {0, -1});
    }

    [[nodiscard]] float em_of_letters() const {
        return std::clamp(0.24F * grid_.side, 9.0F, 18.0F);
    }

    [[nodiscard]] int region(Square square) const {
        return sketch_.look.regions.numbers[static_cast<std::size_t>(grid_.size.index(square))];
    }

    [[nodiscard]] Colour ink(Square square) const {
        return sign_on(ground_of(sketch_.theme, sketch_.look, square));
    }

    /// Whether the region goes on there, on the sheet as it is seen.
    [[nodiscard]] bool continues(Square square, Direction way) const {
        const Square seen = grid_.mirrored(square);
        const Square beside{seen.row + way.row, seen.column + way.column};
        return grid_.size.contains(beside) && region(grid_.mirrored(beside)) == region(square);
    }

    /// Whether the region ends there, on the surface.
    [[nodiscard]] bool is_border(Square square, Direction way) const {
        const Surface surface = sketch_.look.board.surface();
        Square beside{square.row + way.row, square.column + way.column};
        if (!grid_.size.contains(beside)) {
            const Join join = way.row != 0 ? surface.ends : surface.sides;
            if (join == Join::open) return true;
            beside = {(beside.row + grid_.size.rows) % grid_.size.rows,
                      (beside.column + grid_.size.columns) % grid_.size.columns};
        }
        return region(beside) != region(square);
    }

    [[nodiscard]] Point at(Square square, int right, int down) const {
        return grid_.point(
            {static_cast<float>(square.column + right), static_cast<float>(square.row + down)});
    }

    const Sketch& sketch_;
    const SquareGrid& grid_;
};

}  // namespace

void draw_regions(const Sketch& sketch) {
    const RegionShapes shapes(sketch);
    const float border = border_width(sketch.grid.side);
    Contours within;
    Contours borders;
    sketch.grid.for_each([&](Square square) {
        shapes.hatch(square);
        shapes.add_sides(square, false, within);
        shapes.add_sides(square, true, borders);
    });
    sketch.canvas.stroke(within, {faded(sketch.theme.ink, 0.2F), 1});
    sketch.canvas.stroke(borders,
                         {.colour = sketch.theme.ink, .width = border, .beyond = border / 2});
    sketch.grid.for_each([&](Square square) { shapes.write(square); });
}

void draw_region_label(const Sketch& sketch, Square square) { RegionShapes(sketch).label(square); }

}  // namespace queens
