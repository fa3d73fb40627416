// Coordinates, numbers and rows of signs around a board, and the letters of regions on it, on a
// canvas that notes down what it is given.
#include "figure/surroundings.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <vector>

#include "gardens/generate.hpp"

using namespace queens;

namespace {

class Notes final : public Canvas {
  public:
    struct Word {
        Point at;
        std::string text;
    };

    Notes() : Canvas(12, 1) {}
    using Canvas::plate;
    void stroke(std::span<const Contour> contours, const Brush& /*brush*/) override {
        for (const Contour& contour : contours) {
            const auto* const segment = std::get_if<Segment>(&contour);
            if (segment == nullptr) continue;
            ends.push_back(segment->from);
            ends.push_back(segment->to);
        }
    }
    void plate(std::span<const Plate> /*plates*/, Colour /*colour*/, float /*grown*/) override {
        ++plates;
    }
    void words(Point at, Anchor /*anchor*/, Lettering /*lettering*/, Colour /*colour*/,
               std::string_view text) override {
        written.push_back({at, std::string(text)});
    }
    [[nodiscard]] Point extent(Lettering lettering, std::string_view text) const override {
        return {lettering.em * static_cast<float>(text.size()) / 2, lettering.em};
    }

    /// Where that text was written.
    [[nodiscard]] Point place_of(std::string_view text) const {
        const auto found = std::find_if(written.begin(), written.end(),
                                        [&](const Word& word) { return word.text == text; });
        REQUIRE(found != written.end());
        return found->at;
    }

    std::vector<Word> written;
    /// Of all strokes that are straight.
    std::vector<Point> ends;
    int plates = 0;
};

constexpr float em = 12;

/// A look on squares of that side, with its upper left corner in the origin, all of it seen.
Surroundings around(Notes& notes, const Look& look, float side) {
    const SquareGrid grid{.size = look.board.size(), .side = side};
    return {{notes, theme(false, false), grid, look}, {0, 0}, grid.high(), em};
}

}  // namespace

TEST_CASE("letters are below their columns and numbers beside their rows, counted from below") {
    Notes notes;
    const Look look{.board = Board({.columns = 4, .rows = 3})};
    draw_coordinates(around(notes, look, 40));
    CHECK(notes.written.size() == 7);
    CHECK(notes.place_of("d").x == 140);
    CHECK(notes.place_of("d").y > 120);
    CHECK(notes.place_of("1").x < 0);
    CHECK(notes.place_of("1").y == 100);
}

TEST_CASE("a dense board has the coordinates of every fifth row and column, or of fewer") {
    Notes notes;
    const Look look{.board = Board({20, 20})};
    draw_coordinates(around(notes, look, 4));
    std::vector<std::string> texts;
    for (const Notes::Word& word : notes.written) texts.push_back(word.text);
    CHECK(texts == std::vector<std::string>{"e", "j", "o", "t", "20", "15", "10", "5"});
}

TEST_CASE("what lies beyond the part of a board that is seen has no coordinates") {
    Notes notes;
    const Look look{.board = Board({8, 8})};
    Surroundings part = around(notes, look, 40);
    part.low = {100, 100};
    part.high = {200, 200};
    draw_coordinates(part);
    CHECK(notes.written.size() == 6);
    CHECK(notes.place_of("c").y > 200);
    CHECK(notes.place_of("5").x < 100);
}

TEST_CASE("names in the corners of a garden's squares keep clear of the letters of its regions") {
    const GrownGarden grown = *grow_garden({6, torus_surface, GardenRule::touch, {}}, 2);
    const Look look{.board = Board({6, 6}, torus_surface), .regions = regions_of(grown.garden)};
    Notes notes;
    const Sketch sketch = around(notes, look, 40).sketch;
    draw_regions(sketch);
    const std::vector<Notes::Word> letters = notes.written;
    REQUIRE_FALSE(letters.empty());
    draw_names(sketch, {em, true});
    REQUIRE(notes.written.size() == letters.size() + 12);
    for (std::size_t i = letters.size(); i < notes.written.size(); ++i) {
        for (const auto& letter : letters) {
            const Point at = notes.written[i].at;
            CHECK(std::max(std::abs(at.x - letter.at.x), std::abs(at.y - letter.at.y)) > em);
        }
    }
}

