// Times are rounded as people say them, since an estimate that is right within a factor of three
// has no second digit.
#include "app/answers/count.hpp"

#include <array>
#include <cmath>

#include "core/known_symmetric.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
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

/// At least 1, in steps of 1 below ten, of 5 below a hundred, of 50 below a thousand.
std::int64_t rounded(double number) {
    double step = 1;
    while (number >= 20 * step) step *= step == 1 ? 5 : 10;
    return static_cast<std::int64_t>(std::max(1.0, std::round(number / step) * step));
}

std::string in_years(double years) {
    if (years < 1e6) return say("about {n} {n|year|years}", {{"n", rounded(years)}});
    if (is_trusted(years * year)) {
        return say("about {n} million years", {{"n", rounded(years / 1e6)}});
    }
    const double least = least_seconds(years);
    if (least < 1e10) return say("more than {n} million years", {{"n", rounded(least / 1e6)}});
    return say("far longer than the universe is old");
}

Sentence question_without_pawns(const Task& task) {
    return task.pieces.empty() ? Sentence(
                                     "In how many ways can {n} {n|queen|queens} stand on an empty "
                                     "board of this size "
                                     "and surface so that no queen attacks another?")
                               : Sentence(
                                     "In how many ways can this board be completed to {n} "
                                     "{n|queen|queens} so that no "
                                     "queen attacks another?");
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

/// What the sequence of the task counts.
std::string words_of(const Task& task) {
    const Sentence words =
        task.pawns > 0              ? Sentence("n + {pawns} queens and {pawns} {pawns|pawn|pawns}")
        : task.surface == Surface{} ? Sentence("n queens on the n \xC3\x97 n board")
                                    : Sentence("n queens on the n \xC3\x97 n torus");
    return say(words, {{"pawns", task.pawns}});
}

/// A number found here beside a published one.
struct Compared {
    std::uint64_t found = 0;
    std::uint64_t published = 0;
    Source source;
};

/// The symmetric solutions of the square plane beside the published ones.
void add_symmetric(std::vector<Compared>& numbers, int n, const SymmetricCounts& found) {
    const auto add = [&](std::uint64_t here, std::optional<std::uint64_t> there,
                         const char* sequence, std::string words) {
        if (there) numbers.push_back({here, *there, {sequence, std::move(words)}});
    };
    add(found.fundamental, known_fundamental(n), "A002562", say("the same up to symmetry"));
    add(found.half_turn, known_half_turn(n), "A032522", say("those that a half turn keeps"));
    add(found.quarter_turn, known_quarter_turn(n), "A033148",
        say("those that a quarter turn keeps"));
}

std::string sentence_on(const Task& task, const std::vector<Compared>& numbers) {
    std::vector<std::string> sequences;
    for (const Compared& one : numbers) {
        if (one.found != one.published) {
            return say("Differs from the published number, {published} (OEIS {sequence}).",
                       {{"published", one.published}, {"sequence", one.source.sequence}});
        }
        sequences.push_back(one.source.sequence);
    }
    const bool as_torus = task.surface != Surface{} && task.surface != torus_surface;
    const Sentence sentence =
        as_torus
            ? Sentence(
                  "Agrees with the published number for the torus (OEIS {sequences}), which has "
                  "the same solutions as a cylinder.")
        : numbers.size() > 1 ? Sentence("Agrees with the published numbers (OEIS {sequences}).")
                             : Sentence("Agrees with the published number (OEIS {sequences}).");
    return say(sentence, {{"sequences", listed(sequences)}});
}

}  // namespace

CountForecast forecast_count(const Task& task) {
    return {task, question_about(task), refuse(task)};
}

std::string title_of(const Task& task) {
    const Sentence sentence =
        task.pawns > 0 ? Sentence(
                             "{surface}, {rows} \xC3\x97 {columns}: {n} {n|queen|queens}, {pawns} "
                             "{pawns|pawn|pawns}")
        : task.pieces.empty()
            ? Sentence("{surface}, {rows} \xC3\x97 {columns}: {n} {n|queen|queens}")
            : Sentence(
                  "{surface}, {rows} \xC3\x97 {columns}, with pieces: {n} "
                  "{n|queen|queens}");
    return say(sentence, {{"surface", say(named(task.surface).title)},
                          {"rows", task.size.rows},
                          {"columns", task.size.columns},
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

std::optional<Agreement> agreement(const Task& task, std::uint64_t count,
                                   const std::optional<SymmetricCounts>& symmetric) {
    const auto known = known_count(task);
    if (!known) return std::nullopt;
    std::vector<Compared> numbers{
        {count, known->count, {std::string(known->sequence), words_of(task)}}};
    if (symmetric) add_symmetric(numbers, task.size.rows, *symmetric);
    Agreement agreement{sentence_on(task, numbers), {}};
    for (const Compared& one : numbers) {
        agreement.agrees = agreement.agrees && one.found == one.published;
        agreement.sources.push_back(one.source);
    }
    return agreement;
}

std::optional<std::uint64_t> rate_of(std::uint64_t nodes, double seconds) {
    constexpr double least = 1;
    if (seconds < least) return std::nullopt;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

}  // namespace queens
