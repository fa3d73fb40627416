// Sentences about squares, whole ones, so that they can be translated.
#include "app/look_words.hpp"

#include <array>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "core/say.hpp"
#include "core/surface.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// A free square attacked by one piece: said with the line between them.
std::string_view attack_sentence(const Stroke& first, bool across) {
    const int down = std::abs(first.direction.row);
    const int right = std::abs(first.direction.column);
    if (down + right > 2) return "{square}, attacked by the {piece} on {from} with a knight's move";
    if (down == 0) {
        return across ? "{square}, attacked by the {piece} on {from} along a row, across the edge"
                      : "{square}, attacked by the {piece} on {from} along a row";
    }
    if (right == 0) {
        return across
                   ? "{square}, attacked by the {piece} on {from} along a column, across the edge"
                   : "{square}, attacked by the {piece} on {from} along a column";
    }
    return across ? "{square}, attacked by the {piece} on {from} along a diagonal, across the edge"
                  : "{square}, attacked by the {piece} on {from} along a diagonal";
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

/// What is drawn on a square, to be said behind all else.
std::string drawing_words(const Drawing& drawing, Size size) {
    const std::string_view ink = ink_slugs[static_cast<std::size_t>(drawing.ink)];
    switch (drawing.kind) {
        case DrawingKind::arrow:
            return say(", a {ink} arrow from here to {to}",
                       {{"ink", ink}, {"to", square_name(drawing.to, size)}});
        case DrawingKind::ring: return say(", with a {ink} ring", {{"ink", ink}});
        case DrawingKind::fill: return say(", coloured {ink}", {{"ink", ink}});
    }
    return {};
}

/// What a click does with the piece in hand, and what a tap does.
struct Invitation {
    Piece in_hand;
    std::string_view click;
    std::string_view tap;
};

constexpr std::array invitations{
    Invitation{Piece::none, "Click a piece to take it off", "Tap a piece to take it off"},
    Invitation{Piece::forbidden, "Click a square to forbid it", "Tap a square to forbid it"},
    Invitation{Piece::amazon, "Click a square to place an amazon",
               "Tap a square to place an amazon"},
};

std::string invitation(Piece in_hand, bool with_finger) {
    for (const Invitation& special : invitations) {
        if (special.in_hand == in_hand) return say(with_finger ? special.tap : special.click);
    }
    return say(
        with_finger ? "Tap a square to place a {piece}" : "Click a square to place a {piece}",
        {{"piece", name_of(in_hand)}});
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

std::string cell_words(const Look& look, Square square) {
    std::string words = square_words(look.board, square);
    for (const Drawing& drawing : look.drawings) {
        if (drawing.from == square) words += drawing_words(drawing, look.board.size());
    }
    return words;
}

std::string status_words(const Look& look, const Attention& attention, Piece in_hand,
                         bool with_finger) {
    for (const auto& square : {attention.pointed, attention.cursor}) {
        if (square && look.board.size().contains(*square)) return cell_words(look, *square);
    }
    return invitation(in_hand, with_finger);
}

std::string status_words_of_run(const Look& look, const Attention& attention) {
    for (const auto& square : {attention.pointed, attention.cursor}) {
        if (!square || !look.board.size().contains(*square)) continue;
        if (look.board.at(*square) != Piece::none) return cell_words(look, *square);
    }
    return {};
}

}  // namespace queens
