// The tab where pieces are chosen and the board says what it thinks of them.
#include <algorithm>
#include <array>
#include <span>

#include "app/answers/verdict.hpp"
#include "app/look/look_words.hpp"
#include "app/rooms/solve_room.hpp"
#include "app/state/examples.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "figure/pieces.hpp"
#include "figure/shapes.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/challenge_panel.hpp"
#include "ui/tabs/garden_panel.hpp"
#include "ui/tabs/maker_panel.hpp"
#include "ui/tabs/tab_parts.hpp"
#include "ui/tabs/tabs.hpp"
#include "ui/tabs/torus_buttons.hpp"
#include "ui/tabs/verdict_line.hpp"

namespace queens::ui {

namespace {

/// A piece as a button, with what it does; without one, marks.
struct Choice {
    std::optional<Piece> piece;
    const char* id;
    Sentence label;
    Sentence hint;
};

constexpr std::array choices{
    Choice{Piece::queen, "queen", "Queen", "Queen: attacks along rows, columns and diagonals"},
    Choice{Piece::pawn, "pawn", "Pawn", "Pawn: attacks nothing, but lines stop at it"},
    Choice{std::nullopt, "marks", "Marks",
           "Marks: crosses where nothing is to stand; drag to mark many squares (M)"},
    Choice{Piece::rook, "rook", "Rook", "Rook: attacks along rows and columns"},
    Choice{Piece::bishop, "bishop", "Bishop", "Bishop: attacks along diagonals"},
    Choice{Piece::knight, "knight", "Knight",
           "Knight: jumps two squares straight and one to the side"},
    Choice{Piece::king, "king", "King", "King: attacks the squares next to it"},
    Choice{Piece::amazon, "amazon", "Amazon", "Amazon: queen and knight in one"},
    Choice{Piece::wall, "wall", "Wall", "Wall: fixed, and lines stop at it"},
    Choice{Piece::forbidden, "forbidden", "Forbidden",
           "Forbidden: nothing may stand there, but lines pass"},
    Choice{Piece::none, "eraser", "Eraser", "Eraser: takes pieces away"}};

/// A mark as it is on a square of that side.
void draw_own_mark(const Frame& frame, Canvas& canvas, Point centre, float side) {
    const Look look{.board = Board({1, 1})};
    const SquareGrid grid{{1, 1}, centre + Point{-side / 2, -side / 2}, side};
    draw_mark({canvas, frame.theme, grid, look}, {MarkKind::own, {0, 0}});
}

void choice_button(const Frame& frame, const Choice& choice, ImVec2 size) {
    const bool chosen = in_hand(frame.app.state()) == choice.piece;
    const Touch touch = ui::touch(
        frame,
        {.id = choice.id, .label = say(choice.label), .hint = say(choice.hint), .on = chosen},
        size);
    if (touch.pressed) {
        frame.give(choice.piece ? Command(ChoosePiece{*choice.piece}) : ChooseMarks{true});
    }
    const ImVec2 low = touch.low;
    const ImVec2 high = touch.high;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float strength = touch.hovered ? 0.13F : 0.06F;
    const ImU32 plain = faded(frame.theme.ink, strength);
    list.AddRectFilled(low, high, chosen ? faded(frame.theme.accent, 0.18F) : plain, 6);
    if (chosen) list.AddRect(low, high, frame.theme.accent, 6, 0, 2);
    if (choice.piece == Piece::none) {
        return draw_icon(list, Icon::erase, touch.centre(), 24, frame.theme.ink);
    }
    ListCanvas canvas(frame, list);
    const Point centre = point_of(touch.centre());
    if (!choice.piece) return draw_own_mark(frame, canvas, centre, size.y);
    draw_piece(canvas, frame.theme, *choice.piece, centre,
               choice.piece == Piece::wall ? 22 : size.y * 0.84F);
}

void list_conflicts(const Frame& frame) {
    const Conflicts& found = frame.app.conflicts();
    const Size size = frame.app.board().size();
    constexpr std::size_t most = 6;
    for (std::size_t i = 0; i < std::min(found.pairs.size(), most); ++i) {
        const auto& [first, second] = found.pairs[i];
        press(frame, Select{first},
              {.id = "conflict-" + std::to_string(i + 1),
               .label = conflict_words(frame.app.board(), first, second),
               .hint = say("Show the lines of {square}", {{"square", square_name(first, size)}}),
               .kind = Kind::quiet});
    }
    if (found.pairs.size() > most) {
        note(frame, found.complete ? Sentence("And {n} more.") : Sentence("And at least {n} more."),
             {{"n", found.pairs.size() - most}});
    }
}

void verdict(const Frame& frame) {
    if (frame.app.player() != nullptr) return;
    const Verdict& found = frame.app.answers().verdict.answer();
    // A task is said below the board, and asks for something else.
    const bool has_task = !frame.app.state().goal.empty();
    if (found.mood != Mood::solved && !has_task) say_to(frame, found.goal.sentence);
    // How many are still to come the goal has said.
    if (found.mood != Mood::underway || !found.goal.most) tell_verdict(frame, found);
    offer_reason(frame);
    if (found.mood == Mood::conflict) list_conflicts(frame);
    note(frame, "Queens attack through other queens. Pawns and walls stop their lines.");
}

/// Examples with the boards that their links describe, which never change.
struct Examples {
    std::span<const Example> all;
    std::vector<Board> boards{};

