// A run carried out unseen beside the one on show, to learn how many steps it takes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "play/run.hpp"

namespace queens {

/// Gives up after `patience` seconds of work, so that only short runs are known beforehand.
class DryRun {
  public:
    static constexpr double patience = 0.05;

    explicit DryRun(const Run& run);

    /// Works for about that number of seconds.
    void advance(double seconds);
    /// Whether it has come to the end or has given up.
    [[nodiscard]] bool over() const { return search_ == nullptr; }
    /// How many steps the run takes, its last one among them, once that is known.
    [[nodiscard]] std::optional<std::uint64_t> length() const;

  private:
    std::unique_ptr<Search> search_;
    Tally tally_;
    double seconds_ = 0;
};

}  // namespace queens
