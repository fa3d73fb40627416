// A notice has a place of its own: what it is about is read and pressed while it is shown.
#include "ui/notice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::Rect;
using queens::ui::Region;
using queens::ui::Shown;

namespace {

constexpr const char* complaint = "n=8&q=1.5.8.6.3.7.2.9";

/// What all words and controls of the notice stand in.
Rect notice_of(const Visitor& visitor) {
    std::optional<Rect> all;
    for (const Shown& shown : visitor.record().all()) {
        if (shown.region != Region::notice) continue;
        const Rect& in = shown.rect;
        if (!all) all = in;
        const float right = std::max(all->x + all->width, in.x + in.width);
        const float end = std::max(all->y + all->height, in.y + in.height);
        all->x = std::min(all->x, in.x);
        all->y = std::min(all->y, in.y);
        all->width = right - all->x;
        all->height = end - all->y;
    }
    REQUIRE(all);
    return *all;
}

/// Fails for everything on the screen that the notice lies over, of the board its squares.
void check_nothing_is_under_it(const Visitor& visitor, const Viewport& viewport) {
    const Rect notice = notice_of(visitor);
    CHECK(notice.x >= 0);
    CHECK(notice.y >= 0);
    CHECK(notice.x + notice.width <= viewport.width);
    CHECK(notice.y + notice.height <= viewport.height);
    for (const Shown& shown : visitor.record().all()) {
        if (!shown.visible || shown.region == Region::notice || shown.role == ui::Role::board)
            continue;
        Rect seen = shown.rect;
        const float end = std::min(seen.y + seen.height, shown.room.y + shown.room.height);
        if (shown.room.height > 0) seen.height = end - seen.y;
        INFO((shown.id.empty() ? shown.label : shown.id));
        CHECK_FALSE((seen.height > 0 && overlap(notice, seen)));
    }
    for (const char* square : {"square a1", "square d1", "square h1", "square a8"}) {
        INFO(square);
        const auto box = visitor.rect(square);
        CHECK_FALSE((box && overlap(notice, *box)));
    }
}

/// Opens a link, and then one that cannot be opened, so that what the first one shows stays.
void check_nothing_is_under_one_on(const std::string& link) {
    for (const Viewport& viewport : viewports) {
        Visitor visitor(link, viewport);
        visitor.open(complaint);
        INFO(link << " at " << viewport.width << " x " << viewport.height);
        REQUIRE(visitor.app.notice());
        check_nothing_is_under_it(visitor, viewport);
        if (!visitor.is_folded()) continue;
        visitor.open_panel();
        INFO("with its panel open");
        check_nothing_is_under_it(visitor, viewport);
    }
}

}  // namespace

TEST_CASE("a notice lies over no square, control or sentence of a board, solved or not") {
    for (const char* link : {"n=8", "n=8&q=1.5.8.6.3.7.2.4", "n=8&t=torus&view=solid",
                             "n=24x6&t=cyl", "day=2026-11-25&grade=hard&room=place"}) {
        check_nothing_is_under_one_on(link);
    }
}

TEST_CASE("a notice lies over nothing of a run or a race") {
    for (const char* link : {"n=8&a=backtracking&i=18", "n=12&a=permutations&i=900",
                             "n=8&t=torus&view=solid&a=backtracking&i=18",
                             "n=8&room=race&race=backtracking.permutations&i=3"}) {
        check_nothing_is_under_one_on(link);
    }
}

TEST_CASE("a notice lies over nothing of a board that is presented") {
    for (const char* link : {"n=8&q=1.5.8.6.3.7.2.4&present=1", "n=8&a=backtracking&i=18&present=1",
                             "n=7&t=torus&view=solid&present=1", "n=8&room=count&present=1"}) {
        check_nothing_is_under_one_on(link);
    }
}

TEST_CASE("in a narrow frame the button of a notice stays on its paper") {
    Visitor visitor("n=8&q=1.5.8.6.3", {.width = 300, .height = 400, .framed = true}, 4);
    REQUIRE(visitor.app.notice());
    const Rect button = visitor.rect("accept-offer").value();
    const Rect close = visitor.rect("dismiss-notice").value();
    CHECK(button.x + button.width <= close.x + close.width);
    CHECK(button.y + button.height <= 400 - 24);
}

TEST_CASE("a notice leaves the board of a laptop where it is") {
    for (const Viewport& viewport : {viewports[0], viewports[1], viewports[2]}) {
        Visitor visitor(viewport);
        const Rect before = visitor.rect("square d4").value();
        visitor.open(complaint);
        const Rect after = visitor.rect("square d4").value();
        INFO(viewport.width << " x " << viewport.height);
        CHECK(after.x == before.x);
        CHECK(after.y == before.y);
        CHECK(after.width == before.width);
    }
}

TEST_CASE(
    "why a search does not take the board is said once, and stays when the notice is closed") {
    const std::string why = "No rule is known for boards with a flipped edge.";
    for (const Viewport& viewport : viewports) {
        Visitor visitor(viewport);
        const auto times_said = [&] {
            return std::ranges::count(visitor.record().all(), why, &Shown::label);
        };
        visitor.open("n=8&t=klein&a=construction");
        INFO(viewport.width << " x " << viewport.height);
        REQUIRE(visitor.app.notice());
        CHECK(times_said() == 1);
        if (visitor.is_folded()) visitor.open_panel();
        CHECK(times_said() == 1);
        REQUIRE(visitor.click("dismiss-notice"));
        visitor.look();
        CHECK(times_said() == 1);
    }
}
