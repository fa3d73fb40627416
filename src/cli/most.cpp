// `queens most`: the most pieces of one kind that fit on a board without attacking each other.
#include "counting/most.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <ostream>

#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "core/board_words.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/sequences.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t most_steps = 100'000'000;
constexpr std::array<Piece, 6> pieces{Piece::queen,  Piece::rook, Piece::bishop,
                                      Piece::knight, Piece::king, Piece::amazon};

struct Options {
    BoardOption board;
    std::optional<std::string> piece;
    FormatOption format;
};

Piece read_piece(const Options& options) {
    if (!options.piece) return Piece::queen;
    std::vector<std::string> names;
    for (const Piece piece : pieces) {
        if (name_of(piece) == *options.piece) return piece;
        names.emplace_back(name_of(piece));
    }
    throw Complaint(
        say("--piece is {names}, not {piece}.",
            {{"names", listed(names, "{list} or {last}")}, {"piece", in_quotes(*options.piece)}}));
}

/// The sequence of half as many queens as rows on an empty board, if that is the most.
const Sequence* sequence_of(const Board& board, Piece piece, const Most& most) {
    const Size size = board.size();
    const bool empty = board.count(Piece::none) == size.area();
    const bool half = size.is_square() && most.most == (size.rows + 1) / 2;
    if (piece != Piece::queen || !empty || !half) return nullptr;
    return find_sequence(board.surface(), 0, Counted::half_filled);
}

std::string agreement(const Most& most, const Sequence& sequence, std::uint64_t known) {
    return say(most.ways == known ? Sentence(" Agrees with {sequence}.")
                                  : Sentence(" Differs from {sequence}: {known}."),
               {{"sequence", sequence.name}, {"known", known}});
}

Status show_most(const Options& options, Console& console) {
    const bool json = options.format.json();
    const Piece piece = read_piece(options);
    const Board board = options.board.read(console).board;
    const std::string refusal = refuse_most(board, piece);
    if (!refusal.empty()) throw Complaint(refusal);
    Progress progress(console);
    const auto most = count_most(board, piece, most_steps, [&] {
        if (progress.due()) progress.show("searching, " + duration(progress.seconds()));
        return !interrupted();
    });
    progress.wipe();
    if (!most) {
        console.err << say(interrupted()
                               ? Sentence("Stopped after {time}.")
                               : Sentence("Given up after {time}: there are too many ways to try."),
                           {{"time", duration(progress.seconds())}})
                    << '\n';
        return Status::no;
    }
    const Sequence* sequence = sequence_of(board, piece, *most);
    const auto known = sequence != nullptr ? term(*sequence, board.rows()) : std::nullopt;
    if (json) {
        Json document;
        document["most"] = most->most;
        document["ways"] = count_value(most->ways);
        if (known) document["published"] = count_value(*known);
        console.out << document.dump() << '\n';
    } else {
        console.out << say("{pieces}, in {ways} {ways|way|ways}.",
                           {{"pieces", say(number_of(piece), {{"n", most->most}})},
                            {"ways", most->ways}})
                    << (known ? agreement(*most, *sequence, *known) : "") << '\n';
    }
    return known && *known != most->ways ? Status::no : Status::yes;
}

}  // namespace

Action add_most(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->board.add_to(command);
    add_word(command, "--piece", "P", options->piece,
             "queen (the default), rook, bishop, knight, king or amazon");
    options->format.add_to(command);
    command.footer(
        "Pawns and walls of a LINK stop lines. The answer is exact; exit status 1 if it takes too\n"
        "many steps to find.");
    return [options](Console& console) { return show_most(*options, console); };
}

}  // namespace queens::cli
