// The columns of a board say how wide its figure is.
#include "figure/lesson_figure.hpp"

#include <algorithm>
#include <cmath>

#include "figure/sheet_parts.hpp"

namespace queens {

namespace {

constexpr const char* general_style = R"(
@page { margin: 16mm 18mm }
body { max-width: 174mm; margin: auto; color: #111; font: 11pt/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 20pt; line-height: 1.2 }
h2 { margin: 5mm 0 2mm; font-size: 13pt; break-after: avoid }
p { margin: 2mm 0 }
header { display: flex; gap: 8mm; align-items: start; margin-bottom: 4mm; border-bottom: 0.3mm solid #999 }
header > div { flex: 1; min-width: 0; overflow: hidden }
section { break-inside: avoid }
.about, figcaption { color: #555; font-size: 9pt }
.name { margin-top: 7mm; color: #555; white-space: nowrap }
.code { flex: none; width: 34mm }
.code figcaption { font-size: 7pt; line-height: 1.3; overflow-wrap: anywhere }
.boards { display: flex; flex-wrap: wrap; gap: 6mm; margin: 3mm 0 }
figure { max-width: 100%; margin: 0; text-align: center }
figure img { display: block; width: 100%; max-height: 230mm; object-fit: contain }
.several { width: 100% }
.several > div { display: flex; flex-wrap: wrap; gap: 3mm 6mm; justify-content: center }
.several .of2 { width: 76mm }
.several .of3 { width: 53mm }
.several .of4 { width: 38mm }
ul > .task { margin-left: -40px; list-style: none }
.box { display: inline-block; width: 3.5mm; height: 3.5mm; margin-right: 2mm; border: 0.4mm solid }
.answers { break-before: page }
@media screen { body { padding: 6mm } }
)";

/// Figures are as wide for fewer columns as for these, and for more.
constexpr int narrowest = 8;
constexpr int broadest = 26;

/// The widths of figures by the columns of their boards, so that coordinates can be read: some
/// millimetres for each where pupils read, where they write and among the answers, up to the width
/// of the page.
std::string widths() {
    std::string rules;
    const auto add = [&](const std::string& figure, int columns, double each) {
        const auto width = std::min(174, static_cast<int>(std::lround(each * columns)));
        rules += figure + ".c" + std::to_string(columns) + " { width: " + std::to_string(width) +
                 "mm }\n";
    };
    for (int columns = narrowest; columns <= broadest; ++columns) {
        add("figure", columns, 9.5);
        add("figure.pencil", columns, 10.4);
        add(".answers figure", columns, 6.6);
    }
    return rules;
}

}  // namespace

std::string images_of(const std::vector<LessonPicture>& pictures, const std::string& words) {
    if (pictures.size() == 1) return image_of(pictures.front().svg, words);
    const std::string in_row = std::to_string(std::min<std::size_t>(pictures.size(), 4));
    std::string images;
    for (const auto& [svg, caption] : pictures) {
        images += "<div class=\"of" + in_row + "\">" + image_of(svg, words) +
                  (caption.empty() ? "" : "<div class=\"about\">" + escaped(caption) + "</div>") +
                  "</div>";
    }
    return tagged("div", images);
}

std::string figure_of(const Drawn& drawn, const std::string& caption) {
    const int columns = std::clamp(drawn.columns, narrowest, broadest);
    const std::string width = drawn.several ? "several" : "c" + std::to_string(columns);
    return "<figure class=\"" + std::string(drawn.pencil ? "pencil " : "") + width + "\">" +
           drawn.images + tagged("figcaption", escaped(caption)) + "</figure>";
}

std::string lesson_style() { return general_style + widths(); }

}  // namespace queens
