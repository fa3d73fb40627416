// The garden of a day: for each grade one, the same for everyone, from the date alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "gardens/generate.hpp"

namespace queens {

/// A day of the Gregorian calendar.
struct Day {
    int year = 2026;
    int month = 1;
    int day = 1;

    friend constexpr auto operator<=>(const Day&, const Day&) = default;
};

/// Gardens have days from this year on, up to the year 9999.
inline constexpr int first_garden_year = 2020;

/// "2026-11-25", and back; nothing for other texts and for days that no calendar has.
[[nodiscard]] std::string written(Day day);
[[nodiscard]] std::optional<Day> day_in(std::string_view text);

/// The day that number of days later, or earlier if negative, within the years of gardens.
[[nodiscard]] Day moved(Day day, int days);
/// The same day that number of months later, or the last one of a shorter month.
[[nodiscard]] Day moved_by_months(Day day, int months);

[[nodiscard]] int days_in_month(Day day);
/// From 0 for Monday to 6.
[[nodiscard]] int weekday(Day day);

/// What garden it is: on the plane, by the rule `touch`, the larger the harder.
[[nodiscard]] GardenWish wish_of_day(GardenGrade grade);
[[nodiscard]] std::uint64_t seed_of_day(Day day);
/// It is found for every day.
[[nodiscard]] std::optional<GrownGarden> garden_of_day(Day day, GardenGrade grade);

}  // namespace queens
