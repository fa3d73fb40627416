// What a visitor asks about a placement by hand: a hint in three stages (where to look, why there,
// the square), or whether it can still be completed. Nothing is said that was not asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/rooms/completion_check.hpp"
#include "core/marks.hpp"
#include "gardens/advice.hpp"
#include "puzzles/challenge.hpp"

namespace queens {

/// How far a hint has gone.
enum class HintStage : std::uint8_t { none, where, why, square };

/// The answer to the latest question, in words and on the board.
struct Hint {
    /// Empty where nothing was asked about this board.
    std::string sentence;
    /// What the hint shows now; `none` for all other answers.
    HintStage stage = HintStage::none;
    /// Whether no solution is left, so that only the way back helps.
    bool in_vain = false;
    /// The row or column to look at, from the stage `where` on; its free squares from `why` on; the
    /// square of a solution at `square`.
    std::vector<Square> line{};
    std::vector<Square> free{};
    std::optional<Square> square{};
    /// In a garden: the rows, columns and regions to look at, and what falls; whether the square is
    /// one where nothing can stay; and whether it was asked if all is right so far.
    std::vector<std::vector<Square>> units{};
    std::vector<Square> ruled_out{};
    /// Where the queen that is tried there would force others.
    std::vector<Square> forced{};
    bool doubts = false;
    bool checks = false;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// What a hint on a garden says and shows at that stage, `where` or `why`.
[[nodiscard]] Hint hint_of(const Advice& advice, HintStage stage);

class HintRoom {
  public:
    /// Ask for the next stage of a hint towards `queens` queens in all, or whether that many can
    /// still be reached. Nothing is asked where as many stand already, where some attack each
    /// other, and beyond one queen in each row.
    void ask_hint(const Board& board, int queens);
    void ask_completable(const Board& board, int queens);
    /// Ask for the next stage of a hint on a garden, `where` or `why`; or whether all is right so
    /// far. Nothing is asked of a solved one; of one that is being made, which square to give away.
    void ask_garden_hint(const MarkedBoard& garden);
    void check_garden(const MarkedBoard& garden);
    /// Asks which square of a garden that is being made to give away.
    void ask_gift(const MarkedBoard& garden);
    /// The same of a challenge that has one solution.
    void ask_challenge_hint(const Challenge& challenge, const MarkedBoard& board);
    void check_challenge(const Challenge& challenge, const MarkedBoard& board);
    /// Explains a garden from its empty board on, standing before the first step; and moves that
    /// many steps on, or back.
    void explain_garden(const MarkedBoard& garden);
    void step_explanation(std::int64_t by);
    /// Where the explanation stands, nothing while none is on show.
    struct Explained {
        std::size_t step = 0;
        std::size_t steps = 0;
    };
    [[nodiscard]] std::optional<Explained> explained() const;
    /// The board there, and the one that was there before. There must be an explanation.
    [[nodiscard]] const MarkedBoard& explained_board() const { return *garden_; }
    [[nodiscard]] const MarkedBoard& board_before_explanation() const { return *before_; }
    /// What the hint on a garden advises, once it has said why.
    [[nodiscard]] const Advice* advice() const;
    /// Answers the latest question anew, in the language that is spoken now.
    void say_again();
    /// Forgets what was asked about any other board, or about a garden with other marks.
    void keep_to(const Board& board, const Marks& marks, const Regions& regions);
    /// Works for about that number of seconds on an answer; returns whether it wants to go on.
    bool advance(double seconds);
    [[nodiscard]] const Hint& hint() const { return hint_; }

  private:
    /// Begins to look for a solution, unless this board was asked about before; false where nothing
    /// is asked.
    bool ask(const Board& board, int queens);
    void answer();
    void answer_on_garden();
    void answer_on_draft();
    void answer_explaining();
    void answer_on_challenge();

    std::optional<Board> board_;
    /// The garden that was asked about, or the board of the challenge that was, and what is advised
    /// on it.
    std::optional<MarkedBoard> garden_;
    std::optional<Challenge> challenge_;
    std::optional<Advice> advice_;
    /// The steps of an explanation, and how many of them are done; nothing while there is none.
    std::vector<Advice> steps_;
    std::optional<std::size_t> step_;
    std::optional<MarkedBoard> before_;
    int queens_ = 0;
    CompletionCheck check_;
    HintStage stage_ = HintStage::none;
    Hint hint_;
};

}  // namespace queens
