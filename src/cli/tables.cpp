// `queens tables`: computes a table of numbers row by row, by two methods as far as both are
// bearable, and compares them with each other and with what is published.
#include <algorithm>
#include <array>
#include <ctime>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "tables/results.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

std::vector<Choice> table_choices() { return choices_from(tables(), &NumberTable::slug); }

constexpr Option name_operand{"NAME", "NAME", "The table; without one they are listed",
                              table_choices};
constexpr Option last_row{"--to", "N",
                          "The last row, what one core does in a minute or two by default"};
constexpr Option draft{"--draft", "FILE",
                       "Write drafts of entries for the OEIS from such a table in a file instead"};

/// A row, and how it compares.
struct Computed {
    ResultRow row;
    bool compared = false;
    /// One sentence where methods or published numbers differ, otherwise empty.
    std::string difference;
};

const NumberTable& table_named(const std::string& slug) {
    if (const NumberTable* table = find_table(slug)) return *table;
    throw Complaint(no_such("There is no table {word}; there are {known}.", name_operand, slug));
}

std::string today() {
    constexpr std::size_t length = 11;
    std::array<char, length> text{};
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    (void)std::strftime(text.data(), text.size(), "%Y-%m-%d", gmtime_r(&now, &date));
    return text.data();
}

std::string column_words(const TableColumn& column) {
    if (column.sequence == nullptr) {
        return say("{title} (we found no entry)", {{"title", column.title}});
    }
    const Hole title{"title", column.title};
    const Hole sequence{"sequence", column.sequence->name};
    return column.except == 0 ? say("{title} ({sequence})", {title, sequence})
                              : say("{title} ({sequence}, except for n = {n})",
                                    {title, sequence, {"n", column.except}});
}

Report report_on(const NumberTable& table, std::size_t width) {
    return Report()
        .field("name", table.slug)
        .field("from", table.from)
        .field("to", table.to)
        .field("definition", table.definition)
        .text(table.slug)
        .text(std::string(width - table.slug.size(), ' ') + "  n = " + std::to_string(table.from))
        .text(" to " + std::to_string(table.to) + "  " + std::string(table.definition) + '\n');
}

Status list_tables(Console& console) {
    std::size_t width = 0;
    for (const NumberTable& table : tables()) width = std::max(width, table.slug.size());
    std::vector<Report> reports;
    for (const NumberTable& table : tables()) reports.push_back(report_on(table, width));
    write(as_list(reports), console);
    return Status::yes;
}

void write_head(const NumberTable& table, int to, std::ostream& out) {
    std::vector<std::string> columns{"n"};
    for (const TableColumn& column : table.columns) columns.push_back(column_words(column));
    columns.emplace_back("seconds");
    out << "# " << table.definition << "\n# Columns: " << listed(columns)
        << ".\n# First method: " << table.first_method
        << ".\n# Second method, up to n = " << table.both_to << ": " << table.second_method
        << ".\n# Written by queens tables " << table.slug << " --to " << to << ", version "
        << version << ", on " << today() << ", on one thread.\n"
        << std::flush;
}

/// A sentence if two numbers of a row differ.
std::string compare(int n, std::string_view what, const Numbers& numbers, const Numbers& others) {
    if (numbers == others) return {};
    const auto words = [](const Numbers& list) {
        std::vector<std::string> all;
        for (const std::uint64_t number : list) all.push_back(grouped(number));
        return listed(all);
    };
    return say("For n = {n} {what} differ: {numbers}; {others}.", {{"n", std::to_string(n)},
                                                                   {"what", what},
                                                                   {"numbers", words(numbers)},
                                                                   {"others", words(others)}});
}

std::string compare_with_published(const NumberTable& table, const ResultRow& row) {
    Numbers others = row.numbers;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        others[i] = published(table.columns[i], row.n).value_or(others[i]);
    }
    return compare(row.n, "this machine and the published numbers", row.numbers, others);
}

