// The program without a screen: its state, the one function that changes it, and what it asks of
// the platform.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/answers.hpp"
#include "app/command.hpp"
#include "app/program.hpp"
#include "core/attacks.hpp"

namespace queens {

/// So many conflicts are looked for at most; a board with more is drawn without the others.
inline constexpr std::size_t drawn_conflicts = 2000;

class App {
  public:
    /// `workers` is how many jobs are posted at a time.
    explicit App(int workers);

    /// The only way to change the program.
    void apply(const Command& command);
    /// The same with a command as a line; returns one sentence if it is none.
    std::string obey(std::string_view line);
    /// The answer of a worker, whole or line by line, which came at the time `now`. Pages out of
    /// sight are not polled and yet go on counting.
    void receive(std::string_view line, double now);
    /// What became of the count that was last to be kept, or that another page has one.
    void count_kept(Keeping keeping);
    /// Moves everything that moves by itself to the time `now`, in seconds from any start, and
    /// works at most `budget` seconds. Returns whether it wants to be called again soon.
    bool poll(double now, double budget = 0.008);
    /// How many seconds it may rest before that: until the next step of a search that plays slowly,
    /// and 0 for everything else.
    [[nodiscard]] double rest() const;
    /// What the platform is asked to do since the last call.
    [[nodiscard]] std::vector<Request> take_requests();

    [[nodiscard]] const State& state() const { return program_.state; }
    /// The board on show: that of the run if one is loaded, else that of the state.
    [[nodiscard]] const Board& board() const { return program_.board(); }
    [[nodiscard]] const Player* player() const { return program_.solve.player(); }
    /// The placing of more queens than a board has room for, with the present solver.
    [[nodiscard]] const ManyQueens* many_queens() const { return program_.solve.many_queens(); }
    [[nodiscard]] bool playing() const { return program_.solve.playing(); }
    /// The speed that is set, if one is.
    [[nodiscard]] std::optional<double> speed() const { return state().speed; }
    /// Steps a second at which the run plays now.
    [[nodiscard]] double pace() const { return program_.solve.pace(speed()); }
    /// How many steps the run takes in all, if that is known.
    [[nodiscard]] std::optional<std::uint64_t> length() const { return program_.solve.length(); }
    [[nodiscard]] const Entry& solver() const { return *state().solver.entry; }
    [[nodiscard]] const Settings& settings() const { return state().solver.settings; }
    [[nodiscard]] bool keep_queens() const { return state().keep_queens; }
    /// Whether the visitor has placed queens and has not said whether a search keeps them.
    [[nodiscard]] bool own_queens() const { return program_.own_queens; }
    /// Whether a run would start from the queens of the board.
    [[nodiscard]] bool starts_from_queens() const { return program_.starts_from_queens(); }
    /// Whether the queens of the board can be completed, as far as is known.
    [[nodiscard]] Completable completable() const { return program_.completion.answer(); }
    /// The problem that a run would be loaded on.
    [[nodiscard]] Problem problem() const { return program_.problem(); }
    /// The race, made while its tab is open.
    [[nodiscard]] const Race* race() const { return program_.race.race(); }
    [[nodiscard]] bool racing() const { return program_.race.racing(); }
    [[nodiscard]] Fairness fairness() const { return state().fairness; }
    [[nodiscard]] Piece piece() const { return state().piece; }
    [[nodiscard]] const CountRoom& count_room() const { return program_.count; }
    [[nodiscard]] const std::optional<CountRun>& counting() const { return program_.count.run(); }
    /// What would be counted now.
    [[nodiscard]] Task task() const { return program_.task(); }
    /// How many queens more than rows are to be placed, each with a pawn.
    [[nodiscard]] int extra_queens() const { return state().extra_queens; }
    [[nodiscard]] int workers() const { return workers_; }
    [[nodiscard]] const std::optional<Notice>& notice() const { return program_.notice; }
    [[nodiscard]] bool can_undo() const { return program_.history.can_undo(); }
    [[nodiscard]] bool can_redo() const { return program_.history.can_redo(); }
    [[nodiscard]] std::optional<bool> theme() const { return program_.dark; }
    [[nodiscard]] bool presenting() const { return state().presenting; }

    /// Whether a far step is being sought, so that the board on show is on its way.
    [[nodiscard]] bool seeking() const { return program_.solve.seeking(); }

    /// What the last step of the run did and why.
    [[nodiscard]] const Reason& reason() const { return program_.solve.reason(); }

    /// What the solver has in mind, nothing while a run goes by too fast to be followed.
    [[nodiscard]] const Insight* insight() const { return program_.solve.insight(speed()); }

    /// The conflicts of the board on show.
    [[nodiscard]] const Conflicts& conflicts() const;
    /// The attack map of the board on show, nothing where it would take too long.
    [[nodiscard]] const std::optional<std::vector<std::uint32_t>>& attack_map() const;

    /// What the open tab shows and takes time to find; up to date after `poll`.
    [[nodiscard]] const Answers& answers() const { return answers_; }

  private:
    template <class T>
    struct Cached {
        std::optional<Board> board;
        T value{};
    };

    bool check_board(double budget);
    void measure_speed();

    int workers_;
    Program program_;
    Answers answers_;
    bool address_is_old_ = false;
    std::string address_;
    mutable Cached<Conflicts> conflicts_;
    mutable Cached<std::optional<std::vector<std::uint32_t>>> attack_map_;
};

}  // namespace queens
