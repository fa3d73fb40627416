// A file that a command reads, or standard input. One that cannot be read to its end is never taken
// for a shorter one; a byte order mark at its start is left out.
#pragma once

#include <cstddef>
#include <fstream>
#include <istream>
#include <stdexcept>
#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// Thrown where Ctrl+C comes while standard input is waited for.
class Stopped : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class Input {
  public:
    /// A file, or standard input if its path is "-". A Complaint if the file cannot be opened, or
    /// if standard input was read before.
    Input(const std::string& path, Console& console);

    /// Reads the next line, without the carriage return at its end; false behind the last one. A
    /// Complaint if it cannot be read or is longer than a megabyte.
    [[nodiscard]] bool next(std::string& line);
    /// Whether the last line that was read has an end; one that was cut off has none.
    [[nodiscard]] bool line_has_end() const { return !stream_.eof(); }
    /// What is left of it, but no more than `most` letters, without the carriage returns at the
    /// ends of lines. A Complaint if it cannot be read.
    [[nodiscard]] std::string text(std::size_t most);

  private:
    void refuse_bad() const;
    [[noreturn]] void refuse(const char* why) const;

    std::string path_;
    std::ifstream file_;
    std::istream& stream_;
    bool is_at_start_ = true;
    /// Room for a line.
    std::string line_;
};

}  // namespace queens::cli
