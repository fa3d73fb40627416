// The commands that change the board, its selected square, and the way back.
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/commands/command_row.hpp"
#include "app/state/claimed.hpp"
#include "core/board_words.hpp"
#include "core/say.hpp"
#include "gardens/draft.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

/// The lines of a queen say nothing about a garden.
void select_if_it_attacks(State& state, Square square, Piece piece) {
    state.selected = attacks(piece) && state.regions.empty() ? std::optional(square) : std::nullopt;
}

/// Judges what the visitor claims of a square of the garden that is being proved.
void claim(Program& program, Square square) {
    program.hints = {};
    if (auto next = program.proof.claim(square)) program.show(*std::move(next));
    program.requests.emplace_back(Announce{program.proof.answer().sentence});
}

/// Whether squares are the visitor's to change; says why not.
bool may_change(Program& program) {
    if (!program.hints.explained()) return true;
    program.remark(say("This board belongs to the explanation. Go back to your own first."),
                   Until::explanation_ends);
    return false;
}

/// Whether a challenge allows that piece to come to the square, or none; says why not.
bool may_put(Program& program, Square square, Piece piece) {
    const State& state = program.state;
    if (is_given(state, square)) {
        program.remark(say("{square} is given in this puzzle: it stays as it is.",
                           {{"square", square_name(square, state.board.size())}}));
        return false;
    }
    const bool fits = piece == Piece::queen || piece == Piece::none;
    if (fits || !is_challenge(state.goal)) return true;
    program.remark(say("Only queens are added in this puzzle."));
    return false;
}

void put(Program& program, const Put& command) {
    Board next = program.board();
    const auto [square, piece] = command;
    if (!next.size().contains(square)) return;
    if (program.proof.is_open()) return claim(program, square);
    if (!may_change(program) || !may_put(program, square, piece)) return;
    next.put(square, piece);
    if (piece == Piece::queen) own_queens(program.state);
    select_if_it_attacks(program.state, square, piece);
    program.requests.emplace_back(Announce{square_words(next, program.state.regions, square)});
    program.change_board(std::move(next));
}

void move(Program& program, const Move& command) {
    Board next = program.board();
    const auto [from, to] = command;
    if (!next.size().contains(from) || !next.size().contains(to) || from == to) return;
    const Piece piece = next.at(from);
    if (piece == Piece::none || !may_change(program)) return;
    if (program.proof.is_open()) {
        return program.remark(say("A queen that is proved stays where it is. Undo takes it back."));
    }
    if (!may_put(program, from, Piece::none) || !may_put(program, to, piece)) return;
    next.put(from, Piece::none);
    next.put(to, piece);
    if (piece == Piece::queen) own_queens(program.state);
    select_if_it_attacks(program.state, to, piece);
    program.requests.emplace_back(
        Announce{say("{piece} to {square}",
                     {{"piece", noun_of(piece)}, {"square", square_name(to, next.size())}})});
    program.change_board(std::move(next));
}

void show_board(Program& program, const ShowBoard& command) {
    program.state.selected.reset();
    // In this order: undo comes back to a run from queens of the visitor's own.
    program.show_other(command.board);
    disown_queens(program.state);
}

void clear_board(Program& program, const ClearBoard&) {
    if (!may_change(program)) return;
    program.state.selected.reset();
    const Size size = program.board().size();
    const Regions& regions = program.state.regions;
    if (const auto challenge = claimed_challenge(program.state)) {
        program.state.marking = false;
        return program.show({challenge->board});
    }
    program.show({Board(size, program.board().surface()),
                  {},
                  regions.draft ? empty_draft(size.rows, regions.rule) : regions});
}

/// What has become of a single square, or of how many of several.
std::string words_of_marking(const Program& program, const MarkSquares& command,
                             std::size_t changed) {
    if (command.squares.size() > 1) {
        return say(command.on ? Sentence("{n} {n|square|squares} marked")
                              : Sentence("{n} {n|mark|marks} taken off"),
                   {{"n", changed}});
    }
    return say(command.on ? Sentence("{square}, marked") : Sentence("{square}, not marked"),
               {{"square", square_name(command.squares.front(), program.state.board.size())}});
}

void mark_squares(Program& program, const MarkSquares& command) {
    if (command.squares.empty()) return;
    if (program.proof.is_open()) return claim(program, command.squares.front());
    if (!may_change(program)) return;
    const std::size_t before = program.state.marks.size();
    MarkedBoard next = program.marked_board();
    next.marks = with_marks(next.marks, command.squares, command.on);
    program.show(std::move(next));
    const std::size_t after = program.state.marks.size();
    if (after == before) return;
    const std::size_t changed = std::max(before, after) - std::min(before, after);
    program.requests.emplace_back(Announce{words_of_marking(program, command, changed)});
}

