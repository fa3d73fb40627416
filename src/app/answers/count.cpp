// Times are rounded as people say them, since an estimate that is right within a factor of three
// has no second digit.
#include "app/answers/count.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "counting/trust.hpp"

namespace queens {

namespace {

/// A unit of time with the sentences that hold it.
struct Unit {
    double seconds;
    Sentence alone;
    Sentence range;
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

/// At least 1, in steps of 1 below twenty, of 5 below a hundred, of 50 below a thousand.
std::int64_t rounded(double number) {
    double step = 1;
    while (number >= 20 * step) step *= step == 1 ? 5 : 10;
    return static_cast<std::int64_t>(std::max(1.0, std::round(number / step) * step));
}

std::string in_years(double years) {
    if (years < 1e6) return say("about {n} {n|year|years}", {{"n", rounded(years)}});
    if (is_trusted(years * year)) {
        return say("about {n} {n|million|million} years", {{"n", rounded(years / 1e6)}});
    }
    const double least = least_seconds(years);
    if (least < 1e10)
        return say("more than {n} {n|million|million} years", {{"n", rounded(least / 1e6)}});
    return say("far longer than the age of the universe");
}

/// Whether queens stand on the board already.
bool completes(const Task& task) {
    return std::find(task.pieces.begin(), task.pieces.end(), Piece::queen) != task.pieces.end();
}

Sentence question_without_pawns(const Task& task) {
    if (task.pieces.empty()) {
        return "In how many ways can {n} {n|queen|queens} stand on an empty board of this size and "
               "surface so that no queen attacks another?";
    }
    if (!completes(task)) {
        return "In how many ways can {n} {n|queen|queens} stand among the other pieces of this "
               "board so that no queen attacks another?";
    }
    return "In how many ways can this board be completed to {n} {n|queen|queens} so that no queen "
           "attacks another?";
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

std::string sentence_on(const Task& task, const std::vector<Compared>& numbers) {
    std::vector<std::string> names;
    for (const Compared& one : numbers) {
        if (!one.agrees()) {
            return say("Differs from the published number, {published} (OEIS {sequence}).",
                       {{"published", one.published}, {"sequence", one.sequence->name}});
        }
        names.emplace_back(one.sequence->name);
    }
    const bool as_torus = numbers.front().sequence->surface != task.surface;
    const Sentence sentence =
        as_torus
            ? Sentence(
                  "Agrees with the published number for the torus (OEIS {sequences}), which has "
                  "the same solutions as a cylinder.")
        : numbers.size() > 1 ? Sentence("Agrees with the published numbers (OEIS {sequences}).")
                             : Sentence("Agrees with the published number (OEIS {sequences}).");
    return say(sentence, {{"sequences", listed(names)}});
}

}  // namespace

CountForecast forecast_count(const Task& task) {
    return {task, question_about(task), refuse(task)};
}

std::string title_of(const Task& task) {
    const Sentence sentence =
        task.pawns > 0 ? Sentence(
                             "{surface}, {columns} \xC3\x97 {rows}: {n} {n|queen|queens}, {pawns} "
                             "{pawns|pawn|pawns}")
        : task.pieces.empty()
            ? Sentence("{surface}, {columns} \xC3\x97 {rows}: {n} {n|queen|queens}")
        : completes(task)
            ? Sentence(
                  "{surface}, {columns} \xC3\x97 {rows}, to be completed to {n} {n|queen|queens}")
            : Sentence(
                  "{surface}, {columns} \xC3\x97 {rows}, with pieces: {n} "
                  "{n|queen|queens}");
    return say(sentence, {{"surface", say(named(task.surface).title)},
                          {"columns", task.size.columns},
                          {"rows", task.size.rows},
                          {"n", task.size.shorter() + task.pawns},
                          {"pawns", task.pawns}});
}

std::string expected_time(double seconds) {
    if (seconds >= year) return in_years(seconds / year);
    const double low = std::max(1.0, seconds / usual_spread);
    const double high = std::max(2.0, seconds * usual_spread);
    const Unit& first = unit_for(low);
    const Unit& last = unit_for(high);
    const std::int64_t fewest = rounded(low / first.seconds);
    const std::int64_t most = rounded(high / last.seconds);
    if (&first == &last) return say(last.range, {{"low", fewest}, {"high", most}});
    return say("{low} to {high}", {{"low", say(first.alone, {{"n", fewest}})},
                                   {"high", say(last.alone, {{"n", most}})}});
}

std::string time_to_count(const Task& task, double seconds) {
    const std::string time = expected_time(seconds);
    if (seconds <= too_long_for_a_page) return say("This will take {time} here.", {{"time", time}});
    const auto by_halves = seconds_by_halves(task);
    if (by_halves && method_of(task).by_moves) {
        return say(
            "This would take {time} here. The command-line program has the memory to count "
            "this board by halves, {halves} on one core, and can share the work among "
            "machines: queens plan, work and merge.",
            {{"time", time}, {"halves", expected_time(*by_halves)}});
    }
    return say(
        "This would take {time} here. The command-line program can share such work among "
        "machines: queens plan, work and merge.",
        {{"time", time}});
}

std::optional<Agreement> agreement(const Task& task, std::uint64_t count,
                                   const std::optional<SymmetricCounts>& symmetric) {
    const std::vector<Compared> numbers = compare(task, counts_of(count, symmetric));
    if (numbers.empty()) return std::nullopt;
    Agreement agreement{sentence_on(task, numbers), {}, all_agree(numbers)};
    for (const Compared& one : numbers) {
        agreement.sources.push_back({std::string(one.sequence->name),
                                     say(one.sequence->words, {{"pawns", one.sequence->pawns}})});
    }
    return agreement;
}

std::string guessed_time(double seconds) {
    const Unit& second = units[0];
    const Unit& minute = units[1];
    const double whole = std::max(1.0, std::round(seconds));
    if (whole >= minute.seconds) return duration(whole);
    return say(second.alone, {{"n", static_cast<std::int64_t>(whole)}});
}

std::optional<std::uint64_t> rate_of(std::uint64_t nodes, double seconds) {
    constexpr double least = 1;
    constexpr std::uint64_t fewest = 100'000;
    if (seconds < least || nodes < fewest) return std::nullopt;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

}  // namespace queens
