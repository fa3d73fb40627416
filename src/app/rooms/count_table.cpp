// No value needs quotes: links have no commas, and all else are numbers.
#include "app/rooms/count_table.hpp"

#include <optional>

#include "core/link.hpp"
#include "counting/published.hpp"

namespace queens {

namespace {

std::string number(const std::optional<std::uint64_t>& value) {
    return value ? std::to_string(*value) : std::string();
}

}  // namespace

std::string table_of(const std::vector<FinishedCount>& counts) {
    std::string table =
        "link,queens,pawns,solutions,up to symmetry,published,positions,seconds,cores\n";
    for (const FinishedCount& one : counts) {
        table += write_link({board_of(one.task), {}, {}});
        table += ',' + std::to_string(one.task.size.shorter() + one.task.pawns);
        table += ',' + std::to_string(one.task.pawns);
        table += ',' + std::to_string(one.count);
        table +=
            ',' + number(one.symmetric ? std::optional(one.symmetric->fundamental) : std::nullopt);
        table += ',' + number(published(one.task));
        table += ',' + std::to_string(one.nodes);
        table += ',' + (one.seconds ? std::to_string(*one.seconds) : std::string());
        table += ',' + (one.cores > 0 ? std::to_string(one.cores) : std::string()) + '\n';
    }
    return table;
}

}  // namespace queens
