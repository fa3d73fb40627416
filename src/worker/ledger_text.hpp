// A ledger as text: its jobs and the answers to them, one a line, as they travel.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "counting/ledger.hpp"

namespace queens {

/// A ledger, or one sentence why the text is none.
struct LedgerReading {
    std::optional<Ledger> ledger;
    std::string complaint;
    /// Whether the text had the line of its plan, so that no job can have been lost unnoticed.
    bool certainly_whole = false;
};

/// Reads job lines and answer lines in any order; empty lines and answers that report a failure are
/// passed over, so that their jobs stay to be done. All jobs must be of one task and have the ids
/// from 0 on without a gap, and be those of the plan where the text has the line of one.
[[nodiscard]] LedgerReading read_ledger(std::string_view text);

/// The line of the plan, the job lines, then the results booked so far.
[[nodiscard]] std::string write_ledger(const Ledger& ledger);

}  // namespace queens
