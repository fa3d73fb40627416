// Each direction is a list: its squares while they are few, otherwise what stands there and how far
// it goes.
#include "app/look/rays.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "core/attacks.hpp"
#include "core/board_words.hpp"
#include "core/say.hpp"
#include "core/surface.hpp"
#include "core/words.hpp"
#include "gardens/garden.hpp"

namespace queens {

namespace {

/// More squares than these in one direction are counted and not named.
constexpr std::size_t most_named = 10;

struct Way {
    Direction direction;
    bool slanted;
    Sentence words;
};
constexpr std::array ways{
    Way{{-1, 0}, false, "Up: {squares}."},   Way{{-1, 1}, true, "Up and right: {squares}."},
    Way{{0, 1}, false, "Right: {squares}."}, Way{{1, 1}, true, "Down and right: {squares}."},
    Way{{1, 0}, false, "Down: {squares}."},  Way{{1, -1}, true, "Down and left: {squares}."},
    Way{{0, -1}, false, "Left: {squares}."}, Way{{-1, -1}, true, "Up and left: {squares}."}};

/// What one direction meets.
struct Seen {
    std::vector<std::string> all;
    std::vector<std::string> pieces;
    std::size_t squares = 0;
    std::string last;
};

Seen seen_along(const Board& board, Ray ray, int most) {
    const Ray start = ray;
    Seen seen;
    for (int i = 0; i < most; ++i) {
        const Step step = advance(ray, board.size(), board.surface());
        if (step == Step::ended || ray.square == start.square) break;
        if (step == Step::across) seen.all.push_back(say("across the edge"));
        const Piece piece = board.at(ray.square);
        if (piece == Piece::none) {
            seen.all.push_back(square_name(ray.square, board.size()));
        } else {
            seen.all.push_back(piece_words(board, ray.square));
            seen.pieces.push_back(seen.all.back());
        }
        if (stops_lines(piece)) break;
        ++seen.squares;
        seen.last = square_name(ray.square, board.size());
    }
    return seen;
}

std::string words_of(const Seen& seen) {
    if (seen.all.empty()) return say("nothing");
    if (seen.squares <= most_named) return joined(seen.all);
    if (seen.pieces.empty()) {
        return say("{count} squares, the last {square}",
                   {{"count", seen.squares}, {"square", seen.last}});
    }
    return say("{count} squares, the last {square}, with the {pieces}",
               {{"count", seen.squares}, {"square", seen.last}, {"pieces", listed(seen.pieces)}});
}

bool goes(Piece piece, bool slanted) {
    if (piece == Piece::rook) return !slanted;
    if (piece == Piece::bishop) return slanted;
    return piece != Piece::knight;
}

std::string jumps_of(const Board& board, Square square) {
    std::vector<std::string> names;
    for (const Square to : attacked_from(board, square, Piece::knight)) {
        const bool empty = board.at(to) == Piece::none;
        names.push_back(empty ? square_name(to, board.size()) : piece_words(board, to));
    }
    return say("Jumps to: {squares}.",
               {{"squares", names.empty() ? say("nothing") : joined(names)}});
}

}  // namespace

std::string ray_words(const Board& board, Square square) {
    const Piece standing = board.at(square);
    const Piece piece = attacks(standing) ? standing : Piece::queen;
    const int longest = piece == Piece::king ? 1 : 2 * board.size().area();
    std::string text =
        say(attacks(standing) ? Sentence("{piece:The} on {square}.")
                              : Sentence("{piece:A} on {square} would see:"),
            {{"piece", noun_of(piece)}, {"square", square_name(square, board.size())}});
    for (const Way& way : ways) {
        if (!goes(piece, way.slanted)) continue;
        const Seen seen = seen_along(board, {square, way.direction}, longest);
        text += ' ' + say(way.words, {{"squares", words_of(seen)}});
    }
    if (piece == Piece::knight || piece == Piece::amazon) text += ' ' + jumps_of(board, square);
    return text;
}

std::string ray_words(const Board& board, const Regions& regions, Square square) {
    if (regions.empty()) return ray_words(board, square);
    const Size size = board.size();
    const std::string region =
        region_name(regions.numbers[static_cast<std::size_t>(size.index(square))]);
    if (regions.rule == GardenRule::lines) {
        return ray_words(board, square) + " " +
               say("And all of region {region}.", {{"region", region}});
    }
    return say(
        "In this garden a queen on {square} rules out all of her row, her column and region "
        "{region}, and the squares around her.",
        {{"square", square_name(square, size)}, {"region", region}});
}

}  // namespace queens
