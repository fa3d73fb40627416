// `queens garden`: grows region puzzles with one solution, as texts, pictures and sheets.
#include <initializer_list>
#include <ostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/garden_check.hpp"
#include "cli/garden_order.hpp"
#include "cli/interrupt.hpp"
#include "cli/report.hpp"
#include "core/link.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "figure/garden_sheet.hpp"
#include "gardens/day.hpp"

namespace queens::cli {

namespace {

constexpr Option day{"--day", "DATE",
                     "The garden of that day, such as 2026-11-25, as on the page; of --grade"};
constexpr Option with_solution = flag("--solution", "Say where the queens are, too");
constexpr Option sheet = flag("--sheet", "Write --number 4, 6 or 9 of them as HTML for printing");
constexpr Option svg = flag("--svg", "Write it as a picture, with its queens by --solution");
constexpr Option tallied = flag("--tally", "Say how many of them need each tier of techniques");
constexpr Option check{"--check", "FILE",
                       "Check the gardens of a file, or of standard input for -, instead"};

/// The link of a garden without its queens.
std::string link_of(const Garden& garden) {
    return "#" + write_link(
                     {Board({garden.n, garden.n}, garden.surface), {}, {}, {}, regions_of(garden)});
}

/// The garden with what is said about it; in text a picture by letters, headed by a remark.
Report report_of(const GrownGarden& grown, std::uint64_t grown_from, bool solved) {
    const auto graded = grade_of(grown.solving);
    Report report;
    add_garden(report, grown.garden)
        .field("solution", grown.solution)
        .field("grade", graded ? json_of(slug_of(*graded)) : Json())
        .field("rules", object_of(grown.solving.times()))
        .field("seed", grown_from)
        .field("link", link_of(grown.garden));
    report.text(say("# {surface}, {rule}, {grade}, seed {seed}\n",
                    {{"surface", named(grown.garden.surface).slug},
                     {"rule", slug_of(grown.garden.rule)},
                     {"grade", graded ? slug_of(*graded) : ""},
                     {"seed", std::to_string(grown_from)}}));
    for (const std::string& row : letters_of(grown.garden)) report.text(row + '\n');
    if (solved) {
        const Size size{grown.garden.n, grown.garden.n};
        const auto queens = square_names(squares_of(queens_of(grown.solution), size), size);
        report.text(say("# Queens: {squares}\n", {{"squares", listed(queens)}}));
    }
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

/// A Complaint if an option was given that says nothing beside `way`.
void refuse_beside(const Option& way, std::initializer_list<Option> idle, const Given& given) {
    for (const Option& option : idle) {
        if (!given.has(option)) continue;
        throw Complaint(
            say("{option} does not go with {way}.", {{"option", option.name}, {"way", way.name}}));
    }
}

Status grow_of_day(const Given& given, Console& console) {
    refuse_beside(day, {garden::side, garden::surface, garden::rule, garden::seed, garden::number},
                  given);
    const Day wanted = read_day(given.word(day).value_or(""));
    const auto grown = garden_of_day(wanted, read_wish(given).grade.value_or(GardenGrade::easy));
    if (!grown) {
        console.err << "That day has no garden of this grade.\n";
        return Status::no;
    }
    write(report_of(*grown, seed_of_day(wanted), given.has(with_solution)), console);
    return Status::yes;
}

Status grow(const Given& given, Console& console) {
    bool first = true;
    return grow_each(read_order(given), console, [&](const GrownGarden& grown, std::uint64_t seed) {
        if (!std::exchange(first, false) && !console.json) console.out << '\n';
        write(report_of(grown, seed, given.has(with_solution)), console);
    });
}

/// The gardens of a sheet, all of them or none.
Status print_sheet(const Given& given, Console& console) {
    if (console.json) throw Complaint("Say one of --format json and --sheet.");
    const GardenOrder order = read_order(given, 6);
    if (!can_be_on_sheet(order.number)) throw Complaint("A sheet has --number 4, 6 or 9 gardens.");
    std::vector<GrownGarden> gardens;
    const Status status = grow_each(
        order, console, [&](const GrownGarden& grown, std::uint64_t) { gardens.push_back(grown); });
    if (status == Status::yes) console.out << sheet_of(gardens);
    return status;
}

/// One garden as a picture.
Status draw(const Given& given, Console& console) {
    if (console.json) throw Complaint("Say one of --format json and --svg.");
    const GardenOrder order = read_order(given);
    if (order.number != 1) throw Complaint("A picture has one garden: leave --number out.");
    return grow_each(order, console, [&](const GrownGarden& grown, std::uint64_t) {
        console.out << svg_of_garden(grown, given.has(with_solution));
    });
}

/// How many of the gardens need each tier, in place of the gardens.
Status tally(const Given& given, Console& console) {
    const GardenOrder order = read_order(given);
    std::vector<std::uint64_t> by_tier(hardest_tier);
    const Status status = grow_each(order, console, [&](const GrownGarden& grown, std::uint64_t) {
        ++by_tier.at(static_cast<std::size_t>(grown.solving.tier() - 1));
    });
    // A row of some of the seeds would look like one of all of them.
    if (interrupted()) return status;
    Report report;
    report.field("n", order.wish.n)
        .field("surface", named(order.wish.surface).slug)
        .field("rule", slug_of(order.wish.rule))
        .field("seed", order.seed)
        .field("number", order.number)
        .field("tiers", by_tier);
    report.text(std::to_string(order.wish.n) + ' ' + std::to_string(order.seed) + ' ' +
                std::to_string(order.number));
    for (const std::uint64_t gardens : by_tier) report.text(' ' + std::to_string(gardens));
    write(report.text("\n"), console);
    return status;
}

Status run_garden(const Given& given, Console& console) {
    if (given.has(sheet) + given.has(svg) + given.has(tallied) + given.has(day) + given.has(check) >
        1) {
        throw Complaint("Say one of --sheet, --svg, --tally, --day and --check.");
    }
    if (given.has(with_solution) && (given.has(sheet) || given.has(tallied) || given.has(check))) {
        throw Complaint("--solution goes with none of --sheet, --tally and --check.");
    }
    if (const auto path = given.word(check)) {
        refuse_beside(check, {garden::side, garden::grade, garden::seed, garden::number}, given);
        return check_gardens(*path, given, console);
    }
    if (given.has(sheet)) return print_sheet(given, console);
    if (given.has(svg)) return draw(given, console);
    if (given.has(tallied)) return tally(given, console);
    if (given.has(day)) return grow_of_day(given, console);
    return grow(given, console);
}

}  // namespace

Subcommand garden_command() {
    return {
        "garden",
        "Grow puzzles of regions with one solution, or check them",
        {garden::side, garden::surface, garden::rule, garden::grade, garden::seed, garden::number,
         sheet, svg, tallied, day, with_solution, check, format_option},
        "A garden is a board parted into regions, a letter each. One queen goes into each row, "
        "each column and each region. Equal seeds give equal gardens everywhere. --check reads "
        "what this command writes, and links; rows of letters without a line above them that says "
        "surface and rule are read on --surface and by --rule. Exit status 1 if some garden has "
        "not one solution, or could not be grown.",
        run_garden};
}

}  // namespace queens::cli
