// `queens most`: the most pieces of one kind that fit on a board without attacking each other.
#include "counting/most.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "core/board_words.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/sequences.hpp"

namespace queens::cli {

namespace {

constexpr std::uint64_t most_steps = 100'000'000;
constexpr std::array<Piece, 6> pieces{Piece::queen,  Piece::rook, Piece::bishop,
                                      Piece::knight, Piece::king, Piece::amazon};

std::vector<Choice> piece_choices() {
    return choices_from(pieces, [](Piece piece) { return name_of(piece); });
}

constexpr Option piece_option{
    "--piece", "P", "queen (the default), rook, bishop, knight, king or amazon", piece_choices};

Piece read_piece(const Given& given) {
    const auto word = given.word(piece_option);
    if (!word) return Piece::queen;
    for (const Piece piece : pieces) {
        if (name_of(piece) == *word) return piece;
    }
    throw Complaint(no_such("--piece takes {known}, not {word}.", piece_option, *word));
}

/// The sequence of half as many queens as rows on an empty board, if that is the most.
const Sequence* sequence_of(const Board& board, Piece piece, const Most& most) {
    const Size size = board.size();
    const bool half = size.is_square() && most.most == (size.rows + 1) / 2;
    if (piece != Piece::queen || !is_empty(board) || !half) return nullptr;
    return find_sequence(board.surface(), 0, Counted::half_filled);
}

std::string words_for(const Most& most, Piece piece) {
    const std::string all = say(number_of(piece), {{"n", most.most}});
    if (!most.ways) {
        return say("{pieces}, in more ways than 64 bits can count.", {{"pieces", all}});
    }
    // Holes of sentences take numbers below 2^63.
    const std::uint64_t few = std::min<std::uint64_t>(*most.ways, 2);
    return say("{pieces}, in {ways} {few|way|ways}.",
               {{"pieces", all}, {"ways", grouped(*most.ways)}, {"few", few}});
}

std::string agreement(const Most& most, const Sequence& sequence, std::uint64_t known) {
    return say(most.ways == known ? Sentence(" Agrees with {sequence}.")
                                  : Sentence(" Differs from {sequence}: {known}."),
               {{"sequence", sequence.name}, {"known", known}});
}

Status show_most(const Given& given, Console& console) {
    const Piece piece = read_piece(given);
    const Board board = read_board_alone(given, console).board;
    const std::string refusal = refuse_most(board, piece);
    if (!refusal.empty()) throw Complaint(refusal);
    Progress progress(console);
    const auto most =
        count_most(board, piece, most_steps, [&] { return progress.go_on("searching"); });
    progress.wipe();
    if (!most) {
        progress.say_unfinished();
        return Status::no;
    }
    const Sequence* sequence = sequence_of(board, piece, *most);
    const auto known = sequence != nullptr ? term(*sequence, board.rows()) : std::nullopt;
    Report report;
    report.field("most", most->most)
        .field("ways", decimal(most->ways))
        .text(words_for(*most, piece));
    if (known) report.field("published", decimal(*known)).text(agreement(*most, *sequence, *known));
    write(report.text("\n"), console);
    return known && most->ways != *known ? Status::no : Status::yes;
}

}  // namespace

Subcommand most_command() {
    return {"most",
            "Find how many pieces of a kind fit on a board, and in how many ways",
            {board_link, side_option, size_option, surface_option, piece_option, format_option},
            "Pawns and walls of a LINK stop lines. The answer is exact; exit status 1 if it takes "
            "too many steps to find.",
            show_most};
}

}  // namespace queens::cli
