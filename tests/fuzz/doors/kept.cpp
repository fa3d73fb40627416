// What the page keeps between visits: it is read, kept again and read again any number of times,
// and must not change by that.
#include <algorithm>

#include "app/rooms/finished_count.hpp"
#include "app/rooms/garden_room.hpp"
#include "core/read.hpp"
#include "fuzz/doors.hpp"
#include "worker/count_run.hpp"

namespace queens::doors {

namespace {

constexpr std::size_t most_finished = 100;

std::string broken_by_count(std::string_view text) {
    const auto read = read_count(text, 2);
    if (const auto* why = std::get_if<std::string>(&read)) {
        return why->empty() ? "Nothing is said of a count that cannot be read." : "";
    }
    const std::string once = write_count(std::get<CountRun>(read));
    const auto again = read_count(once, 2);
    if (!std::holds_alternative<CountRun>(again)) return "A count that was kept cannot be read.";
    if (std::get<CountRun>(again).seconds() != std::get<CountRun>(read).seconds()) {
        return "The time of a count changes by being kept: " + once.substr(0, once.find('\n'));
    }
    const std::string twice = write_count(std::get<CountRun>(again));
    if (once == twice) return {};
    return "A count changes by being kept: " + once.substr(0, once.find('\n')) + ", then " +
           twice.substr(0, twice.find('\n'));
}

bool is_same(const FinishedCount& one, const FinishedCount& other) {
    return one.task == other.task && one.count == other.count && one.nodes == other.nodes &&
           one.symmetric.has_value() == other.symmetric.has_value() &&
           one.seconds == other.seconds && one.cores == other.cores;
}

std::string broken_by_finished(std::string_view text) {
    const std::vector<FinishedCount> counts = read_finished(text, most_finished);
    const std::string once = write_finished(counts);
    const std::vector<FinishedCount> again = read_finished(once, most_finished);
    if (!std::equal(counts.begin(), counts.end(), again.begin(), again.end(), is_same)) {
        return "Finished counts change by being kept: " + once;
    }
    const std::string unread = unread_finished(text, most_finished);
    if (unread_finished(unread, most_finished) != unread) return "A line of another build is lost.";
    return read_finished(unread, 1).empty() ? "" : "A line is both read and set aside.";
}

std::string broken_by_gardens(std::string_view text) {
    GardenRoom room;
    room.read(text);
    GardenRoom other;
    other.read(room.written());
    if (other.written() != room.written()) return "Gardens change by being kept.";
    return other.solved() == room.solved() ? "" : "A solved garden is lost.";
}

}  // namespace

std::string kept(std::string_view bytes) {
    std::string broken = broken_by_count(bytes);
    if (broken.empty()) broken = broken_by_finished(bytes);
    if (broken.empty()) broken = broken_by_gardens(bytes);
    return broken;
}

}  // namespace queens::doors
