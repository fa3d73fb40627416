// Where squares lie on the screen, and back.
#include "ui/board/sheet.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;
using namespace queens::ui;

namespace {

constexpr Size size{5, 4};
constexpr ImVec2 low{10, 20};
constexpr ImVec2 high{610, 520};

/// Calls check(surface, sheet) for repeated boards of every surface that can be, dragged several
/// ways and seen in the mirror.
template <class Check>
void for_each_repeated(Check check) {
    for (const NamedSurface& entry : surfaces) {
        if (!named(View::repeated).suits(entry.surface)) continue;
        for (const bool mirrored : {false, true}) {
            for (const int place : {500'000, 0, 333'333, 999'999}) {
                CAPTURE(entry.slug, mirrored, place);
                const Zoom zoom{100, place, whole_side - place, mirrored};
                check(entry.surface,
                      Sheet(Board(size, entry.surface), View::repeated, low, high, zoom));
            }
        }
    }
}

bool is_seen(ImVec2 point) {
    return point.x >= low.x && point.x < high.x && point.y >= low.y && point.y < high.y;
}

std::vector<Copy> all_boards(const Sheet& sheet) {
    std::vector<Copy> boards = sheet.copies();
    boards.push_back(sheet.middle());
    return boards;
}

}  // namespace

TEST_CASE("the middle of a square on any copy is picked as that square") {
    for_each_repeated([](Surface, const Sheet& sheet) {
        CHECK_FALSE(sheet.copies().empty());
        for (const Copy& copy : all_boards(sheet)) {
            sheet.grid(copy).for_each([&](Square square) {
                const ImVec2 centre = place_of(sheet.grid(copy).centre(square));
                if (is_seen(centre)) CHECK(sheet.pick(centre) == square);
            });
        }
    });
}

TEST_CASE("the next square on the screen is the next square on the surface, over every seam") {
    for_each_repeated([](Surface surface, const Sheet& sheet) {
        for (const Copy& copy : all_boards(sheet)) {
            for (int i = 0; i < size.area(); ++i) {
                for (const Direction direction : directions) {
                    Ray ray{size.square(i), direction};
                    const ImVec2 from = place_of(sheet.grid(copy).centre(ray.square));
                    const ImVec2 next = ui::place_of(sheet.grid(copy).point(
                        {static_cast<float>(ray.square.column + direction.column) + 0.5F,
                         static_cast<float>(ray.square.row + direction.row) + 0.5F}));
                    if (!is_seen(from) || !is_seen(next)) continue;
                    const Step step = advance(ray, size, surface);
                    const auto picked = sheet.pick(next);
                    CHECK(picked ==
                          (step == Step::ended ? std::nullopt : std::optional(ray.square)));
                }
            }
        }
    });
}

TEST_CASE("a copy beyond a flipped edge is mirrored, the second one is not") {
    const Sheet sheet(Board(size, {Join::flipped, Join::straight}), View::repeated, low, high, {});
    for (const Copy& copy : sheet.copies()) {
        CHECK(copy.mirroring == Mirroring{copy.across % 2 != 0, false});
    }
}

TEST_CASE("the projective plane, which cannot be repeated, is shown alone") {
    const Board board(size, {Join::flipped, Join::flipped});
    CHECK(Sheet(board, View::repeated, low, high, {}).copies().empty());
}
