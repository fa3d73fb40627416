// From orbits under all maps of the torus to orbits under the groups of the square.
//
// The search takes one solution of each orbit under all the maps, which are twice as many as the
// similarities: (x, y) -> (x + y, x - y) changes these to the others. An orbit is thus one or two
// under Sim(n), those of its solution and of the image by that map; and each of them falls under
// D4,n into the orbits of its images by dilations. Only these few images, one or two of an orbit
// and n - 1 at most, are made canonical, and nothing has to be remembered to tell whether an orbit
// was there before; Engelhardt (2007), from whom canonical solutions are, has to sort and merge all
// that he finds.
#include "counting/torus/torus_classes.hpp"

#include <algorithm>
#include <cassert>
#include <map>

#include "core/known.hpp"
#include "counting/torus/torus_jobs.hpp"
#include "symmetry/modulo.hpp"

namespace queens {

namespace {

/// So many jobs that each is over soon.
constexpr std::size_t jobs_between_questions = 4096;

/// Motions that carry a solution into each of the orbits under the group that make up its orbit
/// under all maps of the torus.
std::vector<Motion> motions_between(GroupKind kind, int n) {
    std::vector<Motion> motions;
    for (int factor = 1; 2 * factor < n; ++factor) {
        if (!is_unit(factor, n)) continue;
        const Motion dilated = dilation(n, factor);
        motions.push_back(dilated);
        motions.push_back(then(dilated, motion(n, {1, 1, 1, -1}, 0, 0)));
        if (kind == GroupKind::sim) break;
    }
    return motions;
}

Columns columns_of(std::span<const TorusPoint> queens) {
    Columns columns(queens.size());
    for (const TorusPoint queen : queens)
        columns[static_cast<std::size_t>(queen.row)] = queen.column;
    return columns;
}

bool comes_first(const SolutionClass& one, const SolutionClass& other) {
    return one.first < other.first;
}

/// The solutions of an orbit under all maps of the torus by their orbits under D4,n or Sim(n),
/// whose least solutions they are listed by.
std::map<Columns, std::uint64_t> orbits_in(const Group& group, const std::vector<Motion>& motions,
                                           const Columns& columns) {
    std::map<Columns, std::uint64_t> orbits;
    for (const Motion& motion : motions) {
        const Least least = least_image(group, *image(columns, motion));
        orbits.try_emplace(least.columns, group.order() / least.motions);
    }
    return orbits;
}

/// Tells `take` of one solution of each orbit under all maps; false once go_on() says no.
bool take_orbits(int n, const TorusTaken& take, const std::function<bool()>& go_on) {
    const Task task{{n, n}, torus_surface, 0, {}};
    Cache cache;
    for (const Job& job : plan_triples(task, jobs_between_questions, cache)) {
        (void)count_triples(job, cache, take);
        if (go_on && !go_on()) return false;
    }
    return true;
}

/// The orbits under D4,n or Sim(n).
std::optional<std::vector<SolutionClass>> orbits_of(GroupKind kind, int n,
                                                    const std::function<bool()>& go_on) {
    const Group group(kind, n);
    const std::vector<Motion> motions = motions_between(kind, n);
    std::vector<SolutionClass> orbits;
    const auto take = [&](std::span<const TorusPoint> queens, [[maybe_unused]] std::uint64_t all) {
        const auto found = orbits_in(group, motions, columns_of(queens));
        // The motions carry the orbits to each other, so that all are of one size.
        assert(found.begin()->second * found.size() == all);
        for (const auto& [first, size] : found) orbits.push_back({first, size, size});
    };
    if (!take_orbits(n, take, go_on)) return std::nullopt;
    std::sort(orbits.begin(), orbits.end(), comes_first);
    return orbits;
}

/// Whether every line of some fifth direction has one queen, besides those of the rows, columns,
/// diagonals and anti-diagonals.
bool has_fifth_direction(const Columns& columns) {
    const auto n = static_cast<int>(columns.size());
    /// Whether rows * row + columns * column takes all values on the queens.
    const auto takes_all = [&](int row_times, int column_times) {
        std::uint32_t values = 0;
        for (int row = 0; row < n; ++row) {
            const int column = columns[static_cast<std::size_t>(row)];
            const std::uint32_t value = std::uint32_t{1}
                                        << (row_times * row + column_times * column) % n;
            if ((values & value) != 0) return false;
            values |= value;
        }
        return true;
    };
    for (int times = 2; times < n - 1; ++times) {
        if (takes_all(times, 1)) return true;
        if (!is_unit(times, n) && takes_all(1, times)) return true;
    }
    return false;
}

/// Counts the classes of orbits under all maps of the torus as they come.
class ClassCounter {
  public:
    explicit ClassCounter(int n)
        : n_(n), d4n_(GroupKind::d4n, n), sim_(GroupKind::sim, n), aff_(GroupKind::aff, n) {}

    void take(const Columns& columns, std::uint64_t solutions) {
        counts_.solutions += solutions;
        // All maps are twice as many as the similarities. If none keeps the solution, those that
        // are no similarities make a second orbit of it.
        if (solutions == 2 * sim_.order()) {
            counts_.sim += 2;
            counts_.d4n += solutions / d4n_.order();
        } else {
            counts_.sim += orbits_in(sim_, to_sim_, columns).size();
            counts_.d4n += orbits_in(d4n_, to_d4n_, columns).size();
        }
        // An affine map that is not a symmetry of the torus carries other directions to the four of
        // queens.
        if (has_fifth_direction(columns)) {
            aff_.add(columns, solutions);
        } else {
            ++counts_.aff;
        }
    }

    [[nodiscard]] TorusClassCounts counts() const {
        TorusClassCounts counts = counts_;
        counts.aff += aff_.classes().size();
        return counts;
    }

  private:
    int n_;
    Group d4n_;
    Group sim_;
    std::vector<Motion> to_d4n_ = motions_between(GroupKind::d4n, n_);
    std::vector<Motion> to_sim_ = motions_between(GroupKind::sim, n_);
    /// Of the solutions with a fifth direction.
    Classifier aff_;
    TorusClassCounts counts_;
};

}  // namespace

bool suits_torus_classes(GroupKind kind, int n) {
    return kind >= GroupKind::d4n && n >= 5 && n <= largest_torus_classes && torus_has_solutions(n);
}

std::optional<std::vector<SolutionClass>> torus_classes(GroupKind kind, int n,
                                                        const std::function<bool()>& go_on) {
    assert(suits_torus_classes(kind, n));
    if (kind != GroupKind::aff) return orbits_of(kind, n, go_on);
    const auto similar = orbits_of(GroupKind::sim, n, go_on);
    if (!similar) return std::nullopt;
    Classifier classifier(GroupKind::aff, n);
    for (const SolutionClass& orbit : *similar) {
        classifier.add(orbit.first, orbit.solutions);
        if (go_on && !go_on()) return std::nullopt;
    }
    return classifier.classes();
}

std::optional<TorusClassCounts> count_torus_classes_by_search(int n,
                                                              const std::function<bool()>& go_on) {
    assert(n >= 5 && n <= largest_affine && torus_has_solutions(n));
    ClassCounter counter(n);
    const auto take = [&](std::span<const TorusPoint> queens, std::uint64_t solutions) {
        counter.take(columns_of(queens), solutions);
    };
    if (!take_orbits(n, take, go_on)) return std::nullopt;
    return counter.counts();
}

}  // namespace queens
