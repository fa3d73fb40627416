// Fewest free squares: looks ahead over all lines, and goes on where fewest squares are left.
//
// While a row, column or diagonal that must hold a queen has no free square left, no queens placed
// elsewhere can help: the search goes back at once. Otherwise it goes on in the line with fewest
// free squares, whichever way that line runs, since the queens on it split the search into cases as
// well as those of a row do. Engelhardt (2007), sections 2.2 and 2.3.
//
// There the lines are those of torus and plane. Here lines of any board are taken whose kind has no
// more of them than queens are missing: rows and columns on the n x n plane, diagonals too on the
// torus. Where there are none, as with fewer queens than rows, all free squares are tried in order,
// each is ruled out when it has been tried, and the look-ahead counts the lines that stay empty.
#include <array>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "solvers/parts/free_squares.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t {
    line_start = 0,
    line_dead = 1,
    line_place = 4,
    line_note = 5,
    line_back = 7,
    line_end = 8
};
constexpr std::array<std::string_view, 1> papers{"engelhardt2007"};
constexpr std::array knobs{
    choice("lines", "Go on in",
           "The lines among which the one with the fewest free squares is chosen.",
           {"rows in order", "rows", "rows and columns", "all lines"}, 3),
    choice("look", "Look ahead",
           "Whether to go back as soon as a line that needs a queen has no free square left.",
           {"off", "on"}, 1)};

class FewestFree {
  public:
    FewestFree(std::shared_ptr<const LineTable> table, std::int64_t lines, bool look)
        : free_(std::move(table)), lines_(lines), look_(look), fresh_(free_.table().possible) {}

    Event step();
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const {
        return free_.memory() + candidates_.size() * sizeof(std::uint32_t);
    }

  private:
    /// A case after the other: the free squares of a line, or of the whole board, which are then
    /// ruled out one by one.
    struct Frame {
        std::uint32_t line;
        /// Its squares among the candidates, and the next one to be tried.
        std::size_t begin;
        std::size_t next;
        std::size_t end;

        [[nodiscard]] bool rules_out() const { return line == FreeSquares::none; }
    };

    [[nodiscard]] std::uint32_t chosen_line() const;
    void choose();
    void leave();
    Event look();
    Event go_on();

    FreeSquares free_;
    std::int64_t lines_;
    bool look_;
    std::vector<Frame> frames_;
    std::vector<std::uint32_t> candidates_;
    /// The queens that were placed, one for each frame but perhaps the latest.
    std::vector<std::uint32_t> queens_;
    std::uint64_t placed_ = 0;
    /// Whether the queens that stand have not been looked at yet.
    bool fresh_;
};

/// The line to go on in, `none` if any may stay empty.
std::uint32_t FewestFree::chosen_line() const {
    constexpr std::array<std::size_t, 4> families{1, 1, 2, 4};
    const std::size_t choice = static_cast<std::size_t>(lines_);
    const LineFamily& rows = free_.table().families.front();
    if (lines_ > 0 || rows.spare > 0) return free_.fewest(0, families[choice]);
    for (const std::uint32_t line : rows.lines) {
        if (!free_.has_queen(line)) return line;
    }
    return FreeSquares::none;
}

void FewestFree::choose() {
    const LineTable& table = free_.table();
    const std::uint32_t chosen = chosen_line();
    const std::size_t begin = candidates_.size();
    const auto add = [&](std::uint32_t line) {
        for (const std::uint32_t square : table.squares_of(line)) {
            if (free_.is_free(square)) candidates_.push_back(square);
        }
    };
    if (chosen != FreeSquares::none) {
        add(chosen);
    } else {
        for (const std::uint32_t line : table.families.front().lines) add(line);
    }
    frames_.push_back({chosen, begin, begin, candidates_.size()});
}

/// Forgets the latest frame, and what it ruled out.
void FewestFree::leave() {
    const Frame frame = frames_.back();
    if (frame.rules_out()) {
        for (std::size_t i = frame.begin; i < frame.next; ++i) free_.restore(candidates_[i]);
    }
    candidates_.resize(frame.begin);
    frames_.pop_back();
}

