// The tab where pieces are chosen and the board says what it thinks of them.
#include <algorithm>
#include <array>
#include <map>

#include "app/examples.hpp"
#include "app/verdict.hpp"
#include "core/numbers.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"
#include "ui/board/pieces.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

struct Choice {
    Piece piece;
    const char* id;
    const char* label;
    const char* hint;
};

constexpr std::array choices{
    Choice{Piece::queen, "queen", "Queen", "Queen: along rows, columns and diagonals"},
    Choice{Piece::pawn, "pawn", "Pawn", "Pawn: lines stop at it"},
    Choice{Piece::rook, "rook", "Rook", "Rook: along rows and columns"},
    Choice{Piece::bishop, "bishop", "Bishop", "Bishop: along diagonals"},
    Choice{Piece::knight, "knight", "Knight", "Knight: two squares and one aside"},
    Choice{Piece::king, "king", "King", "King: one square any way"},
    Choice{Piece::amazon, "amazon", "Amazon", "Amazon: queen and knight in one"},
    Choice{Piece::wall, "wall", "Wall", "Wall: a pawn that belongs to the problem"},
    Choice{Piece::forbidden, "forbidden", "Forbidden", "Nothing may stand here, but lines pass"},
    Choice{Piece::none, "eraser", "Eraser", "Take pieces away"}};

void choice_button(const Frame& frame, const Choice& choice, ImVec2 size) {
    const bool chosen = frame.app.piece() == choice.piece;
    const Touch touch = ui::touch(
        frame, {.id = choice.id, .label = choice.label, .hint = choice.hint, .on = chosen}, size);
    if (touch.pressed) frame.give(ChoosePiece{choice.piece});
    const ImVec2 low = touch.low;
    const ImVec2 high = touch.high;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float strength = touch.hovered ? 0.13F : 0.06F;
    const ImU32 plain = faded(frame.theme.ink, strength);
    list.AddRectFilled(low, high, chosen ? faded(frame.theme.accent, 0.18F) : plain, 6);
    if (chosen) list.AddRect(low, high, frame.theme.accent, 6, 0, 2);
    const ImVec2 centre = touch.centre();
    if (choice.piece == Piece::none) {
        draw_icon(list, Icon::close, centre, 20, frame.theme.ink);
    } else if (choice.piece == Piece::wall) {
        draw_piece(list, frame.theme, choice.piece, centre, 22);
    } else {
        draw_piece(list, frame.theme, choice.piece, centre, size.y * 0.84F);
    }
}

const Choice& choice_of(Piece piece) {
    return *std::find_if(choices.begin(), choices.end(),
                         [&](const Choice& choice) { return choice.piece == piece; });
}

std::string instruction(const Frame& frame) {
    const Piece piece = frame.app.piece();
    const std::string verb = frame.appearance.coarse_pointer ? "Tap" : "Click";
    if (piece == Piece::none) return verb + " a piece to take it away.";
    std::string name = choice_of(piece).label;
    name.front() = static_cast<char>(name.front() | 0x20);
    if (piece == Piece::forbidden) return verb + " a square to forbid it.";
    return verb + " a square to place " + (piece == Piece::amazon ? "an " : "a ") + name + ".";
}

void list_conflicts(const Frame& frame) {
    const Conflicts& found = frame.app.conflicts();
    const Size size = frame.app.board().size();
    constexpr std::size_t most = 6;
    for (std::size_t i = 0; i < std::min(found.pairs.size(), most); ++i) {
        const auto& [first, second] = found.pairs[i];
        if (button(frame, {.id = "conflict-" + std::to_string(i + 1),
                           .label = conflict_words(frame.app.board(), first, second),
                           .hint = "Show the lines of " + square_name(first, size),
                           .kind = Kind::quiet})) {
            frame.give(Select{first});
        }
    }
    if (found.pairs.size() > most) {
        const std::string more = grouped(found.pairs.size() - most);
        paragraph(frame, frame.fonts.small, frame.theme.quiet,
                  "and " + more + (found.complete ? " more." : " or more."));
    }
}

