// `queens attacks` and `queens check`: who attacks what, and whether the board is a solution.
#include <algorithm>
#include <ostream>

#include "app/answers/goal.hpp"
#include "app/answers/task_answer.hpp"
#include "app/app.hpp"
#include "cli/arrival.hpp"
#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/report.hpp"
#include "core/attack_report.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"
#include "gardens/play.hpp"

namespace queens::cli {

namespace {

/// Conflicts that are named one by one in text.
constexpr std::size_t most_named = 12;

using Attackers = std::vector<std::uint32_t>;

void remark_on(const Conflicts& found, Console& console) {
    if (found.complete) return;
    console.err << say("Remark: only the first {listed} conflicts are listed.",
                       {{"listed", found.pairs.size()}})
                << '\n';
}

/// The attackers of each square, its piece where there is one, a dot where it is free.
std::string map_of(const Board& board, const Attackers& attackers) {
    std::size_t width = 0;
    for (const std::uint32_t number : attackers) {
        width = std::max(width, std::to_string(number).size());
    }
    std::string text;
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Square square{row, column};
            const std::uint32_t number =
                attackers[static_cast<std::size_t>(board.size().index(square))];
            const bool number_shown = board.at(square) == Piece::none && number > 0;
            const std::string cell =
                number_shown ? std::to_string(number) : std::string(1, letter_of(board.at(square)));
            text += (column == 0 ? "" : " ") + std::string(width - cell.size(), ' ') + cell;
        }
        text += '\n';
    }
    return text;
}

/// The conflicts, a line each, the first of them only if there are many.
std::string words_for(const Board& board, const std::vector<Conflict>& conflicts) {
    const std::size_t named = std::min(conflicts.size(), most_named);
    std::string text;
    for (std::size_t i = 0; i < named; ++i) {
        text += say("{first} and {second} are in conflict.",
                    {{"first", square_name(conflicts[i].first, board.size())},
                     {"second", square_name(conflicts[i].second, board.size())}}) +
                '\n';
    }
    if (named == conflicts.size()) return text;
    return text +
           say("{more} more {more|pair is|pairs are} in conflict.",
               {{"more", conflicts.size() - named}}) +
           '\n';
}

Status show_attacks(const Given& given, Console& console) {
    const Board board = read_link_alone(given, console).board;
    const auto found = report_attacks(board);
    if (!found) throw Complaint("There are too many pieces on this board for an attack map.");
    remark_on(found->conflicts, console);
    if (console.json) {
        console.out << json_of(*found).text << '\n';
        return Status::yes;
    }
    console.out << map_of(board, found->attackers) << '\n'
                << say(found->free.empty() ? Sentence("No square is free.")
                                           : Sentence("{free} {free|square is|squares are} free."),
                       {{"free", found->free.size()}})
                << '\n'
                << words_for(board, found->conflicts.pairs);
    return Status::yes;
}

/// All conflicts that one list may hold, with a remark if there are more.
std::vector<Conflict> conflicts_on(const Link& link, Console& console) {
    Conflicts found = link.regions.is_playable() ? garden_conflicts(link.board, link.regions)
                                                 : conflicts(link.board);
    remark_on(found, console);
    return std::move(found.pairs);
}

/// How many queens are known to fit.
std::optional<int> most_on(const Link& link) {
    return link.regions.is_playable() ? link.board.rows() : most_that_fit(link.board);
}

/// How many queens a solution has: as many as are known to fit, else as its shorter side has
/// squares, or more where pawns or walls make room for them.
int wanted_on(const Link& link) { return most_on(link).value_or(link.board.size().shorter()); }

/// Whether the board is a solution: no conflict, and as many queens as are wanted; of a garden one
/// in each region, too.
bool solves(const Link& link, const std::vector<Conflict>& pairs) {
    if (link.regions.is_playable()) return is_solved_garden(link.board, link.regions);
    return pairs.empty() && link.board.count(Piece::queen) >= wanted_on(link);
}

