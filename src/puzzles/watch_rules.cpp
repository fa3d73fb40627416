#include "puzzles/watch_rules.hpp"

#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "core/square.hpp"
#include "core/words.hpp"
#include "gardens/ground.hpp"

namespace queens {

namespace {

/// More squares are not named in a sentence.
constexpr int most_named = 4;
/// Choices that are tried one after the other without losing the thread.
constexpr int few = 9;

int missing_in(const Watch& watch, const Position& position) {
    return watch.queens - position.queens.size();
}

SquareSet open_in(const Position& position) { return position.left.without(position.queens); }

const SquareSet& seen_from(const Watch& watch, int square) {
    return watch.sees[static_cast<std::size_t>(square)];
}

/// The first of these squares that nothing open sees.
std::optional<int> lost_square(const Watch& watch, const SquareSet& open, SquareSet unseen) {
    for (; !unseen.empty(); unseen.erase(unseen.first())) {
        if (!seen_from(watch, unseen.first()).meets(open)) return unseen.first();
    }
    return std::nullopt;
}

/// Looks for unseen squares no two of which are seen from one open square, so that each needs a
/// queen of its own.
class Apart {
  public:
    Apart(const Watch& watch, const SquareSet& open, const SquareSet& unseen)
        : watch_(watch), open_(open), unseen_(unseen) {}

    /// The first of that many, from which together not every square of `whole` is seen.
    [[nodiscard]] std::optional<SquareSet> find(int size, const SquareSet& whole) const {
        return extend({}, {}, unseen_, size, whole);
    }

    /// What is seen from the open squares that see one of these.
    [[nodiscard]] SquareSet seeing_some(SquareSet squares) const {
        SquareSet seeing;
        for_each_square(squares, [&](int square) {
            seeing = seeing.with(open_.within(seen_from(watch_, square)));
        });
        return seeing;
    }

  private:
    [[nodiscard]] std::optional<SquareSet> extend(const SquareSet& chosen, const SquareSet& seeing,
                                                  SquareSet left, int size,
                                                  const SquareSet& whole) const {
        if (size == 0) {
            return whole.without(seeing).empty() ? std::nullopt : std::optional(chosen);
        }
        for (; !left.empty(); left.erase(left.first())) {
            const int square = left.first();
            const SquareSet own = open_.within(seen_from(watch_, square));
            if (own.meets(seeing)) continue;
            SquareSet more = chosen;
            more.insert(square);
            SquareSet others = left;
            others.erase(square);
            if (auto found = extend(more, seeing.with(own), others, size - 1, whole)) return found;
        }
        return std::nullopt;
    }

