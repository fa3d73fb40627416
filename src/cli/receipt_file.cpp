// Reading files of receipts, and mending their end.
#include "cli/receipt_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "cli/line_file.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

const std::vector<std::string_view> starts_of_results{"counted ", "failed "};

/// As much of a line as shows whether it is one of ours.
constexpr std::size_t longest_start = 16;

/// Whether the line begins in one of these ways, as far as it goes.
bool begins_with_any(std::string_view line, const std::vector<std::string_view>& starts) {
    return std::any_of(starts.begin(), starts.end(), [&](std::string_view start) {
        return start.starts_with(line) || line.starts_with(start);
    });
}

[[noreturn]] void refuse_to_write(const std::string& path) {
    throw Complaint("The file \"" + path + "\" cannot be written.");
}

bool is_file(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

/// What stands behind the last end of a line: of a file that is not whole the start of a line, or
/// nothing but zero bytes.
struct Tail {
    std::uintmax_t at = 0;
    bool is_empty = true;
    /// Its first letters, without zero bytes at its end.
    std::string text;
};

Tail tail_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    Tail tail;
    std::uintmax_t size = 0;
    std::size_t zeros = 0;
    for (std::istreambuf_iterator<char> at(file), end; at != end; ++at) {
        ++size;
        tail.is_empty = *at == '\n';
        if (*at == '\n') {
            tail = {size, true, {}};
            zeros = 0;
        } else if (*at == '\0') {
            ++zeros;
        } else if (tail.text.size() < longest_start) {
            tail.text.append(std::min(std::exchange(zeros, 0), longest_start), '\0') += *at;
        }
    }
    return tail;
}

/// What becomes of lines that are no results.
enum class OtherLines { passed_over, refused };

Receipts read_lines(const std::string& path, OtherLines others, Console& console) {
    Receipts receipts;
    for_each_line(path, console, [&](const std::string& line, const LinePlace& place) {
        if (others == OtherLines::refused && !begins_with_any(line, starts_of_results)) {
            throw Complaint(
                complaint_at(place, "It is not the result of a job, so nothing is added."));
        }
        auto read = read_receipt(line);
        auto* const receipt = std::get_if<Receipt>(&read);
        if (receipt == nullptr) return;
        refuse_other_version(*receipt, path);
        receipts.emplace(receipt->result.id, std::move(*receipt));
    });
    return receipts;
}

}  // namespace

void refuse_other_version(const Receipt& receipt, const std::string& path) {
    if (receipt.version == version) return;
    throw Complaint("In \"" + path + "\" are results of version " + receipt.version +
                    " of the program, and this is version " + std::string(version) + ".");
}

Receipts read_receipts(const std::string& path, Console& console) {
    return read_lines(path, OtherLines::passed_over, console);
}

bool is_cut_off(const std::string& path) { return is_file(path) && !tail_of(path).is_empty; }

bool may_be_result(std::string_view line) {
    const std::string_view written = line.substr(0, line.find_last_not_of('\0') + 1);
    return begins_with_any(written, starts_of_results);
}

bool mend_end(const std::string& path, const std::vector<std::string_view>& starts) {
    if (!is_file(path)) return false;
    const Tail tail = tail_of(path);
    if (tail.is_empty) return true;
    if (!begins_with_any(tail.text, starts)) {
        throw Complaint("The last line of \"" + path +
                        "\" has no end and is none of ours, so nothing is added to it.");
    }
    std::error_code error;
    std::filesystem::resize_file(path, tail.at, error);
    if (error) refuse_to_write(path);
    return true;
}

std::ofstream open_to_add(const std::string& path) {
    std::ofstream file(path, std::ios::app);
    if (!file) refuse_to_write(path);
    return file;
}

Receipts read_kept(const std::string& path, Console& console) {
    return mend_end(path, starts_of_results) ? read_lines(path, OtherLines::refused, console)
                                             : Receipts();
}

bool is_done(const Receipts& receipts, const Job& job) {
    const auto [first, last] = receipts.equal_range(job.id);
    return std::any_of(first, last,
                       [&](const auto& numbered) { return belongs_to(numbered.second, job); });
}

}  // namespace queens::cli
