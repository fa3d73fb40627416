// Titles may have commas and stand in quotes; links, squares and numbers need none.
#include "app/answers/tables_as_text.hpp"

#include "core/link.hpp"

namespace queens {

namespace {

std::string quoted(std::string_view text) {
    std::string quotes = "\"";
    for (const char letter : text)
        quotes += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quotes + '"';
}

}  // namespace

std::string table_of(const GalleryBoard& board, const SolutionList& list,
                     const std::vector<std::size_t>& shown) {
    std::string table = "number,link,squares\n";
    for (const std::size_t place : shown) {
        const Columns& solution = list.all[place];
        table += std::to_string(place + 1) + ',';
        table += write_link({board_of(solution, board.torus ? torus_surface : Surface{}), {}, {}});
        table += ',' + squares_of(solution) + '\n';
    }
    return table;
}

std::string table_of(const std::vector<PublishedTable>& tables) {
    std::string text = "table,numbers,sequence,n,number,counted here\n";
    for (const PublishedTable& table : tables) {
        for (std::size_t column = 0; column < table.sequences.size(); ++column) {
            const std::string start = quoted(table.title) + ',' +
                                      quoted(table.columns[column + 1]) + ',' +
                                      table.sequences[column] + ',';
            for (const PublishedRow& row : table.rows) {
                const auto& cell = row.numbers[column];
                if (!cell) continue;
                text += start + std::to_string(row.n) + ',' + std::to_string(cell->number);
                text += cell->counted ? ",yes\n" : ",\n";
            }
        }
    }
    return text;
}

}  // namespace queens