void verdict(const Frame& frame) {
    const App& app = frame.app;
    const Theme& theme = frame.theme;
    const Verdict found = verdict_on(app.board(), app.conflicts(), app.attack_map());
    ImFont* font = found.mood == Mood::underway ? frame.fonts.text : frame.fonts.strong;
    const ImU32 colour = found.mood == Mood::conflict ? theme.conflict
                         : found.mood == Mood::solved ? theme.right
                                                      : theme.quiet;
    paragraph(frame, font, colour, found.sentence);
    if (found.mood == Mood::conflict) list_conflicts(frame);
}

/// The boards that the examples' links describe, which never change.
std::vector<Board> boards_of_examples() {
    std::vector<Board> boards;
    for (const Example& example : examples()) boards.push_back(read_link(example.link).link->board);
    return boards;
}

/// Boards of the papers, each a press away.
void draw_examples(const Frame& frame) {
    heading(frame, "From the papers");
    const float side = thumbnail_side();
    static const std::vector<Board> boards = boards_of_examples();
    std::size_t number = 0;
    for (const Example& example : examples()) {
        if (number++ % 4 != 0) ImGui::SameLine(0, thumbnail_space);
        const Board& board = boards[number - 1];
        if (small_board(frame, {.id = "example-" + std::to_string(number),
                                .label = std::string(example.title),
                                .board = board,
                                .side = side,
                                .hint = std::string(example.title) + ". " +
                                        std::string(example.source) + ".",
                                .lit = board == frame.app.board()})) {
            frame.give(OpenLink{std::string(example.link)});
        }
    }
}

}  // namespace

void draw_place_tab(const Frame& frame, PanelMemory&) {
    const Board& board = frame.app.board();
    const Theme& theme = frame.theme;
    constexpr int columns = 5;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 cell{(width - 8 * (columns - 1)) / columns,
                      frame.appearance.coarse_pointer ? 52.0F : 48.0F};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i % columns != 0) ImGui::SameLine();
        choice_button(frame, choices[i], cell);
    }
    gap(4);
    paragraph(frame, frame.fonts.text, theme.ink,
              frame.app.player() ? "Close the search to change the board." : instruction(frame));
    gap(8);
    hairline(frame);
    gap(8);
    verdict(frame);
    gap(8);
    int pieces = 0;
    std::uint64_t attacked = 0;
    std::uint64_t open = 0;
    const auto& map = frame.app.attack_map();
    for (int i = 0; i < board.size().area(); ++i) {
        const Piece piece = board.pieces()[static_cast<std::size_t>(i)];
        pieces += attacks(piece) ? 1 : 0;
        if (!map) continue;
        const bool hit = (*map)[static_cast<std::size_t>(i)] > 0;
        attacked += hit ? 1 : 0;
        open += !hit && piece == Piece::none ? 1 : 0;
    }
    const auto number = [](int value) { return grouped(static_cast<std::uint64_t>(value)); };
    row(frame, "Queens", number(board.count(Piece::queen)), theme.ink);
    if (pieces != board.count(Piece::queen))
        row(frame, "Attacking pieces", number(pieces), theme.ink);
    if (board.count(Piece::pawn) > 0)
        row(frame, "Pawns", number(board.count(Piece::pawn)), theme.ink);
    if (map) {
        row(frame, "Attacked squares", grouped(attacked), theme.ink);
        row(frame, "Free squares", grouped(open), theme.ink);
    }
    gap(8);
    bool heat = frame.app.state().heat;
    if (toggle(frame,
               {.id = "show-heat",
                .label = "Show how often each square is attacked",
                .hint = "Heat map (H)"},
               heat)) {
        frame.give(ShowHeat{heat});
    }
    bool numbers = frame.app.state().numbers;
    if (toggle(frame,
               {.id = "number-squares",
                .label = "Number the squares",
                .hint = "Row times columns plus column, from 0: how programs often count "
                        "squares"},
               numbers)) {
        frame.give(ShowNumbers{numbers});
    }
    gap(4);
    const bool empty = board == Board(board.size(), board.surface());
    if (button(frame, {.id = "clear-board",
                       .label = "Clear the board",
                       .hint = "Take every piece away",
                       .enabled = !empty})) {
        frame.give(ClearBoard{});
    }
    gap(8);
    hairline(frame);
    gap(8);
    draw_examples(frame);
}

}  // namespace queens::ui