/// Looks at the queens that stand: a solution, a dead end, or a line to go on in.
Event FewestFree::look() {
    fresh_ = false;
    if (free_.missing() == 0) return solved(line_note);
    const std::uint32_t dead = look_ ? free_.dead_line() : FreeSquares::none;
    if (dead != FreeSquares::none) {
        return rejected(line_dead, free_.table().square_of(free_.table().squares_of(dead).front()));
    }
    choose();
    return go_on();
}

/// Takes the latest queen off, or places the next one.
Event FewestFree::go_on() {
    while (!frames_.empty() && frames_.size() > queens_.size()) {
        Frame& frame = frames_.back();
        const bool hopeless = frame.rules_out() && free_.dead_line() != FreeSquares::none;
        if (frame.next == frame.end || hopeless) {
            leave();
            continue;
        }
        const std::uint32_t square = candidates_[frame.next++];
        free_.place(square);
        queens_.push_back(square);
        ++placed_;
        fresh_ = true;
        const Event event = placed(line_place, free_.table().square_of(square));
        return frame.rules_out() ? event : event.along(free_.table().axis_at(square, frame.line));
    }
    if (queens_.empty()) {
        return ended(free_.table().possible ? line_end : line_start);
    }
    const std::uint32_t square = queens_.back();
    queens_.pop_back();
    free_.take(square);
    if (frames_.back().rules_out()) free_.strike(square);
    return removed(line_back, free_.table().square_of(square));
}

Event FewestFree::step() { return fresh_ ? look() : go_on(); }

Insight FewestFree::insight() const {
    const LineTable& table = free_.table();
    Insight insight;
    insight.facts = {{"queens placed so far", grouped(placed_)},
                     {"queens missing", grouped(static_cast<std::uint64_t>(free_.missing()))}};
    const std::uint32_t fewest = free_.fewest(0, 4);
    if (fewest != FreeSquares::none) {
        insight.add_fact("fewest free squares",
                         say("{line}: {squares}", {{"line", table.name_of(fewest)},
                                                   {"squares", free_.free_on(fewest)}}));
    }
    insight.marks = free_.marks();
    insight.numbers_mean = FreeSquares::numbers_mean;
    if (fresh_ || frames_.size() <= queens_.size()) {
        const std::uint32_t line = free_.missing() > 0 ? chosen_line() : FreeSquares::none;
        insight.numbers = free_.numbers(line);
        insight.grounds = free_.domain(line);
        return insight;
    }
    const Frame& frame = frames_.back();
    insight.numbers = free_.numbers(frame.line);
    for (std::size_t i = frame.next; i < frame.end; ++i) {
        insight.grounds.push_back({GroundKind::domain, table.square_of(candidates_[i])});
    }
    return insight;
}

bool has_line(const Moment& moment) { return moment.event.axis.has_value(); }

constexpr std::array<CodeLine, 9> pseudocode{
    {{"count the free squares of all rows, columns and diagonals", line_start, why_nothing_to_try},
     {"a line that needs a queen has none left: go back", line_dead, {why_dead_end, "Go back."}},
     {"choose the line with the fewest free squares"},
     {"for each of its free squares, in order:"},
     {"  place a queen on it and count again",
      line_place,
      {has_line, "{square} is free on {line}, which was chosen: place a queen.",
       "{square} is free, and no line has to be chosen: place a queen."}},
     {"  if that was the last queen: a solution", line_note, why_solved},
     {"  else: repeat from \"a line that needs\""},
     {"  take the queen off", line_back,
      "Everything with a queen on {square} has been tried: take it off."},
     {"no queen is left to take off: finished", line_end, everything_tried}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<FewestFree>(std::make_shared<const LineTable>(problem), settings.knobs[0],
                                 settings.knobs[1] != 0);
}

}  // namespace

constinit const Entry solver_entries::fewest_free{
    .slug = "fewest_free",
    .title = "Fewest free squares",
    .summary = "Looks ahead over all lines, and goes on in the one with the fewest free squares.",
    .approach = Approach::look_ahead,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .refuse = refuse_other_pieces,
    .start = start};

}  // namespace queens
