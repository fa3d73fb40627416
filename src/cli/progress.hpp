// The line on standard error that shows how far long work has come.
#pragma once

#include <chrono>
#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// Runs a clock from its construction, and shows one line that replaces itself, on terminals only.
class Progress {
  public:
    explicit Progress(Console& console);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { wipe(); }

    [[nodiscard]] double seconds() const;
    /// Whether it is time to show the line again: at most five times a second, and never during
    /// the first half second.
    [[nodiscard]] bool due() const;
    void show(const std::string& line);
    /// For long work that asks now and then whether to go on: not once Ctrl+C has come. Shows what
    /// is being done and the time when that is due.
    [[nodiscard]] bool go_on(const std::string& doing);
    /// A sentence that stays, on a terminal or not.
    void remark(const std::string& sentence);
    /// Says that the work came to no end: by Ctrl+C, or since there was too much to try.
    void say_unfinished();
    /// Takes the line away.
    void wipe();

  private:
    Console& console_;
    std::chrono::steady_clock::time_point start_;
    double shown_at_ = 0.3;
    bool visible_ = false;
};

}  // namespace queens::cli
