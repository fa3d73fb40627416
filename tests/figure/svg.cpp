// The board as an SVG.
#include "figure/svg.hpp"

#include <catch2/catch_test_macros.hpp>

#include "figure/colours.hpp"
#include "figure/shapes.hpp"
#include "figure/svg_canvas.hpp"

using namespace queens;

namespace {

std::string picture_of(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    while (app.seeking()) app.poll(0, 1);
    return svg_of(look_of(app), app.state().view, theme(false, false));
}

int times(const std::string& text, std::string_view part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

double width_of(const std::string& picture) {
    const std::string attribute = "width=\"";
    return std::stod(picture.substr(picture.find(attribute) + attribute.size()));
}

/// How often a colour is the fill of something.
int filled(const std::string& picture, Colour colour) {
    return times(picture, "fill=\"" + hex_of(colour) + "\"");
}

}  // namespace

TEST_CASE("a picture has a body for every queen, a letter for every column, and says what it is") {
    const std::string picture = picture_of("n=8&q=5.3.1.7.2.8.6.4");
    CHECK(filled(picture, theme(false, false).queen_body) == 8);
    for (const char* const name : {">a<", ">h<", ">1<", ">8<"}) CHECK(times(picture, name) == 1);
    CHECK(picture.find("<title>Plane, 8 x 8: 8 queens</title>") != std::string::npos);
}

TEST_CASE("a picture has the arrows, rings and colours that were drawn, in their inks") {
    const std::string plain = picture_of("n=8");
    const std::string drawn = picture_of("n=8&draw=ga1-1-3-3.rr4-4.bf5-5");
    const Theme& colours = theme(false, false);
    for (const Colour ink : {colours.right, colours.wrong, colours.accent}) {
        INFO(hex_of(ink));
        CHECK(times(plain, hex_of(ink)) == 0);
        CHECK(times(drawn, hex_of(ink)) > 0);
    }
    CHECK(filled(drawn, colours.accent) == 1);
    CHECK(filled(drawn, colours.right) == 1);
    CHECK(filled(drawn, colours.wrong) == 0);
}

TEST_CASE("a picture of a solution has a green frame, and one of a placement has none") {
    const std::string green = "stroke=\"" + hex_of(theme(false, false).right) + "\"";
    CHECK(times(picture_of("n=8&q=5.3.1.7.2.8.6.4"), green) > 0);
    CHECK(times(picture_of("n=8&q=5.3.1.7.2.8.6.0"), green) == 0);
}

TEST_CASE("a picture of a search shows why a square is refused, and its legend says so") {
    const std::string picture = picture_of("n=8&a=backtracking&i=18");
    for (const char* const words : {"rejected now", "attacks it", "rejected before"}) {
        CHECK(times(picture, words) == 1);
    }
    CHECK(times(picture, hex_of(theme(false, false).wrong)) > 0);
}

TEST_CASE("a picture of queens in a cube has the layer of each, and its legend says so") {
    // The end, from above: 1 3 . . / . . 1 . / 4 . . . / . 1 4 2.
    const std::string picture = picture_of("n=4&a=cube&i=7016");
    const auto read = [&](const std::string& number) { return times(picture, ">" + number + "<"); };
    // Beside those of the rows, and that of the legend.
    CHECK(read("1") - 1 == 3);
    CHECK(read("2") - 1 == 1 + 1);
    CHECK(read("3") - 1 == 1);
    CHECK(read("4") - 1 == 2);
    CHECK(times(picture, "layer of the queen") == 1);
    CHECK(times(picture_of("n=4&a=cube"), "layer of the queen") == 0);
}

TEST_CASE("a faint piece is opaque, in a colour between its own and that of its square") {
    const Look look{.board = Board({2, 2}), .ghosts = {{{0, 1}, Piece::queen}}};
    const Theme colours = theme(false, false);
    const std::string picture = svg_of_squares(look, colours);
    const Colour ground = ground_of(colours, look, {0, 1});
    CHECK(filled(picture, mixed(ground, colours.queen_body, ghost_opacity)) == 1);
    CHECK(filled(picture, colours.queen_body) == 0);
    CHECK(times(picture, "opacity") == 0);
}

TEST_CASE(
    "a picture of a torus has arrows along all four edges and letters where lines cross them") {
    const std::string picture = picture_of("n=8&t=torus&q=1.0.0.0.0.0.0.0&sel=1-1");
    const Theme& colours = theme(false, false);
    CHECK(filled(picture, colours.first_join) == 4);
    CHECK(filled(picture, colours.second_join) == 8);
    CHECK(times(picture, ">C</text>") >= 2);
}

TEST_CASE("a picture has the numbers of diagonals where they are asked for") {
    CHECK(times(picture_of("n=4&q=2.4.1.3"), ">6</text>") == 0);
    const std::string picture = picture_of("n=4&q=2.4.1.3&diagonals=1");
    CHECK(times(picture, ">6</text>") == 1);
    CHECK(times(picture,
                ">\xE2\x88\x92"
                "3</text>") == 1);
}

TEST_CASE("a picture of heat has a number on every attacked square") {
    const std::string picture = picture_of("n=4&q=2.4.1.3&heat=1");
    CHECK(times(picture, "font-weight=\"600\"") == 12);
}

TEST_CASE("bits stand below their columns in a picture, with the names of their rows") {
    const std::string picture = picture_of("n=8&a=bitmask&i=40");
    CHECK(times(picture, ">columns<") == 1);
    CHECK(times(picture, ">anti-diagonals<") == 1);
    CHECK(times(picture, ">0</text>") + times(picture, ">1</text>") == 4 * 8 + 1);
}

TEST_CASE("dark pictures have other colours than light ones") {
    App app(1);
    const Look look = look_of(app);
    CHECK(svg_of(look, View::flat, theme(true, false)) !=
          svg_of(look, View::flat, theme(false, false)));
}

TEST_CASE("a board too large for a picture gives none, and the largest one does") {
    CHECK(picture_of("n=201").empty());
    CHECK_FALSE(picture_of("n=200").empty());
    CHECK_FALSE(can_be_pictured({3, largest_pictured + 1}));
}

TEST_CASE("numbers and texts in a picture are as short as they can be, and safe") {
    CHECK(svg_number(2) == "2");
    CHECK(svg_number(-0.5F) == "-0.5");
    CHECK(svg_number(1.256F) == "1.26");
    CHECK(svg_number(-0.001F) == "0");
    CHECK(hex_of(theme(false, false).accent) == "#2a66d0");
    CHECK(xml_of("a < b & \"c\"") == "a &lt; b &amp; &quot;c&quot;");
}

TEST_CASE("a small picture shows the squares alone") {
    App app(1);
    const std::string picture = svg_of_squares(look_of(app), theme(false, false));
    CHECK(times(picture, "<text") == 0);
    CHECK(times(picture, "viewBox=\"0 0 480 480\"") == 1);
}

TEST_CASE(
    "a picture of the repeated view has copies beyond joined edges, mirrored beyond flipped ones") {
    struct Case {
        const char* surface;
        int copies;
        int mirrored;
    };
    for (const Case& one : {Case{"cyl", 2, 0},
                            {"cylv", 2, 0},
                            {"torus", 8, 0},
                            {"mobius", 2, 2},
                            {"mobiusv", 2, 2},
                            {"klein", 8, 6},
                            {"kleinv", 8, 6}}) {
        const std::string link = "n=5&q=1.3.5.2.4&t=" + std::string(one.surface);
        INFO(link);
        const std::string alone = picture_of(link);
        const std::string repeated = picture_of(link + "&view=repeated");
        CHECK(times(alone, "<use ") == 0);
        CHECK(times(repeated, "href=\"#queens-ground\"") == one.copies);
        CHECK(times(repeated, "href=\"#queens-mirrored-pieces\"") == one.mirrored);
        CHECK(times(repeated, "url(#queens-mirrored)") == one.mirrored);
        CHECK(times(repeated, "scale(-1 1)") + times(repeated, "scale(1 -1)") == one.mirrored);
        CHECK(times(repeated, ">a<") == 1);
    }
}

TEST_CASE("copies of a garden show its regions, so that these are seen to go on") {
    App app(1);
    app.apply(GrowGarden{7, torus_surface, GardenRule::touch, {}, 5});
    const Theme& colours = theme(false, false);
    const std::string alone = svg_of(look_of(app), View::flat, colours);
    app.apply(SetView{View::repeated});
    const std::string repeated = svg_of(look_of(app), View::repeated, colours);
    for (std::size_t region = 0; region < 7; ++region) {
        INFO(region);
        CHECK(filled(alone, colours.regions.at(region)) == 1);
        CHECK(filled(repeated, colours.regions.at(region)) == 2);
    }
}

TEST_CASE("lines have no letters at edges where they are seen to go on") {
    const std::string link = "n=5&q=3.0.0.0.0&t=torus&sel=1-3";
    CHECK(times(picture_of(link), ">A<") > times(picture_of(link + "&view=repeated"), ">A<"));
}

TEST_CASE("a view that does not suit the surface is no reason for copies") {
    CHECK(times(picture_of("n=5&view=repeated"), "<use ") == 0);
    CHECK(times(picture_of("n=5&t=proj&view=repeated"), "<use ") == 0);
}

TEST_CASE("a legend is inside its picture, however small the board of queens is") {
    for (const char* link :
         {"n=5&t=torus&q=1.0.0.0.0&a=single_run&k=3.3.0.0.0&i=1", "n=4&a=domination&i=1",
          "n=3&a=domination&i=2", "n=5&a=fewest_pawns&k=1.2&i=815"}) {
        INFO(link);
        const std::string narrow = picture_of(link);
        const std::string board =
            picture_of(std::string(link).substr(0, std::string(link).find("&a=")));
        CHECK(width_of(narrow) > width_of(board));
    }
}
