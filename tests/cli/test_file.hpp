// A file of a test's own, which goes with it.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace queens::cli {

/// Its name has the number of the process in it, since tests run side by side.
class TestFile {
  public:
    TestFile(const std::string& name, const std::string& text)
        : path_(std::filesystem::temp_directory_path() /
                ("queens-" + std::to_string(getpid()) + "-" + name)) {
        std::ofstream(path_) << text;
    }
    ~TestFile() { std::filesystem::remove(path_); }
    TestFile(const TestFile&) = delete;
    TestFile& operator=(const TestFile&) = delete;

    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

}  // namespace queens::cli
