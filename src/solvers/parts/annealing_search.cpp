// How swaps are drawn and judged, how the chance falls, and what is shown of it.
#include "solvers/parts/annealing_search.hpp"

#include <cmath>
#include <numeric>
#include <utility>

#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

/// Chances are whole numbers of 2^-32; below the last one, about one in a million, it is cold.
constexpr std::uint64_t certain = std::uint64_t{1} << 32;
constexpr std::uint64_t cold = 1 << 12;

double share_of(std::uint64_t chance) {
    return static_cast<double>(chance) / static_cast<double>(certain);
}

}  // namespace

AnnealingSearch::AnnealingSearch(std::uint32_t n, std::uint64_t heat, std::uint64_t cooling,
                                 std::uint64_t seed)
    : queens_(n, n),
      rows_(n),
      random_(seed),
      heat_(certain / 100 * heat),
      cooling_(cooling),
      chance_(heat_) {
    std::iota(rows_.begin(), rows_.end(), std::uint32_t{0});
    for (std::uint32_t column = 0; column < n; ++column) {
        std::swap(rows_[column], rows_[column + random_.below(n - column)]);
    }
}

Event AnnealingSearch::step() {
    if (placed_ < queens_.columns()) return start();
    if (parts_ > 0) return swap();
    if (queens_.conflicts() == 0) return finish();
    return draw();
}

/// Places the queen of the next column.
Event AnnealingSearch::start() {
    const std::uint32_t column = placed_++;
    queens_.put(column, rows_[column]);
    return placed(line_start, square_at(column, rows_[column]));
}

/// Draws two queens and decides whether they swap rows.
Event AnnealingSearch::draw() {
    const std::uint32_t n = queens_.columns();
    const std::uint32_t one = random_.below(n);
    const std::uint32_t drawn = random_.below(n - 1);
    columns_ = {one, drawn < one ? drawn : drawn + 1};
    pairs_before_ = queens_.conflicts();
    for (std::size_t i = 0; i < 2; ++i) old_rows_[i] = queens_.take(columns_[i]);
    for (std::size_t i = 0; i < 2; ++i) queens_.put(columns_[i], old_rows_[1 - i]);
    pairs_after_ = queens_.conflicts();
    chance_then_ = chance_;
    drawn_ = true;
    accepted_ = pairs_after_ <= pairs_before_ || is_lucky(pairs_after_ - pairs_before_);
    if (++draws_ == n) cool();
    if (accepted_) {
        ++swaps_;
        worse_swaps_ += pairs_after_ > pairs_before_;
        parts_ = 4;
        return swap();
    }
    for (const std::uint32_t column : columns_) queens_.take(column);
    for (std::size_t i = 0; i < 2; ++i) queens_.put(columns_[i], old_rows_[i]);
    return rejected(line_keep, square_at(columns_[0], old_rows_[1]));
}

/// Tells the parts of a swap, which the counts contain already: both queens off, then both on.
Event AnnealingSearch::swap() {
    const std::size_t part = 4 - parts_--;
    const std::size_t i = part % 2;
    const Line line = pairs_after_ > pairs_before_ ? line_lucky : line_swap;
    if (part < 2) return removed(line, square_at(columns_[i], old_rows_[i]));
    return placed(line, square_at(columns_[i], old_rows_[1 - i])).ending_move(2);
}

Event AnnealingSearch::finish() {
    if (solved_) return ended(line_end);
    solved_ = true;
    return solved(line_note);
}

/// Ends a sweep.
void AnnealingSearch::cool() {
    draws_ = 0;
    ++sweeps_;
    ++cooled_;
    chance_ -= chance_ * cooling_ / 1000;
    if (chance_ >= cold) return;
    chance_ = heat_;
    cooled_ = 0;
    ++heatings_;
}

/// Whether `more` further attacking pairs are allowed, each with the present chance.
bool AnnealingSearch::is_lucky(std::uint64_t more) {
    for (; more > 0; --more) {
        if (random_.next_half() >= chance_) return false;
    }
    return true;
}

/// How the chance falls from heat to cold, by a few hundred of the sweeps that takes.
Curve AnnealingSearch::curve() const {
    constexpr std::size_t most = 200;
    Curve curve{.name = say("chance of one more pair"), .share = share_of(chance_)};
    for (std::uint64_t chance = heat_; chance >= cold; chance -= chance * cooling_ / 1000) {
        curve.shares.push_back(share_of(chance));
    }
    const std::size_t every = curve.shares.size() / most + 1;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < curve.shares.size(); i += every) {
        curve.shares[kept++] = curve.shares[i];
    }
    curve.shares.resize(kept);
    curve.present = cooled_ / every;
    return curve;
}

/// What the latest swap would change, and whether chance allowed it.
std::string AnnealingSearch::words_of_draw() const {
    if (!drawn_) {
        return say(
            "The lower the temperature, the less often a swap is made that adds attacking "
            "pairs.");
    }
    if (pairs_after_ == pairs_before_) {
        return say("This swap leaves as many attacking pairs as before, so it is made.");
    }
    if (pairs_after_ < pairs_before_) {
        return say("This swap removes {pairs} attacking {pairs|pair|pairs}, so it is made.",
                   {{"pairs", pairs_before_ - pairs_after_}});
    }
    const std::uint64_t more = pairs_after_ - pairs_before_;
    return say(accepted_
                   ? Sentence("This swap adds {pairs} attacking {pairs|pair|pairs}. Chance allows "
                              "that in {chance} of cases, and did this time: the swap is made.")
                   : Sentence("This swap would add {pairs} attacking {pairs|pair|pairs}. Chance "
                              "allows that in {chance} of cases, but not this time."),
               {{"pairs", more},
                {"chance", percent(std::pow(share_of(chance_then_), static_cast<double>(more)))}});
}

/// The swap that was not made, or whose queens have not been placed again.
void AnnealingSearch::add_proposals(Insight& insight) const {
    if (!drawn_ || (accepted_ && parts_ < 2)) return;
    for (std::size_t i = 0; i < 2; ++i) {
        insight.proposals.push_back(
            {square_at(columns_[i], old_rows_[i]), square_at(columns_[i], old_rows_[1 - i])});
    }
}

Insight AnnealingSearch::insight() const {
    const double share = share_of(chance_);
    Insight insight;
    insight.facts = {{"attacking pairs", grouped(queens_.conflicts())},
                     {"temperature", fixed(-1 / std::log(share), 3)},
                     {"chance of one more pair", say("{n} %", {{"n", fixed(100 * share, 2)}})},
                     {"sweeps", grouped(sweeps_)},
                     {"swaps", grouped(swaps_)},
                     {"swaps for the worse", grouped(worse_swaps_)},
                     {"times heated", grouped(heatings_)}};
    insight.picture = {curve(), words_of_draw()};
    add_proposals(insight);
    return insight;
}

}  // namespace queens
