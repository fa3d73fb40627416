// A line for each count, with the link of its board.
#include "app/rooms/count_table.hpp"

#include <optional>

#include "core/csv.hpp"
#include "core/link.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "counting/published.hpp"

namespace queens {

namespace {

std::string number(const std::optional<std::uint64_t>& value) {
    return value ? std::to_string(*value) : std::string();
}

}  // namespace

std::string table_of(const std::vector<FinishedCount>& counts) {
    std::vector<std::vector<std::string>> lines{
        {say(Sentence("link", "head of a column")), say(Sentence("queens", "head of a column")),
         say(Sentence("pawns", "head of a column")), say(Sentence("solutions", "head of a column")),
         say(Sentence("up to symmetry", "head of a column")),
         say(Sentence("published", "head of a column")),
         say(Sentence("positions", "head of a column")),
         say(Sentence("seconds", "head of a column")), say(Sentence("cores", "head of a column"))}};
    for (const FinishedCount& one : counts) {
        lines.push_back(
            {write_link({board_of(one.task), {}, {}}),
             std::to_string(one.task.size.shorter() + one.task.pawns),
             std::to_string(one.task.pawns), std::to_string(one.count),
             number(one.symmetric ? std::optional(one.symmetric->fundamental) : std::nullopt),
             number(published(one.task)), std::to_string(one.nodes),
             one.seconds ? fixed(*one.seconds, 6) : std::string(),
             one.cores > 0 ? std::to_string(one.cores) : std::string()});
    }
    return csv_of(lines);
}

}  // namespace queens
