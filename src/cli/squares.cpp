// `queens magic` and `queens latin`: squares of numbers made of torus solutions.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "core/say.hpp"
#include "symmetry/latin.hpp"
#include "symmetry/magic.hpp"

namespace queens::cli {

namespace {

struct MagicOptions {
    LinkOption link;
    FormatOption format;
};

struct LatinOptions {
    std::optional<std::string> n;
    FormatOption format;
};

/// The numbers in columns.
std::string table_of(const NumberSquare& square) {
    std::size_t width = 0;
    for (const auto& row : square) {
        for (const int number : row) width = std::max(width, std::to_string(number).size());
    }
    std::string text;
    for (const auto& row : square) {
        std::string line;
        for (const int number : row) {
            const std::string digits = std::to_string(number);
            line += (line.empty() ? "" : " ") + std::string(width - digits.size(), ' ') + digits;
        }
        text += line + '\n';
    }
    return text;
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

Status show_latin(const LatinOptions& options, Console& console) {
    const bool json = options.format.json();
    if (!options.n) throw Complaint("Say how large the board is: --n N.");
    const int n = static_cast<int>(read_number("--n", *options.n, 1, largest_side));
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
            console.out << '\n' << table_of(latin_square(partition));
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

Action add_latin(CLI::App& command) {
    auto options = std::make_shared<LatinOptions>();
    add_word(command, "--n", "N", options->n, "The torus of N rows and N columns");
    options->format.add_to(command);
    command.footer(
        "Each partition is a list of solutions, and these are lists of columns by row; as text it "
        "is\n"
        "a Latin square with the number of the solution on each square. Exit status 1 if there is\n"
        "none.");
    return [options](Console& console) { return show_latin(*options, console); };
}

}  // namespace queens::cli
