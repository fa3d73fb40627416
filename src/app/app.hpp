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
#include "app/notice.hpp"
#include "app/request.hpp"
#include "app/rooms/hint_room.hpp"
#include "core/attacks.hpp"
#include "play/many_queens.hpp"
#include "play/player.hpp"

namespace queens {

/// So many conflicts are looked for at most; a board with more is drawn without the others.
inline constexpr std::size_t drawn_conflicts = 2000;

class CountRoom;
class CountRun;
class GardenRoom;
class GrowingGardens;
class ProofRoom;
class RaceResults;
struct Program;

class App {
  public:
    /// `workers` is how many jobs are posted at a time.
    explicit App(int workers);
    ~App();
    App(App&&) noexcept;
    App& operator=(App&&) noexcept;

    /// The only way to change the program.
    void apply(const Command& command);
    /// The same with a command as a line; returns one sentence if it is not a command.
    std::string obey(std::string_view line);
    /// Opens what a link describes and nothing else, for a picture or a check of it; its run is on
    /// the way to its step, however far that is.
    void open(const Link& link);
    /// Takes the run of such a link on to its step, for at most `budget` seconds. Returns whether
    /// it is still on its way.
    bool seek(double budget);
    /// The answer of a worker, whole or line by line, which came at the time `now`. Pages out of
    /// sight are not polled and yet go on counting.
    void receive(std::string_view line, double now);
    /// What became of the count that was last to be kept, or that another page has one.
    void count_kept(Keeping keeping);
    /// Another language is spoken: what was said before is said anew.
    void language_changed();
    /// How often that was so: texts that are kept are said anew when it changes.
    [[nodiscard]] int language_changes() const { return language_changes_; }
    /// The languages that can be spoken.
    void offer_languages(std::vector<OfferedLanguage> languages);
    [[nodiscard]] const std::vector<OfferedLanguage>& languages() const;
    /// Moves everything that moves by itself to the time `now`, in seconds from any start, and
    /// works at most `budget` seconds. Returns whether it wants to be called again soon.
    bool poll(double now, double budget = 0.008);
    /// How many seconds it may rest before that: until the next step of a search that plays slowly,
    /// or until the time spent on a garden or a count says something else; otherwise 0.
    [[nodiscard]] double rest() const;
    /// What the platform is asked to do since the last call.
    [[nodiscard]] std::vector<Request> take_requests();

