// `queens garden`: grows region puzzles with one solution, and checks those of others.
#include <array>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/line_file.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/link.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "figure/garden_sheet.hpp"
#include "gardens/day.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t most_gardens = 1'000'000;
constexpr std::uint64_t largest_seed = std::uint64_t{1} << 53;

std::vector<Choice> garden_surfaces() { return {{"plane", ""}, {"cyl", ""}, {"torus", ""}}; }

std::vector<Choice> rule_choices() {
    return {{"touch", "no two queens stand next to each other"},
            {"lines", "no two queens attack each other"}};
}

std::vector<Choice> grade_choices() {
    return choices_from(grade_slugs, [](std::string_view slug) { return slug; });
}

constexpr Option side{"--n", "N", "Rows, columns and regions, 4 to 14; 8 by default"};
constexpr Option surface{"--surface", "SLUG", "plane (the default), cyl or torus", garden_surfaces};
constexpr Option rule{"--rule", "RULE",
                      "What else queens may not do, touch by default:", rule_choices};
constexpr Option grade{"--grade", "GRADE", "easy, medium, hard or expert; any by default",
                       grade_choices};
constexpr Option seed{"--seed", "S", "The seed of the first garden, 1 by default"};
constexpr Option number{"--number", "K", "How many gardens, from as many seeds; 1 by default"};
constexpr Option day{"--day", "DATE",
                     "The garden of that day, such as 2026-11-25, as on the page; of --grade"};
constexpr Option with_solution = flag("--solution", "Say where the queens are, too");
constexpr Option sheet = flag("--sheet", "Write --number 4, 6 or 9 of them as HTML for printing");
constexpr Option check{"--check", "FILE",
                       "Check the gardens of a file, or of standard input for -, instead"};

GardenRule read_rule(const std::string& slug) {
    const auto found = garden_rule_of(slug);
    if (!found) throw Complaint(no_such("There is no rule {word}; there are {known}.", rule, slug));
    return *found;
}

GardenWish read_wish(const Given& given) {
    GardenWish wish;
    wish.n = static_cast<int>(given.number(side, 1, largest_side).value_or(8));
    wish.surface = read_surface(surface, given.word(surface).value_or("plane"));
    wish.rule = read_rule(given.word(rule).value_or("touch"));
    if (const auto word = given.word(grade)) {
        wish.grade = garden_grade_of(*word);
        if (!wish.grade) {
            throw Complaint(no_such("There is no grade {word}; there are {known}.", grade, *word));
        }
    }
    return wish;
}

/// The link of a garden without its queens.
std::string link_of(const Garden& garden) {
    return "#" + write_link(
                     {Board({garden.n, garden.n}, garden.surface), {}, {}, {}, regions_of(garden)});
}

/// How often each technique was needed, by name.
JsonObject times_of(const Solving& solving) {
    JsonObject times;
    const std::vector<int> counts = solving.times();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) times.field(techniques()[i].slug, counts[i]);
    }
    return times;
}

Report& add_garden(Report& report, const Garden& garden) {
    return report.field("n", garden.n)
        .field("surface", named(garden.surface).slug)
        .field("rule", slug_of(garden.rule))
        .field("regions", letters_of(garden));
}

std::string squares_of(const GardenSolution& solution) {
    const int n = static_cast<int>(solution.size());
    std::vector<std::string> names;
    for (int row = 0; row < n; ++row) {
        names.push_back(square_name({row, solution[static_cast<std::size_t>(row)]}, {n, n}));
    }
    return listed(names);
}

/// The garden with what is said about it; in text a picture by letters, headed by a remark.
Report report_of(const GrownGarden& grown, std::uint64_t grown_from, bool solved) {
    const auto graded = grade_of(grown.solving);
    Report report;
    add_garden(report, grown.garden)
        .field("solution", grown.solution)
        .field("grade", graded ? json_of(slug_of(*graded)) : Json())
        .field("rules", times_of(grown.solving))
        .field("seed", grown_from)
        .field("link", link_of(grown.garden));
    report.text(say("# {surface}, {rule}, {grade}, seed {seed}\n",
                    {{"surface", named(grown.garden.surface).slug},
                     {"rule", slug_of(grown.garden.rule)},
                     {"grade", graded ? slug_of(*graded) : ""},
                     {"seed", std::to_string(grown_from)}}));
    for (const std::string& row : letters_of(grown.garden)) report.text(row + '\n');
    if (solved)
        report.text(say("# Queens: {squares}\n", {{"squares", squares_of(grown.solution)}}));
    return report;
}

