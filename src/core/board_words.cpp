// Sentences about the squares of a board, whole ones, so that they can be translated.
#include "core/board_words.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "core/attacks.hpp"
#include "core/say.hpp"
#include "core/square.hpp"
#include "core/strokes.hpp"
#include "core/surface.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

struct PieceWords {
    Noun noun;
    Sentence number;
};

/// In the order of `Piece`.
constexpr std::array<PieceWords, 10> piece_nouns{{
    {"empty square; a: an empty square; the: the empty square",
     "{n} {n|empty square|empty squares}"},
    {"queen; a: a queen; A: A queen; the: the queen; The: The queen", "{n} {n|queen|queens}"},
    {"rook; a: a rook; A: A rook; the: the rook; The: The rook", "{n} {n|rook|rooks}"},
    {"bishop; a: a bishop; A: A bishop; the: the bishop; The: The bishop",
     "{n} {n|bishop|bishops}"},
    {"knight; a: a knight; A: A knight; the: the knight; The: The knight",
     "{n} {n|knight|knights}"},
    {"king; a: a king; A: A king; the: the king; The: The king", "{n} {n|king|kings}"},
    {"amazon; a: an amazon; A: An amazon; the: the amazon; The: The amazon",
     "{n} {n|amazon|amazons}"},
    {"pawn; a: a pawn; A: A pawn; the: the pawn; The: The pawn", "{n} {n|pawn|pawns}"},
    {"wall; a: a wall; A: A wall; the: the wall; The: The wall", "{n} {n|wall|walls}"},
    {"forbidden square; a: a forbidden square; the: the forbidden square",
     "{n} {n|forbidden square|forbidden squares}"},
}};

/// A free square attacked by one piece: said with the line between them.
Sentence attack_sentence(const Stroke& first, bool across) {
    const int down = std::abs(first.direction.row);
    const int right = std::abs(first.direction.column);
    if (down + right > 2) {
        return across
                   ? Sentence(
                         "{square}, attacked by {piece:the} on {from} with a knight's move, across "
                         "the edge")
                   : Sentence("{square}, attacked by {piece:the} on {from} with a knight's move");
    }
    if (down == 0) {
        return across
                   ? Sentence(
                         "{square}, attacked by {piece:the} on {from} along a row, across the edge")
                   : Sentence("{square}, attacked by {piece:the} on {from} along a row");
    }
    if (right == 0) {
        return across ? Sentence(
                            "{square}, attacked by {piece:the} on {from} along a column, across "
                            "the edge")
                      : Sentence("{square}, attacked by {piece:the} on {from} along a column");
    }
    return across ? Sentence(
                        "{square}, attacked by {piece:the} on {from} along a diagonal, across the "
                        "edge")
                  : Sentence("{square}, attacked by {piece:the} on {from} along a diagonal");
}

std::string words_of_empty(const Board& board, Square square, const std::string& name) {
    const std::vector<Square> attackers = pieces_attacking(board, square);
    if (attackers.empty()) return say("{square}, free", {{"square", name}});
    if (attackers.size() > 1) {
        return say("{square}, attacked by {count} pieces",
                   {{"square", name}, {"count", attackers.size()}});
    }
    const std::vector<Stroke> strokes = strokes_between(board, attackers[0], square);
    return say(attack_sentence(strokes.front(), strokes.size() > 1),
               {{"square", name},
                {"piece", noun_of(board.at(attackers[0]))},
                {"from", square_name(attackers[0], board.size())}});
}

std::string words_of_piece(const Board& board, Square square, const std::string& name) {
    const Piece piece = board.at(square);
    const std::vector<Square> attackers = pieces_attacking(board, square);
    const std::size_t reach = attacked_from(board, square, piece).size();
    if (attackers.empty()) {
        return say("{square}, {piece}: not attacked, attacks {reach} {reach|square|squares}",
                   {{"square", name}, {"piece", noun_of(piece)}, {"reach", reach}});
    }
    if (attackers.size() > 1) {
        return say(
            "{square}, {piece}: attacked by {count} pieces, attacks {reach} {reach|square|squares}",
            {{"square", name},
             {"piece", noun_of(piece)},
             {"count", attackers.size()},
             {"reach", reach}});
    }
    return say(
        "{square}, {piece}: attacked by {other:the} on {from}, attacks {reach} "
        "{reach|square|squares}",
        {{"square", name},
         {"piece", noun_of(piece)},
         {"other", noun_of(board.at(attackers[0]))},
         {"from", square_name(attackers[0], board.size())},
         {"reach", reach}});
}

}  // namespace

const Noun& noun_of(Piece piece) { return piece_nouns[static_cast<std::size_t>(piece)].noun; }

const Sentence& number_of(Piece piece) {
    return piece_nouns[static_cast<std::size_t>(piece)].number;
}

std::string square_words(const Board& board, Square square) {
    const std::string name = square_name(square, board.size());
    const Piece piece = board.at(square);
    if (piece == Piece::none) return words_of_empty(board, square, name);
    if (piece == Piece::forbidden) return say("{square}, forbidden", {{"square", name}});
    if (stops_lines(piece)) {
        return say("{square}, {piece}: lines stop here",
                   {{"square", name}, {"piece", noun_of(piece)}});
    }
    return words_of_piece(board, square, name);
}

std::string piece_words(const Board& board, Square square) {
    return say("{piece} on {square}", {{"piece", noun_of(board.at(square))},
                                       {"square", square_name(square, board.size())}});
}

std::string board_words(const Board& board) {
    std::vector<std::string> pieces;
    for (int kind = 1; kind <= static_cast<int>(Piece::forbidden); ++kind) {
        const auto piece = static_cast<Piece>(kind);
        const auto count = static_cast<std::uint64_t>(board.count(piece));
        if (count == 0) continue;
        pieces.push_back(say(number_of(piece), {{"n", count}}));
    }
    return say("{surface}, {columns} x {rows}: {pieces}",
               {{"surface", named(board.surface()).title},
                {"columns", board.columns()},
                {"rows", board.rows()},
                {"pieces", pieces.empty() ? say("no pieces") : listed(pieces)}});
}

}  // namespace queens
