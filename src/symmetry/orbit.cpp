// Orbits without walking through whole groups.
//
// A group with all shifts is too large to try each motion. The idea: a motion that keeps a board
// carries one chosen piece to a piece of the same kind, so that for each matrix only as many shifts
// come into question as there are such pieces. Likewise the least image has one of the pieces that
// come first on the square (0, 0). The size of the orbit is the order of the group divided by that
// of the stabiliser.
#include "symmetry/orbit.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <utility>

#include "symmetry/modulo.hpp"

namespace queens {

namespace {

Board board_of(const std::vector<Placed>& placed, Size size, Surface surface) {
    Board board(size, surface);
    for (const auto& [square, piece] : placed) board.put(square, piece);
    return board;
}

std::vector<Square> squares_of(Piece piece, const std::vector<Placed>& placed) {
    std::vector<Square> squares;
    for (const Placed& one : placed) {
        if (one.piece == piece) squares.push_back(one.square);
    }
    return squares;
}

/// The squares of the first kind of piece that stands on the board, in the order of `Piece`.
std::vector<Square> squares_of_first_kind(const std::vector<Placed>& placed) {
    Piece first = Piece::none;
    for (const Placed& one : placed) {
        if (first == Piece::none || one.piece < first) first = one.piece;
    }
    return squares_of(first, placed);
}

/// The kind of piece that is rarest among these, of which there must be some.
Piece rarest_kind(const std::vector<Placed>& placed) {
    std::array<std::size_t, 16> counts{};
    for (const Placed& one : placed) ++counts[static_cast<std::size_t>(one.piece)];
    return std::min_element(placed.begin(), placed.end(),
                            [&](const Placed& a, const Placed& b) {
                                return counts[static_cast<std::size_t>(a.piece)] <
                                       counts[static_cast<std::size_t>(b.piece)];
                            })
        ->piece;
}

/// The motion followed by the shift that brings the image of `from` to `to`.
Motion bringing(const Motion& motion, Square from, Square to) {
    const Square now = motion(from);
    Motion result = motion;
    result.down = modulo(motion.down + to.row - now.row, motion.n);
    result.right = modulo(motion.right + to.column - now.column, motion.n);
    return result;
}

/// Whether the motion carries each of these pieces to a square of the board with such a piece.
bool carries(const Motion& motion, const std::vector<Placed>& placed, const Board& board) {
    return std::all_of(placed.begin(), placed.end(), [&](const Placed& one) {
        return board.at(motion(one.square)) == one.piece;
    });
}

/// Calls found(motion) for the motions of a group that may carry one square to one of these, until
/// it returns false. All motions of a group without shifts may.
template <class Found>
void for_each_candidate(const Group& group, Square from, const std::vector<Square>& anchors,
                        Found found) {
    for (const Motion& coset : group.cosets()) {
        if (!group.has_shifts()) {
            if (!found(coset)) return;
            continue;
        }
        for (const Square to : anchors) {
            if (!found(bringing(coset, from, to))) return;
        }
    }
}

/// Steps for all candidates.
std::uint64_t cost(const Group& group, const std::vector<Square>& anchors,
                   const std::vector<Placed>& placed) {
    const std::uint64_t shifts = group.has_shifts() ? anchors.size() : 1;
    return group.cosets().size() * shifts * placed.size();
}

void carry(const std::vector<Placed>& placed, const Motion& motion, std::vector<Placed>& result) {
    result.clear();
    for (const Placed& one : placed) result.push_back({motion(one.square), one.piece});
    std::sort(result.begin(), result.end());
}

}  // namespace

Board image(const Board& board, const Motion& motion) {
    assert(board.size() == (Size{motion.n, motion.n}));
    Board result(board.size(), board.surface());
    for (const auto& [square, piece] : board.placed()) result.put(motion(square), piece);
    return result;
}

namespace {

/// Those of a draft keep their numbers.
Regions carried(Regions regions, const Motion& motion) {
    const Size size{motion.n, motion.n};
    const std::vector<std::uint8_t> before = regions.numbers;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Square to = motion(size.square(static_cast<int>(i)));
        regions.numbers[static_cast<std::size_t>(size.index(to))] = before[i];
    }
    if (!regions.draft) regions.numbers = in_reading_order(regions.numbers);
    return regions;
}

}  // namespace

