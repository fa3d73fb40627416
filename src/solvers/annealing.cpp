// Simulated annealing: swaps that make things worse are allowed, but ever more rarely.
//
// Each queen has a row and a column of its own; two of them, drawn at random, swap rows. A swap
// that leaves no more pairs of attacking queens than before is made. One that leaves d pairs more
// is made with the chance exp(-d / T), where the temperature T falls from sweep to sweep, a sweep
// being as many draws as there are queens. Kirkpatrick, Gelatt & Vecchi (1983).
//
// The chance of one more pair, exp(-1 / T), is what this program keeps instead of T: it starts at
// the knob `heat` and falls by the knob `cooling` after each sweep, in whole numbers of 2^-32, so
// that runs are the same on every machine. When it is almost zero and queens still attack each
// other, the board is heated again, with the queens where they are.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <vector>

#include "core/numbers.hpp"
#include "core/random.hpp"
#include "core/say.hpp"
#include "solvers/parts/queen_columns.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_swap = 4,
    line_keep = 6,
    line_note = 9,
    line_end = 10
};
constexpr std::array<CodeLine, 11> pseudocode{
    {{"place a queen in each column, in rows drawn without repetition", line_start},
     {"while queens attack each other:"},
     {"  draw two queens and imagine that they swap rows"},
     {"  if no more pairs attack each other than before, or by chance:"},
     {"    swap the rows of the two", line_swap},
     {"    (the chance: exp(-d / T) for d more pairs)"},
     {"  else leave them", line_keep},
     {"  after as many draws as queens: lower the temperature T"},
     {"  if it is almost zero: heat up again"},
     {"no queen is attacked: a solution", line_note},
     {"one solution is enough: finished", line_end}}};
constexpr std::array<std::string_view, 1> papers{"kirkpatrick1983"};
constexpr std::array<Knob, 2> knobs{
    {{.name = "heat",
      .title = "Heat",
      .summary = "The chance in per cent, at the start, of a swap that adds one attacking pair.",
      .lowest = 1,
      .highest = 90,
      .initial = 30,
      .choices = {}},
     {.name = "cooling",
      .title = "Cooling",
      .summary = "By how many thousandths that chance falls after each sweep.",
      .lowest = 1,
      .highest = 500,
      .initial = 50,
      .choices = {}}}};

/// Chances are whole numbers of 2^-32; below the last one, about one in a million, it is cold.
constexpr std::uint64_t certain = std::uint64_t{1} << 32;
constexpr std::uint64_t cold = 1 << 12;

class Annealing {
  public:
    Annealing(std::uint32_t n, std::uint64_t heat, std::uint64_t cooling, std::uint64_t seed);

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return queens_.memory() + sizeof(std::uint32_t) * rows_.size();
    }

  private:
    Event start();
    Event draw();
    Event swap();
    Event finish();
    void cool();
    [[nodiscard]] bool is_lucky(std::uint64_t more);

    QueenColumns queens_;
    /// The rows that the columns start with.
    std::vector<std::uint32_t> rows_;
    Random random_;
    std::uint64_t heat_;
    std::uint64_t cooling_;
    /// The chance of one more pair.
    std::uint64_t chance_;
    std::uint32_t placed_ = 0;
    /// The parts of the present swap that are still to be told, and what it is about.
    std::uint32_t parts_ = 0;
    std::array<std::uint32_t, 2> columns_{};
    std::array<std::uint32_t, 2> old_rows_{};
    std::uint32_t draws_ = 0;
    std::uint64_t sweeps_ = 0;
    std::uint64_t swaps_ = 0;
    std::uint64_t worse_swaps_ = 0;
    std::uint64_t heatings_ = 1;
    bool solved_ = false;
};

Annealing::Annealing(std::uint32_t n, std::uint64_t heat, std::uint64_t cooling, std::uint64_t seed)
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

Event Annealing::step() {
    if (placed_ < queens_.columns()) return start();
    if (parts_ > 0) return swap();
    if (queens_.conflicts() == 0) return finish();
    return draw();
}

/// Places the queen of the next column.
Event Annealing::start() {
    const std::uint32_t column = placed_++;
    queens_.put(column, rows_[column]);
    return placed(line_start, square_at(column, rows_[column]));
}