Day read_day(const std::string& word) {
    const auto found = day_in(word);
    if (!found) {
        throw Complaint(say("A day is written such as 2026-11-25, from 2020 on, not {word}.",
                            {{"word", in_quotes(word)}}));
    }
    return *found;
}

Status grow_of_day(const Given& given, Console& console) {
    const Day wanted = read_day(given.word(day).value_or(""));
    const auto grown = garden_of_day(wanted, read_wish(given).grade.value_or(GardenGrade::easy));
    if (!grown) return Status::no;
    write(report_of(*grown, seed_of_day(wanted), given.has(with_solution)), console);
    return Status::yes;
}

Status grow(const Given& given, Console& console) {
    const GardenWish wish = read_wish(given);
    if (const auto refusal = refuse_garden(wish.n, wish.surface, wish.rule); !refusal.empty())
        throw Complaint(refusal);
    const std::uint64_t first = given.number(seed, 0, largest_seed).value_or(1);
    const std::uint64_t gardens = given.number(number, 1, most_gardens).value_or(1);
    Status status = Status::yes;
    for (std::uint64_t i = 0; i < gardens && !interrupted(); ++i) {
        if (i > 0 && !console.json) console.out << '\n';
        if (const auto grown = grow_garden(wish, first + i)) {
            write(report_of(*grown, first + i, given.has(with_solution)), console);
            continue;
        }
        console.err << say("Of {grown} gardens from seed {seed} none is as asked for.\n",
                           {{"grown", most_gardens_grown}, {"seed", std::to_string(first + i)}});
        status = Status::no;
    }
    return interrupted() ? Status::no : status;
}

/// The gardens of a sheet, all of them or none.
Status print_sheet(const Given& given, Console& console) {
    if (console.json) throw Complaint("Say one of --format json and --sheet.");
    const GardenWish wish = read_wish(given);
    if (const auto refusal = refuse_garden(wish.n, wish.surface, wish.rule); !refusal.empty())
        throw Complaint(refusal);
    const std::uint64_t first = given.number(seed, 0, largest_seed).value_or(1);
    const std::uint64_t gardens = given.number(number, 1, most_gardens).value_or(6);
    if (!can_be_on_sheet(gardens)) throw Complaint("A sheet has --number 4, 6 or 9 gardens.");
    std::vector<GrownGarden> grown;
    for (std::uint64_t from = first; grown.size() < gardens; ++from) {
        auto garden = grow_garden(wish, from);
        if (!garden) {
            console.err << say("Of {grown} gardens from seed {seed} none is as asked for.\n",
                               {{"grown", most_gardens_grown}, {"seed", std::to_string(from)}});
            return Status::no;
        }
        grown.push_back(*std::move(garden));
    }
    console.out << sheet_of(grown);
    return Status::yes;
}

/// What is said about the garden of somebody else.
Report judgement_of(const Garden& garden, std::size_t place, Status& status) {
    const Puzzle puzzle = puzzle_of(garden);
    const auto solutions = solutions_of(puzzle, 2);
    const Solving solving = solve_garden(puzzle);
    const auto graded = grade_of(solving);
    const std::string reason =
        solving.deductions.empty() ? "" : reason_of(garden, solving.deductions.front());
    constexpr std::array<const char*, 3> counts{"0", "1", "many"};
    constexpr std::array<Sentence, 3> words{"Garden {place}: no solution.",
                                            "Garden {place}: one solution, {grade}.",
                                            "Garden {place}: more than one solution."};
    if (solutions.size() != 1) status = Status::no;
    Report report;
    add_garden(report, garden)
        .field("solutions", counts.at(solutions.size()))
        .field("solution", solutions.size() == 1 ? json_of(solutions.front()) : Json())
        .field("grade", graded ? json_of(slug_of(*graded)) : Json())
        .field("rules", times_of(solving))
        .field("reason", reason.empty() ? Json() : json_of(reason))
        .text(
            say(words.at(solutions.size()),
                {{"place", place}, {"grade", graded ? slug_of(*graded) : "beyond the techniques"}}))
        .text(reason.empty() ? "\n" : ' ' + reason + '\n');
    return report;
}

