// Finding the orbits: every pair of points that is in no orbit yet begins a new one.
#include "counting/torus/torus_triples.hpp"

#include <algorithm>
#include <cassert>

#include "core/known.hpp"

namespace queens {

namespace {

/// An orbit is small if the largest one has at least this many times its triples.
constexpr int small_part = 16;

}  // namespace

TripleOrbits::TripleOrbits(int n) : points_(n), maps_(points_.maps()) {
    assert(n >= 5 && n <= 37 && torus_has_solutions(n));
    const std::size_t area = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
    std::vector<bool> seen(area * area);
    struct Orbit {
        Triple triple;
        int size;
        int free;
    };
    std::vector<Orbit> found;
    int largest = 0;
    for (std::size_t i = 0; i < area; ++i) {
        const TorusPoint second = points_.point(i);
        if (points_.attack(second)) continue;
        for (std::size_t j = i + 1; j < area; ++j) {
            const TorusPoint third = points_.point(j);
            if (seen[i * area + j] || points_.attack(third)) continue;
            if (points_.attack(points_.between(second, third))) continue;
            const Triple triple{second, third};
            int size = 0;
            for_each_of_orbit(triple, [&](TorusPoint a, TorusPoint b) {
                auto seen_here = seen[points_.index(a) * area + points_.index(b)];
                size += seen_here ? 0 : 1;
                seen_here = true;
            });
            found.push_back({triple, size, free_squares(triple)});
            largest = std::max(largest, size);
        }
    }
    std::stable_sort(found.begin(), found.end(), [&](const Orbit& a, const Orbit& b) {
        const bool a_small = small_part * a.size <= largest;
        const bool b_small = small_part * b.size <= largest;
        return a_small != b_small ? b_small : a.free < b.free;
    });
    for (const Orbit& orbit : found) triples_.push_back(orbit.triple);
}

/// How many squares no queen of the triple attacks.
int TripleOrbits::free_squares(const Triple& triple) const {
    int free = 0;
    const int area = points_.n() * points_.n();
    for (int i = 0; i < area; ++i) {
        const TorusPoint point = points_.point(static_cast<std::size_t>(i));
        const bool attacked = points_.attack(point) ||
                              points_.attack(points_.between(triple.second, point)) ||
                              points_.attack(points_.between(triple.third, point));
        if (!attacked) ++free;
    }
    return free;
}

template <typename Word>
CompletedTriples<Word>::CompletedTriples(const TripleOrbits& orbits)
    : orbits_(&orbits), by_way_(torus_squares<Word>) {}

template <typename Word>
void CompletedTriples<Word>::add_orbit() {
    orbits_->for_each_of_orbit(orbits_->triples()[added_++], [&](TorusPoint a, TorusPoint b) {
        by_way_[torus_square<Word>(a)].words[b.row] |= Word{1} << b.column;
    });
}

template <typename Word>
void CompletedTriples<Word>::clear() {
    added_ = 0;
    std::fill(by_way_.begin(), by_way_.end(), TorusRows<Word>{});
}

template class CompletedTriples<std::uint32_t>;
template class CompletedTriples<std::uint64_t>;

}  // namespace queens