    const Watch& watch_;
    const SquareSet& open_;
    const SquareSet& unseen_;
};

std::optional<WatchDeduction> find_only_watcher(const Watch& watch, const Position& position) {
    const SquareSet open = open_in(position);
    for (SquareSet unseen = unseen_by(watch, position.queens); !unseen.empty();
         unseen.erase(unseen.first())) {
        const SquareSet seeing = open.within(seen_from(watch, unseen.first()));
        if (seeing.size() != 1) continue;
        WatchDeduction found{.square = seeing.first()};
        found.unseen.insert(unseen.first());
        return found;
    }
    return std::nullopt;
}

std::optional<WatchDeduction> find_last_queen(const Watch& watch, const Position& position) {
    if (missing_in(watch, position) != 1) return std::nullopt;
    const SquareSet open = open_in(position);
    const SquareSet unseen = unseen_by(watch, position.queens);
    const SquareSet fallen = open.without(seeing_all(watch, open, unseen));
    if (fallen.empty()) return std::nullopt;
    return WatchDeduction{.unseen = unseen, .ruled_out = fallen};
}

/// As many squares apart as queens are missing.
template <int queens>
std::optional<WatchDeduction> find_apart(const Watch& watch, const Position& position) {
    if (missing_in(watch, position) != queens) return std::nullopt;
    const SquareSet open = open_in(position);
    const SquareSet unseen = unseen_by(watch, position.queens);
    const Apart apart(watch, open, unseen);
    const auto found = apart.find(queens, open);
    if (!found) return std::nullopt;
    return WatchDeduction{.unseen = *found, .ruled_out = open.without(apart.seeing_some(*found))};
}

/// Whether a queen there leaves more than the queens after her can see: a square that nothing sees,
/// or what the last queen does not see from any one square.
bool leaves_too_much(const Watch& watch, Position position, int square) {
    position.queens.insert(square);
    while (missing_in(watch, position) > 0) {
        const SquareSet open = open_in(position);
        const SquareSet unseen = unseen_by(watch, position.queens);
        if (unseen.empty()) return false;
        if (missing_in(watch, position) == 1) return seeing_all(watch, open, unseen).empty();
        if (lost_square(watch, open, unseen)) return true;
        const auto next = find_only_watcher(watch, position);
        if (!next) return false;
        position.queens.insert(*next->square);
    }
    return !unseen_by(watch, position.queens).empty();
}

/// One of the squares that see some unseen square holds a queen, and from some of them she leaves
/// too much. There are `least` to `most` of them.
template <int least, int most>
std::optional<WatchDeduction> find_wrong_choice(const Watch& watch, const Position& position) {
    const auto [square, watchers] =
        fewest_watchers(watch, open_in(position), unseen_by(watch, position.queens));
    if (watchers.size() < least || watchers.size() > most) return std::nullopt;
    WatchDeduction found;
    found.unseen.insert(square);
    for_each_square(watchers, [&](int tried) {
        if (leaves_too_much(watch, position, tried)) found.ruled_out.insert(tried);
    });
    return found.ruled_out.empty() ? std::nullopt : std::optional(found);
}

std::string name_of(const Watch& watch, int square) {
    const Size size{watch.side, watch.side};
    return square_name(size.square(square), size);
}

std::string names_of(const Watch& watch, const SquareSet& squares) {
    const Size size{watch.side, watch.side};
    return listed(square_names(squares_of(squares, size), size));
}

std::string look_at_unseen(const Watch& watch, const WatchDeduction& deduction) {
    if (deduction.unseen.size() > most_named) return say("Look at all that no queen sees yet.");
    return say("Look at {squares}: who can see {n|it|them}?",
               {{"squares", names_of(watch, deduction.unseen)}, {"n", deduction.unseen.size()}});
}

std::string why_only(const Watch& watch, const WatchDeduction& deduction) {
    const std::string square = name_of(watch, *deduction.square);
    if (deduction.unseen.contains(*deduction.square)) {
        return say("No other square that is left sees {square}, so it holds a queen.",
                   {{"square", square}});
    }
    return say("Of the squares that are left only {square} sees {unseen}, so it holds a queen.",
               {{"square", square}, {"unseen", names_of(watch, deduction.unseen)}});
}

std::string why_last(const Watch& watch, const WatchDeduction& deduction) {
    if (deduction.unseen.size() > most_named) {
        return say("One queen is left, and she has to see all {n} squares that no queen sees yet.",
                   {{"n", deduction.unseen.size()}});
    }
    return say("One queen is left, and she has to see {squares}.",
               {{"squares", names_of(watch, deduction.unseen)}});
}

std::string why_apart(const Watch& watch, const WatchDeduction& deduction) {
    const Sentence words =
        deduction.unseen.size() == 2
            ? Sentence(
                  "{n} queens are left, and no square that is left sees both {squares}: each "
                  "queen sees one of them.")
            : Sentence(
                  "{n} queens are left, and no square that is left sees two of {squares}: "
                  "each queen sees one of them.");
    return say(words,
               {{"n", deduction.unseen.size()}, {"squares", names_of(watch, deduction.unseen)}});
}

std::string why_wrong(const Watch& watch, const WatchDeduction& deduction) {
    const Sentence words =
        deduction.ruled_out.size() > most_named
            ? Sentence(
                  "Some queen has to see {unseen}. From {n} of the squares she would leave more "
                  "than the queens after her can see.")
            : Sentence(
                  "Some queen has to see {unseen}. From {squares} she would leave more than "
                  "the queens after her can see.");
    return say(words, {{"unseen", names_of(watch, deduction.unseen)},
                       {"n", deduction.ruled_out.size()},
                       {"squares", names_of(watch, deduction.ruled_out)}});
}

constexpr auto table = std::to_array<WatchRule>({
    {"only_watcher", 1, find_only_watcher, look_at_unseen, why_only},
    {"last_queen", 2, find_last_queen, look_at_unseen, why_last},
    {"two_apart", 3, find_apart<2>, look_at_unseen, why_apart},
    {"three_apart", 5, find_apart<3>, look_at_unseen, why_apart},
    {"few_choices", 6, find_wrong_choice<1, few>, look_at_unseen, why_wrong},
    {"many_choices", 7, find_wrong_choice<few + 1, SquareSet::capacity>, look_at_unseen, why_wrong},
});

}  // namespace

std::span<const WatchRule> watch_rules() { return table; }

std::optional<WatchDeduction> next_deduction(const Watch& watch, const Position& position) {
    if (missing_in(watch, position) < 1) return std::nullopt;
    for (std::size_t rule = 0; rule < table.size(); ++rule) {
        auto found = table.at(rule).find(watch, position);
        if (!found) continue;
        found->rule = rule;
        return found;
    }
    return std::nullopt;
}

WatchSolving solve_watch(const Watch& watch) {
    WatchSolving solving;
    const SquareSet queens = deduce_all(watch, solving.deductions).queens;
    solving.solved = queens.size() == watch.queens && unseen_by(watch, queens).empty();
    return solving;
}

}  // namespace queens
