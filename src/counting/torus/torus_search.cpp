// Counting on the torus by exact cover with all its symmetry.
//
// A placement on the torus has a queen on each of the 4n closed lines, so that the search may
// branch on any line: on the one with fewest free squares. It is given up as soon as a line has
// none. The symmetry is used from the start. The first three queens are a triple that stands for
// its orbit under all maps and shifts, and orbits are dealt with in order: squares that would
// complete a triple of an earlier orbit are forbidden. What is found for an orbit are thus the
// placements with this triple but no earlier one, and each class of equivalent placements turns up
// in one orbit only, though in several images. The least image is counted, as often as its class
// has members; their number is that of all maps and shifts over those that leave the image as it
// is.
//
// After Engelhardt (2007), who makes placements canonical in the same way but starts from one
// queen; triples in order and the forbidden ones are ours.
#include "counting/torus/torus_search.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace queens {

namespace {

constexpr std::size_t families = 4;

/// The bit of a point in its line of a family: its column in rows, its row elsewhere.
std::uint32_t bit_of(std::size_t family, TorusPoint point) {
    return std::uint32_t{1} << (family == 0 ? point.column : point.row);
}

}  // namespace

TorusSearch::TorusSearch(int n)
    : n_(n),
      board_((std::uint32_t{1} << n) - 1),
      words_(whole_vectors(static_cast<std::size_t>(4 * n))),
      triples_(n),
      completed_(triples_),
      masks_(static_cast<std::size_t>(n * n)),
      frames_(masks_.size()) {
    const TorusPoints& points = triples_.points();
    for (std::size_t queen = 0; queen < masks_.size(); ++queen) {
        const TorusPoint from = points.point(queen);
        Lines& mask = masks_[queen];
        std::fill_n(mask.begin(), 4 * n, open_line);
        for (std::size_t square = 0; square < masks_.size(); ++square) {
            const TorusPoint point = points.point(square);
            if (points.attack(points.between(from, point))) continue;
            for (std::size_t family = 0; family < families; ++family) {
                mask[line_through(family, point)] |= bit_of(family, point);
            }
        }
        for (std::size_t family = 0; family < families; ++family) {
            mask[line_through(family, from)] = 0;
        }
    }
}

/// Rows, columns, anti-diagonals and diagonals in this order.
std::size_t TorusSearch::line_through(std::size_t family, TorusPoint point) const {
    const TorusPoints& points = triples_.points();
    const std::array<int, families> numbers{point.row, point.column,
                                            points.modulo(point.row + point.column),
                                            points.modulo(point.column - point.row)};
    return family * static_cast<std::size_t>(n_) + static_cast<std::size_t>(numbers[family]);
}

/// The point of a line that a bit stands for.
TorusPoint TorusSearch::point_on(std::size_t line, std::uint32_t bit) const {
    const TorusPoints& points = triples_.points();
    const int place = std::countr_zero(bit);
    const auto n = static_cast<std::size_t>(n_);
    const int number = static_cast<int>(line % n);
    switch (line / n) {
        case 0: return {number, place};
        case 1: return {place, number};
        case 2: return {place, points.modulo(number - place)};
        default: return {place, points.modulo(number + place)};
    }
}

void TorusSearch::use_orbit(std::size_t orbit) {
    if (completed_.orbits_added() > orbit) completed_ = CompletedTriples(triples_);
    while (completed_.orbits_added() < orbit) completed_.add_orbit();
    if (orbit == orbit_of_frames_) return;
    orbit_of_frames_ = orbit;
    const TorusPoints& points = triples_.points();
    const Triple& triple = triples_.triples()[orbit];
    for (std::vector<Frame>& frames : frames_) frames.clear();
    for (const TorusMap& map : triples_.maps()) {
        const TorusMap back = points.inverse(map);
        const std::size_t way = points.index(points.image(back, triple.second));
        frames_[way].push_back({map, points.image(back, triple.third)});
    }
}

/// Writes the lines of a position with one more queen; false if one has no free square left.
bool TorusSearch::place(const Lines& before, TorusPoint queen, Lines& lines) const {
    const Lines& mask = masks_[triples_.points().index(queen)];
    std::uint32_t empty = 0;
    for (std::size_t first = 0; first < words_; first += lanes) {
        for (std::size_t i = first; i < first + lanes; ++i) {
            lines[i] = before[i] & mask[i];
            empty |= lines[i] == open_line ? 1U : 0U;
        }
    }
    return empty == 0;
}

