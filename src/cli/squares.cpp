// `queens magic`, `queens square` and `queens latin`: squares of numbers and solutions.
#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/text_table.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "symmetry/latin.hpp"
#include "symmetry/square_reading.hpp"

namespace queens::cli {

namespace {

struct MagicOptions {
    LinkOption link;
    FormatOption format;
};

struct SquareOptions {
    std::string numbers;
    FormatOption format;
};

struct LatinOptions {
    std::optional<std::string> n;
    std::optional<std::string> surface;
    FormatOption format;
};

/// The numbers in columns.
std::string table_of(const NumberSquare& square) {
    std::vector<std::vector<std::string>> rows;
    for (const auto& numbers : square) {
        rows.emplace_back();
        for (const int number : numbers) rows.back().push_back(std::to_string(number));
    }
    return text_table(rows);
}

Status show_magic(const MagicOptions& options, Console& console) {
    const bool json = options.format.json();
    const auto columns = columns_of(options.link.read(console).board);
    if (!columns) {
        throw Complaint(
            "A magic square is made of a square board with one queen in each row and column, and "
            "nothing else.");
    }
    const std::string refusal = refuse_magic(*columns);
    if (!refusal.empty()) throw Complaint(refusal);
    const NumberSquare square = magic_square(*columns);
    if (json) {
        Json document;
        document["square"] = square;
        console.out << document.dump() << '\n';
    } else {
        std::uint64_t sum = 0;
        for (const int number : square.front()) sum += static_cast<std::uint64_t>(number);
        console.out << table_of(square)
                    << say("\nEvery row, column and broken diagonal sums to {sum}.\n",
                           {{"sum", sum}});
    }
    return Status::yes;
}

Status read_square(const SquareOptions& options, Console& console) {
    const bool json = options.format.json();
    const SquareReading reading = reading_of(numbers_of(options.numbers));
    if (reading.square.empty()) throw Complaint(reading.sentence);
    if (json) {
        constexpr std::array kinds{"none", "semi", "plain", "pandiagonal"};
        Json document;
        document["magic"] = kinds.at(static_cast<std::size_t>(magic_kind(reading.square)));
        document["queens"] = reading.queens ? Json(*reading.queens) : Json();
        document["solution"] = reading.queens && is_regular_solution(*reading.queens);
        console.out << document.dump() << '\n';
    } else {
        console.out << table_of(reading.square) << '\n'
                    << reading.sentence << '\n'
                    << reading.peace << '\n';
        if (reading.queens) console.out << text_of(*reading.queens) << '\n';
    }
    const bool solved = reading.queens && is_regular_solution(*reading.queens);
    return solved ? Status::yes : Status::no;
}

/// As many disjoint solutions of the plane as there can be.
Status show_disjoint(int n, bool json, Console& console) {
    const std::vector<Columns> solutions = most_disjoint(n);
    if (json) {
        Json document;
        document["disjoint"] = solutions;
        console.out << document.dump() << '\n';
    } else {
        console.out << say(
            "{solutions} {solutions|solution|solutions} of {n} {n|queen|queens} can be disjoint, "
            "and no more.\n",
            {{"solutions", solutions.size()}, {"n", n}});
        for (const Columns& solution : solutions) console.out << text_of(solution) << '\n';
    }
    return solutions.empty() ? Status::no : Status::yes;
}

Status show_latin(const LatinOptions& options, Console& console) {
    const bool json = options.format.json();
    if (!options.n) throw Complaint("Say how large the board is: --n N.");
    const int n = static_cast<int>(read_number("--n", *options.n, 1, largest_side));
    if (options.surface && *options.surface != "torus") {
        if (*options.surface != "plane") throw Complaint("--surface is plane or torus here.");
        if (n > largest_packing) {
            throw Complaint(say("Disjoint solutions of the plane are searched for up to n = {n}.",
                                {{"n", largest_packing}}));
        }
        return show_disjoint(n, json, console);
    }
    const std::string refusal = refuse_latin(n);
    if (!refusal.empty()) throw Complaint(refusal);
    const std::vector<Partition> partitions = torus_partitions(n);
    if (json) {
        Json document;
        document["partitions"] = partitions;
        console.out << document.dump() << '\n';
    } else {
        console.out << say(
            "{partitions} {partitions|partition|partitions} of the {n} x {n} torus "
            "into {n} {n|solution|solutions}.\n",
            {{"partitions", partitions.size()}, {"n", n}});
        for (const Partition& partition : partitions) {
            console.out << '\n' << table_of(latin_square(partition, n));
        }
    }
    return partitions.empty() ? Status::no : Status::yes;
}

}  // namespace

Action add_magic(CLI::App& command) {
    auto options = std::make_shared<MagicOptions>();
    options->link.add_to(command);
    options->format.add_to(command);
    command.footer(
        "The board must be a solution on the torus, whatever the surface of the link. The numbers "
        "1\n"
        "to N stand where its queens do.");
    return [options](Console& console) { return show_magic(*options, console); };
}

Action add_square(CLI::App& command) {
    auto options = std::make_shared<SquareOptions>();
    command.add_option("NUMBERS", options->numbers, "The numbers row by row, in quotation marks")
        ->required();
    options->format.add_to(command);
    command.footer(
        "Whatever is no digit stands between numbers. Queens are put on 1 to n. Exit status 1 if\n"
        "they are no solution of the plane.");
    return [options](Console& console) { return read_square(*options, console); };
}

Action add_latin(CLI::App& command) {
    auto options = std::make_shared<LatinOptions>();
    add_word(command, "--n", "N", options->n, "The board of N rows and N columns");
    add_word(command, "--surface", "plane|torus", options->surface, "torus by default");
    options->format.add_to(command);
    command.footer(
        "Each partition is a list of solutions, and these are lists of columns by row; as text it "
        "is\n"
        "a Latin square with the number of the solution on each square. On the plane, as many\n"
        "solutions as can be disjoint are found instead. Exit status 1 if there is none.");
    return [options](Console& console) { return show_latin(*options, console); };
}

}  // namespace queens::cli
