// `queens puzzle`: sets puzzles with one solution on boards without regions.
#include <ostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/garden_order.hpp"
#include "cli/report.hpp"
#include "core/fragment.hpp"
#include "core/link.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"
#include "puzzles/generate.hpp"

namespace queens::cli {

namespace {

std::vector<Choice> kind_choices() {
    return {{"complete", "add queens to those given, one to a row"},
            {"pawns", "the same among pawns, which stop lines"},
            {"watch", "the fewest queens that see every square"}};
}

constexpr Option kind{"--kind", "KIND", "What is asked, complete by default:", kind_choices};
constexpr Option side{"--n", "N",
                      "Rows and columns, 8 by default; 5 to 12, pawns 7 to 10, watch 6 to 8"};
constexpr Option seed{"--seed", "S", "The seed of the first puzzle, 1 by default"};
constexpr Option number{"--number", "K", "How many puzzles, from as many seeds; 1 by default"};
constexpr Option with_solution = flag("--solution", "Say where the queens are, too");

ChallengeWish read_wish_of(const Given& given) {
    ChallengeWish wish;
    const std::string word = given.word(kind).value_or("complete");
    const auto found = choice_of<ChallengeKind>(word);
    if (!found) {
        throw Complaint(no_such("There is no kind {word}; there are {known}.", kind, word));
    }
    wish.kind = *found;
    wish.n = static_cast<int>(given.number(side, 1, largest_side).value_or(8));
    wish.surface = read_surface(garden::surface, given.word(garden::surface).value_or("plane"));
    wish.grade = read_grade(given);
    if (const auto refusal = refuse_challenge(wish.kind, wish.n, wish.surface); !refusal.empty()) {
        throw Complaint(refusal);
    }
    return wish;
}

/// The link of a puzzle, without the queens that are to be found.
std::string link_of(const Challenge& challenge) {
    Link link{challenge.board, {}, {}};
    link.display.emplace_back(goal_key, goal_of(challenge));
    return "#" + write_link(link);
}

/// The puzzle with what is said about it; in text the board, between a remark and its link.
Report report_of(const SetChallenge& set, std::uint64_t set_from, bool solved) {
    const auto& [problem, solution, solving] = set;
    const Size size = problem.board.size();
    const std::string_view surface = named(problem.board.surface()).slug;
    const std::vector<Square> queens = squares_of(solution, size);
    Report report;
    report.field("kind", slug_of(problem.kind))
        .field("n", size.rows)
        .field("surface", surface)
        .field("queens", problem.queens)
        .field("board", text_rows(problem.board))
        .field("solution", queens)
        .field("grade", slug_of(*solving.grade))
        .field("rules", object_of(solving.rules))
        .field("seed", set_from)
        .field("link", link_of(problem));
    report
        .text(say("# {kind}, {surface}, {queens} queens, {grade}, seed {seed}\n",
                  {{"kind", slug_of(problem.kind)},
                   {"surface", surface},
                   {"queens", problem.queens},
                   {"grade", slug_of(*solving.grade)},
                   {"seed", std::to_string(set_from)}}))
        .text(drawing(problem.board))
        .text(link_of(problem) + '\n');
    if (solved) {
        report.text(
            say("# Queens: {squares}\n", {{"squares", listed(square_names(queens, size))}}));
    }
    return report;
}

Status run_puzzle(const Given& given, Console& console) {
    const ChallengeWish wish = read_wish_of(given);
    const std::uint64_t first = given.number(seed, 0, largest_seed).value_or(1);
    const std::uint64_t wanted = given.number(number, 1, most_puzzles).value_or(1);
    bool is_first = true;
    return for_each_seed(first, wanted, console, [&](std::uint64_t from) {
        const auto set = set_challenge(wish, from);
        if (set) {
            if (!std::exchange(is_first, false) && !console.json) console.out << '\n';
            write(report_of(*set, from, given.has(with_solution)), console);
        } else {
            console.err << say("Of {drawn} puzzles from seed {seed} none is as asked for.\n",
                               {{"drawn", most_challenges_drawn}, {"seed", std::to_string(from)}});
        }
        return set.has_value();
    });
}

}  // namespace

Subcommand puzzle_command() {
    return {
        "puzzle",
        "Set puzzles with one solution: queens to be completed, or to see every square",
        {kind, side, garden::surface, garden::grade, seed, number, with_solution, format_option},
        "Queens are given, and pawns; queens are to be added in the only way there is, and none of "
        "those given is superfluous. On the cylinder and the torus queens are completed on 5 and 7 "
        "rows, and watch on 8. Equal seeds give equal puzzles everywhere. A link opens the page, "
        "where hints give reasons. Exit status 1 if some puzzle could not be set.",
        run_puzzle};
}

}  // namespace queens::cli
