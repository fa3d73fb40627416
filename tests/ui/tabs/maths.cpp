// The tab of mathematics and the families of the gallery under the hands of a visitor.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string>
#include <utility>

#include "app/answers/shifts.hpp"
#include "symmetry/constellation.hpp"
#include "symmetry/linked.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Viewport high_screen{1366, 1600, false};
constexpr const char* four_seven = "n=8&q=8.2.4.1.7.5.3.6&room=maths";

Columns columns_shown(const Visitor& visitor) { return columns_of(visitor.app.board()).value(); }

}  // namespace

TEST_CASE("a board that is no permutation gets a solution offered") {
    for (const char* const link : {"n=8&room=maths", "n=8x5&room=maths", "n=3&room=maths",
                                   "n=30&room=maths&topic=sums", "n=200&room=maths&topic=magic"}) {
        INFO(link);
        Visitor visitor(link, high_screen);
        REQUIRE(visitor.click("place-a-solution"));
        CHECK(columns_of(visitor.app.board()));
        CHECK(is_solution(visitor.app.board(), visitor.app.board().rows()));
    }
}

TEST_CASE("the eight boards of a permutation are shown and lead to each other") {
    Visitor visitor(four_seven, high_screen);
    const Columns before = columns_shown(visitor);
    REQUIRE(visitor.click("board-5"));
    CHECK(columns_shown(visitor) == reflected(before));
    REQUIRE(visitor.click("board-2"));
    CHECK(columns_shown(visitor) == turned(reflected(before)));
}

TEST_CASE("a string of symbols is typed by keys and applied to the board from right to left") {
    Visitor visitor(four_seven, high_screen);
    const Columns before = columns_shown(visitor);
    // Three turns stand there at first; one is taken away, and the inverse is applied last.
    REQUIRE(visitor.click("symbol-erase"));
    REQUIRE(visitor.click("symbol-invert"));
    REQUIRE(visitor.click("apply-string"));
    CHECK(columns_shown(visitor) == inverse(turned(turned(before))));
}

TEST_CASE("the second string is written when it is chosen") {
    Visitor visitor(four_seven, high_screen);
    const Columns before = columns_shown(visitor);
    REQUIRE(visitor.click("second-string"));
    REQUIRE(visitor.click("symbol-erase"));
    REQUIRE(visitor.click("apply-string"));
    CHECK(columns_shown(visitor) == reflected(before));
}

TEST_CASE("the map of shifts moves the board around the torus") {
    Visitor visitor(std::string(four_seven) + "&topic=shifts", high_screen);
    const Columns base = shifts_of(columns_shown(visitor)).base;
    REQUIRE(visitor.click("map-of-shifts"));
    CHECK(columns_shown(visitor) == shifted(base, 4, 4));
    visitor.look(2);
    REQUIRE(visitor.click("shift-left"));
    CHECK(columns_shown(visitor) == shifted(base, 4, 3));
}

TEST_CASE("conflicts around the edges are drawn when they are asked for") {
    Visitor visitor(std::string(four_seven) + "&topic=shifts", high_screen);
    REQUIRE(visitor.click("draw-conflicts"));
    CHECK(visitor.app.state().around);
}

TEST_CASE("s + x is a press away where it is a permutation") {
    Visitor visitor("n=7&t=torus&q=1.3.5.7.2.4.6&room=maths&topic=sums", high_screen);
    const Columns before = columns_shown(visitor);
    REQUIRE(visitor.click("s-plus-x"));
    CHECK(columns_shown(visitor) == with_rows_added(before, 1));
}

TEST_CASE("a sum with two queens in one column stays where it is") {
    Visitor visitor(std::string(four_seven) + "&topic=sums", high_screen);
    const Board before = visitor.app.board();
    visitor.click("s-plus-x");
    CHECK(visitor.app.board() == before);
}

TEST_CASE("linear solutions are placed by their factor") {
    Visitor visitor("n=7&t=torus&q=1.3.5.7.2.4.6&room=maths&topic=sums", high_screen);
    REQUIRE(visitor.click("linear-4"));
    CHECK(columns_shown(visitor) == linear(7, {4, 0}));
}

TEST_CASE("a board without a magic square gets a torus solution offered") {
    Visitor visitor(std::string(four_seven) + "&topic=magic", high_screen);
    REQUIRE(visitor.click("place-torus-solution"));
    CHECK(is_torus_solution(columns_shown(visitor)));
    CHECK_FALSE(visitor.sees("place-torus-solution"));
}

