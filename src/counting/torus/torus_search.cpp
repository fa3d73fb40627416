// Counting on the torus by exact cover with all its symmetry.
//
// A placement on the torus has a queen on each of the 4n closed lines, so that the search may
// branch on any line: on the one with fewest free squares. It is given up as soon as a line has
// none. The symmetry is used from the start. The first three queens are a triple that stands for
// its orbit under all maps and shifts, and orbits are dealt with in order: squares that would
// complete a triple of an earlier orbit are forbidden, as long as that saves more nodes than it
// takes time, and solutions with such a triple are left out. What is found for an orbit are thus
// the placements with this triple but no earlier one, and each class of equivalent placements turns
// up in one orbit only, though in several images. The least image is counted, as often as its class
// has members; their number is that of all maps and shifts over those that leave the image as it
// is.
//
// After Engelhardt (2007), who makes placements canonical in the same way but starts from one
// queen; triples in order and the forbidden ones are ours.
#include "counting/torus/torus_search.hpp"

#include <algorithm>
#include <bit>

#include "counting/kernels/kernels.hpp"

namespace queens {

namespace {

constexpr std::size_t families = 4;

/// The bit of a point in its line of a family: its column in rows, its row elsewhere.
template <typename Word>
Word bit_of(std::size_t family, TorusPoint point) {
    return Word{1} << (family == 0 ? point.column : point.row);
}

/// How many queens forbid squares, as measured at 23 to 35 rows. What a queen forbids is looked up
/// for each of those before it, while fewer and fewer squares are left to be taken away.
std::uint32_t forbidding(int n) {
    return static_cast<std::uint32_t>(std::max(3, (3 * n - 37) / 4));
}

}  // namespace

template <typename Word>
TorusSearch<Word>::TorusSearch(int n) : TorusSearch(n, *torus_kernels().front()) {}

template <typename Word>
TorusSearch<Word>::TorusSearch(int n, const TorusKernel& kernel)
    : loops_(kernel.loops<Word>()),
      n_(n),
      triples_(n),
      completed_(triples_),
      left_by_(torus_squares<Word>),
      squares_(families * static_cast<std::size_t>(n) * torus_row<Word>),
      frames_(static_cast<std::size_t>(n * n)),
      room_(static_cast<std::size_t>(n)),
      rest_squares_(std::size_t{torus_rest_rows} * torus_rest_rows),
      rest_nodes_(torus_room(torus_rest_rows) + 1) {
    make_tables();
}

/// A row, a column, an anti-diagonal and a diagonal.
template <typename Word>
std::array<std::size_t, families> TorusSearch<Word>::lines_through(TorusPoint point) const {
    const TorusPoints& points = triples_.points();
    const std::array<int, families> numbers{point.row, point.column,
                                            points.modulo(point.row + point.column),
                                            points.modulo(point.column - point.row)};
    std::array<std::size_t, families> lines{};
    for (std::size_t family = 0; family < families; ++family) {
        lines[family] = static_cast<std::size_t>(static_cast<int>(family) * n_ + numbers[family]);
    }
    return lines;
}

template <typename Word>
void TorusSearch<Word>::make_tables() {
    const TorusPoints& points = triples_.points();
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        const TorusPoint queen = points.point(i);
        TorusLines<Word>& left = left_by_[torus_square<Word>(queen)];
        std::fill_n(left.words, families * static_cast<std::size_t>(n_), torus_line<Word>);
        for (std::size_t j = 0; j < frames_.size(); ++j) {
            const TorusPoint point = points.point(j);
            if (points.attack(points.between(queen, point))) continue;
            const auto lines = lines_through(point);
            for (std::size_t family = 0; family < families; ++family) {
                left.words[lines[family]] |= bit_of<Word>(family, point);
            }
        }
        const auto lines = lines_through(queen);
        for (std::size_t family = 0; family < families; ++family) {
            const auto place =
                static_cast<std::size_t>(std::countr_zero(bit_of<Word>(family, queen)));
            left.words[lines[family]] = 0;
            squares_[lines[family] * torus_row<Word> + place] = torus_square<Word>(queen);
        }
    }
}

