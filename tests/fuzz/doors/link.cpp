// Links as they are pasted.
#include "core/link.hpp"

#include "fuzz/doors.hpp"

namespace queens::doors {

std::string link(std::string_view bytes) {
    constexpr std::size_t longest_complaint = 200;
    const LinkReading reading = read_link(bytes);
    if (reading.ok() && !reading.link) return "There is neither a link nor a complaint.";
    if (reading.complaint.size() > longest_complaint) return "The complaint is long.";
    for (const char letter : reading.complaint) {
        if (letter < ' ' || letter > '~') return "The complaint cannot be printed.";
    }
    if (!reading.link) return {};
    const std::string again = write_link(*reading.link);
    if (again.size() > longest_link) return {};
    const LinkReading other = read_link(again);
    if (!other.ok()) return "What was written of the link is refused: " + other.complaint;
    return other.link == reading.link ? "" : "What was written of the link is another one.";
}

}  // namespace queens::doors
