// SVG elements, with as few attributes as they can have.
#include "figure/svg_paper.hpp"

#include <array>
#include <cmath>
#include <cstdint>

#include "figure/colours.hpp"

namespace queens {

namespace {

constexpr float casing = 1.5F;
constexpr float rim = 0.8F;

std::string point(Point at) { return svg_number(at.x) + " " + svg_number(at.y); }

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
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

std::string line_path(Point from, Point to) { return "M" + point(from) + "L" + point(to); }

std::string box_path(Point low, Point high) {
    return "M" + point(low) + "H" + svg_number(high.x) + "V" + svg_number(high.y) + "H" +
           svg_number(low.x) + "z";
}

std::string ring_path(Point centre, float radius) {
    const std::string r = svg_number(radius);
    const std::string across = svg_number(2 * radius);
    const std::string arc = "a" + r + " " + r + " 0 1 1 ";
    return "M" + point({centre.x - radius, centre.y}) + arc + across + " 0" + arc + "-" + across +
           " 0z";
}

std::string polygon_path(const std::vector<Point>& corners) {
    std::string path;
    for (const Point& corner : corners) path += (path.empty() ? "M" : "L") + point(corner);
    return path + "z";
}

SvgPaper::SvgPaper(const Theme& theme) : theme_(theme) {}

float SvgPaper::around() { return casing + rim; }

void SvgPaper::fill(std::string_view path, Colour colour, float opacity) {
    body_ += "<path" + attribute("fill", hex_of(colour));
    if (opacity < 1) body_ += attribute("fill-opacity", svg_number(opacity));
    body_ += attribute("d", path) + "/>\n";
}

void SvgPaper::stroke(const SvgStroke& stroke, Colour colour, float beyond) {
    body_ += "<path" + attribute("fill", "none") + attribute("stroke", hex_of(colour)) +
             attribute("stroke-width", svg_number(stroke.width + 2 * beyond));
    if (stroke.dash > 0) {
        body_ += attribute("stroke-dasharray", svg_number(stroke.dash + 2 * beyond) + " " +
                                                   svg_number(stroke.dash - 2 * beyond)) +
                 attribute("stroke-dashoffset", svg_number(stroke.dash / 2 + beyond));
    }
    body_ += attribute("d", stroke.path) + "/>\n";
}

void SvgPaper::draw(const std::vector<SvgStroke>& strokes) {
    for (const SvgStroke& line : strokes) stroke(line, rim_of(theme_), casing + rim);
    for (const SvgStroke& line : strokes) stroke(line, theme_.casing, casing);
    for (const SvgStroke& line : strokes) stroke(line, line.colour, 0);
}

void SvgPaper::plate(std::string_view path, Colour colour) {
    const std::string edge(path);
    stroke({edge, {}, 0, 0}, rim_of(theme_), casing + rim);
    stroke({edge, {}, 0, 0}, theme_.casing, casing);
    fill(path, colour);
}

void SvgPaper::plain(const SvgStroke& line) { stroke(line, line.colour, 0); }

void SvgPaper::words(Point at, Anchor anchor, float size, Colour colour, std::string_view text,
                     bool strong) {
    constexpr float middle_above_base = 0.36F;
    constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};
    body_ += "<text" + attribute("x", svg_number(at.x)) +
             attribute("y", svg_number(at.y + middle_above_base * size)) +
             attribute("font-size", svg_number(size)) + attribute("fill", hex_of(colour));
    if (anchor != Anchor::start) {
        body_ += attribute("text-anchor", anchors[static_cast<std::size_t>(anchor)]);
    }
    if (strong) body_ += attribute("font-weight", "600");
    body_ += ">" + xml_of(text) + "</text>\n";
}

std::string SvgPaper::picture(Point low, Point high, std::string_view title) const {
    const std::string width = svg_number(high.x - low.x);
    const std::string height = svg_number(high.y - low.y);
    return "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") + attribute("width", width) +
           attribute("height", height) +
           attribute("viewBox", point(low) + " " + width + " " + height) +
           attribute("font-family", "Inter, 'Helvetica Neue', Arial, sans-serif") +
           attribute("role", "img") + ">\n<title>" + xml_of(title) + "</title>\n" + body_ +
           "</svg>\n";
}

}  // namespace queens
