// The player of a run: forward, back and to any step of a search, in bounded memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/run.hpp"

namespace queens {

/// What happened on one level of a search tree: with that number of pieces on the board, the given
/// ones left out.
struct Level {
    std::uint64_t placements = 0;
    std::uint64_t rejections = 0;

    friend bool operator==(const Level&, const Level&) = default;
};

/// A solution, and the step at which it was found.
struct Finding {
    std::uint64_t step = 0;
    Board board;
};

/// A step that no run has: whoever seeks it comes to the end.
inline constexpr std::uint64_t end_of_run = UINT64_MAX;

/// Holds a search, the board it has reached, a ring of its latest events, and checkpoints (copies
/// of search, board and tally at growing distances). A step back within the ring costs O(1); a
/// farther one replays from the checkpoint before it. Step i is the moment after i events.
class Player {
  public:
    explicit Player(Run run);

    [[nodiscard]] const Entry& entry() const { return run_.entry(); }
    [[nodiscard]] const Problem& problem() const { return run_.problem(); }
    [[nodiscard]] const Settings& settings() const { return run_.settings(); }

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] std::uint64_t step() const { return step_; }
    [[nodiscard]] const Tally& tally() const { return tally_; }
    /// The levels of the search tree up to the present step; level i, from 0, holds what was tried
    /// and placed as piece i + 1.
    [[nodiscard]] const std::vector<Level>& levels() const { return levels_; }
    /// Whether the search has ended at the present step.
    [[nodiscard]] bool done() const { return tally_.done; }
    /// The farthest step reached so far; it is the last step of all once `end_known`.
    [[nodiscard]] std::uint64_t farthest() const { return farthest_; }
    [[nodiscard]] bool end_known() const { return end_known_; }
    /// The first solutions up to the farthest step, at most `most_findings`, and how many there are
    /// in all.
    [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
    [[nodiscard]] std::uint64_t found() const { return found_; }
    static constexpr std::size_t most_findings = 12;

    /// The event that led to the present step, nothing at step 0.
    [[nodiscard]] std::optional<Event> last() const;
    /// The event that number of steps earlier, nothing where it is no longer kept.
    [[nodiscard]] std::optional<Event> earlier(std::uint64_t steps) const;
    /// The squares refused on the present board before the last step, the latest first; at most as
    /// many as a line of the board has squares.
    [[nodiscard]] std::vector<Square> refused() const;
    /// The event that the next step will carry out, nothing at the end.
    [[nodiscard]] std::optional<Event> next() const;
    /// Why the last event happened; at step 0 only a sentence about the start, and at the end what
    /// has been found.
    [[nodiscard]] Reason reason() const;
    [[nodiscard]] std::string explanation() const { return reason().sentence; }

    /// What the solver has in mind at the present step, found by replaying from the checkpoint
    /// before it or from the step where it was asked last; nothing where that is very far.
    [[nodiscard]] const Insight& insight() const;
    /// The same one step earlier, when the last event was decided; nothing at step 0.
    [[nodiscard]] const Insight& insight_before() const;

    /// Moves forward by up to that many steps, stopping at the end; returns the steps taken.
    std::uint64_t forward(std::uint64_t steps);
    /// Moves forward until the next solution or the end, at most that many steps; true if there.
    bool to_solution(std::uint64_t steps);
    /// Moves back, stopping at step 0.
    void back(std::uint64_t steps);
    /// Moves towards that step by at most `work` replayed steps and returns whether it is reached,
    /// so that a far step can be sought over several frames. On the way to a step far behind, the
    /// present may be one before it. The end counts as reached.
    bool seek(std::uint64_t step, std::uint64_t work = UINT64_MAX);

  private:
    struct Checkpoint {
        std::uint64_t step = 0;
        std::unique_ptr<Search> search;
        Board board;
        Tally tally;
        std::vector<Level> levels;
        /// The event that led to its step; means nothing at step 0.
        Event last;
        /// About the memory it takes.
        std::size_t bytes = 0;
    };

    /// A search that follows the cursor to be asked what it has in mind.
    struct Follower {
        std::unique_ptr<Search> search;
        std::uint64_t step = 0;
        /// The step at which it was asked last, and what it answered.
        std::optional<std::uint64_t> asked{};
        Insight value{};
    };

    std::uint64_t go(std::uint64_t steps, bool to_solution);
    void note_finding();
    void count_level(const Event& event, int by);
    void look_ahead(std::size_t events);
    void keep_checkpoint();
    void thin_out_checkpoints();
    void return_to(const Checkpoint& checkpoint);
    [[nodiscard]] const Checkpoint& checkpoint_before(std::uint64_t step) const;
    [[nodiscard]] const Insight& ask(Follower& follower, std::uint64_t step) const;
    [[nodiscard]] Event& slot(std::uint64_t index);
    [[nodiscard]] const Event& slot(std::uint64_t index) const;

    Run run_;
    Board board_;
    Tally tally_;
    std::vector<Level> levels_;
    std::uint64_t step_ = 0;
    std::uint64_t farthest_ = 0;
    bool end_known_ = false;
    std::vector<Finding> findings_;
    std::uint64_t found_ = 0;

    /// The search, which has emitted the events up to `emitted_`; the ring keeps those from `kept_`
    /// on.
    std::unique_ptr<Search> search_;
    std::uint64_t emitted_ = 0;
    std::uint64_t kept_ = 0;
    /// The ring: event i lies at i modulo its size; its blocks are allocated as they are needed.
    std::vector<std::unique_ptr<Event[]>> blocks_;

    /// In order, the first at step 0; `gap_` is the least distance between two of them.
    std::vector<Checkpoint> checkpoints_;
    std::size_t checkpoint_bytes_ = 0;
    std::uint64_t gap_;
    mutable Follower insight_;
    /// One step behind, where that is asked for.
    mutable Follower before_;
};

}  // namespace queens
