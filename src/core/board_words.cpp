// Sentences about the squares of a board, whole ones, so that they can be translated.
#include "core/board_words.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "core/attacks.hpp"
#include "core/say.hpp"
#include "core/square.hpp"
#include "core/surface.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// A free square attacked by one piece: said with the line between them.
Sentence attack_sentence(const Stroke& first, bool across) {
    const int down = std::abs(first.direction.row);
    const int right = std::abs(first.direction.column);
    if (down + right > 2) return "{square}, attacked by the {piece} on {from} with a knight's move";
    if (down == 0) {
        return across
                   ? Sentence(
                         "{square}, attacked by the {piece} on {from} along a row, across the edge")
                   : Sentence("{square}, attacked by the {piece} on {from} along a row");
    }
    if (right == 0) {
        return across ? Sentence(
                            "{square}, attacked by the {piece} on {from} along a column, across "
                            "the edge")
                      : Sentence("{square}, attacked by the {piece} on {from} along a column");
    }
    return across ? Sentence(
                        "{square}, attacked by the {piece} on {from} along a diagonal, across the "
                        "edge")
                  : Sentence("{square}, attacked by the {piece} on {from} along a diagonal");
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
                {"piece", name_of(board.at(attackers[0]))},
                {"from", square_name(attackers[0], board.size())}});
}

std::string words_of_piece(const Board& board, Square square, const std::string& name) {
    const Piece piece = board.at(square);
    const std::vector<Square> attackers = pieces_attacking(board, square);
    const std::size_t reach = attacked_from(board, square, piece).size();
    if (attackers.empty()) {
        return say("{square}, {piece}: not attacked, attacks {reach} {reach|square|squares}",
                   {{"square", name}, {"piece", name_of(piece)}, {"reach", reach}});
    }
    if (attackers.size() > 1) {
        return say(
            "{square}, {piece}: attacked by {count} pieces, attacks {reach} {reach|square|squares}",
            {{"square", name},
             {"piece", name_of(piece)},
             {"count", attackers.size()},
             {"reach", reach}});
    }
    return say(
        "{square}, {piece}: attacked by the {other} on {from}, attacks {reach} "
        "{reach|square|squares}",
        {{"square", name},
         {"piece", name_of(piece)},
         {"other", name_of(board.at(attackers[0]))},
         {"from", square_name(attackers[0], board.size())},
         {"reach", reach}});
}

}  // namespace

std::string square_words(const Board& board, Square square) {
    const std::string name = square_name(square, board.size());
    const Piece piece = board.at(square);
    if (piece == Piece::none) return words_of_empty(board, square, name);
    if (piece == Piece::forbidden) return say("{square}, forbidden", {{"square", name}});
    if (stops_lines(piece)) {
        return say("{square}, {piece}: lines stop here",
                   {{"square", name}, {"piece", name_of(piece)}});
    }
    return words_of_piece(board, square, name);
}

std::string piece_words(const Board& board, Square square) {
    return say("{piece} on {square}", {{"piece", name_of(board.at(square))},
                                       {"square", square_name(square, board.size())}});
}

std::string board_words(const Board& board) {
    std::vector<std::string> pieces;
    for (int kind = 1; kind <= static_cast<int>(Piece::forbidden); ++kind) {
        const auto piece = static_cast<Piece>(kind);
        const auto count = static_cast<std::uint64_t>(board.count(piece));
        if (count == 0) continue;
        pieces.push_back(std::to_string(count) + " " + std::string(name_of(piece, count)));
    }
    return say("{surface}, {columns} x {rows}: {pieces}",
               {{"surface", named(board.surface()).title},
                {"columns", board.columns()},
                {"rows", board.rows()},
                {"pieces", pieces.empty() ? say("no pieces") : listed(pieces)}});
}

}  // namespace queens
