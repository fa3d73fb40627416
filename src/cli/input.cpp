// Reading, and what is said of a file that cannot be read, such as a folder.
#include "cli/input.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "cli/interrupt.hpp"

namespace queens::cli {

namespace {

/// More than any line has that a command understands; others, perhaps without an end, are not kept.
constexpr std::streamsize longest_line = 1 << 20;

/// Takes away the mark that editors of Windows begin UTF-8 with.
void leave_out_mark(std::string& text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.erase(0, mark.size());
}

/// Ends lines as elsewhere that are ended as on Windows.
void leave_out_returns(std::string& text) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends_line = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (!ends_line) text[end++] = text[i];
    }
    text.resize(end);
}

}  // namespace

Input::Input(const std::string& path, Console& console)
    : path_(path), stream_(path == "-" ? console.in : file_) {
    if (path != "-") {
        file_.open(path, std::ios::binary);
        if (!file_) refuse("cannot be read");
    } else if (console.in_is_taken) {
        throw Complaint(
            "Standard input can be read for one thing only: give a file for the other.");
    } else {
        console.in_is_taken = true;
    }
}

bool Input::next(std::string& line) {
    line_.resize(longest_line);
    stream_.getline(line_.data(), longest_line);
    refuse_bad();
    const auto size = static_cast<std::size_t>(stream_.gcount());
    if (stream_.fail() && size > 0) refuse("has a line that is too long");
    // The end of the line is counted, too, but the last line may have none.
    line.assign(line_.data(), stream_ ? size - (stream_.eof() ? 0 : 1) : 0);
    if (line.ends_with('\r')) line.pop_back();
    if (std::exchange(is_at_start_, false)) leave_out_mark(line);
    return static_cast<bool>(stream_);
}

std::string Input::text(std::size_t most) {
    constexpr std::size_t portion = 1 << 16;
    std::string text;
    while (stream_ && text.size() < most) {
        const std::size_t before = text.size();
        text.resize(std::min(most, before + portion));
        stream_.read(text.data() + before, static_cast<std::streamsize>(text.size() - before));
        text.resize(before + static_cast<std::size_t>(stream_.gcount()));
    }
    refuse_bad();
    if (std::exchange(is_at_start_, false)) leave_out_mark(text);
    leave_out_returns(text);
    return text;
}

void Input::refuse_bad() const {
    if (!stream_.bad()) return;
    if (interrupted()) throw Stopped("Stopped before standard input came to its end.");
    refuse("cannot be read");
}

void Input::refuse(const char* why) const {
    const std::string name = path_ == "-" ? "Standard input" : "The file \"" + path_ + '"';
    throw Complaint(name + ' ' + why + '.');
}

}  // namespace queens::cli