/// "8 queens", "3 of 8 queens", "9 queens and 1 pawn".
std::string men_of(const Link& link) {
    const Board& board = link.board;
    const int queens = board.count(Piece::queen);
    const int pawns = board.count(Piece::pawn);
    const int wanted = wanted_on(link);
    std::string army = queens < wanted
                           ? say("{queens} of {wanted} {wanted|queen|queens}",
                                 {{"queens", queens}, {"wanted", wanted}})
                           : say("{queens} {queens|queen|queens}", {{"queens", queens}});
    if (pawns == 0) return army;
    return say("{queens} and {pawns} {pawns|pawn|pawns}", {{"queens", army}, {"pawns", pawns}});
}

std::string verdict_on(const Link& link, const std::vector<Conflict>& pairs) {
    const Sentence sentence =
        solves(link, pairs) ? Sentence("A solution: {men}, no conflict.")
        : pairs.empty()     ? Sentence("Not a solution: {men}, no conflict.")
                        : Sentence("Not a solution: {men}, {pairs} {pairs|conflict|conflicts}.");
    std::string text = say(sentence, {{"men", men_of(link)}, {"pairs", pairs.size()}}) + '\n';
    if (const int most = wanted_on(link); most < link.board.size().shorter()) {
        text += say("No more than {most} {most|queen fits|queens fit} on this board.",
                    {{"most", most}}) +
                '\n';
    }
    return text;
}

/// What a goal asks of the board, and whether it is met.
struct GoalOutcome {
    std::string asked;
    bool met = false;
};
/// At the step that the link names; nothing if Ctrl+C came before that.
std::optional<GoalOutcome> outcome_of(const lessons::Conditions& goal, const Link& link,
                                      Console& console) {
    App app(1);
    if (!opens(app, link, console)) return std::nullopt;
    const lessons::Situation now = situation_of(app);
    return GoalOutcome{lessons::asked(goal, now), lessons::are_met(goal, now)};
}

/// As much of the link's goal as a board shows whether it is met.
lessons::Conditions goal_on(const Link& link, Console& console) {
    const lessons::Conditions goal = state_of(link).state.goal;
    lessons::Conditions shown = lessons::lasting(goal);
    if (shown.size() < goal.size()) {
        console.err
            << "Remark: The goal also asks for what a board does not show, such as a number "
               "of moves; that is not judged here.\n";
    }
    return shown;
}

std::string words_for(const GoalOutcome& outcome) {
    const Sentence sentence =
        outcome.met ? Sentence("The task is met: {task}") : Sentence("The task is not met: {task}");
    return say(sentence, {{"task", outcome.asked}}) + '\n';
}

Status check(const Given& given, Console& console) {
    const Link link = read_task_link(given, console);
    const Board& board = link.board;
    const std::vector<Conflict> pairs = conflicts_on(link, console);
    const bool solution = solves(link, pairs);
    const lessons::Conditions asked = goal_on(link, console);
    std::optional<GoalOutcome> goal;
    if (!asked.empty()) {
        goal = outcome_of(asked, link, console);
        if (!goal) return Status::no;
    }
    const bool is_right = goal ? goal->met : solution;
    write(Report()
              .field("queens", board.count(Piece::queen))
              .field("pawns", board.count(Piece::pawn))
              .field("conflicts", pairs)
              .field("solution", solution)
              .field("most", most_on(link))
              .field("met", goal ? json_of(goal->met) : Json())
              .text((goal ? words_for(*goal) : "") + verdict_on(link, pairs) +
                    words_for(board, pairs)),
          console);
    return is_right ? Status::yes : Status::no;
}

}  // namespace

Subcommand attacks_command() {
    return {"attacks",
            "Show how often each square of a link's board is attacked",
            {link_operand, format_option},
            "A number says how many pieces attack an empty square; dots are free squares.",
            show_attacks};
}

Subcommand check_command() {
    return {
        "check",
        "Tell whether the board of a link is a solution",
        {link_operand, format_option},
        "A solution has as many queens as are known to fit, else as its shorter side has squares "
        "(more, if pawns let it), and no conflict. A garden is judged by its regions and its "
        "rule. Where the link has a goal, it says whether that is met. Exit status 1 if it is "
        "not, or without a goal if the board is no solution.",
        check};
}

}  // namespace queens::cli
