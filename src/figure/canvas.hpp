// What figures are drawn on: strokes, plates and words in; out comes a picture on the screen or an
// SVG, whichever canvas it is.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "figure/theme.hpp"

namespace queens {

/// A point, to the right and down.
struct Point {
    float x = 0;
    float y = 0;

    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator*(float times, Point a) { return {times * a.x, times * a.y}; }
    friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Segment {
    Point from;
    Point to;
};

struct Rectangle {
    Point low;
    Point high;
    /// The radius of its corners.
    float rounding = 0;
};

struct Circle {
    Point centre;
    float radius = 0;
};

/// A convex polygon of up to six corners, clockwise.
struct Polygon {
    std::array<Point, 6> corners{};
    std::size_t count = 0;

    [[nodiscard]] std::span<const Point> points() const { return {corners.data(), count}; }
};

/// What is stroked.
using Contour = std::variant<Segment, Rectangle, Circle>;
using Contours = std::vector<Contour>;

/// What is filled.
using Plate = std::variant<Rectangle, Circle, Polygon>;
using Plates = std::vector<Plate>;

/// How contours are stroked.
struct Brush {
    Colour colour = 0;
    float width = 1;
    /// How long the dashes of segments and the gaps between them are, the first being half a dash;
    /// 0 for whole ones.
    float dash = 0;
    /// How far the ends of segments and of their dashes are lengthened.
    float beyond = 0;
};

/// The size of an em, and whether the letters are heavy.
struct Lettering {
    float em = 0;
    bool strong = false;
};

/// Which part of words is at a point; half their height is above it and half below.
enum class Anchor { start, middle, end };

class Canvas {
  public:
    /// The smallest em that can be read, and how many times larger than otherwise words are.
    Canvas(float least_em, float enlargement) : least_em_(least_em), enlargement_(enlargement) {}
    virtual ~Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    virtual void stroke(std::span<const Contour> contours, const Brush& brush) = 0;
    /// Each is larger all around by `grown`, with the corners of polygons round then.
    virtual void plate(std::span<const Plate> plates, Colour colour, float grown) = 0;
    virtual void words(Point at, Anchor anchor, Lettering lettering, Colour colour,
                       std::string_view text) = 0;
    /// The width of words and the height of their line.
    [[nodiscard]] virtual Point extent(Lettering lettering, std::string_view text) const = 0;

    void stroke(const Contour& contour, const Brush& brush) { stroke({&contour, 1}, brush); }
    void plate(const Plate& shape, Colour colour, float grown = 0) {
        plate({&shape, 1}, colour, grown);
    }
    [[nodiscard]] float least_em() const { return least_em_; }
    [[nodiscard]] float enlargement() const { return enlargement_; }

  private:
    float least_em_;
    float enlargement_;
};

/// The segment, that much longer at both ends.
[[nodiscard]] Segment lengthened(const Segment& segment, float beyond);

/// The lettering, or a smaller one in which the words are no larger than the room; nothing where
/// they could not be read then.
[[nodiscard]] std::optional<Lettering> fitting(const Canvas& canvas, Lettering wanted,
                                               std::string_view words, Point room);

}  // namespace queens