TEST_CASE("digits of a magic square shrink with its cells before they are left out") {
    const auto square_of = [](int n) {
        std::string link = "n=" + std::to_string(n) + "&t=torus&room=maths&topic=magic&q=1";
        for (int column = 1; column < n; ++column) {
            link += "." + std::to_string(2 * column % n + 1);
        }
        return link;
    };
    for (const int n : {11, 13}) {
        INFO(n);
        const Visitor visitor(square_of(n));
        CHECK(visitor.record().smallest_em() >= 8);
        CHECK(visitor.record().smallest_em() < 12);
        CHECK(reads(visitor, "in colour, stand where the queens stand."));
    }
    const Visitor visitor(square_of(25));
    CHECK(visitor.record().smallest_em() >= 12);
    CHECK(reads(visitor, "too small to show them."));
}

TEST_CASE("the two digits of a Latin square of 13 need no smaller type than other words") {
    const Visitor visitor("n=13&t=torus&room=maths&topic=latin");
    CHECK(visitor.record().smallest_em() >= 12);
}

TEST_CASE("the seven solutions of a cut torus cover it, each a press away") {
    Visitor visitor("n=8&room=maths&topic=latin", high_screen);
    REQUIRE(visitor.click("side-7"));
    visitor.look(2);
    CHECK(visitor.sees("part-7"));
    CHECK_FALSE(visitor.sees("part-8"));
    REQUIRE(visitor.click("part-3"));
    const Columns first = columns_shown(visitor);
    CHECK(is_torus_solution(first));
    CHECK(first.front() == 2);
}

TEST_CASE("the gallery shows the six and four families of eight queens") {
    Visitor visitor("n=8&room=gallery", {1366, 2400, false});
    REQUIRE(visitor.click("shift-families"));
    visitor.look(2);
    CHECK(visitor.sees("family-6-member-1"));
    CHECK_FALSE(visitor.sees("family-7-member-1"));
    REQUIRE(visitor.click("similar-families"));
    visitor.look(2);
    CHECK(visitor.sees("family-4-member-1"));
    CHECK_FALSE(visitor.sees("family-5-member-1"));
    REQUIRE(visitor.click("list"));
    visitor.look(2);
    CHECK(visitor.sees("solution-1"));
}

TEST_CASE("an example of the papers opens with everything it shows") {
    Visitor visitor({1366, 2400, false});
    visitor.app.apply(OpenTab{Tab::place});
    visitor.look(2);
    CHECK_FALSE(visitor.sees("example-5"));
    REQUIRE(visitor.click("papers"));
    visitor.look(2);
    REQUIRE(visitor.click("example-5"));
    CHECK(visitor.app.state().numbers);
    CHECK(visitor.app.state().heat);
    CHECK(visitor.on(3, 3) == Piece::queen);
}

TEST_CASE("a topic of mathematics that the board does not suit offers one that does") {
    for (const NamedTopic& topic : topics) {
        for (const char* const board : {"n=12x4", "n=30", "n=3", "n=7x5&t=klein"}) {
            Visitor visitor(high_screen);
            INFO(topic.slug << " on " << board);
            visitor.open(std::string(board) + "&room=maths&topic=" + std::string(topic.slug), 6);
            const bool offers = visitor.sees("take-plane") || visitor.sees("place-a-solution");
            if (!offers) continue;
            REQUIRE(visitor.tap(visitor.sees("take-plane") ? "take-plane" : "place-a-solution"));
            visitor.look(6);
            CHECK_FALSE(visitor.sees("take-plane"));
            CHECK_FALSE(visitor.sees("place-a-solution"));
        }
    }
}

TEST_CASE("mathematics is drawn at every size of screen and board") {
    for (const Viewport viewport : {Viewport{1366, 768, false}, Viewport{390, 844, true}}) {
        Visitor visitor(viewport);
        for (const NamedTopic& topic : topics) {
            for (const char* const board :
                 {"n=1&q=1", "n=2&q=1.2", "n=5&t=torus&q=1.3.5.2.4", "n=8&q=8.2.4.1.7.5.3.6",
                  "n=12x4", "n=1024", "n=13&t=torus&q=1.3.5.7.9.11.13.2.4.6.8.10.12",
                  "n=11&t=klein"}) {
                const std::string link =
                    std::string(board) + "&room=maths&around=1&numbers=1&topic=";
                INFO(link << topic.slug);
                visitor.open(link + std::string(topic.slug));
                CHECK(visitor.sees("tab-maths"));
            }
        }
        for (const char* const link :
             {"n=12&room=gallery", "n=1&room=gallery", "n=3&room=gallery"}) {
            visitor.open(link);
            visitor.click("similar-families");
            visitor.look(2);
            visitor.click("list");
        }
    }
}

