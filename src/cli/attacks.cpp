// `queens attacks` and `queens check`: who attacks what, and whether the board is a solution.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "core/say.hpp"

namespace queens::cli {

namespace {

/// Conflicts that are named one by one in text.
constexpr std::size_t most_named = 12;

struct Options {
    LinkOption link;
    FormatOption format;
};

using Attackers = std::vector<std::uint32_t>;

Attackers attackers_on(const Board& board) {
    auto attackers = attack_map(board);
    if (!attackers) throw Complaint("There are too many pieces on this board for an attack map.");
    return std::move(*attackers);
}

/// All conflicts that one list may hold, with a remark if there are more.
std::vector<Conflict> conflicts_on(const Board& board, Console& console) {
    Conflicts found = conflicts(board);
    if (!found.complete) {
        console.err << say("Remark: only the first {listed} conflicts are listed.",
                           {{"listed", found.pairs.size()}})
                    << '\n';
    }
    return std::move(found.pairs);
}

/// The squares where a piece could stand unattacked.
std::vector<Square> free_squares(const Board& board, const Attackers& attackers) {
    std::vector<Square> free;
    for (const Square square : board.find(Piece::none)) {
        if (attackers[static_cast<std::size_t>(board.size().index(square))] == 0) {
            free.push_back(square);
        }
    }
    return free;
}

/// The attackers of each square, its piece where one stands, a dot where it is free.
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

/// The conflicts, a line each, as far as one wants to read them.
void write_conflicts(const Board& board, const std::vector<Conflict>& conflicts,
                     std::ostream& out) {
    const std::size_t named = std::min(conflicts.size(), most_named);
    for (std::size_t i = 0; i < named; ++i) {
        out << say("{first} and {second} are in conflict.",
                   {{"first", square_name(conflicts[i].first, board.size())},
                    {"second", square_name(conflicts[i].second, board.size())}})
            << '\n';
    }
    if (named < conflicts.size()) {
        out << say("{more} more {more|pair is|pairs are} in conflict.",
                   {{"more", conflicts.size() - named}})
            << '\n';
    }
}

Status show_attacks(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Board board = options.link.read(console).board;
    const Attackers attackers = attackers_on(board);
    const std::vector<Square> free = free_squares(board, attackers);
    const std::vector<Conflict> pairs = conflicts_on(board, console);
    if (!json) {
        console.out << map_of(board, attackers) << '\n'
                    << say(free.empty() ? Sentence("No square is free.")
                                        : Sentence("{free} {free|square is|squares are} free."),
                           {{"free", free.size()}})
                    << '\n';
        write_conflicts(board, pairs, console.out);
        return Status::yes;
    }
    Json rows = Json::array();
    for (auto row = attackers.begin(); row != attackers.end(); row += board.columns()) {
        rows.push_back(Attackers(row, row + board.columns()));
    }
    Json positions = Json::array();
    for (const Square square : free) positions.push_back(position_value(square));
    Json document;
    document["attacked"] = std::move(rows);
    document["free"] = std::move(positions);
    document["conflicts"] = conflicts_value(pairs);
    console.out << document.dump() << '\n';
    return Status::yes;
}

/// Whether the board is a solution: no conflict, and as many queens as its shorter side has
/// squares, or more where pawns or walls make room for them.
bool solves(const Board& board, const std::vector<Conflict>& pairs) {
    return pairs.empty() && board.count(Piece::queen) >= board.size().shorter();
}

/// "8 queens", "3 of 8 queens", "9 queens and 1 pawn".
std::string men_of(const Board& board) {
    const int queens = board.count(Piece::queen);
    const int pawns = board.count(Piece::pawn);
    const int wanted = board.size().shorter();
    std::string army = queens < wanted
                           ? say("{queens} of {wanted} {wanted|queen|queens}",
                                 {{"queens", queens}, {"wanted", wanted}})
                           : say("{queens} {queens|queen|queens}", {{"queens", queens}});
    if (pawns == 0) return army;
    return say("{queens} and {pawns} {pawns|pawn|pawns}", {{"queens", army}, {"pawns", pawns}});
}

void write_verdict(const Board& board, const std::vector<Conflict>& pairs, std::ostream& out) {
    const Sentence sentence =
        solves(board, pairs) ? Sentence("A solution: {men}, no conflict.")
        : pairs.empty()      ? Sentence("Not a solution: {men}, no conflict.")
                        : Sentence("Not a solution: {men}, {pairs} {pairs|conflict|conflicts}.");
    out << say(sentence, {{"men", men_of(board)}, {"pairs", pairs.size()}}) << '\n';
    write_conflicts(board, pairs, out);
}

Status check(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Board board = options.link.read(console).board;
    const std::vector<Conflict> pairs = conflicts_on(board, console);
    const bool solution = solves(board, pairs);
    if (json) {
        Json document;
        document["queens"] = board.count(Piece::queen);
        document["pawns"] = board.count(Piece::pawn);
        document["conflicts"] = conflicts_value(pairs);
        document["solution"] = solution;
        console.out << document.dump() << '\n';
    } else {
        write_verdict(board, pairs, console.out);
    }
    return solution ? Status::yes : Status::no;
}

}  // namespace

Action add_attacks(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->link.add_to(command);
    options->format.add_to(command);
    command.footer("A number tells how many pieces attack an empty square; dots are free squares.");
    return [options](Console& console) { return show_attacks(*options, console); };
}

Action add_check(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->link.add_to(command);
    options->format.add_to(command);
    command.footer(
        "A solution has as many queens as its shorter side has squares (more, if pawns let it) "
        "and\n"
        "no conflict. Exit status 1 if it is none.");
    return [options](Console& console) { return check(*options, console); };
}

}  // namespace queens::cli
