// The boards, with their marks, that undo and redo walk through.
#pragma once

#include <vector>

#include "core/marks.hpp"

namespace queens {

/// Keeps the latest 500 boards each way, fewer where boards are very large.
class History {
  public:
    /// Remembers a board that another one replaces, and forgets what could be redone.
    void remember(MarkedBoard before);
    [[nodiscard]] bool can_undo() const { return !undo_.empty(); }
    [[nodiscard]] bool can_redo() const { return !redo_.empty(); }
    /// The board before or after the present one, which changes places with it. There must be one.
    [[nodiscard]] MarkedBoard undo(MarkedBoard present);
    [[nodiscard]] MarkedBoard redo(MarkedBoard present);

  private:
    std::vector<MarkedBoard> undo_;
    std::vector<MarkedBoard> redo_;
};

}  // namespace queens
