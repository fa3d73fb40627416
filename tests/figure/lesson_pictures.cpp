// What paper shows for a link: the board, or what the tab of the link makes of it.
#include "figure/lesson_pictures.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "bytes_of.hpp"
#include "core/link.hpp"
#include "figure/colours.hpp"
#include "figure/sheet_parts.hpp"
#include "figure/svg_canvas.hpp"
#include "lessons/lesson.hpp"

namespace queens {

namespace {

App opened(const std::string& link) {
    App app(1);
    app.apply(OpenLink{link});
    while (app.seek(1)) {
    }
    return app;
}

std::vector<LessonPicture> pictures_for(const std::string& link) {
    return pictures_of(opened(link));
}

std::size_t times_in(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

std::size_t queens_in(const std::string& svg) {
    return times_in(svg, "fill=\"" + hex_of(paper_theme().queen_body) + "\"");
}

bool is_bare(const App& app) {
    return is_empty(app.board()) && app.state().regions.empty() && app.state().marks.empty();
}

}  // namespace

TEST_CASE("where a link leads to the images of a board, paper has all of them") {
    for (const auto& [link, images] : {std::pair{"#n=4&q=2.4.1.3&room=orbit", 2U},
                                       {"#n=8&q=1.5.8.6.3.7.2.4&room=orbit", 8U},
                                       {"#n=5&t=torus&q=1.3.5.2.4&room=orbit&group=d4n", 10U}}) {
        INFO(link);
        const std::vector<LessonPicture> pictures = pictures_for(link);
        CHECK(pictures.size() == images);
        const auto n = static_cast<std::size_t>(opened(link).board().rows());
        for (const LessonPicture& picture : pictures) CHECK(queens_in(picture.svg) == n);
    }
    CHECK(pictures_for("#n=7&t=torus&q=7.3.6.2.5.1.4&room=orbit&group=d4n").size() != 1);
    CHECK(pictures_for("#n=8&room=orbit").empty());
}

TEST_CASE("paper has the board beside its magic square, and a square that is only read") {
    const auto both = pictures_for("#n=5&t=torus&q=5.2.4.1.3&room=maths&topic=magic");
    REQUIRE(both.size() == 2);
    CHECK(queens_in(both[0].svg) == 5);
    CHECK(times_in(both[1].svg, ">25<") == 1);
    const auto alone = pictures_for("#n=3&room=maths&topic=magic&square=4.9.2.3.5.7.8.1.6");
    REQUIRE(alone.size() == 1);
    CHECK(times_in(alone[0].svg, ">9<") == 1);
    CHECK(pictures_for("#n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=magic").size() == 1);
}

TEST_CASE("paper has the eight boards of a list, the sums with its rows, and its map of shifts") {
    const auto turned = pictures_for("#n=5&q=4.2.5.3.1&room=maths&topic=permutation");
    REQUIRE(turned.size() == 8);
    CHECK(turned[0].caption == "0: 2 0 3 1 4");
    const auto sums = pictures_for("#n=7&t=torus&q=7.3.6.2.5.1.4&room=maths&topic=sums");
    REQUIRE(sums.size() == 3);
    CHECK(sums[2].caption == "s + x");
    CHECK(pictures_for("#n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=shifts").size() == 2);
    CHECK(pictures_for("#n=7&t=torus&q=7.3.6.2.5.1.4&room=maths&topic=shifts").size() == 1);
    CHECK(times_in(pictures_for("#n=5&t=torus&room=maths&topic=latin")[0].svg, ">4<") == 5);
}

TEST_CASE("paper has nothing where a link leads to a table, a check or another text") {
    for (const char* link :
         {"#n=8&room=maths&topic=published", "#n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=gauss",
          "#n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=pairs", "#n=13&t=torus&room=maths&topic=orbits",
          "#n=17&t=torus&room=maths&topic=effort", "#n=8&t=torus&room=maths&topic=theorem",
          "#n=8&room=maths&topic=latin", "#n=13&t=torus&room=maths&topic=sums"}) {
        INFO(link);
        CHECK(pictures_for(link).empty());
    }
}

TEST_CASE("no lesson of the site shows on paper an empty board for what stands in a tab") {
    std::size_t links = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(QUEENS_LESSONS)) {
        if (file.path().extension() != ".md") continue;
        for (const lessons::Step& step : lessons::read_lesson(bytes_of(file.path())).steps) {
            lessons::for_each_block(step.blocks, [&](const lessons::Block& block) {
                for (const lessons::Phrase& phrase : block.phrases) {
                    if (phrase.kind != lessons::PhraseKind::board) continue;
                    const LinkReading reading = read_link(phrase.target);
                    App app(1);
                    app.open(*reading.link);
                    const Tab tab = app.state().tab;
                    if (app.seeking() || tab == Tab::place || tab == Tab::solve) continue;
                    INFO(file.path().string() << ": " << phrase.target);
                    ++links;
                    const std::string board = svg_of_board(app);
                    for (const LessonPicture& picture : pictures_of(app)) {
                        CHECK_FALSE((is_bare(app) && picture.svg == board));
                    }
                }
                return true;
            });
        }
    }
    CHECK(links > 150);
}

}  // namespace queens
