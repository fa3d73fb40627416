// The smallest type on the board.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <iterator>
#include <string>

#include "sanitized.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A kind of words on squares: in which rows the first columns have queens, and how it is shown.
struct Kind {
    std::initializer_list<int> queens;
    const char* rest;
};

/// Heat, numbers of tiles, of lines over joined edges and of conflicts, letters and numbers of
/// searches, names of squares.
const Kind kinds[] = {{{1, 3}, "&heat=1"},
                      {{}, "&numbers=1"},
                      {{1, 3}, "&t=torus&sel=a1"},
                      {{1, 1, 1, 1, 1}, ""},
                      {{}, "&a=fewest_free&i=9"},
                      {{}, "&a=min_conflicts&i=4"},
                      {{}, "&a=bitmask&i=9"},
                      {{2}, "&t=klein&view=repeated"},
                      {{2}, "&t=torus&view=solid"},
                      {{}, "&a=cube&i=9"},
                      {{}, "&room=maths&topic=magic"}};

constexpr int sides[] = {1, 5, 8, 12, 20, 27, 40, 100, 1024};

std::string link_of(int side, const Kind& kind) {
    std::string queens;
    for (int column = 0; column < side; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const int row = index < kind.queens.size() ? kind.queens.begin()[index] : 0;
        queens += (column > 0 ? "." : "") + std::to_string(std::min(row, side));
    }
    return "n=" + std::to_string(side) + "&q=" + queens + kind.rest;
}

/// Checks every kind of words on boards of all sizes.
void check_type(Viewport viewport, const std::string& more, float least) {
    for (const Kind& kind : kinds) {
        for (const int side : sides) {
            if (tests::sanitized && side == sides[std::size(sides) - 1]) continue;
            Visitor visitor(viewport);
            visitor.app.apply(OpenLink{link_of(side, kind) + more});
            REQUIRE(visitor.app.board().rows() == side);
            visitor.app.apply(DismissNotice{});
            visitor.look(3);
            visitor.open_panel();
            INFO(side << kind.rest << more << " at " << viewport.width);
            // Type is rasterised in whole pixels of a line, which is a fifth larger than its em.
            CHECK(visitor.record().smallest_em() > least - 0.5F);
        }
    }
}

}  // namespace

TEST_CASE("no words on a board of any size are smaller than 12 CSS pixels") {
    check_type({1366, 768, false}, "", 12);
    check_type({360, 640, true}, "", 12);
}

TEST_CASE("no words that a room looks at are smaller than 16 CSS pixels") {
    check_type({1024, 768, false}, "&present=1", 16);
    check_type({844, 390, true}, "&present=1", 16);
}
