// Buttons in a row.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;
using queens::ui::Rect;

namespace {

constexpr std::array group_buttons{"group-m", "group-d4", "group-d4n", "group-sim", "group-aff"};

template <std::size_t count>
std::vector<Rect> rects_of(const Visitor& visitor, const std::array<const char*, count>& ids) {
    std::vector<Rect> rects;
    for (const char* id : ids) rects.push_back(visitor.rect(id).value());
    return rects;
}

bool are_in_line(const std::vector<Rect>& rects) { return rects.front().y == rects.back().y; }

}  // namespace

TEST_CASE("a choice of few words stands in one line beside the board, in every language") {
    constexpr std::array steps{"explain-first", "explain-back", "explain-on", "explain-last"};
    for (const Translation& language : translations) {
        INFO("in the language " << language.tag);
        const Spoken spoken(catalogue_in(language));
        Visitor garden("day=2026-11-25&grade=hard&room=place");
        garden.app.apply(ExplainGarden{});
        garden.look(2);
        CHECK(are_in_line(rects_of(garden, steps)));
    }
}

TEST_CASE("a choice that needs two lines is as wide in both") {
    const Visitor visitor("n=8&room=orbit&present=1", {1024, 768});
    const std::vector<Rect> rects = rects_of(visitor, group_buttons);
    REQUIRE_FALSE(are_in_line(rects));
    CHECK(rects[1].y == rects[0].y);
    CHECK(rects[3].y == rects[2].y);
    for (const Rect& rect : rects) CHECK(rect.width == rects.front().width);
}
