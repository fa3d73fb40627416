// `queens magic`, `queens square` and `queens latin`: squares of numbers and solutions.
#include <array>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "cli/text_table.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "symmetry/latin.hpp"
#include "symmetry/square_reading.hpp"

namespace queens::cli {

namespace {

constexpr Option numbers_operand = required(
    {"NUMBERS", "NUMBERS", "The numbers row by row, in quotation marks, or - to read them"});
constexpr Option side{"--n", "N", "The board of N rows and N columns"};
constexpr Option surface{"--surface", "plane|torus", "torus by default", plane_or_torus};

/// The numbers in columns.
std::string table_of(const NumberSquare& square) {
    std::vector<std::vector<std::string>> rows;
    for (const auto& numbers : square) {
        rows.emplace_back();
        for (const int number : numbers) rows.back().push_back(std::to_string(number));
    }
    return text_table(rows);
}

Status show_magic(const Given& given, Console& console) {
    const auto columns = columns_of(read_link_alone(given, console).board);
    if (!columns) {
        throw Complaint(
            "A magic square is made of a square board with one queen in each row and column, and "
            "nothing else.");
    }
    const std::string refusal = refuse_magic(*columns);
    if (!refusal.empty()) throw Complaint(refusal);
    const NumberSquare square = magic_square(*columns);
    std::uint64_t sum = 0;
    for (const int number : square.front()) sum += static_cast<std::uint64_t>(number);
    write(
        Report()
            .field("square", square)
            .text(table_of(square))
            .text(say("\nEvery row, column and broken diagonal sums to {sum}.\n", {{"sum", sum}})),
        console);
    return Status::yes;
}

constexpr std::size_t longest_text = 1 << 20;

/// Of standard input the lines up to an empty one: `queens magic` writes the sum behind that.
std::string text_of_numbers(const Given& given, Console& console) {
    std::string text = given.word(numbers_operand).value_or("");
    if (text != "-") return text;
    text.clear();
    Input input("-", console);
    for (std::string line; input.next(line) && (text.empty() || !line.empty());) {
        text += line + '\n';
        if (text.size() > longest_text) throw Complaint("There are too many numbers.");
    }
    return text;
}

Status read_square(const Given& given, Console& console) {
    constexpr std::array kinds{"none", "semi", "plain", "pandiagonal"};
    const SquareReading reading = reading_of(numbers_of(text_of_numbers(given, console)));
    if (reading.square.empty()) throw Complaint(reading.sentence);
    const bool solved = reading.queens && is_regular_solution(*reading.queens);
    Report report;
    report.field("magic", kinds.at(static_cast<std::size_t>(magic_kind(reading.square))))
        .field("queens", reading.queens)
        .field("solution", solved)
        .text(table_of(reading.square) + '\n')
        .text(reading.sentence + '\n' + reading.peace + '\n');
    if (reading.queens) report.text(text_of(*reading.queens) + '\n');
    write(report, console);
    return solved ? Status::yes : Status::no;
}

/// As many disjoint solutions of the plane as there can be.
Status show_disjoint(int n, Console& console) {
    const std::vector<Columns> solutions = most_disjoint(n);
    Report report;
    report.field("disjoint", solutions)
        .text(say("{solutions} {solutions|solution|solutions} of {n} {n|queen|queens} can be "
                  "disjoint, and no more.\n",
                  {{"solutions", solutions.size()}, {"n", n}}));
    for (const Columns& solution : solutions) report.text(text_of(solution) + '\n');
    write(report, console);
    return solutions.empty() ? Status::no : Status::yes;
}

Status show_latin(const Given& given, Console& console) {
    const int n = read_side(given, side, largest_side);
    if (!is_torus(given.word(surface).value_or("torus"))) {
        if (n > largest_packing) {
            throw Complaint(say("Disjoint solutions of the plane are searched for up to n = {n}.",
                                {{"n", largest_packing}}));
        }
        return show_disjoint(n, console);
    }
    const std::string refusal = refuse_latin(n);
    if (!refusal.empty()) throw Complaint(refusal);
    const std::vector<Partition> partitions = torus_partitions(n);
    Report report;
    report.field("partitions", partitions)
        .text(say("{partitions} {partitions|partition|partitions} of the {n} x {n} torus "
                  "into {n} {n|solution|solutions}.\n",
                  {{"partitions", partitions.size()}, {"n", n}}));
    for (const Partition& partition : partitions) {
        report.text('\n' + table_of(latin_square(partition, n)));
    }
    write(report, console);
    return partitions.empty() ? Status::no : Status::yes;
}

}  // namespace

Subcommand magic_command() {
    return {"magic",
            "Make a pandiagonal magic square of a torus solution",
            {link_operand, format_option},
            "The board must be a solution on the torus, whatever the surface of the link. The "
            "numbers 1 to N are where its queens are.",
            show_magic};
}

Subcommand square_command() {
    return {
        "square",
        "Tell whether numbers are a magic square, and read them as queens",
        {numbers_operand, format_option},
        "Anything but a digit separates numbers. Queens are put on 1 to n. Exit status 1 if they "
        "are no solution of the plane, 2 if the numbers are not 1 to n\xC2\xB2, each once.",
        read_square};
}

Subcommand latin_command() {
    return {"latin",
            "Cut a torus into disjoint solutions, as Latin squares",
            {side, surface, format_option},
            "Each partition is a list of solutions, and these are lists of columns by row; as text "
            "it is a Latin square with the number of the solution on each square. On the plane, as "
            "many solutions as can be disjoint are found instead. Exit status 1 if there is none.",
            show_latin};
}

}  // namespace queens::cli
