// A line for each number, with the words of its table.
#include "app/answers/published_table.hpp"

#include "core/csv.hpp"
#include "core/say.hpp"

namespace queens {

std::string table_of(const std::vector<PublishedTable>& tables) {
    std::vector<std::vector<std::string>> lines{
        {say(Sentence("table", "head of a column")), say(Sentence("numbers", "head of a column")),
         say(Sentence("sequence", "head of a column")), "n",
         say(Sentence("number", "head of a column")),
         say(Sentence("counted here", "head of a column"))}};
    for (const PublishedTable& table : tables) {
        for (std::size_t column = 0; column < table.sequences.size(); ++column) {
            for (const PublishedRow& row : table.rows) {
                const auto& cell = row.numbers[column];
                if (!cell) continue;
                lines.push_back({table.title, table.columns[column + 1],
                                 std::string(table.sequences[column]), std::to_string(row.n),
                                 std::to_string(cell->number),
                                 cell->counted ? say(Sentence("yes", "counted here")) : ""});
            }
        }
    }
    return csv_of(lines);
}

}  // namespace queens
