// Links as they are pasted.
#include "core/link.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "fuzz/doors.hpp"

namespace queens::doors {

namespace {

/// Whether a sentence is UTF-8 in one line.
bool can_be_printed(std::string_view sentence) {
    const auto is_control = [](char letter) {
        return (letter >= 0 && letter < ' ') || letter == '\177';
    };
    return is_utf8(sentence) && std::none_of(sentence.begin(), sentence.end(), is_control);
}

}  // namespace

std::string link(std::string_view bytes) {
    constexpr std::size_t longest_complaint = 200;
    const LinkReading reading = read_link(bytes);
    if (reading.ok() && !reading.link) return "There is neither a link nor a complaint.";
    if (reading.complaint.size() > longest_complaint) return "The complaint is long.";
    if (!can_be_printed(reading.complaint)) return "The complaint cannot be printed.";
    if (!reading.link) return {};
    const std::string again = write_link(*reading.link);
    if (again.size() > longest_link) return {};
    const LinkReading other = read_link(again);
    if (!other.ok()) return "What was written of the link is refused: " + other.complaint;
    return other.link == reading.link ? "" : "What was written of the link is another one.";
}

}  // namespace queens::doors
