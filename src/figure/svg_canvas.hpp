// A canvas that is an SVG: shapes in, elements out.
#pragma once

#include <string>
#include <string_view>

#include "figure/canvas.hpp"

namespace queens {

/// The side of a square in an SVG.
inline constexpr float svg_side = 60;

class SvgCanvas final : public Canvas {
  public:
    SvgCanvas();

    using Canvas::plate;
    using Canvas::stroke;
    void stroke(std::span<const Contour> contours, const Brush& brush) override;
    void plate(std::span<const Plate> plates, Colour colour, float grown) override;
    void words(Point at, Anchor anchor, Lettering lettering, Colour colour,
               std::string_view text) override;
    /// A guess, since the reader's typeface is not known.
    [[nodiscard]] Point extent(Lettering lettering, std::string_view text) const override;

    /// Anything else, as it is written.
    void add(std::string_view elements) { body_ += elements; }
    [[nodiscard]] const std::string& body() const { return body_; }
    /// The whole picture, `low` and `high` being the corners of what is seen.
    [[nodiscard]] std::string picture(Point low, Point high, std::string_view title) const;

  private:
    std::string body_;
};

/// A rectangle as the data of a path.
[[nodiscard]] std::string path_of(const Rectangle& box);
/// An attribute with a space before it.
[[nodiscard]] std::string svg_attribute(std::string_view name, std::string_view value);
[[nodiscard]] std::string svg_attribute(std::string_view name, float value);
/// "#2a66d0", without the opacity.
[[nodiscard]] std::string hex_of(Colour colour);
/// A number with at most two digits behind the point.
[[nodiscard]] std::string svg_number(float value);
/// The text as XML writes it.
[[nodiscard]] std::string xml_of(std::string_view text);

}  // namespace queens
