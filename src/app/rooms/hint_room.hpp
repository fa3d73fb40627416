// What a visitor asks about a placement by hand: a hint in three stages (where to look, why there,
// the square), or whether it can still be completed. Nothing is said that was not asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "app/rooms/hint_questions.hpp"

namespace queens {

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
    [[nodiscard]] const MarkedBoard& explained_board() const;
    [[nodiscard]] const MarkedBoard& board_before_explanation() const;
    /// What the hint on a puzzle advises, once it has said why.
    [[nodiscard]] const Advice* advice() const;
    /// Answers the latest question anew, in the language that is spoken now.
    void say_again();
    /// Forgets what was asked about any other board, or about a garden with other marks.
    void keep_to(const Board& board, const Marks& marks, const Regions& regions);
    /// Works for about that number of seconds on an answer; returns whether it wants to go on.
    bool advance(double seconds);
    [[nodiscard]] const Hint& hint() const { return answer_.hint; }

  private:
    void ask(HintQuestion question);
    /// Asks how that many queens can be reached, unless that was asked before; nothing where
    /// nothing is asked.
    PlacementQuestion* ask_placement(const Board& board, int queens);
    void answer();

    HintQuestion question_;
    HintAnswer answer_;
};

}  // namespace queens
