// How `queens solve` writes what it finds.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/sentence.hpp"
#include "solvers/solver.hpp"

namespace queens::cli {

/// Writes the solutions one by one, then how the search went; as JSON, all of one document.
class SolutionWriter {
  public:
    SolutionWriter(std::string_view solver, bool json, std::ostream& out);

    void solution(const Board& board);
    /// A solution on boards stacked, seen from above; for each square the layer of its queen.
    void solution(const Board& board, std::span<const std::uint8_t> layers);
    /// A solution too large for a board, with a queen in each row and column.
    void solution(std::span<const std::uint32_t> columns_by_row);
    /// `ending` is what `ending_of` says.
    void end(const Tally& tally, bool complete, const Sentence& ending);

  private:
    void value(const Json& value);

    std::ostream& out_;
    bool json_;
    bool first_ = true;
    bool blank_line_ = true;
};

/// The sentence about how a search went, with a hole for the solutions `found`.
[[nodiscard]] Sentence ending_of(const Tally& tally, bool complete, bool stopped);

/// The same for a search whose solutions get better and better, the last one being the best.
[[nodiscard]] Sentence ending_of_best(const Tally& tally);

}  // namespace queens::cli
