// Boards are drawn as the page draws them, without anything around them.
#include "figure/garden_sheet.hpp"

#include <algorithm>
#include <array>

#include "app/look/look.hpp"
#include "core/language.hpp"
#include "core/say.hpp"
#include "figure/sheet_parts.hpp"
#include "figure/svg.hpp"

namespace queens {

namespace {

/// The height of a puzzle leaves room for the head on Letter, which is the lower of both papers.
constexpr const char* garden_style = R"(
@page { margin: 14mm }
body { max-width: 182mm; margin: auto; color: #111; font: 11pt/1.4 system-ui, sans-serif }
h1 { margin: 0; font-size: 18pt; line-height: 1.2 }
p { margin: 1mm 0 }
.name { margin-top: 3mm; color: #555; white-space: nowrap; overflow: hidden }
.boards { display: grid; justify-content: space-around; gap: 4mm 6mm; margin-top: 4mm }
.of4 { grid-template-columns: repeat(2, minmax(0, 84mm)) }
.of6 { grid-template-columns: repeat(2, minmax(0, 62mm)) }
.of9 { grid-template-columns: repeat(3, minmax(0, 55mm)) }
figure { margin: 0; text-align: center; break-inside: avoid }
figure img { display: block; width: 100% }
figcaption { color: #555; font-size: 9pt }
.answers { break-before: page }
@media screen { body { padding: 6mm } }
)";

constexpr std::array<Sentence, 4> captions{"{n}. Easy", "{n}. Medium", "{n}. Hard", "{n}. Expert"};

/// The grade of a garden that was grown.
GardenGrade grade_of_grown(const GrownGarden& grown) {
    return grade_of(grown.solving).value_or(GardenGrade::expert);
}

Look look_of_garden(const GrownGarden& grown, bool solved) {
    const Garden& garden = grown.garden;
    Look look{.board = Board({garden.n, garden.n}, garden.surface), .regions = regions_of(garden)};
    for (int row = 0; solved && row < garden.n; ++row) {
        look.board.put({row, grown.solution[static_cast<std::size_t>(row)]}, Piece::queen);
    }
    return look;
}

/// All boards of a page, with their numbers and grades.
std::string boards_of(const std::vector<GrownGarden>& gardens, bool solved) {
    std::string boards;
    for (std::size_t i = 0; i < gardens.size(); ++i) {
        const auto grade = static_cast<std::size_t>(grade_of_grown(gardens[i]));
        const std::string caption = say(captions.at(grade), {{"n", i + 1}});
        boards += tagged("figure", image_of(svg_of_garden(gardens[i], solved), caption) +
                                       tagged("figcaption", escaped(caption)));
    }
    return "<div class=\"boards of" + std::to_string(gardens.size()) + "\">" + boards + "</div>";
}

/// That regions and neighbours wrap, empty on the plane.
std::string surface_words(Surface surface) {
    if (surface == Surface{}) return {};
    return surface == torus_surface
               ? say("Opposite edges are joined: regions and neighbours go on across them.")
               : say("The left and the right edge are joined: regions and neighbours go on across "
                     "them.");
}

}  // namespace

std::string svg_of_garden(const GrownGarden& grown, bool solved) {
    return svg_of_squares(look_of_garden(grown, solved), paper_theme());
}

std::string sheet_of(const std::vector<GrownGarden>& gardens) {
    const Garden& first = gardens.front().garden;
    const std::string title = say("Gardens");
    const std::string name = say("Name: {line}", {{"line", std::string(40, '_')}});
    return page_of(
        language().tag, title, garden_style,
        tagged("h1", escaped(title)) + tagged("p", escaped(say(rule_words(first.rule)))) +
            tagged("p", escaped(surface_words(first.surface))) + "<p class=\"name\">" +
            escaped(name) + "</p>" + boards_of(gardens, false) + "\n<div class=\"answers\">" +
            tagged("h1", escaped(say("Solutions"))) + boards_of(gardens, true) + "</div>");
}

}  // namespace queens
