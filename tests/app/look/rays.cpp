// Lines in words.
#include "app/look/rays.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/surface.hpp"

using namespace queens;

namespace {

Board board_of(int side, const char* surface, std::initializer_list<Placed> pieces) {
    Board board({side, side}, surface_of(surface).value());
    for (const auto& [square, piece] : pieces) board.put(square, piece);
    return board;
}

}  // namespace

TEST_CASE("a queen names the squares along its lines, and what stands there") {
    const Board board = board_of(3, "plane", {{{2, 0}, Piece::queen}, {{0, 0}, Piece::rook}});
    CHECK(ray_words(board, {2, 0}) ==
          "The queen on a1. Up: a2, rook on a3. Up and right: b2, c3. Right: b1, c1. "
          "Down and right: nothing. Down: nothing. Down and left: nothing. Left: nothing. "
          "Up and left: nothing.");
}

TEST_CASE("a pawn ends a line, and an empty square is described as if a queen stood there") {
    const Board board = board_of(3, "plane", {{{2, 1}, Piece::pawn}});
    const std::string words = ray_words(board, {2, 0});
    CHECK(words.starts_with("A queen on a1 would see: Up: a2, a3."));
    CHECK(words.find("Right: pawn on b1. ") != std::string::npos);
}

TEST_CASE("a line says where it crosses a joined edge, and ends where it began") {
    const Board board = board_of(3, "cyl", {{{2, 0}, Piece::rook}});
    CHECK(ray_words(board, {2, 0}) ==
          "The rook on a1. Up: a2, a3. Right: b1, c1. Down: nothing. "
          "Left: across the edge, c1, b1.");
}

TEST_CASE("long lines are counted, kings go one step and knights jump") {
    const Board board = board_of(20, "plane",
                                 {{{19, 0}, Piece::queen},
                                  {{5, 0}, Piece::queen},
                                  {{0, 19}, Piece::king},
                                  {{0, 0}, Piece::knight}});
    const std::string words = ray_words(board, {19, 0});
    CHECK(words.find("Up: 19 squares, the last a20, with the queen on a15 and knight on a20.") !=
          std::string::npos);
    CHECK(words.find("Right: 19 squares, the last t1.") != std::string::npos);
    CHECK(ray_words(board, {0, 19}).find("Left: s20.") != std::string::npos);
    CHECK(ray_words(board, {0, 0}) == "The knight on a20. Jumps to: c19, b18.");
}

TEST_CASE("in a garden a queen rules out what its rule says, and not her lines") {
    Regions regions{.numbers = std::vector<std::uint8_t>(25, 0)};
    for (std::size_t i = 0; i < 25; ++i) regions.numbers[i] = static_cast<std::uint8_t>(i / 5);
    const Board board({5, 5});
    CHECK(ray_words(board, regions, {2, 2}) ==
          "In this garden a queen on c3 rules out all of her row, her column and region C, and the "
          "squares around her.");
    regions.rule = GardenRule::lines;
    const std::string words = ray_words(board, regions, {2, 2});
    CHECK(words.find("Up and right: d4, e5.") != std::string::npos);
    CHECK(words.ends_with("And all of region C."));
}
