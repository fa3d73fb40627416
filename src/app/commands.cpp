// What commands do to the board, the view and the notices; those of searches, races and counts have
// a file of their own.
#include <algorithm>
#include <utility>

#include "app/app.hpp"

namespace queens {

namespace {

constexpr std::size_t undo_boards = 500;
constexpr std::size_t undo_squares = 32'000'000;

/// Forgets the oldest boards beyond the bounds.
void trim(std::vector<Board>& boards) {
    std::size_t squares = 0;
    std::size_t kept = 0;
    while (kept < boards.size() && kept < undo_boards) {
        squares += boards[boards.size() - 1 - kept].pieces().size();
        if (squares > undo_squares && kept > 0) break;
        ++kept;
    }
    boards.erase(boards.begin(), boards.end() - static_cast<std::ptrdiff_t>(kept));
}

}  // namespace

void App::change_board(Board board) {
    put_run_away();
    if (board == state_.board) return;
    undo_.push_back(std::exchange(state_.board, std::move(board)));
    trim(undo_);
    redo_.clear();
    if (undo_.back().size() != state_.board.size()) state_.zoom = {};
    fit_to_board(state_);
}

void App::put_run_away() {
    player_.reset();
    state_.step.reset();
    playing_ = false;
    target_.reset();
    to_solution_ = false;
    run_cleared_board_ = false;
}

void App::carry_out(const Put& command) {
    Board next = board();
    if (!next.size().contains(command.square)) return;
    next.put(command.square, command.piece);
    const bool attacker = attacks(command.piece);
    state_.selected = attacker ? std::optional(command.square) : std::nullopt;
    requests_.emplace_back(Announce{square_name(command.square, next.size()) + ": " +
                                    std::string(name_of(command.piece))});
    change_board(std::move(next));
}

void App::carry_out(const Move& command) {
    Board next = board();
    if (!next.size().contains(command.from) || !next.size().contains(command.to)) return;
    if (command.from == command.to) return;
    const Piece piece = next.at(command.from);
    next.put(command.from, Piece::none);
    next.put(command.to, piece);
    state_.selected = attacks(piece) ? std::optional(command.to) : std::nullopt;
    requests_.emplace_back(
        Announce{std::string(name_of(piece)) + " to " + square_name(command.to, next.size())});
    change_board(std::move(next));
}

void App::carry_out(const ShowBoard& command) {
    state_.selected.reset();
    change_board(command.board);
}

void App::carry_out(const ClearBoard&) {
    state_.selected.reset();
    change_board(Board(board().size(), board().surface()));
}

void App::carry_out(const Resize& command) {
    if (!is_valid(command.size)) {
        complain("A board has 1 to " + std::to_string(largest_side) + " rows and columns.");
        return;
    }
    change_board(resized(state_.board, command.size));
}

void App::carry_out(const SetSurface& command) {
    Board next = state_.board;
    next.set_surface(command.surface);
    change_board(std::move(next));
}

void App::carry_out(const Select& command) {
    state_.selected = command.square;
    if (state_.selected && !board().size().contains(*state_.selected)) state_.selected.reset();
}

void App::carry_out(const Undo&) { travel(undo_, redo_); }
void App::carry_out(const Redo&) { travel(redo_, undo_); }

/// Takes the latest board of one history and leaves the present one to the other.
void App::travel(std::vector<Board>& from, std::vector<Board>& to) {
    if (from.empty()) return;
    put_run_away();
    to.push_back(std::exchange(state_.board, std::move(from.back())));
    from.pop_back();
    if (to.back().size() != state_.board.size()) state_.zoom = {};
    state_.selected.reset();
    fit_to_board(state_);
}

void App::carry_out(const OpenTab& command) { state_.tab = command.tab; }

void App::carry_out(const SetView& command) {
    if (!named(command.view).suits(state_.board.surface())) return;
    if (command.view != state_.view) state_.zoom = {};
    state_.view = command.view;
}

void App::carry_out(const SetZoom& command) {
    const auto& [percent, across, down] = command.zoom;
    const auto within = [](int thousandths) { return thousandths >= 0 && thousandths <= 1000; };
    const bool fits = percent >= 100 && percent <= largest_zoom && within(across) && within(down);
    if (fits) state_.zoom = command.zoom;
}

void App::carry_out(const ShowHeat& command) { state_.heat = command.on; }
void App::carry_out(const ShowNumbers& command) { state_.numbers = command.on; }
void App::carry_out(const ShowAround& command) { state_.around = command.on; }
void App::carry_out(const ChooseTopic& command) { state_.topic = command.topic; }
void App::carry_out(const ChooseGroup& command) { state_.group = command.group; }
void App::carry_out(const FilterGallery& command) {
    state_.gallery = command.filter;
    fit_to_board(state_);
}

void App::carry_out(const Calculate& command) {
    const auto& [strings, edited] = command.calculator;
    const bool fit = std::all_of(strings.begin(), strings.end(), [](const Symbols& symbols) {
        return !symbols.empty() && symbols.size() <= longest_string;
    });
    if (fit && edited < strings.size()) state_.calculator = command.calculator;
}

void App::carry_out(const ShowCut& command) { state_.cut = command.cut; }
void App::carry_out(const ChoosePiece& command) { state_.piece = command.piece; }

void App::carry_out(const OpenLink& command) {
    LinkReading reading = read_link(command.text);
    if (!reading.ok()) {
        complain("This link cannot be opened: " + reading.complaint + ".");
        notice_->offer = std::move(reading.link);
        return;
    }
    notice_.reset();
    if (!reading.notices.empty()) remark(reading.notices.front());
    open(*reading.link);
}

void App::carry_out(const AcceptOffer&) {
    if (!notice_ || !notice_->offer) return;
    const Link link = std::move(*notice_->offer);
    notice_.reset();
    open(link);
}

void App::open(const Link& link) {
    auto [next, complaint] = state_of(link);
    const std::optional<std::uint64_t> step = std::exchange(next.step, std::nullopt);
    change_board(next.board);
    state_ = std::move(next);
    many_queens_.reset();
    if (!complaint.empty()) return complain(std::move(complaint));
    if (step) load_at(*step);
}

void App::carry_out(const Share&) {
    settle();
    requests_.emplace_back(ShowLink{write_link(link_of(state_))});
}

void App::carry_out(const DismissNotice&) { notice_.reset(); }

void App::carry_out(const SetTheme& command) {
    dark_ = command.dark;
    requests_.emplace_back(RememberTheme{dark_});
}

void App::carry_out(const Present& command) { state_.presenting = command.on; }

}  // namespace queens
