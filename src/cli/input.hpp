// A file that a command reads, or standard input.
#pragma once

#include <fstream>
#include <istream>
#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// A file, or standard input if its path is "-". A Complaint if the file cannot be read, or if
/// standard input was read before.
class Input {
  public:
    Input(const std::string& path, Console& console) : standard_(path == "-"), console_(console) {
        if (!standard_) {
            file_.open(path, std::ios::binary);
            if (!file_) throw Complaint("The file \"" + path + "\" cannot be read.");
        } else if (console.in_is_taken) {
            throw Complaint(
                "Standard input can be read for one thing only: give a file for the "
                "other.");
        } else {
            console.in_is_taken = true;
        }
    }

    [[nodiscard]] std::istream& stream() { return standard_ ? console_.in : file_; }

  private:
    bool standard_;
    Console& console_;
    std::ifstream file_;
};

}  // namespace queens::cli
