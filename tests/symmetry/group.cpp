// Groups: axioms on every table, orders, inclusions, and where they act.
#include "symmetry/group.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "core/dice.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/units.hpp"

using namespace queens;

namespace {

/// The orders of the invertible 2 x 2 matrices modulo n, n = 1 .. 8.
constexpr std::array<std::uint64_t, 8> linear_orders{1, 6, 48, 96, 480, 288, 2016, 1536};

std::uint64_t expected_order(GroupKind kind, int n) {
    const auto area = static_cast<std::uint64_t>(n * n);
    switch (kind) {
        case GroupKind::m: return n == 1 ? 1 : 2;
        case GroupKind::d4: return n == 1 ? 1 : 8;
        case GroupKind::d4n: return n == 1 ? 1 : n == 2 ? 8 : 8 * area;
        case GroupKind::sim: return n == 1 ? 1 : n == 2 ? 8 : 4 * tests::units(n).size() * area;
        case GroupKind::aff: break;
    }
    return linear_orders[static_cast<std::size_t>(n - 1)] * area;
}

/// Whether the motion carries every attack of every piece on the board to an attack.
bool keeps_attacks(const Motion& motion, const Board& board) {
    const Board moved = image(board, motion);
    for (const Square from : board.find(Piece::queen)) {
        std::set<Square> carried;
        for (const Square to : attacked_from(board, from, Piece::queen)) carried.insert(motion(to));
        const auto seen = attacked_from(moved, motion(from), Piece::queen);
        if (carried != std::set<Square>(seen.begin(), seen.end())) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("the groups have the orders of their formulas, and hold each map once") {
    for (const NamedGroup& entry : groups) {
        for (int n = 1; n <= 8; ++n) {
            CAPTURE(entry.slug, n);
            const Group group(entry.kind, n);
            CHECK(group.order() == expected_order(entry.kind, n));
            CHECK(group[0] == identity(n));
            std::set<Motion> distinct;
            for (std::uint64_t i = 0; i < group.order(); ++i) distinct.insert(group[i]);
            CHECK(distinct.size() == group.order());
        }
    }
}

TEST_CASE("every table is closed under composition and inverses") {
    tests::Dice dice(3);
    for (const NamedGroup& entry : groups) {
        for (int n = 1; n <= 8; ++n) {
            CAPTURE(entry.slug, n);
            const Group group(entry.kind, n);
            std::set<Motion> table;
            for (std::uint64_t i = 0; i < group.order(); ++i) table.insert(group[i]);
            const bool small = group.order() <= 128;
            const std::uint64_t first = small ? group.order() : 40;
            bool closed = true;
            for (std::uint64_t i = 0; i < first; ++i) {
                const Motion a = group[small ? i : dice.next() % group.order()];
                closed = closed && table.contains(inverse(a)) && group.contains(a);
                for (std::uint64_t j = 0; j < first; ++j) {
                    const Motion b = group[small ? j : dice.next() % group.order()];
                    closed = closed && table.contains(then(a, b));
                }
            }
            CHECK(closed);
        }
    }
}

TEST_CASE("each group is a part of the next one") {
    for (int n = 1; n <= 8; ++n) {
        for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
            const Group small(groups[i].kind, n);
            const Group large(groups[i + 1].kind, n);
            bool inside = true;
            for (std::uint64_t j = 0; j < small.order(); ++j) {
                inside = inside && large.contains(small[j]);
            }
            CAPTURE(n, groups[i].slug);
            CHECK(inside);
            CHECK(large.order() % small.order() == 0);
        }
    }
    CHECK_FALSE(Group(GroupKind::d4, 5).contains(shift(5, 1, 0)));
    CHECK_FALSE(Group(GroupKind::d4n, 5).contains(dilation(5, 2)));
    CHECK_FALSE(Group(GroupKind::sim, 5).contains(motion(5, {1, 1, 0, 1}, 0, 0)));
    CHECK_FALSE(Group(GroupKind::sim, 5).contains(identity(7)));
}

TEST_CASE("the relations of D4,n hold with the reflection of Engelhardt put right") {
    for (int n = 1; n <= 9; ++n) {
        const auto square = square_motions(n);
        const Motion& turn = square[1];
        const Motion& upside_down = square[4];
        const Motion right = shift(n, 0, 1);
        const Motion down = shift(n, 1, 0);
        CHECK(then(right, upside_down) == then(upside_down, right));
        CHECK(then(down, upside_down) == then(upside_down, inverse(down)));
        CHECK(then(right, down) == then(down, right));
        CHECK(then(upside_down, turn) == then(square[3], upside_down));
    }
}

TEST_CASE("kinds of groups have slugs and titles") {
    CHECK(choice_of<GroupKind>("d4n") == GroupKind::d4n);
    CHECK(choice_of<GroupKind>("m") == GroupKind::m);
    CHECK_FALSE(choice_of<GroupKind>("D4"));
    CHECK_FALSE(choice_of<GroupKind>(""));
    for (const NamedGroup& entry : groups) CHECK(named(entry.kind).slug == entry.slug);
    CHECK(title_of(GroupKind::m, 8) == "M");
    CHECK(title_of(GroupKind::d4n, 8) == "D4,8");
    CHECK(title_of(GroupKind::sim, 11) == "Sim(11)");
}

TEST_CASE("a group that acts on the solutions of a surface carries attacks to attacks") {
    tests::Dice dice(4);
    const std::vector<Piece> pieces{Piece::queen, Piece::queen, Piece::pawn, Piece::wall};
    for (const NamedSurface& surface : surfaces) {
        for (const NamedGroup& entry : groups) {
            for (int n = 1; n <= 6; ++n) {
                const Acting how = acting(entry.kind, {n, n}, surface.surface);
                CAPTURE(surface.slug, entry.slug, n, how.sentence);
                CHECK((how.action == Action::solutions) == how.sentence.empty());
                if (how.action != Action::solutions) continue;
                const Group group(entry.kind, n);
                const bool dilates = entry.kind == GroupKind::sim;
                for (int trial = 0; trial < 12; ++trial) {
                    const Board board = dice.board({n, n}, surface.surface,
                                                   dilates ? std::vector{Piece::queen} : pieces, 3);
                    CHECK(keeps_attacks(group[dice.next() % group.order()], board));
                }
            }
        }
    }
}

TEST_CASE("a group that does not act on a surface has a motion that breaks an attack there") {
    tests::Dice dice(5);
    for (const NamedSurface& surface : surfaces) {
        for (const NamedGroup& entry : groups) {
            const int n = 6;
            const Acting how = acting(entry.kind, {n, n}, surface.surface);
            if (how.action == Action::solutions) continue;
            CAPTURE(surface.slug, entry.slug, how.sentence);
            const Group group(entry.kind, n);
            bool broken = false;
            for (int trial = 0; trial < 400 && !broken; ++trial) {
                const Board board =
                    dice.board({n, n}, surface.surface, {Piece::queen, Piece::pawn}, 3);
                broken = !keeps_attacks(group[dice.next() % group.order()], board);
            }
            CHECK(broken);
        }
    }
}

TEST_CASE("pawns and knights on a torus are nothing for dilations") {
    Board board({7, 7}, surface_of("torus").value());
    board.put({0, 0}, Piece::queen);
    board.put({1, 2}, Piece::bishop);
    for (const NamedGroup& entry : groups) {
        const bool affine = entry.kind == GroupKind::aff;
        CHECK((acting(entry.kind, board).action == Action::squares) == affine);
    }
    for (const Piece piece : {Piece::pawn, Piece::wall, Piece::knight, Piece::king}) {
        board.put({3, 3}, piece);
        CHECK(acting(GroupKind::d4n, board).action == Action::solutions);
        CHECK(acting(GroupKind::sim, board).action == Action::squares);
        CHECK_FALSE(acting(GroupKind::sim, board).sentence.empty());
    }
}

TEST_CASE("where a group does not act on solutions, one sentence says why") {
    const Surface plane;
    const Surface torus = surface_of("torus").value();
    CHECK(acting(GroupKind::d4, {8, 8}, plane).action == Action::solutions);
    CHECK(acting(GroupKind::d4n, {8, 8}, plane).action == Action::squares);
    CHECK(acting(GroupKind::d4n, {8, 8}, torus).action == Action::solutions);
    CHECK(acting(GroupKind::aff, {8, 8}, torus).action == Action::squares);
    CHECK(acting(GroupKind::m, {8, 8}, surface_of("klein").value()).action == Action::solutions);
    CHECK(acting(GroupKind::d4, {8, 8}, surface_of("klein").value()).action == Action::none);
    CHECK(acting(GroupKind::d4, {8, 8}, surface_of("cyl").value()).action == Action::none);
    CHECK(acting(GroupKind::d4n, {8, 8}, surface_of("proj").value()).action == Action::none);
    CHECK(acting(GroupKind::aff, {33, 33}, torus).action == Action::none);
    const Acting rectangle = acting(GroupKind::d4, {5, 8}, plane);
    CHECK(rectangle.action == Action::none);
    CHECK(rectangle.sentence ==
          "The groups act on square boards only; this one has 5 columns and 8 rows.");
    for (const NamedSurface& surface : surfaces) {
        for (const NamedGroup& entry : groups) {
            for (const Size size : {Size{6, 6}, Size{1, 6}, Size{40, 40}}) {
                const std::string sentence = acting(entry.kind, size, surface.surface).sentence;
                CHECK((sentence.empty() || sentence.back() == '.'));
            }
        }
    }
}