template <typename Word>
void TorusSearch<Word>::use_orbit(std::size_t orbit) {
    if (completed_.orbits_added() > orbit) completed_.clear();
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

/// With what is forbidden for the orbit in use.
template <typename Word>
TorusTables<Word> TorusSearch<Word>::tables() const {
    return {static_cast<std::uint32_t>(n_), left_by_.data(), squares_.data(),
            completed_.orbits_added() > 0 ? completed_.by_way() : nullptr, forbidding(n_)};
}

template <typename Word>
void TorusSearch<Word>::add(Position& position, TorusPoint queen) const {
    const TorusLines<Word>& left = left_by_[torus_square<Word>(queen)];
    for (std::size_t i = 0; i < std::size(left.words); ++i) {
        position.node.lines.words[i] &= left.words[i];
    }
    position.node.queens[position.placed++] = torus_square<Word>(queen);
    loops_.look(tables(), position.node, static_cast<std::uint32_t>(position.placed));
}

template <typename Word>
TorusPosition<Word> TorusSearch<Word>::start(std::size_t orbit) {
    use_orbit(orbit);
    const Triple& triple = triples_.triples()[orbit];
    Position position;
    position.orbit = orbit;
    const Word board = (Word{1} << n_) - 1;
    std::fill_n(position.node.lines.words, families * static_cast<std::size_t>(n_),
                torus_line<Word> | board);
    for (const TorusPoint queen : {TorusPoint{}, triple.second, triple.third}) add(position, queen);
    return position;
}

template <typename Word>
std::vector<int> TorusSearch<Word>::moves(const Position& position) const {
    std::vector<int> moves;
    const TorusNode<Word>& node = position.node;
    if (position.placed == static_cast<std::size_t>(n_) || node.free == 0) return moves;
    for (Word left = node.lines.words[node.line] & ~torus_line<Word>; left != 0; left &= left - 1) {
        const auto place = static_cast<std::size_t>(std::countr_zero(left));
        const TorusPoint point = torus_point<Word>(squares_[node.line * torus_row<Word> + place]);
        moves.push_back(static_cast<int>(triples_.points().index(point)));
    }
    return moves;
}

template <typename Word>
void TorusSearch<Word>::play(Position& position, int square) {
    use_orbit(position.orbit);
    add(position, triples_.points().point(static_cast<std::size_t>(square)));
}

template <typename Word>
Completions TorusSearch<Word>::count(const Position& position, const TorusTaken& taken) {
    use_orbit(position.orbit);
    struct Solutions {
        const TorusSearch& search;
        const TorusTaken& taken;
        std::uint64_t count = 0;

        void take(const TorusSquare* queens) {
            std::array<TorusPoint, torus_rows<Word>> points{};
            const std::span<TorusPoint> all(points.data(), static_cast<std::size_t>(search.n_));
            std::transform(queens, queens + all.size(), all.begin(), torus_point<Word>);
            if (search.has_earlier_triple(all)) return;
            const std::uint64_t orbit = search.size_if_least(all);
            if (orbit > 0 && taken) taken(all, orbit);
            count += orbit;
        }
    };
    Solutions solutions{*this, taken};
    std::uint64_t nodes = 0;
    if (position.placed == static_cast<std::size_t>(n_)) {
        solutions.take(position.node.queens);
    } else if (position.node.free > 0) {
        nodes = loops_.search(
            tables(), position.node, static_cast<std::uint32_t>(position.placed), room_.data(),
            TorusRest{rest_squares_.data(), rest_nodes_.data()},
            [](void* self, const TorusSquare* queens) {
                static_cast<Solutions*>(self)->take(queens);
            },
            &solutions);
    }
    return {solutions.count, nodes};
}

/// Whether a solution has a triple of an orbit before the one in use.
template <typename Word>
bool TorusSearch<Word>::has_earlier_triple(std::span<const TorusPoint> queens) const {
    if (completed_.orbits_added() == 0) return false;
    const TorusPoints& points = triples_.points();
    for (const TorusPoint first : queens) {
        for (const TorusPoint second : queens) {
            const TorusSquare way = torus_square<Word>(points.between(first, second));
            const TorusRows<Word>& completing = completed_.by_way()[way];
            for (const TorusPoint third : queens) {
                const TorusPoint to = points.between(first, third);
                if ((completing.words[to.row] >> to.column & 1) != 0) return true;
            }
        }
    }
    return false;
}

/// How many placements the maps and shifts make of a solution with the triple of the orbit in use;
/// 0 if one that they make of it and that has the triple too is less, as a list of columns.
template <typename Word>
std::uint64_t TorusSearch<Word>::size_if_least(std::span<const TorusPoint> queens) const {
    const TorusPoints& points = triples_.points();
    std::array<int, torus_rows<Word>> columns{};
    for (const TorusPoint queen : queens)
        columns[static_cast<std::size_t>(queen.row)] = queen.column;
    std::uint64_t same = 0;
    for (const TorusPoint first : queens) {
        for (const TorusPoint second : queens) {
            for (const Frame& frame : frames_[points.index(points.between(first, second))]) {
                const TorusPoint third = points.plus(first, frame.third);
                if (columns[static_cast<std::size_t>(third.row)] != third.column) continue;
                std::array<int, torus_rows<Word>> image{};
                for (const TorusPoint queen : queens) {
                    const TorusPoint to = points.image(frame.map, points.between(first, queen));
                    image[static_cast<std::size_t>(to.row)] = to.column;
                }
                if (image < columns) return 0;
                if (image == columns) ++same;
            }
        }
    }
    return triples_.maps().size() * frames_.size() / same;
}

template class TorusSearch<std::uint32_t>;
template class TorusSearch<std::uint64_t>;

}  // namespace queens
