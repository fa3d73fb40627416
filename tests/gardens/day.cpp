// Gardens of days.
#include "gardens/day.hpp"

#include <catch2/catch_test_macros.hpp>

namespace queens {

TEST_CASE("a day is read as it is written, and days of no calendar are not") {
    CHECK(written({2026, 3, 9}) == "2026-03-09");
    CHECK(day_in("2024-02-29") == Day{2024, 2, 29});
    for (const char* text :
         {"2023-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "2019-12-31", "26-11-25",
          "2026-1-25", "2026/11/25", "2026-11-2x", "-026-11-25", ""}) {
        INFO(text);
        CHECK_FALSE(day_in(text));
    }
}

TEST_CASE("days follow each other through months and years") {
    CHECK(moved({2026, 12, 31}, 1) == Day{2027, 1, 1});
    CHECK(moved({2024, 3, 1}, -1) == Day{2024, 2, 29});
    CHECK(moved({2020, 1, 1}, -1) == Day{2020, 1, 1});
    CHECK(moved({9999, 12, 31}, 1) == Day{9999, 12, 31});
}

TEST_CASE("months have the days of the calendar, and follow each other through years") {
    CHECK(days_in_month({2024, 2, 10}) == 29);
    CHECK(days_in_month({2026, 2, 10}) == 28);
    CHECK(days_in_month({2026, 12, 31}) == 31);
    CHECK(moved_by_months({2026, 1, 31}, 1) == Day{2026, 2, 28});
    CHECK(moved_by_months({2026, 1, 15}, -1) == Day{2025, 12, 15});
    CHECK(moved_by_months({2020, 1, 15}, -1) == Day{2020, 1, 1});
    CHECK(moved_by_months({9999, 12, 15}, 1) == Day{9999, 12, 31});
    CHECK(weekday({2026, 11, 23}) == 0);
    CHECK(weekday({2026, 11, 29}) == 6);
}

TEST_CASE("every day has a garden of every grade, and another one the day after") {
    for (std::size_t i = 0; i < choice_slugs<GardenGrade>.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        std::optional<Garden> before;
        for (Day day{2026, 11, 20}; day < Day{2026, 12, 1}; day = moved(day, 1)) {
            const auto grown = garden_of_day(day, grade);
            REQUIRE(grown);
            CHECK(grade_of(grown->solving) == grade);
            CHECK(grown->garden != before);
            before = grown->garden;
        }
    }
}

TEST_CASE("the gardens of a day are the same for ever, one of each grade") {
    const auto letters = [](GardenGrade grade) {
        return letters_of(garden_of_day({2026, 11, 25}, grade)->garden);
    };
    using Rows = std::vector<std::string>;
    CHECK(letters(GardenGrade::easy) ==
          Rows{"AAABBBB", "AAAABBC", "AABBBCC", "ADECCCC", "EEECEEC", "EEEEEEF", "EEGGGFF"});
    CHECK(letters(GardenGrade::medium) == Rows{"AAAABBBB", "CAAADDDB", "CAAADDDE", "AAADDDEE",
                                               "AFAADEEE", "AFAAFGGH", "FFFFFFGH", "FFFFFFHH"});
    CHECK(letters(GardenGrade::hard) == Rows{"AAAAAAABB", "AAAAAABBB", "AACCCCBBB", "DCCECCBBB",
                                             "DDEEEEEEB", "FDEGEEEEB", "FFFGHHEEB", "FIIGHEEEE",
                                             "FIIIHHEEE"});
    CHECK(letters(GardenGrade::expert) == Rows{"AAABBBBBB", "AACCCBDDB", "EACCCCCDD", "EEEECCCDD",
                                               "EFCCCCGGG", "EFFFCHGGG", "EFFFFHGGG", "EFFGGGGGG",
                                               "IIFFFGGGG"});
}

}  // namespace queens
