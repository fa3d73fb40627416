// The tables of the groups, and the rule where they act.
#include "symmetry/group.hpp"

#include <algorithm>
#include <cassert>

#include "core/say.hpp"
#include "symmetry/modulo.hpp"

namespace queens {

namespace {

/// Appends the motion unless one of the same matrix stands in the list (motions are compared up to
/// shifts), or the very same motion where the shift counts.
void add(std::vector<Motion>& motions, const Motion& motion, bool up_to_shifts) {
    const bool there = std::any_of(motions.begin(), motions.end(), [&](const Motion& other) {
        return up_to_shifts ? other.matrix == motion.matrix : other == motion;
    });
    if (!there) motions.push_back(motion);
}

/// For each dilation by a and not by -a, which the half turn makes of it, the motions of the
/// square after it.
std::vector<Motion> similarities(int n, bool dilated) {
    std::vector<Motion> motions;
    for (int factor = 1; factor == 1 || (dilated && 2 * factor < n); ++factor) {
        if (!is_unit(factor, n)) continue;
        std::vector<Motion> turned;
        for (const Motion& motion : square_motions(n)) {
            add(turned, then(dilation(n, factor), motion), true);
        }
        motions.insert(motions.end(), turned.begin(), turned.end());
    }
    return motions;
}

/// All invertible matrices, those with the same image in the rows side by side.
std::vector<Motion> linear_maps(int n) {
    std::vector<Motion> motions{identity(n)};
    for (int i = 0; i < n * n; ++i) {
        for (int j = 0; j < n * n; ++j) {
            const Matrix matrix{i / n, i % n, j / n, j % n};
            const int determinant = matrix.rr * matrix.cc - matrix.rc * matrix.cr;
            if (matrix == motions.front().matrix || !is_unit(determinant, n)) continue;
            motions.push_back({n, matrix, 0, 0});
        }
    }
    return motions;
}

std::vector<Motion> cosets_of(GroupKind kind, int n) {
    const auto square = square_motions(n);
    std::vector<Motion> motions;
    switch (kind) {
        case GroupKind::m:
            add(motions, square[0], false);
            add(motions, square[4], false);
            return motions;
        case GroupKind::d4:
            for (const Motion& motion : square) add(motions, motion, false);
            return motions;
        case GroupKind::d4n: return similarities(n, false);
        case GroupKind::sim: return similarities(n, true);
        case GroupKind::aff: break;
    }
    assert(n <= largest_affine);
    return linear_maps(n);
}

/// Why the group does not act on the surface, empty if it does.
std::string refuse(GroupKind kind, const std::string& group, Surface surface) {
    if (kind == GroupKind::m) return {};
    if (surface.sides != surface.ends) {
        return say(
            "{group} does not act on this surface ({surface}): a quarter turn carries the left and "
            "right edges to the top and bottom edges, which are not joined in the same way.",
            {{"group", group}, {"surface", named(surface).title}});
    }
    if (kind >= GroupKind::d4n && is_flipped(surface)) {
        return say(
            "{group} does not act on this surface ({surface}): what is shifted over an edge comes "
            "in as its mirror image.",
            {{"group", group}, {"surface", named(surface).title}});
    }
    return {};
}

}  // namespace

const NamedGroup& named(GroupKind kind) { return groups[static_cast<std::size_t>(kind)]; }

std::string title_of(GroupKind kind, int n) {
    switch (kind) {
        case GroupKind::m: return "M";
        case GroupKind::d4: return "D4";
        case GroupKind::d4n: return say("D4,{n}", {{"n", std::to_string(n)}});
        case GroupKind::sim: return say("Sim({n})", {{"n", std::to_string(n)}});
        case GroupKind::aff: break;
    }
    return say("Aff({n})", {{"n", std::to_string(n)}});
}

Group::Group(GroupKind kind, int n) : kind_(kind), n_(n), cosets_(cosets_of(kind, n)) {}

std::uint64_t Group::shifts() const {
    const auto side = static_cast<std::uint64_t>(n_);
    return has_shifts() ? side * side : 1;
}

Motion Group::operator[](std::uint64_t index) const {
    assert(index < order());
    const Motion& coset = cosets_[static_cast<std::size_t>(index / shifts())];
    const auto by = static_cast<int>(index % shifts());
    return then(coset, shift(n_, by / n_, by % n_));
}

bool Group::contains(const Motion& motion) const {
    if (motion.n != n_) return false;
    if (kind_ == GroupKind::aff) return true;
    return std::any_of(cosets_.begin(), cosets_.end(), [&](const Motion& coset) {
        return has_shifts() ? coset.matrix == motion.matrix : coset == motion;
    });
}

Acting acting(GroupKind kind, Size size, Surface surface) {
    const std::string group = title_of(kind, size.shorter());
    if (!size.is_square()) {
        return {Action::none, say("The groups act on square boards only; this one has {columns} "
                                  "{columns|column|columns} and {rows} {rows|row|rows}.",
                                  {{"columns", size.columns}, {"rows", size.rows}})};
    }
    if (kind == GroupKind::aff && size.rows > largest_affine) {
        return {Action::none,
                say("{group} has too many motions: affine groups are made up to n = {largest}.",
                    {{"group", group}, {"largest", largest_affine}})};
    }
    std::string refusal = refuse(kind, group, surface);
    if (!refusal.empty()) return {Action::none, std::move(refusal)};
    if (kind == GroupKind::aff) {
        return {Action::squares,
                say("{group} acts on sets of squares, not on solutions: a shear can put all queens "
                    "of a solution into one row.",
                    {{"group", group}})};
    }
    if (kind >= GroupKind::d4n && surface.sides == Join::open) {
        return {Action::squares,
                say("{group} acts on sets of squares here, not on solutions: queens shifted over "
                    "the edges of the plane may attack each other.",
                    {{"group", group}})};
    }
    return {};
}

Acting acting(GroupKind kind, const Board& board) {
    Acting how = acting(kind, board.size(), board.surface());
    if (kind != GroupKind::sim || how.action != Action::solutions) return how;
    for (const Piece piece : board.pieces()) {
        const bool jumps = piece == Piece::knight || piece == Piece::king || piece == Piece::amazon;
        if (!jumps && !stops_lines(piece)) continue;
        return {Action::squares,
                say("{group} acts on sets of squares here, not on solutions: a dilation keeps "
                    "lines, but neither single steps nor what stands between two queens.",
                    {{"group", title_of(kind, board.rows())}})};
    }
    return how;
}

}  // namespace queens