TEST_CASE("a frame around a region leaves its letter readable, on a plate over the frame") {
    const GrownGarden grown = *grow_garden({6, Surface{}, GardenRule::touch, {}}, 2);
    Look look{.board = Board({6, 6}), .regions = regions_of(grown.garden)};
    const int first = look.regions.numbers.front();
    auto& framed = look.outlines.emplace_back().squares;
    for (int place = 0; place < 36; ++place) {
        const bool is_there = look.regions.numbers[static_cast<std::size_t>(place)] == first;
        if (is_there) framed.push_back(look.board.size().square(place));
    }
    Notes notes;
    draw_outlines(around(notes, look, 40).sketch);
    REQUIRE_FALSE(notes.written.empty());
    CHECK(notes.plates == static_cast<int>(notes.written.size()));
    for (const auto& letter : notes.written) CHECK(letter.text == "A");
}

TEST_CASE("marks of one's own in a garden keep clear of the letters of its regions") {
    const GrownGarden grown = *grow_garden({6, Surface{}, GardenRule::touch, {}}, 2);
    Look look{.board = Board({6, 6}), .regions = regions_of(grown.garden)};
    look.marks.push_back({MarkKind::own, {0, 0}});
    Notes notes;
    const Sketch sketch = around(notes, look, 40).sketch;
    draw_regions(sketch);
    const Point letter = notes.place_of("A");
    notes.ends.clear();
    draw_marks(sketch);
    REQUIRE(notes.ends.size() == 8);
    for (const Point end : notes.ends) {
        // Half the em of a letter, which is less than a quarter of the square's side.
        CHECK(std::max(end.x - letter.x, end.y - letter.y) > 0.12F * 40);
    }
}

TEST_CASE("numbers beside a board are within their room, and the chosen one has a plate") {
    Notes notes;
    const Look look{.board = Board({2, 2}),
                    .sides = {{true, 0, "12", true}, {true, 1, "7", false}, {false, 1, "3"}}};
    const Point room = room_of_sides(notes, em, look);
    draw_sides(around(notes, look, 40));
    CHECK(notes.plates == 1);
    const Point chosen = notes.place_of("12");
    CHECK(chosen.x + em / 2 <= 80 + room.x);
    CHECK(chosen.y == 20);
    CHECK(notes.place_of("3").x == 60);
    CHECK(notes.place_of("3").y - em / 2 >= -room.y);
}

TEST_CASE("numbers larger than a square are left out, all of them along that side") {
    Notes notes;
    const Look look{.board = Board({2, 2}), .sides = {{false, 0, "12345"}, {false, 1, "1"}}};
    draw_sides(around(notes, look, 20));
    CHECK(notes.written.empty());
}

TEST_CASE("numbers above the columns that would all but touch each other are left out") {
    const Look look{.board = Board({2, 2}), .sides = {{false, 0, "12"}, {false, 1, "14"}}};
    const auto written = [&](float beside) {
        Notes notes;
        draw_sides(around(notes, look, notes.extent({em}, "12").x + beside));
        return notes.written.size();
    };
    CHECK(written(2) == 0);
    CHECK(written(5) == 2);
}

TEST_CASE("rows of signs are below the board, each sign under its column, and fill their room") {
    const Look look{.board = Board({3, 3}), .bands = {{"columns", "010"}, {"diagonals", "110"}}};
    for (const bool beside : {true, false}) {
        Notes notes;
        draw_bands(around(notes, look, 40), 120, beside);
        const Point name = notes.place_of("diagonals");
        const Notes::Word& last = notes.written.back();
        CHECK(notes.plates == 3);
        CHECK(last.at.x == 100);
        CHECK(last.at.y < 120 + room_of_bands(em, look, beside));
        CHECK((name.x < 0) == beside);
        CHECK((name.y == last.at.y) == beside);
    }
}

TEST_CASE("what the numbers beside the rows add up to is below them, beside the letters") {
    Notes notes;
    Look look{.board = Board({4, 4})};
    look.sides = {{true, 3, "3 + 3"}};
    look.foot = "sum 6";
    const Surroundings board = around(notes, look, 40);
    draw_coordinates(board);
    draw_sides(board);
    const Point foot = notes.place_of("sum 6");
    CHECK(foot.x > 160);
    CHECK(foot.y == notes.place_of("d").y);
    CHECK(foot.y - em > notes.place_of("3 + 3").y);
    CHECK(foot.x + notes.extent({em, true}, "sum 6").x <= 160 + room_of_sides(notes, em, look).x);
}