/// Draws two queens and decides whether they swap rows.
Event Annealing::draw() {
    const std::uint32_t n = queens_.columns();
    const std::uint32_t one = random_.below(n);
    const std::uint32_t drawn = random_.below(n - 1);
    columns_ = {one, drawn < one ? drawn : drawn + 1};
    const std::uint64_t before = queens_.conflicts();
    for (std::size_t i = 0; i < 2; ++i) old_rows_[i] = queens_.take(columns_[i]);
    for (std::size_t i = 0; i < 2; ++i) queens_.put(columns_[i], old_rows_[1 - i]);
    const std::uint64_t after = queens_.conflicts();
    const bool accepted = after <= before || is_lucky(after - before);
    if (++draws_ == n) cool();
    if (accepted) {
        ++swaps_;
        worse_swaps_ += after > before;
        parts_ = 4;
        return swap();
    }
    for (const std::uint32_t column : columns_) queens_.take(column);
    for (std::size_t i = 0; i < 2; ++i) queens_.put(columns_[i], old_rows_[i]);
    return rejected(line_keep, square_at(columns_[0], old_rows_[1]));
}

/// Tells the parts of a swap, which the counts contain already: both queens off, then both on.
Event Annealing::swap() {
    const std::size_t part = 4 - parts_--;
    const std::size_t i = part % 2;
    if (part < 2) return removed(line_swap, square_at(columns_[i], old_rows_[i]));
    return placed(line_swap, square_at(columns_[i], old_rows_[1 - i]));
}

Event Annealing::finish() {
    if (solved_) return ended(line_end);
    solved_ = true;
    return solved(line_note);
}

/// Ends a sweep.
void Annealing::cool() {
    draws_ = 0;
    ++sweeps_;
    chance_ -= chance_ * cooling_ / 1000;
    if (chance_ >= cold) return;
    chance_ = heat_;
    ++heatings_;
}

/// Whether so many more pairs are allowed, each with the present chance.
bool Annealing::is_lucky(std::uint64_t more) {
    for (; more > 0; --more) {
        if (random_.next_half() >= chance_) return false;
    }
    return true;
}

Insight Annealing::insight() const {
    const double share = static_cast<double>(chance_) / static_cast<double>(certain);
    std::array<char, 32> temperature{};
    std::snprintf(temperature.data(), temperature.size(), "%.3f", -1 / std::log(share));
    std::array<char, 32> chance{};
    std::snprintf(chance.data(), chance.size(), "%.2f %%", 100 * share);
    Insight insight;
    insight.facts = {{"attacking pairs", grouped(queens_.conflicts())},
                     {"temperature", temperature.data()},
                     {"chance of one more pair", chance.data()},
                     {"sweeps", grouped(sweeps_)},
                     {"swaps", grouped(swaps_)},
                     {"swaps for the worse", grouped(worse_swaps_)},
                     {"times heated", grouped(heatings_)}};
    return insight;
}

Reason explain(const Problem&, const Event& event, const Board& before) {
    const std::string square = square_name(event.square, before.size());
    const std::string column = column_name(event.square.column);
    switch (event.line) {
        case line_start:
            return {
                say("The row drawn for column {column} gives {square}, attacked by {attackers} "
                    "{attackers|queen|queens}: place a queen.",
                    {{"column", column},
                     {"square", square},
                     {"attackers", attackers_of(before, event.square)}})};
        case line_keep:
            return {
                say("Swapping rows would bring the queen of column {column} to {square} and add "
                    "attacks that chance does not allow: both stay.",
                    {{"column", column}, {"square", square}}),
                {},
                {},
                moves_of_swap(before, event.square)};
        case line_swap:
            return {say(event.kind == EventKind::remove
                            ? "This swap adds no attacks, or chance allows it: take the queen off "
                              "{square}."
                            : "Place the queen of column {column} in the other's row, on {square}.",
                        {{"column", column}, {"square", square}})};
        case line_note: return why_solved(before);
        default: return why_one_is_enough();
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Annealing>(static_cast<std::uint32_t>(problem.board.columns()),
                                static_cast<std::uint64_t>(settings.knobs[0]),
                                static_cast<std::uint64_t>(settings.knobs[1]), settings.seed);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry annealing{
    .slug = "annealing",
    .title = "Simulated annealing",
    .summary =
        "Swaps the rows of queens, at first even for the worse, then more and more rarely so.",
    .approach = Approach::luck,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .uses_seed = true,
    .complete = false,
    .refuse = refuse_unless_plain_square,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