/// Reads gardens line by line: JSON documents as this command writes them, and rows of letters.
class GardenLines {
  public:
    explicit GardenLines(const GardenWish& wish) : wish_(wish) {}

    /// The garden that ends with this line, if one does.
    std::optional<Garden> take(const std::string& line, const LinePlace& place) {
        if (line.front() == '{' && rows_.empty()) return document(line, place);
        if (line.find("g=") != std::string::npos && rows_.empty()) return link(line, place);
        if (line.front() == '#') return std::nullopt;
        rows_.push_back(line);
        if (rows_.size() < std::min<std::size_t>(rows_.front().size(), largest_garden + 1)) {
            return std::nullopt;
        }
        return read(std::exchange(rows_, {}), wish_.surface, wish_.rule, place);
    }

    [[nodiscard]] bool is_between() const { return rows_.empty(); }

  private:
    static std::optional<Garden> read(const std::vector<std::string>& rows, Surface on,
                                      GardenRule by, const LinePlace& place) {
        GardenReading reading = read_garden(rows, on, by);
        if (!reading.garden) throw Complaint(complaint_at(place, reading.complaint));
        return std::move(reading.garden);
    }

    static std::optional<Garden> link(const std::string& line, const LinePlace& place) {
        const LinkReading reading = read_link(line);
        if (!reading.ok()) throw Complaint(complaint_at(place, reading.complaint));
        if (reading.link->regions.empty()) return std::nullopt;
        return garden_of(reading.link->board, reading.link->regions);
    }

    [[nodiscard]] std::optional<Garden> document(const std::string& line,
                                                 const LinePlace& place) const {
        std::istringstream in(line);
        auto reading = read_json(in);
        if (!reading || !reading->texts.contains("regions")) {
            throw Complaint(complaint_at(place, "This is no garden: it has no list of regions."));
        }
        const auto word = [&](const char* name, std::string_view otherwise) {
            const auto found = reading->strings.find(name);
            return found == reading->strings.end() ? std::string(otherwise) : found->second;
        };
        return read(reading->texts["regions"],
                    read_surface(surface, word("surface", named(wish_.surface).slug)),
                    read_rule(word("rule", slug_of(wish_.rule))), place);
    }

    const GardenWish& wish_;
    std::vector<std::string> rows_;
};

Status check_gardens(const std::string& path, const Given& given, Console& console) {
    const GardenWish wish = read_wish(given);
    GardenLines lines(wish);
    Status status = Status::yes;
    std::size_t gardens = 0;
    for_each_line(path, console, [&](const std::string& line, const LinePlace& place) {
        if (interrupted()) return;
        const auto garden = lines.take(line, place);
        if (garden) write(judgement_of(*garden, ++gardens, status), console);
    });
    if (!lines.is_between()) throw Complaint("The last garden lacks rows.");
    if (gardens == 0) throw Complaint("There is no garden to check.");
    return interrupted() ? Status::no : status;
}

Status run_garden(const Given& given, Console& console) {
    if (const auto path = given.word(check)) return check_gardens(*path, given, console);
    if (given.has(sheet)) return print_sheet(given, console);
    if (given.has(day)) return grow_of_day(given, console);
    return grow(given, console);
}

}  // namespace

Subcommand garden_command() {
    return {
        "garden",
        "Grow puzzles of regions with one solution, or check them",
        {side, surface, rule, grade, seed, number, sheet, day, with_solution, check, format_option},
        "A garden is a board parted into regions, a letter each. One queen goes into each row, "
        "each\ncolumn and each region. Equal seeds give equal gardens everywhere. --check reads "
        "what this\ncommand writes, and links; rows of letters are read on --surface and by "
        "--rule. Exit\nstatus 1 if some garden has not one solution, or could not be grown.",
        run_garden};
}

}  // namespace queens::cli
