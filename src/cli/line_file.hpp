// Files of lines, such as those of jobs and of their results.
#pragma once

#include <fstream>
#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// Calls take(line) for every line of a file that has something on it.
template <class Take>
void for_each_line(const std::string& path, Take take) {
    std::ifstream file(path);
    if (!file) throw Complaint("The file \"" + path + "\" cannot be read.");
    std::string line;
    while (std::getline(file, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t") != std::string::npos) take(line);
    }
}

}  // namespace queens::cli
