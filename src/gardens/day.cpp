#include "gardens/day.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "core/read.hpp"

namespace queens {

namespace {

constexpr int last_year = 9999;

/// The sides of the gardens of a day, by their grades.
constexpr std::array sides{7, 8, 9, 9};

std::chrono::year_month_day calendar_day(Day day) {
    return std::chrono::year(day.year) / day.month / day.day;
}

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// The number that a text of digits is.
std::optional<int> digits_in(std::string_view text) {
    const bool all = std::all_of(text.begin(), text.end(),
                                 [](char letter) { return letter >= '0' && letter <= '9'; });
    return all ? number_in<int>(text) : std::nullopt;
}

}  // namespace

std::string written(Day day) {
    return std::to_string(day.year) + '-' + two_digits(day.month) + '-' + two_digits(day.day);
}

std::optional<Day> day_in(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = digits_in(text.substr(0, 4));
    const auto month = digits_in(text.substr(5, 2));
    const auto day = digits_in(text.substr(8, 2));
    if (!year || !month || !day || *year < first_garden_year) return std::nullopt;
    const Day found{*year, *month, *day};
    return calendar_day(found).ok() ? std::optional(found) : std::nullopt;
}

Day moved(Day day, int days) {
    using namespace std::chrono;
    const sys_days first = sys_days(year(first_garden_year) / 1 / 1);
    const sys_days last = sys_days(year(last_year) / 12 / 31);
    const sys_days there = sys_days(calendar_day(day)) + std::chrono::days(days);
    const year_month_day found(std::clamp(there, first, last));
    return {static_cast<int>(found.year()), static_cast<int>(static_cast<unsigned>(found.month())),
            static_cast<int>(static_cast<unsigned>(found.day()))};
}

int days_in_month(Day day) {
    const auto last = std::chrono::year(day.year) / day.month / std::chrono::last;
    return static_cast<int>(static_cast<unsigned>(last.day()));
}

Day moved_by_months(Day day, int months) {
    const auto there = std::chrono::year(day.year) / day.month + std::chrono::months(months);
    const Day first{static_cast<int>(there.year()),
                    static_cast<int>(static_cast<unsigned>(there.month())), 1};
    const Day found{first.year, first.month, std::min(day.day, days_in_month(first))};
    return std::clamp(found, Day{first_garden_year, 1, 1}, Day{last_year, 12, 31});
}

int weekday(Day day) {
    const std::chrono::weekday found{std::chrono::sys_days(calendar_day(day))};
    return static_cast<int>(found.iso_encoding()) - 1;
}

GardenWish wish_of_day(GardenGrade grade) {
    return {.n = sides.at(static_cast<std::size_t>(grade)), .grade = grade};
}

std::uint64_t seed_of_day(Day day) {
    constexpr std::uint64_t hundred = 100;
    return (static_cast<std::uint64_t>(day.year) * hundred +
            static_cast<std::uint64_t>(day.month)) *
               hundred +
           static_cast<std::uint64_t>(day.day);
}

std::optional<GrownGarden> garden_of_day(Day day, GardenGrade grade) {
    return grow_garden(wish_of_day(grade), seed_of_day(day));
}

}  // namespace queens