/// The row of n, nothing after Ctrl+C.
std::optional<Computed> compute(const NumberTable& table, int n, Console& console) {
    Progress progress(console);
    const auto go_on = [&] { return progress.go_on("n = " + std::to_string(n)); };
    auto numbers = table.first(n, go_on);
    if (!numbers) return std::nullopt;
    Computed computed{{n, std::move(*numbers), progress.seconds()}, n <= table.both_to, {}};
    if (computed.compared) {
        const auto others = table.second(n, go_on);
        if (!others) return std::nullopt;
        computed.difference = compare(n, "the two methods", computed.row.numbers, *others);
    }
    if (computed.difference.empty()) {
        computed.difference = compare_with_published(table, computed.row);
    }
    return computed;
}

Report report_on(const Computed& computed) {
    std::vector<Json> numbers;
    for (const std::uint64_t number : computed.row.numbers) numbers.push_back(decimal(number));
    return Report()
        .field("n", computed.row.n)
        .field("numbers", numbers)
        .field("compared", computed.compared)
        .field("seconds", computed.row.seconds)
        .text(text_of(computed.row) + '\n');
}

Status compute_table(const NumberTable& table, int to, Console& console) {
    if (!console.json) write_head(table, to, console.out);
    for (int n = table.from; n <= to; ++n) {
        if (table.has_row != nullptr && !table.has_row(n)) continue;
        const auto computed = compute(table, n, console);
        if (!computed) {
            console.err << say("Stopped at n = {n}.\n", {{"n", std::to_string(n)}});
            return Status::no;
        }
        if (!computed->difference.empty()) {
            console.err << computed->difference << '\n';
            return Status::no;
        }
        write(report_on(*computed), console);
        console.out.flush();
    }
    return Status::yes;
}

Status write_drafts(const NumberTable& table, const std::string& path, Console& console) {
    constexpr std::size_t longest = 1 << 24;
    std::istringstream text(Input(path, console).text(longest));
    const auto read = read_results(text);
    const auto fits = [&](const ResultRow& row) { return is_row_of(table, row); };
    if (!read) throw Complaint(say("The file {path} is not a table.", {{"path", in_quotes(path)}}));
    if (read->slug.empty()) {
        throw Complaint(
            say("The file {path} does not say which table it is.", {{"path", in_quotes(path)}}));
    }
    if (read->slug != table.slug) {
        throw Complaint(
            say("The file {path} is the table {other}, not {table}.",
                {{"path", in_quotes(path)}, {"other", read->slug}, {"table", table.slug}}));
    }
    if (!std::all_of(read->rows.begin(), read->rows.end(), fits)) {
        throw Complaint(say("The rows of {path} do not have the columns of {table}.",
                            {{"path", in_quotes(path)}, {"table", table.slug}}));
    }
    if (read->rows.empty()) {
        throw Complaint(say("The file {path} has no rows.", {{"path", in_quotes(path)}}));
    }
    if (!are_without_gaps(table, read->rows)) {
        throw Complaint(say("The rows of {path} do not follow each other in {table}.",
                            {{"path", in_quotes(path)}, {"table", table.slug}}));
    }
    const std::string drafts = drafts_of(table, read->rows);
    if (drafts.empty()) {
        console.err << say("Every column of {table} has an entry already.\n",
                           {{"table", table.slug}});
        return Status::no;
    }
    console.out << drafts;
    return Status::yes;
}

Status show_tables(const Given& given, Console& console) {
    const auto name = given.word(name_operand);
    if (!name) {
        if (given.has(draft) || given.has(last_row)) {
            throw Complaint(say("--to and --draft want the name of a table before them."));
        }
        return list_tables(console);
    }
    const NumberTable& table = table_named(*name);
    if (const auto path = given.word(draft)) {
        if (console.json || given.has(last_row)) {
            throw Complaint("--draft goes neither with --to nor with --format json.");
        }
        return write_drafts(table, *path, console);
    }
    const auto to = given.number(last_row, static_cast<std::uint64_t>(table.from),
                                 static_cast<std::uint64_t>(table.largest));
    return compute_table(table, to ? static_cast<int>(*to) : table.to, console);
}

}  // namespace

Subcommand tables_command() {
    return {"tables",
            "Compute a table of numbers by two methods",
            {name_operand, last_row, draft, format_option},
            "Each row is computed, and written, when the one before is done, on one thread. The "
            "small ones are computed twice, by methods that share little. Exit status 1 if these "
            "differ, or if a published number does. With JSON, one row a line. The files in "
            "results/ are such tables.",
            show_tables};
}

}  // namespace queens::cli