/// Forbids what would complete a triple of an earlier orbit with the latest queen and another one;
/// false if a line has no free square left after that.
bool TorusSearch::forbid_triples(std::span<const TorusPoint> queens, Lines& lines) const {
    const TorusPoints& points = triples_.points();
    const auto n = static_cast<std::size_t>(n_);
    const TorusPoint queen = queens.back();
    CompletedTriples::Rows completed{};
    for (const TorusPoint other : queens.first(queens.size() - 1)) {
        const auto& rows = completed_.rows(points.between(queen, other));
        for (std::size_t row = 0; row < completed.size(); ++row) completed[row] |= rows[row];
    }
    for (std::size_t i = 0; i < n; ++i) {
        if (completed[i] == 0) continue;
        const auto row = static_cast<std::size_t>(points.modulo(queen.row + static_cast<int>(i)));
        const std::uint64_t turned = std::uint64_t{completed[i]} << queen.column;
        auto forbidden = static_cast<std::uint32_t>(turned | (turned >> n_)) & board_ & lines[row];
        for (; forbidden != 0; forbidden &= forbidden - 1) {
            const TorusPoint point = point_on(row, forbidden);
            for (std::size_t family = 0; family < families; ++family) {
                std::uint32_t& through = lines[line_through(family, point)];
                through &= ~bit_of(family, point);
                if (through == open_line) return false;
            }
        }
    }
    return true;
}

void TorusSearch::add(TorusPosition& position, TorusPoint queen) const {
    position.queens[position.placed++] = queen;
    const bool open = place(position.lines, queen, position.lines);
    if (open) forbid_triples({position.queens.data(), position.placed}, position.lines);
}

TorusPosition TorusSearch::start(std::size_t orbit) {
    use_orbit(orbit);
    const Triple& triple = triples_.triples()[orbit];
    TorusPosition position;
    position.orbit = orbit;
    std::fill_n(position.lines.begin(), 4 * n_, open_line | board_);
    for (const TorusPoint queen : {TorusPoint{}, triple.second, triple.third}) add(position, queen);
    return position;
}

std::vector<int> TorusSearch::moves(const TorusPosition& position) const {
    std::vector<int> moves;
    const std::span<const std::uint32_t> lines(position.lines.data(), words_);
    if (position.placed == static_cast<std::size_t>(n_) || count_empty(lines) > 0) return moves;
    Lines rest;
    const std::size_t line = fewest(lines, {rest.data(), words_});
    for (std::uint32_t free = position.lines[line] & board_; free != 0; free &= free - 1) {
        moves.push_back(static_cast<int>(triples_.points().index(point_on(line, free))));
    }
    return moves;
}

void TorusSearch::play(TorusPosition& position, int square) {
    use_orbit(position.orbit);
    add(position, triples_.points().point(static_cast<std::size_t>(square)));
}

Completions TorusSearch::count(const TorusPosition& position, const TorusTaken& taken) {
    use_orbit(position.orbit);
    queens_ = position.queens;
    taken_ = taken;
    Completions found;
    if (position.placed == static_cast<std::size_t>(n_)) {
        found.count = take_solution();
    } else if (!moves(position).empty()) {
        levels_[position.placed] = position.lines;
        search(position.placed, position.orbit > 0, found);
    }
    return found;
}

/// Goes on from a level where every line that needs a queen has a free square.
void TorusSearch::search(std::size_t placed, bool forbids, Completions& found) {
    const Lines& lines = levels_[placed];
    Lines& next = levels_[placed + 1];
    alignas(64) Lines rest;
    const std::size_t line = fewest({lines.data(), words_}, {rest.data(), words_});
    for (std::uint32_t free = lines[line] & board_; free != 0; free &= free - 1) {
        const TorusPoint queen = point_on(line, free);
        queens_[placed] = queen;
        ++found.nodes;
        if (placed + 1 == static_cast<std::size_t>(n_)) {
            found.count += take_solution();
        } else if (place(lines, queen, next) &&
                   (!forbids || forbid_triples({queens_.data(), placed + 1}, next))) {
            search(placed + 1, forbids, found);
        }
    }
}

/// What the solution at hand adds to the count.
std::uint64_t TorusSearch::take_solution() const {
    const std::uint64_t orbit = orbit_of_least();
    if (orbit > 0 && taken_) taken_({queens_.data(), static_cast<std::size_t>(n_)}, orbit);
    return orbit;
}

/// How many placements the maps and shifts make of the solution at hand; 0 if one that they make of
/// it and that has the triple too is less, as a list of columns.
std::uint64_t TorusSearch::orbit_of_least() const {
    const TorusPoints& points = triples_.points();
    const std::span<const TorusPoint> queens(queens_.data(), static_cast<std::size_t>(n_));
    std::array<int, 32> columns{};
    for (const TorusPoint queen : queens)
        columns[static_cast<std::size_t>(queen.row)] = queen.column;
    std::uint64_t same = 0;
    for (const TorusPoint first : queens) {
        for (const TorusPoint second : queens) {
            for (const Frame& frame : frames_[points.index(points.between(first, second))]) {
                const TorusPoint third = points.plus(first, frame.third);
                if (columns[static_cast<std::size_t>(third.row)] != third.column) continue;
                std::array<int, 32> image{};
                for (const TorusPoint queen : queens) {
                    const TorusPoint to = points.image(frame.map, points.between(first, queen));
                    image[static_cast<std::size_t>(to.row)] = to.column;
                }
                if (image < columns) return 0;
                if (image == columns) ++same;
            }
        }
    }
    return triples_.maps().size() * masks_.size() / same;
}

}  // namespace queens
