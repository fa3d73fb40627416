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
#include "app/count_room.hpp"
#include "app/request.hpp"
#include "core/attacks.hpp"
#include "play/many_queens.hpp"
#include "play/player.hpp"
#include "play/race.hpp"

namespace queens {

/// Something the visitor should know: a sentence, and whether it is a complaint.
struct Notice {
    std::string text;
    bool complaint = true;
    /// The part of a faulty link that could be read.
    std::optional<Link> offer{};

    friend bool operator==(const Notice&, const Notice&) = default;
};

class App {
  public:
    /// `workers` is how many jobs are posted at a time.
    explicit App(int workers);

    /// The only way to change the program.
    void apply(const Command& command);
    /// An answer line of a worker, which came at the time `now`. Pages out of sight are not polled
    /// and yet go on counting.
    void receive(std::string_view line, double now);
    /// Moves everything that moves by itself to the time `now`, in seconds from any start, and
    /// works at most `budget` seconds. Returns whether it wants to be called again soon.
    bool poll(double now, double budget = 0.008);
    /// How many seconds it may rest before that: until the next step of a search that plays slowly,
    /// and 0 for everything else.
    [[nodiscard]] double rest() const;
    /// What the platform is asked to do since the last call.
    [[nodiscard]] std::vector<Request> take_requests();

    [[nodiscard]] const State& state() const { return state_; }
    /// The board on show: that of the run if one is loaded, else that of the state.
    [[nodiscard]] const Board& board() const;
    [[nodiscard]] const Player* player() const { return player_.get(); }
    /// The placing of more queens than a board has room for, with the present solver.
    [[nodiscard]] const ManyQueens* many_queens() const {
        return many_queens_ ? &*many_queens_ : nullptr;
    }
    [[nodiscard]] bool playing() const { return playing_; }
    [[nodiscard]] double speed() const { return state_.speed; }
    [[nodiscard]] const Entry& solver() const { return *state_.solver.entry; }
    [[nodiscard]] const Settings& settings() const { return state_.solver.settings; }
    [[nodiscard]] bool keep_queens() const { return state_.keep_queens; }
    /// The problem that a run would be loaded on.
    [[nodiscard]] Problem problem() const;
    /// The race, made while its tab is open.
    [[nodiscard]] const Race* race() const { return race_ ? &*race_ : nullptr; }
    [[nodiscard]] bool racing() const { return racing_; }
    [[nodiscard]] Fairness fairness() const { return state_.fairness; }
    [[nodiscard]] Piece piece() const { return state_.piece; }
    [[nodiscard]] const CountRoom& count_room() const { return count_room_; }
    [[nodiscard]] const std::optional<CountRun>& counting() const { return count_room_.run(); }
    /// What would be counted now.
    [[nodiscard]] Task task() const;
    /// How many queens more than rows are to be placed, each with a pawn.
    [[nodiscard]] int extra_queens() const { return state_.extra_queens; }
    [[nodiscard]] int workers() const { return workers_; }
    [[nodiscard]] const std::optional<Notice>& notice() const { return notice_; }
    [[nodiscard]] bool can_undo() const { return !undo_.empty(); }
    [[nodiscard]] bool can_redo() const { return !redo_.empty(); }
    [[nodiscard]] std::optional<bool> theme() const { return dark_; }
    [[nodiscard]] bool presenting() const { return state_.presenting; }

    /// Whether a far step is being sought, so that the board on show is on its way.
    [[nodiscard]] bool seeking() const { return target_.has_value() || to_solution_; }

    /// What the solver has in mind, nothing while a run goes by too fast to be followed.
    [[nodiscard]] const Insight* insight() const;

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

    void change_board(Board board);
    void settle();
    void put_run_away();
    void load(Run run);
    void load_at(std::uint64_t step);
    void open(const Link& link);
    void line_up();
    bool move(double seconds, double budget);
    void measure_speed();
    void move_race(double seconds, double budget);
    void travel(std::vector<Board>& from, std::vector<Board>& to);
    void complain(std::string text) { notice_ = Notice{std::move(text), true, {}}; }
    void remark(std::string text) { notice_ = Notice{std::move(text), false, {}}; }
    bool move_player(double seconds, double budget);

    void carry_out(const Put& command);
    void carry_out(const Move& command);
    void carry_out(const ShowBoard& command);
    void carry_out(const ClearBoard& command);
    void carry_out(const Resize& command);
    void carry_out(const SetSurface& command);
    void carry_out(const Select& command);
    void carry_out(const Undo& command);
    void carry_out(const Redo& command);
    void carry_out(const OpenTab& command);
    void carry_out(const SetView& command);
    void carry_out(const SetZoom& command);
    void carry_out(const ShowHeat& command);
    void carry_out(const ShowNumbers& command);
    void carry_out(const ShowAround& command);
    void carry_out(const ChooseTopic& command);
    void carry_out(const ChooseGroup& command);
    void carry_out(const FilterGallery& command);
    void carry_out(const Calculate& command);
    void carry_out(const ShowCut& command);
    void carry_out(const ChoosePiece& command);
    void carry_out(const ChooseSolver& command);
    void carry_out(const SetKnob& command);
    void carry_out(const SetSeed& command);
    void carry_out(const KeepQueens& command);
    void carry_out(const LoadRun& command);
    void carry_out(const CloseRun& command);
    void carry_out(const KeepPosition& command);
    void carry_out(const PlaceMany& command);
    void carry_out(const Play& command);
    void carry_out(const Pause& command);
    void carry_out(const StepBy& command);
    void carry_out(const Seek& command);
    void carry_out(const NextSolution& command);
    void carry_out(const SetSpeed& command);
    void carry_out(const ChooseRacers& command);
    void carry_out(const SetFairness& command);
    void carry_out(const RunRace& command);
    void carry_out(const ResetRace& command);
    void carry_out(const SetExtraQueens& command);
    void carry_out(const StartCount& command);
    void carry_out(const PauseCount& command);
    void carry_out(const ContinueCount& command);
    void carry_out(const DiscardCount& command);
    void carry_out(const RestoreCount& command);
    void carry_out(const ShareCounts& command);
    void carry_out(const OpenLink& command);
    void carry_out(const Share& command);
    void carry_out(const AcceptOffer& command);
    void carry_out(const DismissNotice& command);
    void carry_out(const SetTheme& command);
    void carry_out(const Present& command);

    int workers_;
    State state_ = first_state();
    std::unique_ptr<Player> player_;
    bool playing_ = false;
    /// Where a seek over several frames is heading.
    std::optional<std::uint64_t> target_;
    bool to_solution_ = false;
    double owed_steps_ = 0;
    double now_ = 0;
    std::optional<ManyQueens> many_queens_;
    /// Whether loading the run took queens off the board, so that closing it brings them back.
    bool run_cleared_board_ = false;
    std::optional<Race> race_;
    bool racing_ = false;
    /// The steps that racers are owed.
    double owed_to_racers_ = 0;
    std::optional<Notice> notice_;
    std::vector<Board> undo_;
    std::vector<Board> redo_;
    std::optional<bool> dark_;
    std::vector<Request> requests_;
    CountRoom count_room_;
    Answers answers_;
    bool address_is_old_ = false;
    std::string address_;
    mutable Cached<Conflicts> conflicts_;
    mutable Cached<std::optional<std::vector<std::uint32_t>>> attack_map_;
};

}  // namespace queens
