// The parts that pieces are made of.
#include "figure/pieces.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <span>

using namespace queens;

namespace {

/// Twice the area of the triangle of three points, negative where they turn to the left.
float turn(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

}  // namespace

TEST_CASE("every part of a piece is a disc or a convex polygon with its corners clockwise") {
    for (const Piece piece : {Piece::queen, Piece::rook, Piece::bishop, Piece::knight, Piece::king,
                              Piece::amazon, Piece::pawn}) {
        const std::span<const Plate> parts = parts_of(piece);
        REQUIRE_FALSE(parts.empty());
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const auto* const polygon = std::get_if<Polygon>(&parts[part]);
            if (polygon == nullptr) {
                CHECK(std::get<Circle>(parts[part]).radius > 0);
                continue;
            }
            const std::span<const Point> corners = polygon->points();
            for (std::size_t i = 0; i < corners.size(); ++i) {
                CAPTURE(piece, part, i);
                CHECK(turn(corners[i], corners[(i + 1) % corners.size()],
                           corners[(i + 2) % corners.size()]) > 0);
            }
        }
    }
}
