// `queens tables`: computes a table of numbers row by row, by two methods as far as both are
// bearable, and compares them with each other and with what is published.
#include <CLI/CLI.hpp>
#include <ctime>
#include <fstream>
#include <memory>
#include <ostream>

#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/text_table.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "tables/results.hpp"
#include "worker/version.hpp"

namespace queens::cli {

namespace {

struct Options {
    std::optional<std::string> name;
    std::optional<std::string> to;
    std::optional<std::string> draft;
    FormatOption format;
};

/// A row with all that is said about it.
struct Computed {
    ResultRow row;
    bool compared = false;
    /// One sentence where methods or published numbers differ, otherwise empty.
    std::string difference;
};

const NumberTable& table_named(const std::string& slug) {
    if (const NumberTable* table = find_table(slug)) return *table;
    std::vector<std::string> slugs;
    for (const NumberTable& table : tables()) slugs.emplace_back(table.slug);
    throw Complaint(say("There is no table {slug}; there are {tables}.",
                        {{"slug", in_quotes(slug)}, {"tables", listed(slugs)}}));
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

Status list_tables(bool json, std::ostream& out) {
    Json list = Json::array();
    std::size_t width = 0;
    for (const NumberTable& table : tables()) width = std::max(width, table.slug.size());
    for (const NumberTable& table : tables()) {
        list.push_back({{"name", table.slug},
                        {"from", table.from},
                        {"to", table.to},
                        {"definition", table.definition}});
        if (json) continue;
        out << table.slug << std::string(width - table.slug.size(), ' ') << "  n = " << table.from
            << " to " << table.to << "  " << table.definition << '\n';
    }
    if (json) out << list.dump() << '\n';
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
    const auto go_on = [&] {
        if (progress.due()) {
            progress.show(say("n = {n}, {time}",
                              {{"n", std::to_string(n)}, {"time", duration(progress.seconds())}}));
        }
        return !interrupted();
    };
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

Json json_of(const Computed& computed) {
    Json line;
    line["n"] = computed.row.n;
    line["numbers"] = Json::array();
    for (const std::uint64_t number : computed.row.numbers) {
        line["numbers"].push_back(count_value(number));
    }
    line["compared"] = computed.compared;
    line["seconds"] = computed.row.seconds;
    return line;
}

Status compute_table(const NumberTable& table, int to, bool json, Console& console) {
    if (!json) write_head(table, to, console.out);
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
        console.out << (json ? json_of(*computed).dump() : text_of(computed->row)) << '\n'
                    << std::flush;
    }
    return Status::yes;
}

Status write_drafts(const NumberTable& table, const std::string& path, Console& console) {
    std::ifstream file(path);
    if (!file) throw Complaint(say("The file {path} cannot be read.", {{"path", in_quotes(path)}}));
    const auto rows = read_results(file);
    if (!rows) {
        throw Complaint(say("The file {path} is no table.", {{"path", in_quotes(path)}}));
    }
    const std::string drafts = drafts_of(table, *rows);
    if (drafts.empty()) {
        console.err << say("Every column of {table} has an entry already.\n",
                           {{"table", table.slug}});
        return Status::no;
    }
    console.out << drafts;
    return Status::yes;
}

Status show_tables(const Options& options, Console& console) {
    const bool json = options.format.json();
    if (!options.name) {
        if (options.draft || options.to) {
            throw Complaint(say("--to and --draft want the name of a table before them."));
        }
        return list_tables(json, console.out);
    }
    const NumberTable& table = table_named(*options.name);
    if (options.draft) return write_drafts(table, *options.draft, console);
    const int to = options.to ? static_cast<int>(read_number(
                                    "--to", *options.to, static_cast<std::uint64_t>(table.from),
                                    static_cast<std::uint64_t>(table.largest)))
                              : table.to;
    return compute_table(table, to, json, console);
}

}  // namespace

Action add_tables(CLI::App& command) {
    auto options = std::make_shared<Options>();
    add_word(command, "NAME", " ", options->name, "The table; without one they are listed");
    add_word(command, "--to", "N", options->to,
             "The last row; by default what one core does in a minute or two");
    add_word(command, "--draft", "FILE", options->draft,
             "Write drafts of entries for the OEIS from such a table in a file instead");
    options->format.add_to(command);
    command.footer(
        "Each row is computed, and written, when the one before is done, on one thread. The small\n"
        "ones are computed twice, by methods that share little. Exit status 1 if these differ, or\n"
        "if a published number does. With JSON, one row a line. The files in results/ are such\n"
        "tables.");
    return [options](Console& console) { return show_tables(*options, console); };
}

}  // namespace queens::cli
