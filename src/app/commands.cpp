// What each command does to the program.
#include <algorithm>
#include <cmath>

#include "app/app.hpp"

namespace queens {

namespace {

constexpr std::size_t undo_boards = 500;
constexpr std::size_t undo_squares = 32'000'000;
/// Steps that a link may have replayed by itself; beyond, somebody has to ask for it.
constexpr std::uint64_t farthest_link_step = 20'000'000;

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
    if (!can_repeat(state_.board.surface())) state_.view = View::flat;
    if (state_.selected && !state_.board.size().contains(*state_.selected)) state_.selected.reset();
}

void App::put_run_away() {
    player_.reset();
    state_.run.reset();
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
    if (!can_repeat(state_.board.surface())) state_.view = View::flat;
    state_.selected.reset();
}

void App::carry_out(const OpenTab& command) { state_.tab = command.tab; }

void App::carry_out(const SetView& command) {
    if (command.view == View::repeated && !can_repeat(state_.board.surface())) return;
    state_.view = command.view;
}

void App::carry_out(const ShowHeat& command) { state_.heat = command.on; }
void App::carry_out(const ShowNumbers& command) { state_.numbers = command.on; }
void App::carry_out(const ShowAround& command) { state_.around = command.on; }
void App::carry_out(const ChooseTopic& command) { state_.topic = command.topic; }
void App::carry_out(const ChooseGroup& command) { state_.group = command.group; }
void App::carry_out(const ChoosePiece& command) { piece_ = command.piece; }

void App::carry_out(const ChooseSolver& command) {
    const Entry* entry = find_solver(command.slug);
    if (entry == nullptr) {
        complain("There is no solver called " + command.slug + ".");
        return;
    }
    if (player_) carry_out(CloseRun{});
    solver_ = entry;
    settings_ = initial_settings(*entry);
}

void App::carry_out(const SetKnob& command) {
    if (command.index >= settings_.knobs.size()) return;
    Settings next = settings_;
    next.knobs[command.index] = command.value;
    if (std::string complaint = complain_about(*solver_, next); !complaint.empty()) {
        complain(std::move(complaint));
        return;
    }
    if (player_) carry_out(CloseRun{});
    settings_ = std::move(next);
}

void App::carry_out(const SetSeed& command) {
    if (player_) carry_out(CloseRun{});
    settings_.seed = command.seed;
}

void App::carry_out(const KeepQueens& command) { keep_queens_ = command.on; }

void App::carry_out(const LoadRun&) {
    if (player_) return;
    const Problem wanted = problem();
    if (std::string refusal = solver_->accepts(wanted); !refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    const bool clears = wanted.board != state_.board;
    change_board(wanted.board);
    run_cleared_board_ = clears;
    state_.selected.reset();
    state_.run = RunLink{std::string(solver_->slug), settings_.knobs, settings_.seed, 0};
    player_ = std::make_unique<Player>(*solver_, wanted, settings_);
    owed_steps_ = 0;
}

void App::carry_out(const CloseRun&) {
    const bool bring_back = run_cleared_board_;
    put_run_away();
    if (bring_back) carry_out(Undo{});
}

void App::carry_out(const KeepPosition&) {
    if (!player_) return;
    change_board(Board(player_->board()));
}

void App::carry_out(const Play&) {
    carry_out(LoadRun{});
    if (!player_) return;
    if (player_->done()) player_->seek(0);
    playing_ = true;
    to_solution_ = false;
    owed_steps_ = 1;
    notice_.reset();
}

void App::carry_out(const Pause&) {
    playing_ = false;
    to_solution_ = false;
    target_.reset();
    settle();
    address_is_old_ = true;
}

void App::carry_out(const StepBy& command) {
    carry_out(LoadRun{});
    if (!player_) return;
    carry_out(Pause{});
    if (command.steps >= 0) {
        player_->forward(static_cast<std::uint64_t>(command.steps));
    } else {
        player_->back(static_cast<std::uint64_t>(-command.steps));
    }
    settle();
    requests_.emplace_back(Announce{player_->explanation()});
}

void App::carry_out(const Seek& command) {
    carry_out(LoadRun{});
    if (!player_) return;
    carry_out(Pause{});
    target_ = command.step;
    settle();
}

void App::carry_out(const NextSolution&) {
    carry_out(LoadRun{});
    if (!player_) return;
    carry_out(Pause{});
    to_solution_ = true;
}

void App::carry_out(const SetSpeed& command) {
    if (std::isfinite(command.speed)) {
        speed_ = std::clamp(command.speed, slowest_speed, fastest_speed);
    }
}

void App::carry_out(const ChooseRacers& command) {
    if (command.slugs.size() < fewest_racers || command.slugs.size() > most_racers) return;
    for (const std::string& slug : command.slugs) {
        if (find_solver(slug) == nullptr) return;
    }
    state_.racers = command.slugs;
}

void App::carry_out(const SetFairness& command) { fairness_ = command.fairness; }

void App::carry_out(const RunRace& command) {
    racing_ = command.on && race_ && race_->runs();
    owed_to_racers_ = 1;
}

void App::carry_out(const ResetRace&) { race_.reset(); }

void App::carry_out(const SetExtraQueens& command) {
    extra_queens_ = std::clamp(command.count, 0, most_extra_queens);
}

void App::carry_out(const StartCount&) {
    const Task task = this->task();
    if (std::string refusal = refuse(task); !refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    carry_out(CancelCount{});
    counting_.emplace(task, workers_, now_);
    post_jobs();
}

void App::post_jobs() {
    for (std::string& line : counting_->lines_to_post()) {
        requests_.emplace_back(PostJob{std::move(line)});
    }
}

void App::carry_out(const CancelCount&) {
    if (!counting_ || !counting_->running()) return;
    counting_->cancel();
    requests_.emplace_back(DropJobs{});
}

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
    State next = state_of(link);
    const std::optional<RunLink> run = std::exchange(next.run, std::nullopt);
    change_board(next.board);
    state_ = std::move(next);
    if (run) load_run(*run);
}

/// Loads the run that a link names on the board as it stands.
void App::load_run(const RunLink& run) {
    const Entry* entry = find_solver(run.solver);
    if (entry == nullptr) {
        complain("The link names a solver that does not exist: " + run.solver + ".");
        return;
    }
    Settings settings = initial_settings(*entry);
    settings.seed = run.seed;
    if (!run.knobs.empty()) settings.knobs = run.knobs;
    if (std::string complaint = complain_about(*entry, settings); !complaint.empty()) {
        complain(std::move(complaint));
        return;
    }
    const Problem problem = problem_of(state_.board);
    if (std::string refusal = entry->accepts(problem); !refusal.empty()) {
        complain(std::move(refusal));
        return;
    }
    solver_ = entry;
    settings_ = settings;
    keep_queens_ = state_.board.count(Piece::queen) > 0;
    state_.run = RunLink{run.solver, settings.knobs, settings.seed, 0};
    player_ = std::make_unique<Player>(*entry, problem, settings);
    if (run.step <= farthest_link_step) {
        target_ = run.step;
    } else {
        remark("The link stands at step " + std::to_string(run.step) +
               ", which is far into the search. It starts from the beginning here.");
    }
    settle();
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

void App::carry_out(const Present& command) { presenting_ = command.on; }

}  // namespace queens
