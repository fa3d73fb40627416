// `queens solutions`: all solutions of a board, or one of each class under a group, one a line.
#include <ostream>
#include <string>
#include <variant>

#include "cli/commands.hpp"
#include "cli/group_option.hpp"
#include "cli/interrupt.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/solution_sorter.hpp"
#include "cli/sorting.hpp"
#include "core/numbers.hpp"
#include "core/placement.hpp"
#include "core/say.hpp"
#include "play/solution_search.hpp"
#include "symmetry/solutions.hpp"

namespace queens::cli {

namespace {

/// Steps between two looks at the clock.
constexpr std::uint64_t batch = 1 << 20;

constexpr Option fundamental_option = flag(
    "--fundamental", "Of those that are rotations and reflections of each other only the first");

/// Writes solutions as they come, and says how many there are so far.
class Writer {
  public:
    explicit Writer(Console& console) : console_(console), progress_(console) {}

    void write(const Board& board) {
        if (progress_.due()) show();
        ++written_;
        if (console_.json) {
            console_.out << placement_value(board).text << '\n';
            return;
        }
        const std::string text = placement_text(board);
        const bool drawn = board.rows() > 1 && text.find('\n') + 1 < text.size();
        console_.out << (drawn && written_ > 1 ? "\n" : "") << text;
    }

    void pause() {
        if (progress_.due()) show();
    }

    /// Status 1 if nothing was found or if the search was stopped.
    [[nodiscard]] Status end() {
        progress_.wipe();
        if (!interrupted()) return written_ > 0 ? Status::yes : Status::no;
        console_.out.flush();
        console_.err << say("Stopped after {written} {written|solution|solutions}.\n",
                            {{"written", written_}});
        return Status::no;
    }

  private:
    void show() {
        console_.out.flush();
        progress_.show(say("{written} {written|solution|solutions}, {time}",
                           {{"written", written_}, {"time", duration(progress_.seconds())}}));
    }

    Console& console_;
    Progress progress_;
    std::uint64_t written_ = 0;
};

void write_fast(const Board& board, bool fundamental, Writer& writer) {
    const auto go_on = [&] {
        writer.pause();
        return !interrupted();
    };
    (void)for_each_solution(Solutions(board.rows(), board.surface() != Surface{}), go_on,
                            [&](const Columns& columns) {
                                if (fundamental && !is_fundamental(columns)) return;
                                writer.write(board_of(columns, board.surface()));
                            });
}

/// By backtracking, on any board that it takes.
void write_others(const Board& empty, Writer& writer) {
    const auto run = start_run({find_solver("backtracking")}, problem_of(empty));
    if (const auto* const refusal = std::get_if<std::string>(&run)) throw Complaint(*refusal);
    const Run& backtracking = std::get<Run>(run);
    SolutionSearch search(backtracking);
    SolutionSorter sorter(backtracking.problem(),
                          [&](const Board& solution) { writer.write(solution); });
    while (!interrupted() && !search.tally().done) {
        if (search.find(batch)) sorter.take(search.board());
        writer.pause();
    }
    sorter.end();
}

/// Whether the solutions of the board are known to fall into classes under every group.
bool is_classified(const Board& board) {
    return board.size().is_square() && is_empty(board) &&
           (board.surface() == Surface{} || board.surface() == torus_surface);
}

/// A transversal: the first solution of each class, with how many the class has.
Status list_classes(const Given& given, const Board& board, Console& console) {
    const GroupKind kind = read_group(given);
    if (given.has(fundamental_option)) {
        throw Complaint("--fundamental means --group d4, so that only one of the two is needed.");
    }
    if (!is_classified(board)) {
        throw Complaint("--group is for the empty square plane or torus only.");
    }
    const bool torus = board.surface() == torus_surface;
    const auto classes = sorted_solutions(kind, board.rows(), torus, console);
    if (!classes) return Status::no;
    for (const SolutionClass& one : *classes) {
        write(Report()
                  .field("solution", one.first)
                  .field("solutions", decimal(one.solutions))
                  .field("orbit", decimal(one.orbit))
                  .text(text_of(one.first) + "  " + std::to_string(one.solutions) + '\n'),
              console);
    }
    return classes->empty() ? Status::no : Status::yes;
}

Status list_solutions(const Given& given, Console& console) {
    const Board board = read_board_alone(given, console).board;
    if (given.has(group_option)) return list_classes(given, board, console);
    const bool fundamental = given.has(fundamental_option);
    const bool fast = is_classified(board) && board.rows() <= largest_listed;
    if (fundamental && !fast) {
        throw Complaint(
            say("--fundamental is for the empty square plane or torus up to {n} x {n} "
                "only.",
                {{"n", largest_listed}}));
    }
    Writer writer(console);
    if (fast) {
        write_fast(board, fundamental, writer);
    } else {
        write_others(board, writer);
    }
    return writer.end();
}

}  // namespace

Subcommand solutions_command() {
    return {"solutions",
            "List all solutions of a board, one a line",
            {board_link, side_option, size_option, surface_option, fundamental_option, group_option,
             format_option},
            "A solution is written as the columns of its queens from the top row down, from 0, as "
            "a list a line with --format json; with pawns or walls it is drawn. They come in "
            "lexicographic order (on boards taller than wide, by the rows of their queens from the "
            "left column on). Exit status 1 if there is none.\n"
            "With --group of each class under the group only the first solution, and behind it how "
            "many the class has; in JSON also the size of the orbit, which counts what is no "
            "solution too.",
            list_solutions};
}

}  // namespace queens::cli
