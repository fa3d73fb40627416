// Sentences about squares, whole ones, so that they can be translated.
#include "app/look/look_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/board_words.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

/// What is drawn on a square, to be said behind all else.
std::string drawing_words(const Drawing& drawing, Size size) {
    /// By the kind and the ink.
    constexpr std::array<std::array<Sentence, 4>, 3> sentences{
        {{", a green arrow from here to {to}", ", a red arrow from here to {to}",
          ", a blue arrow from here to {to}", ", an amber arrow from here to {to}"},
         {", with a green ring", ", with a red ring", ", with a blue ring", ", with an amber ring"},
         {", coloured green", ", coloured red", ", coloured blue", ", coloured amber"}}};
    const auto kind = static_cast<std::size_t>(drawing.kind);
    return say(sentences[kind][static_cast<std::size_t>(drawing.ink)],
               {{"to", square_name(drawing.to, size)}});
}

/// What a click does with the piece in hand, and what a tap does.
struct Invitation {
    std::optional<Piece> in_hand;
    Sentence click;
    Sentence tap;
};

constexpr std::array invitations{
    Invitation{std::nullopt, "Click or drag to mark squares", "Tap or drag to mark squares"},
    Invitation{Piece::none, "Click a piece to take it off", "Tap a piece to take it off"},
    Invitation{Piece::wall, "Click a square to build a wall", "Tap a square to build a wall"},
    Invitation{Piece::forbidden, "Click a square to forbid it", "Tap a square to forbid it"},
};

bool has_mark(const Look& look, Square square, MarkKind kind) {
    return std::any_of(look.marks.begin(), look.marks.end(), [&](const Look::Mark& mark) {
        return mark.kind == kind && mark.square == square;
    });
}

Sentence garden_invitation(const Regions& regions, bool with_finger) {
    if (regions.draft) {
        return with_finger ? Sentence("Tap or drag to paint the region that is chosen")
                           : Sentence("Click or drag to paint the region that is chosen");
    }
    return with_finger
               ? Sentence("Tap: a mark, then a queen, then empty again. Drag to mark many.")
               : Sentence("Click: a mark, then a queen, then empty again. Drag to mark many.");
}

}  // namespace

std::string invitation(std::optional<Piece> in_hand, bool with_finger) {
    for (const Invitation& special : invitations) {
        if (special.in_hand == in_hand) return say(with_finger ? special.tap : special.click);
    }
    return say(with_finger ? Sentence("Tap a square to place {piece:a}")
                           : Sentence("Click a square to place {piece:a}"),
               {{"piece", noun_of(*in_hand)}});
}

std::string cell_words(const Look& look, Square square) {
    std::string words = square_words(look.board, look.regions, square);
    const Look::Tint given{TintKind::given, square};
    if (std::find(look.tints.begin(), look.tints.end(), given) != look.tints.end()) {
        words += say(", given");
    }
    if (has_mark(look, square, MarkKind::own)) words += say(", marked");
    const bool open = look.regions.draft &&
                      std::any_of(look.ghosts.begin(), look.ghosts.end(),
                                  [&](const Look::Ghost& ghost) { return ghost.square == square; });
    if (open) words += say(", a queen in some solutions");
    const bool falls = !look.regions.empty() && has_mark(look, square, MarkKind::reach);
    if (falls) words += say(", ruled out");
    const bool clashes = !look.regions.empty() && has_mark(look, square, MarkKind::conflict);
    if (clashes) words += say(", where it may not stand");
    for (const Drawing& drawing : look.drawings) {
        if (drawing.from == square) words += drawing_words(drawing, look.board.size());
    }
    return words;
}

std::string status_words(const Look& look, const Attention& attention, std::optional<Piece> in_hand,
                         bool with_finger) {
    for (const auto& square : {attention.pointed, attention.cursor}) {
        if (square && look.board.size().contains(*square)) return cell_words(look, *square);
    }
    if (look.regions.empty()) return invitation(in_hand, with_finger);
    return say(garden_invitation(look.regions, with_finger));
}

std::string status_words_of_run(const Look& look, const Attention& attention) {
    for (const auto& square : {attention.pointed, attention.cursor}) {
        if (!square || !look.board.size().contains(*square)) continue;
        if (look.board.at(*square) != Piece::none) return cell_words(look, *square);
    }
    return {};
}

}  // namespace queens
