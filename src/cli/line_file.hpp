// Files of lines, such as those of jobs and of their results.
#pragma once

#include <string>

#include "cli/input.hpp"

namespace queens::cli {

/// The place of a line.
struct LinePlace {
    const std::string& path;
    std::size_t number = 0;
    /// False of a last line that just stops.
    bool has_end = true;
};

/// `"results"`, or standard input for "-".
[[nodiscard]] inline std::string name_of_file(const std::string& path) {
    return path == "-" ? "standard input" : '"' + path + '"';
}

/// `Line 17 of "results": It is not a result.`
[[nodiscard]] inline std::string complaint_at(const LinePlace& place, const std::string& sentence) {
    return "Line " + std::to_string(place.number) + " of " + name_of_file(place.path) + ": " +
           sentence;
}

/// Calls take(line, place) for every line of a file that has something on it, without the spaces at
/// its end; "-" is standard input.
template <class Take>
void for_each_line(const std::string& path, Console& console, Take take) {
    Input input(path, console);
    std::string line;
    for (LinePlace place{path, 1}; input.next(line); ++place.number) {
        place.has_end = input.line_has_end();
        line.erase(line.find_last_not_of(" \t\r") + 1);
        if (!line.empty()) take(line, place);
    }
}

}  // namespace queens::cli
