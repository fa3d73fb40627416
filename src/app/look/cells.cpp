// A square is marked by what the look shows there, and by the lines of the selected piece.
#include "app/look/cells.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "app/look/look_words.hpp"
#include "core/board_words.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "gardens/garden.hpp"

namespace queens {

namespace {

/// What marks of that kind are called in the page's style sheet.
struct NamedMark {
    MarkKind kind;
    std::string_view slug;
};
constexpr std::array named_marks{
    NamedMark{MarkKind::own, "marked"},        NamedMark{MarkKind::reach, "seen"},
    NamedMark{MarkKind::refused, "refused"},   NamedMark{MarkKind::conflict, "conflict"},
    NamedMark{MarkKind::around, "conflict"},   NamedMark{MarkKind::attacker, "attacker"},
    NamedMark{MarkKind::selected, "selected"}, NamedMark{MarkKind::solution, "solution"},
    NamedMark{MarkKind::placed, "placed"},     NamedMark{MarkKind::removed, "removed"},
    NamedMark{MarkKind::rejected, "rejected"}};

/// What marks of that kind mean, as the legend says it; empty if it does not.
std::string_view meaning_of(const Look& look, MarkKind kind) {
    for (const LegendItem& item : look.legend) {
        const auto* sample = std::get_if<MarkKind>(&item.sample);
        if (sample != nullptr && *sample == kind) return item.words;
    }
    return {};
}

/// What a square shows besides the piece of the board.
struct Told {
    /// What its marks are called, and what they mean.
    std::string slugs;
    std::string words;
    std::string ghost;
    std::string region;
    std::string heat;
};

void tell(Told& told, std::string_view slug, std::string_view words) {
    if (!slug.empty()) told.slugs += (told.slugs.empty() ? "" : " ") + std::string(slug);
    if (!words.empty()) told.words += "; " + std::string(words);
}

/// What is said of every square, row by row.
std::vector<Told> told_of(const Look& look, const std::optional<Square>& selected) {
    const Size size = look.board.size();
    std::vector<Told> all(static_cast<std::size_t>(size.area()));
    const auto at = [&](Square square) -> Told& {
        return all[static_cast<std::size_t>(size.index(square))];
    };
    for (const Look::Mark& mark : look.marks) {
        for (const NamedMark& named : named_marks) {
            if (named.kind == mark.kind)
                tell(at(mark.square), named.slug, meaning_of(look, mark.kind));
        }
    }
    for (const Look::Outline& outline : look.outlines) {
        if (outline.kind != OutlineKind::worked) continue;
        for (const Square square : outline.squares) tell(at(square), "worked", {});
    }
    for (const Look::Ghost& ghost : look.ghosts) at(ghost.square).ghost = name_of(ghost.piece);
    for (std::size_t i = 0; i < look.heat.size(); ++i) {
        all[i].heat = std::to_string(look.heat[i]);
        tell(all[i], {}, say("heat {count}", {{"count", look.heat[i]}}));
    }
    for (std::size_t i = 0; i < look.regions.numbers.size(); ++i) {
        all[i].region = region_name(look.regions.numbers[i]);
    }
    if (!selected || !attacks(look.board.at(*selected))) return all;
    for (const Square seen : attacked_from(look.board, *selected, look.board.at(*selected))) {
        tell(at(seen), "seen", {});
    }
    return all;
}

std::string word_of_piece(Piece piece) {
    return piece == Piece::none ? "-" : std::string(name_of(piece));
}

std::string lines_of_squares(const Look& look, const std::optional<Square>& selected) {
    const Size size = look.board.size();
    const std::vector<Told> told = told_of(look, selected);
    std::string text;
    for (int i = 0; i < size.area(); ++i) {
        const Square square = size.square(i);
        const auto& [slugs, words, ghost, region, heat] = told[static_cast<std::size_t>(i)];
        for (const std::string& field :
             {square_name(square, size), word_of_piece(look.board.at(square)), slugs, ghost, region,
              heat}) {
            text += field + '\t';
        }
        text += cell_words(look, square) + words + '\n';
    }
    return text;
}

/// The pieces of a row and how many marks it has, in words.
std::string words_of_row(const Look& look, int row, int marks) {
    constexpr std::size_t most = 12;
    const Board& board = look.board;
    std::vector<std::string> pieces;
    std::size_t count = 0;
    for (int column = 0; column < board.size().columns; ++column) {
        const Square square{row, column};
        if (board.at(square) == Piece::none || ++count > most) continue;
        pieces.push_back(piece_words(board, square));
    }
    if (count > most) pieces = {say("{count} pieces", {{"count", count}})};
    if (marks > 0) pieces.push_back(say("{n} {n|marked square|marked squares}", {{"n", marks}}));
    if (pieces.empty()) return say("row {row}: empty", {{"row", row_name(row, board.size())}});
    return say("row {row}: {pieces}",
               {{"row", row_name(row, board.size())}, {"pieces", listed(pieces)}});
}

std::string lines_of_rows(const Look& look) {
    const Size size = look.board.size();
    std::vector<int> marks(static_cast<std::size_t>(size.rows));
    for (const Look::Mark& mark : look.marks) {
        if (mark.kind == MarkKind::own) ++marks[static_cast<std::size_t>(mark.square.row)];
    }
    std::string text;
    for (int row = 0; row < size.rows; ++row) {
        text += row_name(row, size) + "\t-\t\t\t\t\t" +
                words_of_row(look, row, marks[static_cast<std::size_t>(row)]) + '\n';
    }
    return text;
}

}  // namespace

std::string cells_of(const App& app, const Look& look) {
    const Size size = look.board.size();
    const bool in_rows = std::max(size.rows, size.columns) > most_told;
    return std::to_string(size.columns) + ' ' + std::to_string(size.rows) +
           (in_rows ? " rows\n" + lines_of_rows(look)
                    : " cells\n" + lines_of_squares(look, app.state().selected));
}

const std::string& LatestCells::of(const App& app) {
    const Look& look = looks_.of(app, {});
    if (look_ != look || languages_ != app.language_changes()) {
        look_ = look;
        languages_ = app.language_changes();
        text_ = cells_of(app, look);
    }
    return text_;
}

}  // namespace queens