/// Shows a board of another size or surface; says what has no place on it.
void reshape(Program& program, Board next) {
    const bool had_regions = !program.state.regions.empty();
    program.show_other({std::move(next), program.state.marks, program.state.regions});
    program.end_challenge();
    if (!had_regions || !program.state.regions.empty()) return;
    program.remark(say("The regions do not fit this board. Undo brings the garden back."));
}

void resize(Program& program, const Resize& command) {
    if (!is_valid(command.size)) {
        return program.complain(
            say("A board has 1 to {most} rows and columns.", {{"most", largest_side}}));
    }
    if (command.size == program.state.board.size()) return program.solve.put_many_away();
    program.end_explanation();
    reshape(program, resized(program.state.board, command.size));
}

void set_surface(Program& program, const SetSurface& command) {
    if (program.state.board.surface() == command.surface) return;
    program.end_explanation();
    Board next = program.state.board;
    next.set_surface(command.surface);
    reshape(program, std::move(next));
}

void select(Program& program, const Select& command) {
    program.state.selected = command.square;
    fit_to_board(program.state);
}

/// What undo or redo has done: the words of the only square that has changed, or of the board.
std::string words_of_change(const Program& program, const MarkedBoard& before,
                            const MarkedBoard& now) {
    const Board& board = now.board;
    const Size size = board.size();
    if (size != before.board.size() || board.surface() != before.board.surface()) {
        return board_words(board);
    }
    Marks changed;
    std::set_symmetric_difference(before.marks.begin(), before.marks.end(), now.marks.begin(),
                                  now.marks.end(), std::back_inserter(changed));
    if (before.board == board && changed.size() == 1) {
        return words_of_marking(program, {changed, now.marks.size() > before.marks.size()}, 1);
    }
    changed.clear();
    for (int i = 0; i < size.area() && changed.size() < 2; ++i) {
        const Square square = size.square(i);
        if (before.board.at(square) != board.at(square)) changed.push_back(square);
    }
    if (changed.size() != 1 || before.regions != now.regions) return board_words(board);
    std::string words = square_words(board, now.regions, changed.front());
    if (is_marked(now.marks, changed.front())) words += say(", marked");
    return words;
}

void go_and_tell(Program& program, void (Program::*go)()) {
    const MarkedBoard before = program.marked_board();
    (program.*go)();
    const MarkedBoard now = program.marked_board();
    if (now == before || program.solve.player()) return;
    program.requests.emplace_back(Announce{words_of_change(program, before, now)});
}

void undo(Program& program, const Undo&) { go_and_tell(program, &Program::undo); }

void redo(Program& program, const Redo&) { go_and_tell(program, &Program::redo); }

/// Whether the board is one about which something can be asked: no search's and no explanation's.
bool may_ask(const Program& program) {
    return program.solve.player() == nullptr && !program.hints.explained();
}

void ask_hint(Program& program, const AskHint& command) {
    if (!may_ask(program)) return;
    if (const auto challenge = verified_challenge(claimed_challenge(program.state))) {
        program.hints.ask_challenge_hint(*challenge, program.marked_board());
    } else if (program.state.regions.empty()) {
        program.hints.ask_hint(program.state.board, command.queens);
    } else {
        program.hints.ask_garden_hint(program.marked_board());
    }
    program.announce_hint();
}

void ask_completable(Program& program, const AskCompletable& command) {
    if (!may_ask(program)) return;
    if (const auto challenge = verified_challenge(claimed_challenge(program.state))) {
        program.hints.check_challenge(*challenge, program.marked_board());
    } else if (program.state.regions.empty()) {
        program.hints.ask_completable(program.state.board, command.queens);
    } else {
        program.hints.check_garden(program.marked_board());
    }
    program.announce_hint();
}

}  // namespace

std::vector<CommandRow> board_commands() {
    return {row("put", put, Field{"square", &Put::square}, Field{"piece", &Put::piece}),
            row("move", move, Field{"from", &Move::from}, Field{"to", &Move::to}),
            row("show", show_board, Field{"board", &ShowBoard::board}),
            row("clear", clear_board),
            row("mark", mark_squares, Field{"squares", &MarkSquares::squares},
                Field{"on", &MarkSquares::on}),
            row("resize", resize, Field{"size", &Resize::size}),
            row("surface", set_surface, Field{"to", &SetSurface::surface}),
            row("select", select, Field{"square", &Select::square}),
            row("undo", undo),
            row("redo", redo),
            row("hint", ask_hint, Field{"queens", &AskHint::queens}),
            row("completable", ask_completable, Field{"queens", &AskCompletable::queens})};
}

}  // namespace queens