TEST_CASE("the topics of effort and pairs say of the queens what their tables say") {
    Visitor visitor("n=8&room=maths&topic=effort", high_screen);
    CHECK(reads(visitor, "The totals differ by at most 2.0 %"));
    CHECK(reads(visitor, "SecMinDist: that of the next queen behind two that are a knight's move"));
    visitor.open("n=8&q=8.2.4.1.7.5.3.6&room=maths&topic=pairs");
    CHECK(reads(visitor, "20,159 needless comparisons for 8 queens"));
}

TEST_CASE("in a table that is too wide the long words are wrapped, and numbers stay in one line") {
    Visitor visitor("n=8&room=maths&topic=effort", high_screen);
    const auto& all = visitor.record().all();
    const auto number = std::find_if(
        all.begin(), all.end(), [](const auto& shown) { return shown.label == "74,268 (179)"; });
    const auto name = std::find_if(all.begin(), all.end(), [](const auto& shown) {
        return shown.label == "2: knight's moves";
    });
    REQUIRE(number != all.end());
    REQUIRE(name != all.end());
    CHECK(number->rect.height < 20);
    CHECK(number->rect.x > name->rect.x + name->rect.width);
}

TEST_CASE("on a torus Gauss' sums and the pairs say that they are about the plane") {
    for (const auto& [surface, says] :
         std::initializer_list<std::pair<std::string, bool>>{{"", false}, {"&t=torus", true}}) {
        INFO(surface);
        Visitor visitor("n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=gauss" + surface, high_screen);
        CHECK(reads(visitor, "Rows are counted from the top"));
        CHECK(reads(visitor, "lines across joined edges are not in them") == says);
        visitor.open("n=8&q=1.5.8.6.3.7.2.4&room=maths&topic=pairs" + surface);
        CHECK(reads(visitor, "Lines across joined edges are not compared.") == says);
        CHECK(reads(visitor, "on the plane this is a solution") == says);
        CHECK(reads(visitor, ": this is a solution.") != says);
    }
}

TEST_CASE("a topic names what else stands on the board as the reason why it does not suit") {
    for (const auto& [board, says] : std::initializer_list<std::pair<std::string, bool>>{
             {"n=8&q=15863720", false}, {"n=8&x=4-4&q=15863724", true}}) {
        INFO(board);
        Visitor visitor(board + "&room=maths&topic=gauss", high_screen);
        CHECK(visitor.sees("place-a-solution"));
        CHECK(reads(visitor, "square boards of at most 64 rows"));
        CHECK(reads(visitor, "Nothing else may stand there: yours has a wall.") == says);
    }
}

TEST_CASE("the plane is named where a solution to begin with needs it") {
    for (const auto& [surface, leaves] : std::initializer_list<std::pair<std::string, bool>>{
             {"n=7&t=torus", false}, {"n=8&t=torus", true}, {"n=5&t=mobius", true}}) {
        INFO(surface);
        Visitor visitor(surface + "&room=maths&topic=gauss", high_screen);
        CHECK(reads(visitor, "queens on the plane") == leaves);
        REQUIRE(visitor.click("place-a-solution"));
        const Board& board = visitor.app.board();
        CHECK(is_solution(board, board.rows()));
        CHECK((board.surface() == Surface{}) == leaves);
    }
}

TEST_CASE("links to published sequences begin where the headings do") {
    Visitor visitor("n=8&room=maths&topic=published", high_screen);
    const auto link = visitor.rect("sequence-A000170");
    REQUIRE(link);
    const auto& all = visitor.record().all();
    for (const char* const words : {"n queens on the plane", "all: A000170"}) {
        const auto text = std::find_if(all.begin(), all.end(), [&](const ui::Shown& shown) {
            return shown.label == words && shown.rect.x + shown.rect.width > 0;
        });
        REQUIRE(text != all.end());
        CHECK(text->rect.x == link->x);
    }
}

TEST_CASE("the tiles name the diagonal between two areas") {
    Visitor visitor("n=8&room=maths&topic=tiles&s=d4", high_screen);
    CHECK(reads(visitor, "Between them lies the main diagonal."));
    CHECK(reads(visitor, "Between them lies the anti-diagonal."));
    CHECK(reads(visitor, "k // 8 is k divided by 8, without the remainder"));
}
