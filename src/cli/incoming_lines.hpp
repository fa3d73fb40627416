// The lines of a file that may be a pipe, in which the next one is long in coming.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "cli/input.hpp"

namespace queens::cli {

struct IncomingLine {
    std::string text;
    /// False of a last line that just stops.
    bool has_end = true;
};

/// Read by a thread of their own, so that whoever takes them can do something else meanwhile.
class IncomingLines {
  public:
    explicit IncomingLines(std::unique_ptr<Input> input);
    /// A thread that waits for a line is left to end with the program.
    ~IncomingLines();
    IncomingLines(const IncomingLines&) = delete;
    IncomingLines& operator=(const IncomingLines&) = delete;

    /// The next line; nothing behind the last one, or if none comes in that time. Throws what
    /// reading it threw.
    [[nodiscard]] std::optional<IncomingLine> next(std::chrono::milliseconds longest);
    /// Whether all of them were taken; false as long as `next` has to throw.
    [[nodiscard]] bool over() const;

  private:
    struct Queue;
    std::shared_ptr<Queue> queue_;
};

}  // namespace queens::cli
