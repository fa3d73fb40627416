// The pictures of the Solve tab: stacks of boards, and search trees beside what was foretold.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("queens in a cube are seen as a stack of boards, which a drag may turn") {
    for (const Viewport& viewport : viewports) {
        for (const int side : {1, 2, 5, 8}) {
            CAPTURE(viewport.width, side);
            Visitor visitor(viewport);
            visitor.app.apply(OpenLink{"v=1&a=cube&n=" + std::to_string(side)});
            visitor.app.apply(StepBy{137});
            visitor.look(3);
            const auto box = visitor.rect("cube");
            REQUIRE(box);
            CHECK(box->x >= 0);
            CHECK(box->x + box->width <= viewport.width);
            CHECK_FALSE(visitor.sees("board"));
            visitor.drag_off_the_board("cube");
            visitor.look(2);
            REQUIRE(visitor.rect("cube"));
            CHECK(visitor.rect("cube")->width == box->width);
            CHECK(visitor.rect("cube")->height == box->height);
            visitor.app.apply(CloseRun{});
            visitor.look(2);
            CHECK_FALSE(visitor.sees("cube"));
            CHECK(visitor.sees("board"));
        }
    }
}

TEST_CASE("the stack of boards stands still at any speed") {
    Visitor visitor("v=1&a=cube&n=5&i=137");
    REQUIRE(visitor.sees("cube"));
    visitor.app.apply(SetSpeed{100'000});
    visitor.app.apply(Play{});
    visitor.look(2);
    CHECK(visitor.app.insight() == nullptr);
    CHECK(visitor.sees("cube"));
}

TEST_CASE("only solvers that stack boards show queens in a cube") {
    Visitor visitor;
    visitor.app.apply(StepBy{100});
    visitor.look(2);
    CHECK_FALSE(visitor.sees("cube"));
}

TEST_CASE("trees of queens are drawn on every kind of board, foretold or not") {
    for (const char* link : {"n=1", "n=8", "n=20", "n=33", "n=8x5", "n=5x8", "n=8&t=torus",
                             "n=6&b=6/2P3/6/6/6/6", "n=4&q=2.0.0.0", "a=domination&n=5",
                             "a=armies&n=5", "a=exact_cover&n=8", "a=exact_cover&n=40"}) {
        CAPTURE(link);
        Visitor visitor(std::string("v=1&") + link, {1366, 2400, false}, 1);
        REQUIRE_FALSE(visitor.app.notice());
        visitor.app.apply(StepBy{1});
        visitor.look(2);
        visitor.app.apply(StepBy{5000});
        visitor.look(2);
        CHECK(visitor.sees("close-run"));
    }
}

TEST_CASE("how many queens the outline of a row stands for is said beside those that are placed") {
    Visitor visitor("v=1&n=8", {1366, 2400, false}, 1);
    visitor.app.apply(StepBy{1});
    visitor.look(2);
    std::vector<std::string> labels;
    for (const ui::Shown& shown : visitor.record().all()) labels.push_back(shown.label);
    const auto says = [&](const std::vector<std::string>& row) {
        const auto found = std::search(labels.begin(), labels.end(), row.begin(), row.end());
        return found != labels.end();
    };
    CHECK(says({"rejected", "placed", "expected"}));
    CHECK(says({"1", "0", "1", "8"}));
    CHECK(says({"2", "0", "0", "42"}));
}

TEST_CASE("on a tall phone the boards that wait stand under the board while the drawer is folded") {
    const auto says_in_words = [](const Visitor& visitor, std::string_view words) {
        const auto& all = visitor.record().all();
        return std::any_of(all.begin(), all.end(), [&](const ui::Shown& shown) {
            return shown.region == ui::Region::words && shown.label == words;
        });
    };
    for (const Viewport& viewport : viewports) {
        if (!viewport.finger) continue;
        CAPTURE(viewport.width, viewport.height);
        Visitor visitor("v=1&n=6&a=breadth_first&i=300", viewport);
        REQUIRE(visitor.app.insight() != nullptr);
        const auto& queue = std::get<BoardRow>(visitor.app.insight()->picture.shown);
        REQUIRE(queue.boards.size() == 4);
        const bool tall = viewport.height > 2 * viewport.width;
        for (const BoardRow::Item& item : queue.boards) {
            CHECK(says_in_words(visitor, item.words) == tall);
        }
    }
}

TEST_CASE("a phone keeps the room of the strip to the end of a run, and gives it back") {
    Visitor visitor(Viewport{390, 844, true});
    const auto board_end = [&] {
        const auto box = visitor.rect("board").value();
        return box.y + box.height;
    };
    visitor.open("v=1&n=10&a=backtracking&i=30");
    const float without = board_end();
    visitor.open("v=1&n=10&a=breadth_first&i=30");
    const float with = board_end();
    CHECK(with < without);
    visitor.app.apply(SetSpeed{100'000});
    visitor.app.apply(Play{});
    visitor.look(2);
    REQUIRE(visitor.app.insight() == nullptr);
    CHECK(board_end() == with);
    visitor.open("v=1&n=10&a=backtracking&i=30");
    CHECK(board_end() == without);
}
