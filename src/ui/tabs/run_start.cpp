// What is said and offered before a search begins: Play, whether the queens stay, and a board that
// suits.
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

/// Whether a notice says that already.
bool is_noticed(const App& app, const std::string& sentence) {
    return app.notice() && app.notice()->text == sentence;
}

std::string words_of_suitable(const Board& board, const Board& refused) {
    const bool same_size = board.size() == refused.size();
    const bool same_surface = board.surface() == refused.surface();
    const int n = board.rows();
    if (same_size && same_surface) return say("Clear the board");
    if (board.surface() == torus_surface) return say("Begin on a torus {n} x {n}", {{"n", n}});
    if (same_size) return say("Begin on the plane");
    return same_surface ? say("Begin on {n} x {n}", {{"n", n}})
                        : say("Begin on a plane {n} x {n}", {{"n", n}});
}

/// Offers the board on which the solver could begin, where it refuses the one at hand.
void offer_suitable_board(const Frame& frame, const Board& board) {
    press(frame, ShowBoard{board},
          {.id = "suitable-board",
           .label = words_of_suitable(board, frame.app.board()),
           .hint = say("An empty board that this algorithm can search"),
           .kind = Kind::primary});
}

/// Says where it is known that a search for a queen in every row finds nothing.
void foretell_failure(const Frame& frame) {
    const Entry& solver = frame.app.solver();
    const int wanted = frame.app.board().size().shorter();
    const std::optional<int> most = frame.app.answers().verdict.answer().goal.most;
    if (!most || *most >= wanted || !solver.attack_free || solver.solves != nullptr) return;
    note(frame, "This search wants {n} queens, and at most {most} {most|fits|fit} here.",
         {{"n", wanted}, {"most", *most}});
}

void before_the_run(const Frame& frame) {
    const Start& start = frame.app.answers().start.answer();
    if (!start.refusal.empty()) {
        if (!is_noticed(frame.app, start.refusal)) {
            say_to(frame, start.refusal);
        }
        if (start.suitable) offer_suitable_board(frame, *start.suitable);
    } else {
        press(frame, Play{},
              {.id = "play",
               .label = start.from_queens ? say("Start from my queens") : say("Play"),
               .icon = Icon::play,
               .hint = say("Watch the search (Space)"),
               .kind = Kind::primary,
               .width = ImGui::GetContentRegionAvail().x});
        foretell_failure(frame);
    }
    choose_keep_queens(frame, start.from_queens);
}

/// Offers the board on which the solver is best watched at first.
void offer_smaller_board(const Frame& frame) {
    const int rows = frame.app.solver().first_rows;
    if (rows == 0 || frame.app.board().rows() <= rows) return;
    if (!frame.app.answers().start.answer().refusal.empty()) return;
    press(frame, Resize{{rows, rows}},
          {.id = "smaller-board",
           .label = say("Begin on {n} x {n}", {{"n", rows}}),
           .hint = say("Fewer boards, and larger ones")});
}

}  // namespace

void choose_keep_queens(const Frame& frame, bool keep) {
    const Board& board = frame.app.state().board;
    if (board.count(Piece::queen) == 0 || is_first_board(board) || frame.app.challenge()) return;
    const bool chosen = toggle(
        frame,
        {.id = "keep-queens",
         .label = say("Keep the queens on the board"),
         .hint = say("On: the search completes what stands there. Off: it starts without queens.")},
        keep);
    if (chosen) frame.give(KeepQueens{keep});
}

void draw_run_start(const Frame& frame) {
    before_the_run(frame);
    offer_smaller_board(frame);
}

}  // namespace queens::ui
