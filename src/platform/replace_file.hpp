// Files that are replaced as a whole.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

namespace queens::platform {

/// Writes the text to a file beside that of the path and gives it the name once it is whole: what
/// was there before stays until then. False if it could not be written, or if the path is empty.
inline bool replace_file(const std::filesystem::path& path, const std::string& text) {
    if (path.empty()) return false;
    std::filesystem::path fresh = path;
    fresh += ".new";
    std::ofstream file(fresh, std::ios::binary);
    file << text;
    file.close();
    std::error_code error;
    if (file) std::filesystem::rename(fresh, path, error);
    return file && !error;
}

}  // namespace queens::platform