MarkedBoard image(const MarkedBoard& marked, const Motion& motion) {
    std::vector<Square> squares;
    for (const Square square : marked.marks) squares.push_back(motion(square));
    return {image(marked.board, motion), with_marks({}, std::move(squares), true),
            carried(marked.regions, motion)};
}

bool comes_before(const Board& board, const Board& other) {
    const auto rank = [](Piece piece) {
        return piece == Piece::none ? 255 : static_cast<int>(piece);
    };
    return std::lexicographical_compare(board.pieces().begin(), board.pieces().end(),
                                        other.pieces().begin(), other.pieces().end(),
                                        [&](Piece a, Piece b) { return rank(a) < rank(b); });
}

std::optional<std::vector<Motion>> stabiliser(const Group& group, const Board& board,
                                              std::size_t limit, std::uint64_t work) {
    assert(board.size() == (Size{group.n(), group.n()}));
    const std::vector<Placed> placed = board.placed();
    std::vector<Motion> keeping;
    if (placed.empty()) {
        const std::uint64_t wanted = std::min<std::uint64_t>(limit, group.order());
        if (wanted > work) return std::nullopt;
        for (std::uint64_t i = 0; i < wanted; ++i) keeping.push_back(group[i]);
        return keeping;
    }
    const std::vector<Square> anchors = squares_of(rarest_kind(placed), placed);
    if (cost(group, anchors, placed) > work) return std::nullopt;
    for_each_candidate(group, anchors.front(), anchors, [&](const Motion& motion) {
        if (carries(motion, placed, board)) keeping.push_back(motion);
        return keeping.size() < limit;
    });
    return keeping;
}

std::optional<Motion> motion_onto(const Group& group, const Board& board, const Board& image,
                                  std::uint64_t work) {
    assert(board.size() == (Size{group.n(), group.n()}));
    const std::vector<Placed> placed = board.placed();
    const std::vector<Placed> wanted = image.placed();
    if (image.size() != board.size() || placed.size() != wanted.size()) return std::nullopt;
    if (placed.empty()) return group[0];
    const Piece rarest = rarest_kind(placed);
    const std::vector<Square> anchors = squares_of(rarest, wanted);
    if (cost(group, anchors, placed) > work) return std::nullopt;
    std::optional<Motion> onto;
    for_each_candidate(group, squares_of(rarest, placed).front(), anchors,
                       [&](const Motion& motion) {
                           if (carries(motion, placed, image)) onto = motion;
                           return !onto;
                       });
    return onto;
}

std::optional<OrbitCount> count_orbit(const Group& group, const Board& board, std::uint64_t work) {
    if (is_empty(board)) return OrbitCount{group.order(), 1, group.order()};
    const auto keeping = stabiliser(group, board, SIZE_MAX, work);
    if (!keeping) return std::nullopt;
    return OrbitCount{group.order(), group.order() / keeping->size(), keeping->size()};
}

std::optional<Board> canonical(const Group& group, const Board& board, std::uint64_t work) {
    assert(board.size() == (Size{group.n(), group.n()}));
    const std::vector<Placed> placed = board.placed();
    if (placed.empty()) return board;
    const std::vector<Square> anchors = squares_of_first_kind(placed);
    if (cost(group, anchors, placed) > work) return std::nullopt;
    std::vector<Placed> least = placed;
    std::vector<Placed> next;
    const auto take = [&](const Motion& motion) {
        carry(placed, motion, next);
        if (next < least) least.swap(next);
    };
    for (const Motion& coset : group.cosets()) {
        if (!group.has_shifts()) {
            take(coset);
            continue;
        }
        for (const Square anchor : anchors) take(bringing(coset, anchor, {0, 0}));
    }
    return board_of(least, board.size(), board.surface());
}

std::optional<std::vector<Board>> orbit(const Group& group, const Board& board, std::uint64_t limit,
                                        std::uint64_t work) {
    const auto count = count_orbit(group, board, work);
    if (!count || count->size > limit) return std::nullopt;
    const std::vector<Placed> placed = board.placed();
    if (placed.empty()) return std::vector<Board>{board};
    if (group.order() > work / placed.size()) return std::nullopt;
    std::set<std::vector<Placed>> images;
    std::vector<Placed> next;
    for (std::uint64_t i = 0; i < group.order() && images.size() < count->size; ++i) {
        carry(placed, group[i], next);
        images.insert(next);
    }
    std::vector<Board> boards;
    for (const auto& one : images) boards.push_back(board_of(one, board.size(), board.surface()));
    return boards;
}

}  // namespace queens
