// A garden that somebody proves: a step counts only with the technique that allows it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/rooms/hint_room.hpp"

namespace queens {

class ProofRoom {
  public:
    /// Begins with the garden without queens and marks, which must be on show; `before` is how it
    /// looked before that.
    void begin(const MarkedBoard& garden, MarkedBoard before);
    [[nodiscard]] bool is_open() const { return !boards_.empty(); }
    /// The garden before the proof that is open, as long as no step is proved; nothing if nothing
    /// stood in it.
    [[nodiscard]] std::optional<MarkedBoard> before() const {
        return here_ == 0 ? before_ : std::nullopt;
    }

    /// The technique that the visitor names, a place in `techniques()`.
    void choose(std::size_t technique) { technique_ = technique; }
    [[nodiscard]] std::optional<std::size_t> technique() const { return technique_; }

    /// Judges the claim that the chosen technique decides the square. Returns the garden after the
    /// step, nothing where none follows; `answer` says why.
    [[nodiscard]] std::optional<MarkedBoard> claim(Square square);
    /// What became of the latest claim, in words and on the board; what to do before there is one.
    [[nodiscard]] const Hint& answer() const { return answer_; }
    /// Says again what to do, in the language that is spoken now.
    void forget_answer();

    /// The steps that are proved, those undone not among them; and the claims that did not follow.
    [[nodiscard]] std::size_t steps() const { return here_; }
    [[nodiscard]] int refused() const { return refused_; }

    /// Goes to the step after which the garden looked like that; ends the proof if it never did.
    void keep_to(const MarkedBoard& garden);

  private:
    /// The garden at first and after each step, and which of them is on show.
    std::vector<MarkedBoard> boards_;
    std::size_t here_ = 0;
    std::optional<MarkedBoard> before_;
    std::optional<std::size_t> technique_;
    int refused_ = 0;
    Hint answer_;
};

}  // namespace queens
