// The paper that an SVG is drawn on: shapes in, elements out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "figure/pieces.hpp"
#include "figure/theme.hpp"

namespace queens {

/// A path with a width; with a dash, its dashes and gaps are that long and the first is half one.
struct SvgStroke {
    std::string path;
    Colour colour = 0;
    float width = 1;
    float dash = 0;
};

/// Pieces of paths: a straight line, a rectangle, a circle.
[[nodiscard]] std::string line_path(Point from, Point to);
[[nodiscard]] std::string box_path(Point low, Point high);
[[nodiscard]] std::string ring_path(Point centre, float radius);
[[nodiscard]] std::string polygon_path(const std::vector<Point>& corners);

enum class Anchor { start, middle, end };

class SvgPaper {
  public:
    explicit SvgPaper(const Theme& theme);

    void fill(std::string_view path, Colour colour, float opacity = 1);
    /// Strokes with a casing and a rim, as the board on the screen has them; no casing lies over
    /// the ink of another stroke of the same call.
    void draw(const std::vector<SvgStroke>& strokes);
    /// A filled shape with a casing and a rim.
    void plate(std::string_view path, Colour colour);
    /// A stroke without a casing.
    void plain(const SvgStroke& stroke);
    /// Words whose middle, or end, or start is at a point, half their height above and below it.
    void words(Point at, Anchor anchor, float size, Colour colour, std::string_view text,
               bool strong = false);
    /// Anything else, as it stands.
    void add(std::string_view elements) { body_ += elements; }

    [[nodiscard]] const std::string& body() const { return body_; }
    /// How much wider at each side a stroke is than its ink.
    [[nodiscard]] static float around();
    /// The whole picture, `low` and `high` being the corners of what is seen.
    [[nodiscard]] std::string picture(Point low, Point high, std::string_view title) const;

  private:
    void stroke(const SvgStroke& stroke, Colour colour, float beyond);

    const Theme& theme_;
    std::string body_;
};

/// "#2f6fde", without the opacity.
[[nodiscard]] std::string hex_of(Colour colour);
/// A number with at most two digits behind the point.
[[nodiscard]] std::string svg_number(float value);
/// The text as XML writes it.
[[nodiscard]] std::string xml_of(std::string_view text);

}  // namespace queens
