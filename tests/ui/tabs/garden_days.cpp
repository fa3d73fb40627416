// The gardens of days in the panel: of today, of any day before, and what was solved.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Whether something in the accent colour is drawn at the upper edge of that button.
bool has_frame(const Visitor& visitor, const std::string& id) {
    const ui::Rect button = visitor.rect(id).value();
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& vertex : list->VtxBuffer) {
            const bool at_edge = std::abs(vertex.pos.y - button.y) < 2 && vertex.pos.x > button.x &&
                                 vertex.pos.x < button.x + button.width;
            if (at_edge && vertex.col == theme(false, false).accent) return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("the gardens of days to come are not shown before their day") {
    Visitor visitor({1366, 1700});
    visitor.app.apply(OpenDay{Day{}, GardenGrade::easy});
    visitor.look(3);
    CHECK(reads(visitor, "January 2026"));
    visitor.click("day-2026-01-02");
    visitor.look(2);
    CHECK(visitor.app.state().day == Day{});
    CHECK_FALSE(visitor.sees("today"));
    REQUIRE(visitor.click("month-before"));
    visitor.look(2);
    CHECK(reads(visitor, "December 2025"));
    CHECK(visitor.sees("today"));
    REQUIRE(visitor.click("month-after"));
    visitor.look(2);
    CHECK_FALSE(visitor.sees("today"));
    visitor.click("month-after");
    visitor.look(2);
    CHECK(reads(visitor, "January 2026"));
}

TEST_CASE("a day that is pressed opens its garden of the present grade, and undo takes it back") {
    Visitor visitor({1366, 1700});
    visitor.app.apply(RestoreGardens{"2025-12-24.easy solved\n2025-12-24.hard solved\n"});
    visitor.app.apply(OpenDay{Day{}, GardenGrade::medium});
    visitor.look(3);
    REQUIRE(visitor.click("month-before"));
    visitor.look(2);
    CHECK(visitor.app.state().day == Day{});
    CHECK(visitor.record().find("day-2025-12-24")->label == "24 December 2025, 2 solved");
    REQUIRE(visitor.click("day-2025-12-24"));
    visitor.look(2);
    CHECK(visitor.app.state().day == Day{2025, 12, 24});
    CHECK(visitor.app.state().grade == GardenGrade::medium);
    CHECK(reads(visitor, "Gardens of 24 December 2025"));
    CHECK(reads(visitor, "December 2025"));
    visitor.app.apply(Undo{});
    visitor.look(2);
    CHECK(visitor.app.state().day == Day{});
    CHECK(reads(visitor, "January 2026"));
}

TEST_CASE("today has a frame, and is opened from any other day and month") {
    Visitor visitor({1366, 1700});
    visitor.app.apply(OpenDay{Day{2025, 12, 24}, GardenGrade::hard});
    visitor.look(3);
    REQUIRE(visitor.click("month-after"));
    visitor.look(2);
    CHECK(visitor.app.state().day == Day{2025, 12, 24});
    CHECK(visitor.record().find("day-2026-01-01")->label == "1 January 2026, today");
    CHECK(has_frame(visitor, "day-2026-01-01"));
    CHECK_FALSE(has_frame(visitor, "day-2026-01-02"));
    for (const bool months_back : {false, true}) {
        visitor.app.apply(OpenDay{Day{2025, 12, 24}, GardenGrade::hard});
        visitor.look(3);
        if (months_back) REQUIRE(visitor.click("month-before"));
        visitor.look(2);
        REQUIRE(visitor.click("today"));
        visitor.look(3);
        CHECK(visitor.app.state().day == Day{});
        CHECK(visitor.app.state().grade == GardenGrade::hard);
        CHECK(reads(visitor, "January 2026"));
        CHECK_FALSE(visitor.sees("today"));
    }
}

TEST_CASE("the days of a month stand below the names of their weekdays") {
    Visitor visitor({1366, 1700});
    visitor.app.apply(OpenDay{Day{}, GardenGrade::easy});
    visitor.look(3);
    const auto& all = visitor.record().all();
    const auto thursday =
        std::find_if(all.begin(), all.end(), [](const auto& shown) { return shown.label == "Th"; });
    REQUIRE(thursday != all.end());
    const auto* first = visitor.record().find("day-2026-01-01");
    REQUIRE(first != nullptr);
    const auto middle = [](const auto& rect) { return rect.x + rect.width / 2; };
    CHECK(std::abs(middle(thursday->rect) - middle(first->rect)) < 1);
    CHECK(thursday->rect.y < first->rect.y);
}

TEST_CASE("French writes the first day of a month by an ordinal, and the others by numbers") {
    const Spoken french(catalogue_in(translations.back()));
    REQUIRE(french.is_spoken);
    Visitor visitor({1366, 1700});
    visitor.app.apply(OpenDay{Day{}, GardenGrade::easy});
    visitor.look(3);
    REQUIRE(visitor.sees("day-2026-01-02"));
    CHECK(visitor.record().find("day-2026-01-01")->label ==
          "1er janvier 2026, aujourd\xE2\x80\x99hui");
    CHECK(visitor.record().find("day-2026-01-02")->label == "2 janvier 2026");
}

TEST_CASE("a garden that is solved leads to the next one of its day, and is not played as new") {
    Visitor visitor({1366, 1700});
    visitor.app.apply(RestoreGardens{"2026-01-01.easy solved\n"});
    visitor.open("n=8&room=place");
    REQUIRE(visitor.click("gardens"));
    visitor.look(3);
    CHECK(visitor.app.state().grade == GardenGrade::medium);
    visitor.app.apply(OpenDay{Day{}, GardenGrade::easy});
    visitor.look(3);
    CHECK(reads(visitor, "You have solved this garden before; it can be solved again."));
}
