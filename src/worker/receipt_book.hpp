// The receipts for the jobs of a plan, as they come from any number of machines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "counting/ledger.hpp"

namespace queens {

class ReceiptBook {
  public:
    /// The lines themselves, a third of the memory, are kept only for who asks for them later.
    explicit ReceiptBook(Ledger ledger, bool keeps_lines = false);

    /// Books the receipt on a line. Returns one sentence why the line is refused: it is no receipt,
    /// is cut off or changed, belongs to another plan, comes from another version of the program
    /// than those before, or contradicts one of those. Empty lines and failures are passed over,
    /// and so is a receipt that says the same as one before, but for `repeated`.
    [[nodiscard]] std::string take(std::string_view line);

    [[nodiscard]] const Ledger& ledger() const { return ledger_; }
    /// The version of the program that wrote the receipts, empty before the first.
    [[nodiscard]] const std::string& version() const { return version_; }
    /// How many receipts said the same as another one for the same job.
    [[nodiscard]] std::size_t repeated() const { return repeated_; }
    /// Whether the job has a receipt, and none that contradicts it.
    [[nodiscard]] bool settled(std::uint32_t id) const;
    /// The line that was booked for a settled job, of a book that keeps them.
    [[nodiscard]] const std::string& line(std::uint32_t id) const { return lines_[id]; }

  private:
    Ledger ledger_;
    std::string version_;
    std::size_t repeated_ = 0;
    std::vector<std::string> lines_;
    std::vector<bool> contradicted_;
};

}  // namespace queens