    [[nodiscard]] const State& state() const;
    /// The board on show: that of the run if one is loaded, else that of the state.
    [[nodiscard]] const Board& board() const;
    /// The same with the visitor's marks and with its regions.
    [[nodiscard]] MarkedBoard marked_board() const { return {board(), state().marks, regions()}; }
    [[nodiscard]] const Player* player() const;
    /// The placing of more queens than a board has room for, with the present solver.
    [[nodiscard]] const ManyQueens* many_queens() const;
    [[nodiscard]] bool playing() const;
    /// The speed that is set, if one is.
    [[nodiscard]] std::optional<double> speed() const { return state().speed; }
    /// Steps a second at which the run plays now.
    [[nodiscard]] double pace() const;
    /// How many steps the run takes in all, if that is known.
    [[nodiscard]] std::optional<std::uint64_t> length() const;
    [[nodiscard]] const Entry& solver() const { return *state().solver.entry; }
    [[nodiscard]] const Settings& settings() const { return state().solver.settings; }
    /// What was asked about the placement of the board, and answered; else what became of the
    /// latest claim about a garden.
    [[nodiscard]] const Hint& hint() const;
    /// The problem that a run would be loaded on.
    [[nodiscard]] Problem problem() const;
    /// The race, made while its tab is open.
    [[nodiscard]] const Race* race() const;
    /// Whether the boards of the race take the place of the board.
    [[nodiscard]] bool shows_race() const;
    [[nodiscard]] bool racing() const;
    /// What the racers of this visit have needed.
    [[nodiscard]] const RaceResults& race_results() const;
    [[nodiscard]] Fairness fairness() const { return state().fairness; }
    /// Where the explanation of a garden stands, nothing while none is on show.
    [[nodiscard]] std::optional<HintRoom::Explained> explained() const;
    /// The challenge that the board is, if it is one; up to date after `poll`.
    [[nodiscard]] const std::optional<Challenge>& challenge() const {
        return answers_.challenge.answer();
    }
    /// The garden that somebody proves, if one is open.
    [[nodiscard]] const ProofRoom& proof() const;
    /// What is to be said of the garden that somebody makes, which must be on show.
    [[nodiscard]] const DraftReport& draft_report() const;
    /// The region that is painted in it.
    [[nodiscard]] int region() const;
    /// What is remembered of the gardens of days.
    [[nodiscard]] const GardenRoom& gardens() const;
    /// The gardens that are to be printed.
    [[nodiscard]] const GrowingGardens& sheet() const;
    [[nodiscard]] const CountRoom& count_room() const;
    /// The count at hand, null if there is none.
    [[nodiscard]] const CountRun* counting() const;
    /// What would be counted now.
    [[nodiscard]] Task task() const;
    /// Changes of the board since it was opened or a goal was set.
    [[nodiscard]] std::uint64_t moves() const;
    /// What the goal leaves as it is of the board that it was set on.
    [[nodiscard]] const Board& task_board() const { return ground_; }
    /// Whether that has not changed since.
    [[nodiscard]] bool is_on_task_board() const;
    [[nodiscard]] int workers() const { return workers_; }
    /// The link to what is on show, with the visitor's board while an explanation shows another.
    [[nodiscard]] Link link() const;
    [[nodiscard]] const std::optional<Notice>& notice() const;
    /// Nothing that was on the board before can be brought back: the visitor has not seen it.
    void begin_here();
    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] bool can_redo() const;
    [[nodiscard]] std::optional<bool> theme() const;
    [[nodiscard]] bool presenting() const { return state().presenting; }

    /// Whether a far step is being sought, so that the board on show is on its way.
    [[nodiscard]] bool seeking() const;

    /// Whether steps are asked about before they are shown, and whether one is now.
    [[nodiscard]] bool asks_first() const;
    [[nodiscard]] bool asking() const;

    /// What the last step of the run did and why; what comes next is asked while `asking`.
    [[nodiscard]] const Reason& reason() const;

    /// What the solver has in mind, nothing while a run goes by too fast to be followed.
    [[nodiscard]] const Insight* insight() const;

    /// The regions of the board on show; none while a run is loaded.
    [[nodiscard]] Regions regions() const;
    /// The conflicts of the board on show, in a garden the queens that may not stand together.
    [[nodiscard]] const Conflicts& conflicts() const;
    /// The attack map of the board on show, nothing where it would take too long.
    [[nodiscard]] const AttackMap& attack_map() const;

    /// What the open tab shows and takes time to find; up to date after `poll`.
    [[nodiscard]] const Answers& answers() const { return answers_; }
    /// Whether the latest of these says that the board is solved.
    [[nodiscard]] bool is_solved() const;

  private:
    template <class T>
    struct Cached {
        std::optional<Board> board;
        Regions regions{};
        T value{};
    };

    void renew_address();
    void begin_task(bool anew);
    bool seek_hint(double budget);
    void measure_speed();
    void remember_solved_day();
    void time_garden(double seconds);

    int workers_;
    std::unique_ptr<Program> program_;
    Answers answers_;
    /// The goal that was set last, and what it leaves as it is of the board on which it was.
    lessons::Conditions goal_;
    Board ground_;
    /// Whether the latest poll wanted to be called again at once.
    bool busy_ = false;
    int language_changes_ = 0;
    bool address_is_old_ = false;
    std::string address_;
    mutable Cached<Conflicts> conflicts_;
    mutable Cached<DraftReport> draft_report_;
    mutable Cached<AttackMap> attack_map_;
};

}  // namespace queens
