// Files of lines, such as those of jobs and of their results.
#pragma once

#include <fstream>
#include <istream>
#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// Calls take(line) for every line of a file that has something on it; "-" is standard input.
template <class Take>
void for_each_line(const std::string& path, Console& console, Take take) {
    std::ifstream file;
    if (path != "-") {
        file.open(path);
        if (!file) throw Complaint("The file \"" + path + "\" cannot be read.");
    }
    std::istream& in = path == "-" ? console.in : file;
    std::string line;
    while (std::getline(in, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t") != std::string::npos) take(line);
    }
}

}  // namespace queens::cli
