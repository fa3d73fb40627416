// Times are rounded as people say them, since an estimate that is right within a factor of three
// has no second digit.
#include "app/answers/count.hpp"

#include <array>
#include <cmath>

#include "core/say.hpp"

namespace queens {

namespace {

/// A unit of time with the sentences that hold it.
struct Unit {
    double seconds;
    const char* alone;
    const char* range;
};
constexpr std::array units{
    Unit{1, "{n} {n|second|seconds}", "{low} to {high} seconds"},
    Unit{60, "{n} {n|minute|minutes}", "{low} to {high} minutes"},
    Unit{3600, "{n} {n|hour|hours}", "{low} to {high} hours"},
    Unit{86'400, "{n} {n|day|days}", "{low} to {high} days"},
};
constexpr double year = 365.25 * 86'400;

/// The largest unit of which there is more than one.
const Unit& unit_for(double seconds) {
    std::size_t i = units.size() - 1;
    while (i > 0 && seconds < 1.5 * units[i].seconds) --i;
    return units[i];
}

/// At least 1, in steps of 1 below ten, of 5 below a hundred, of 50 below a thousand.
std::int64_t rounded(double number) {
    double step = 1;
    while (number >= 20 * step) step *= step == 1 ? 5 : 10;
    return static_cast<std::int64_t>(std::max(1.0, std::round(number / step) * step));
}

std::string in_years(double years) {
    if (years < 1e6) return say("about {n} {n|year|years}", {{"n", rounded(years)}});
    if (years < 1e9) return say("about {n} million years", {{"n", rounded(years / 1e6)}});
    if (years < 1e13) return say("about {n} billion years", {{"n", rounded(years / 1e9)}});
    return say("far longer than the universe is old");
}

const char* question_without_pawns(const Task& task) {
    return task.pieces.empty()
               ? "In how many ways can {n} {n|queen|queens} stand on an empty board of this size "
                 "and surface so that no queen attacks another?"
               : "In how many ways can this board be completed to {n} {n|queen|queens} so that no "
                 "queen attacks another?";
}

std::string question_about(const Task& task) {
    const int queens = task.size.shorter() + task.pawns;
    if (task.pawns == 0) return say(question_without_pawns(task), {{"n", queens}});
    return say(
        "In how many ways can {n} queens and {pawns} {pawns|pawn|pawns} stand on an empty "
        "board of this size so that no queen attacks another? A pawn stops the lines that "
        "meet it.",
        {{"n", queens}, {"pawns", task.pawns}});
}

/// What the sequence counts, and where it is to be found.
std::string source_of(const Task& task, std::string_view sequence) {
    const char* const sentence =
        task.pawns > 0
            ? "oeis.org/{sequence} counts n + {pawns} queens and {pawns} {pawns|pawn|pawns} "
              "on the n \xC3\x97 n board."
        : task.surface == Surface{}
            ? "oeis.org/{sequence} counts n queens on the n \xC3\x97 n board."
            : "oeis.org/{sequence} counts n queens on the n \xC3\x97 n torus.";
    return say(sentence, {{"sequence", sequence}, {"pawns", task.pawns}});
}

}  // namespace

CountForecast forecast_count(const Task& task) {
    CountForecast forecast{task, question_about(task), refuse(task)};
    if (forecast.refusal.empty()) forecast.estimate = estimate(task);
    return forecast;
}

std::string title_of(const Task& task) {
    const char* const sentence =
        task.pawns > 0 ? "{surface}, {rows} \xC3\x97 {columns}: {n} {n|queen|queens}, {pawns} "
                         "{pawns|pawn|pawns}"
        : task.pieces.empty() ? "{surface}, {rows} \xC3\x97 {columns}: {n} {n|queen|queens}"
                              : "{surface}, {rows} \xC3\x97 {columns}, with pieces: {n} "
                                "{n|queen|queens}";
    return say(sentence, {{"surface", say(named(task.surface).title)},
                          {"rows", task.size.rows},
                          {"columns", task.size.columns},
                          {"n", task.size.shorter() + task.pawns},
                          {"pawns", task.pawns}});
}

bool is_worth_saying(const Estimate& estimate, int workers) {
    constexpr double least = 1;
    return estimate.seconds / workers >= least;
}

std::string expected_time(double seconds) {
    constexpr double factor = 3;
    if (seconds >= year) return in_years(seconds / year);
    const double low = std::max(1.0, seconds / factor);
    const double high = std::max(2.0, seconds * factor);
    const Unit& first = unit_for(low);
    const Unit& last = unit_for(high);
    const std::int64_t fewest = rounded(low / first.seconds);
    const std::int64_t most = rounded(high / last.seconds);
    if (&first == &last) return say(last.range, {{"low", fewest}, {"high", most}});
    return say("{low} to {high}", {{"low", say(first.alone, {{"n", fewest}})},
                                   {"high", say(last.alone, {{"n", most}})}});
}

std::optional<Agreement> agreement(const Task& task, std::uint64_t count) {
    const auto known = known_count(task);
    if (!known) return std::nullopt;
    const bool agrees = known->count == count;
    const bool as_torus = task.surface != Surface{} && task.surface != torus_surface;
    const char* const sentence =
        !agrees    ? "Differs from the published number, {published} (OEIS {sequence})."
        : as_torus ? "Agrees with the published number for the torus (OEIS {sequence}), which has "
                     "the same solutions as a cylinder."
                   : "Agrees with the published number (OEIS {sequence}).";
    return Agreement{say(sentence, {{"published", known->count}, {"sequence", known->sequence}}),
                     source_of(task, known->sequence), agrees};
}

std::optional<std::uint64_t> rate_of(std::uint64_t nodes, double seconds) {
    constexpr double least = 1;
    if (seconds < least) return std::nullopt;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

}  // namespace queens
