// SVG elements, with as few attributes as they can have.
#include "figure/svg_canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace queens {

namespace {

constexpr float smallest_em = 12;
/// The width of a letter as a share of its em, on average, and the height of a line.
constexpr float letter_width = 0.55F;
constexpr float line_height = 1.2F;

std::string svg_point(Point at) { return svg_number(at.x) + " " + svg_number(at.y); }

std::string through(std::span<const Point> points) {
    std::string path;
    for (const Point& point : points) path += (path.empty() ? "M" : "L") + svg_point(point);
    return path;
}

std::string path_of(const Segment& segment) {
    const std::array ends{segment.from, segment.to};
    return through(ends);
}

std::string path_of(const Circle& circle) {
    const std::string r = svg_number(circle.radius);
    const std::string across = svg_number(2 * circle.radius);
    const std::string arc = "a" + r + " " + r + " 0 1 1 ";
    return "M" + svg_point(circle.centre + Point{-circle.radius, 0}) + arc + across + " 0" + arc +
           "-" + across + " 0z";
}

std::string path_of(const Polygon& polygon) { return through(polygon.points()) + "z"; }

/// An attribute with the opacity of a colour, unless nothing is seen through it.
std::string opacity_of(const std::string& name, Colour colour) {
    constexpr unsigned alpha_shift = 24;
    const unsigned alpha = colour >> alpha_shift;
    return alpha == 255 ? "" : svg_attribute(name, static_cast<float>(alpha) / 255);
}

std::string coloured(const std::string& name, Colour colour) {
    return svg_attribute(name, hex_of(colour)) + opacity_of(name + "-opacity", colour);
}

template <class Shape>
std::string path_of_all(std::span<const Shape> shapes) {
    std::string path;
    for (const Shape& each : shapes) {
        path += std::visit([](const auto& shape) { return path_of(shape); }, each);
    }
    return path;
}

}  // namespace

std::string svg_number(float value) {
    const auto hundredths = static_cast<std::int64_t>(std::lround(value * 100));
    const std::int64_t size = std::abs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 != 0) {
        text += "." + std::to_string(size / 10 % 10);
        if (size % 10 != 0) text += std::to_string(size % 10);
    }
    return text;
}

std::string hex_of(Colour colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned shift : {4U, 0U, 12U, 8U, 20U, 16U}) text += digits[colour >> shift & 0xFU];
    return text;
}

std::string xml_of(std::string_view text) {
    std::string written;
    for (const char sign : text) {
        switch (sign) {
            case '&': written += "&amp;"; break;
            case '<': written += "&lt;"; break;
            case '>': written += "&gt;"; break;
            case '"': written += "&quot;"; break;
            default: written += sign;
        }
    }
    return written;
}

std::string svg_attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

std::string svg_attribute(std::string_view name, float value) {
    return svg_attribute(name, svg_number(value));
}

std::string path_of(const Rectangle& box) {
    const float r = box.rounding;
    const auto& [left, top] = box.low;
    const auto& [right, bottom] = box.high;
    const auto corner = [r](float across, float down) {
        if (r == 0) return std::string();
        return "a" + svg_point({r, r}) + " 0 0 1 " + svg_point({across, down});
    };
    return "M" + svg_point({left + r, top}) + "H" + svg_number(right - r) + corner(r, r) + "V" +
           svg_number(bottom - r) + corner(-r, r) + "H" + svg_number(left + r) + corner(-r, -r) +
           (r == 0 ? "" : "V" + svg_number(top + r) + corner(r, -r)) + "z";
}

SvgCanvas::SvgCanvas() : Canvas(smallest_em, 1) {}

void SvgCanvas::stroke(std::span<const Contour> contours, const Brush& brush) {
    Contours longer(contours.begin(), contours.end());
    for (Contour& contour : longer) {
        if (auto* segment = std::get_if<Segment>(&contour)) {
            *segment = lengthened(*segment, brush.beyond);
        }
    }
    body_ += "<path" + svg_attribute("fill", "none") + coloured("stroke", brush.colour) +
             svg_attribute("stroke-width", brush.width);
    if (brush.dash > 0) {
        body_ += svg_attribute("stroke-dasharray", svg_number(brush.dash + 2 * brush.beyond) + " " +
                                                       svg_number(brush.dash - 2 * brush.beyond)) +
                 svg_attribute("stroke-dashoffset", brush.dash / 2);
    }
    body_ += svg_attribute("d", path_of_all<Contour>(longer)) + "/>\n";
}

void SvgCanvas::plate(std::span<const Plate> plates, Colour colour, float grown) {
    const std::string hex = hex_of(colour);
    body_ += "<path" + svg_attribute("fill", hex);
    if (grown > 0) {
        body_ += svg_attribute("stroke", hex) + svg_attribute("stroke-width", 2 * grown) +
                 svg_attribute("stroke-linejoin", "round");
    }
    body_ += opacity_of("opacity", colour) + svg_attribute("d", path_of_all(plates)) + "/>\n";
}

void SvgCanvas::words(Point at, Anchor anchor, Lettering lettering, Colour colour,
                      std::string_view text) {
    constexpr float middle_above_base = 0.36F;
    constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};
    body_ += "<text" + svg_attribute("x", at.x) +
             svg_attribute("y", at.y + middle_above_base * lettering.em) +
             svg_attribute("font-size", lettering.em) + coloured("fill", colour);
    if (anchor != Anchor::start) {
        body_ += svg_attribute("text-anchor", anchors[static_cast<std::size_t>(anchor)]);
    }
    if (lettering.strong) body_ += svg_attribute("font-weight", "600");
    body_ += ">" + xml_of(text) + "</text>\n";
}

Point SvgCanvas::extent(Lettering lettering, std::string_view text) const {
    // Of a letter of several bytes, all but the first begin with the bits 10.
    const auto letters = std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    });
    return {letter_width * lettering.em * static_cast<float>(letters), line_height * lettering.em};
}

std::string SvgCanvas::picture(Point low, Point high, std::string_view title) const {
    const std::string width = svg_number(high.x - low.x);
    const std::string height = svg_number(high.y - low.y);
    return "<svg" + svg_attribute("xmlns", "http://www.w3.org/2000/svg") +
           svg_attribute("width", width) + svg_attribute("height", height) +
           svg_attribute("viewBox", svg_point(low) + " " + width + " " + height) +
           svg_attribute("font-family", "Inter, 'Helvetica Neue', Arial, sans-serif") +
           svg_attribute("role", "img") + ">\n<title>" + xml_of(title) + "</title>\n" + body_ +
           "</svg>\n";
}

}  // namespace queens
