// The families of fundamental solutions, as they are drawn.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The whole number that stands below a picture, 0 where none does.
int number_below(const Visitor& visitor, const ui::Rect& picture) {
    constexpr float near_by = 20;
    for (const ui::Shown& shown : visitor.record().all()) {
        const float middle = shown.rect.x + shown.rect.width / 2;
        const float down = shown.rect.y - picture.y - picture.height;
        const bool is_below =
            down >= 0 && down < near_by && middle > picture.x && middle < picture.x + picture.width;
        const bool is_number = std::all_of(shown.label.begin(), shown.label.end(),
                                           [](char c) { return c >= '0' && c <= '9'; });
        if (is_below && is_number && !shown.label.empty()) return std::stoi(shown.label);
    }
    return 0;
}

}  // namespace

TEST_CASE("every picture of a family has the number of its solution below it") {
    for (const auto& [group, families] : {std::pair("d4n", 6), std::pair("sim", 4)}) {
        INFO(group);
        Visitor visitor(std::string("n=8&room=gallery&families=") + group, {1366, 3000, false}, 4);
        std::set<int> numbers;
        for (int family = 1; family <= families; ++family) {
            const std::string id = "family-" + std::to_string(family) + "-member-";
            for (int member = 1; const auto picture = visitor.rect(id + std::to_string(member));
                 ++member) {
                const int number = number_below(visitor, *picture);
                numbers.insert(number);
                const ui::Shown* shown = visitor.record().find(id + std::to_string(member));
                REQUIRE(shown != nullptr);
                CHECK(shown->label.starts_with("Fundamental solution " + std::to_string(number)));
            }
        }
        CHECK(numbers.size() == 12);
        CHECK(*numbers.begin() == 1);
        CHECK(*numbers.rbegin() == 12);
    }
}

TEST_CASE("families say what their group is, and a family of one is spoken of as one") {
    Visitor plane("n=8&room=gallery&families=d4n", {1366, 3000, false}, 4);
    CHECK(reads(plane, "The 12 fundamental solutions make 6 families."));
    CHECK(reads(plane, "D4,8: rotations, reflections and shifts around the torus."));
    CHECK(reads(plane, "1 \xE2\x86\x92 6: shift by 1 to the right"));
    CHECK(reads(plane, "It has 512 images under the group."));
    Visitor torus("n=11&t=torus&room=gallery&families=sim", {1366, 3000, false}, 4);
    CHECK(reads(torus, "Sim(11): rotations, reflections, shifts, and dilations"));
    CHECK_FALSE(reads(torus, "_"));
}
