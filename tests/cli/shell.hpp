// Other programs that some tests try, where they are installed.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

namespace queens::cli {

/// What a line of the shell printed, with its errors, and its exit status.
struct ShellOutcome {
    int status = -1;
    std::string text;
};

inline ShellOutcome run_in_shell(const std::string& line) {
    ShellOutcome outcome;
    FILE* const pipe = popen(("exec 2>&1; " + line).c_str(), "r");
    if (pipe == nullptr) return outcome;
    constexpr std::size_t portion = 4096;
    std::array<char, portion> letters{};
    while (std::fgets(letters.data(), static_cast<int>(letters.size()), pipe) != nullptr) {
        outcome.text += letters.data();
    }
    const int status = pclose(pipe);
    outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return outcome;
}

inline bool is_installed(const std::string& program) {
    return run_in_shell("command -v " + program).status == 0;
}

}  // namespace queens::cli