    explicit Examples(std::span<const Example> examples) : all(examples) {
        for (const Example& example : all) boards.push_back(read_link(example.link).link->board);
    }
};

/// An example as a small board to be pressed, with its title and source beside it.
void draw_example(const Frame& frame, const Example& example, const Board& board,
                  const std::string& id) {
    const bool has_source = !example.source.empty();
    const float side = has_source ? 64 : 44;
    const float top = ImGui::GetCursorPosY();
    if (small_board(frame, {.id = id,
                            .label = say(example.title),
                            .board = board,
                            .side = side,
                            .lit = board == frame.app.board()})) {
        frame.give(OpenLink{std::string(example.link)});
    }
    ImGui::SameLine(0, 12);
    ImGui::BeginGroup();
    say_to(frame, example.title);
    if (has_source) note(frame, example.source);
    ImGui::EndGroup();
    gap(std::max(0.0F, top + side + thumbnail_space - ImGui::GetCursorPosY()));
}

void draw_all(const Frame& frame, const Examples& examples, const std::string& id) {
    for (std::size_t i = 0; i < examples.boards.size(); ++i) {
        draw_example(frame, examples.all[i], examples.boards[i], id + std::to_string(i + 1));
    }
}

/// Boards with a question each; those of the papers wait behind a press.
void draw_examples(const Frame& frame, PanelMemory& memory) {
    static const Examples to_try(questions_to_try());
    static const Examples of_papers(examples());
    heading(frame, say("Try these"));
    draw_all(frame, to_try, "try-");
    if (button(frame, {.id = "papers",
                       .label = say("From the papers"),
                       .icon = memory.papers_open ? Icon::minus : Icon::plus,
                       .hint = say("Figures of the papers, for researchers"),
                       .kind = Kind::quiet})) {
        memory.papers_open = !memory.papers_open;
    }
    if (memory.papers_open) draw_all(frame, of_papers, "example-");
}

void draw_pieces(const Frame& frame) {
    constexpr int columns = 6;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 cell{(width - 8 * (columns - 1)) / columns,
                      frame.appearance.coarse_pointer ? 52.0F : 48.0F};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i % columns != 0) ImGui::SameLine();
        choice_button(frame, choices[i], cell);
    }
}

void tell_census(const Frame& frame, const Census& census) {
    const auto number = [&](const std::string& name, auto count) {
        row(frame, name, grouped(static_cast<std::uint64_t>(count)), frame.theme.ink);
    };
    number(say("Queens"), census.queens);
    if (census.attackers != census.queens) number(say("Attacking pieces"), census.attackers);
    if (census.pawns > 0) number(say("Pawns"), census.pawns);
    if (census.attacked) number(say("Attacked squares"), *census.attacked);
    if (census.open) number(say("Free squares"), *census.open);
}

/// The empty squares that are attacked; none where that takes long to find.
std::vector<Square> attacked_squares(const App& app) {
    std::vector<Square> squares;
    const auto& map = app.attack_map();
    for (int i = 0; map && i < app.board().size().area(); ++i) {
        const Square square = app.board().size().square(i);
        const bool attacked = (*map)[static_cast<std::size_t>(i)] > 0;
        if (attacked && app.board().at(square) == Piece::none) squares.push_back(square);
    }
    return squares;
}

/// What can be done with many marks at once.
void draw_marking(const Frame& frame) {
    const Marks& marks = frame.app.state().marks;
    const bool placing = frame.app.player() == nullptr;
    if (button(frame, {.id = "mark-attacked",
                       .label = say("Mark what is attacked"),
                       .hint = say("Mark every empty square that a piece attacks"),
                       .enabled = placing})) {
        frame.give(MarkSquares{attacked_squares(frame.app), true});
    }
    if (button(frame, {.id = "clear-marks",
                       .label = say("Clear the marks"),
                       .hint = say("Take the marks off, and leave the pieces"),
                       .enabled = placing && !marks.empty()})) {
        frame.give(MarkSquares{marks, false});
    }
}

}  // namespace

void draw_place_tab(const Frame& frame, PanelMemory& memory) {
    const Board& board = frame.app.board();
    if (frame.app.regions().draft) return draw_maker(frame);
    if (!frame.app.regions().empty()) return draw_garden(frame, memory);
    if (frame.app.challenge()) return draw_challenge(frame);
    draw_pieces(frame);
    gap(4);
    if (frame.app.player() != nullptr) {
        say_to(frame, why_nothing_is_placed());
        press(frame, CloseRun{}, close_run_button());
    } else {
        say_to(frame, invitation(in_hand(frame.app.state()), frame.appearance.coarse_pointer));
    }
    separate_groups(frame);
    verdict(frame);
    gap(8);
    tell_census(frame, frame.app.answers().census.answer());
    gap(8);
    const Marks& marks = frame.app.state().marks;
    const bool empty = is_empty(board) && marks.empty();
    press(frame, ClearBoard{},
          {.id = "clear-board",
           .label = say("Clear the board"),
           .hint = say("Take every piece and mark away"),
           .enabled = !empty});
    if (frame.app.state().marking) draw_marking(frame);
    separate_groups(frame);
    offer_gardens(frame);
    gap(8);
    offer_challenges(frame);
    separate_groups(frame);
    draw_examples(frame, memory);
}

}  // namespace queens::ui
