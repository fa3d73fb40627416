// Writing links, always in their newest form.
//
// Queens alone, at most one a column, are a list of rows (`q`), packed (`p`) when the list grows
// long; pawns, walls and forbidden squares stand beside it (`w`, `x`, `o`) unless the whole board
// row by row (`b`) is shorter. Every other board is written row by row. Regions (`g`) and marks
// (`m`) follow. The size comes second, or last where the link would not end in a letter or a digit
// otherwise.
#include <algorithm>
#include <array>
#include <cassert>

#include "core/fragment.hpp"
#include "core/link.hpp"
#include "core/packed.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

using Pair = std::pair<std::string, std::string>;
using Pairs = std::vector<Pair>;

constexpr std::size_t longest_list = 1500;

constexpr std::array<std::pair<std::string_view, Piece>, 3> sparse{
    {{"w", Piece::pawn}, {"x", Piece::wall}, {"o", Piece::forbidden}}};

/// Whether a plain text ends in a letter or a digit.
bool ends_well(std::string_view text) {
    return !text.empty() && std::string_view(".-_").find(text.back()) == std::string_view::npos;
}

void append_sparse(Pairs& pairs, const std::vector<Placed>& placed, Size size) {
    for (const auto& [key, listed] : sparse) {
        std::string text;
        for (const auto& [square, piece] : placed) {
            if (piece != listed) continue;
            if (!text.empty()) text += '.';
            text += column_and_row(square, size);
        }
        if (!text.empty()) pairs.emplace_back(key, text);
    }
}

std::size_t length(const Pairs& pairs) {
    std::size_t sum = 0;
    for (const auto& [key, value] : pairs) sum += key.size() + value.size() + 2;
    return sum;
}

/// What stands on the board: the keys b, or q or p with w, x and o.
Pairs placement(const Board& board) {
    const Size size = board.size();
    const std::vector<Placed> placed = board.placed();
    const auto whole = [&] { return Pairs{{"b", row_by_row(placed, size)}}; };
    const auto rows = queen_rows(placed, size);
    if (!rows) return whole();
    Pairs pairs;
    if (std::any_of(rows->begin(), rows->end(), [](int row) { return row != 0; })) {
        std::string list = dotted(*rows);
        const bool long_list = list.size() > longest_list;
        pairs.emplace_back(long_list ? "p" : "q",
                           long_list ? pack(*rows, size.rows) : std::move(list));
    }
    const std::size_t before = pairs.size();
    append_sparse(pairs, placed, size);
    if (pairs.size() == before) return pairs;
    Pairs drawn = whole();
    return length(drawn) < length(pairs) ? drawn : pairs;
}

/// The marks, with the length of those that follow each other to the right.
std::string written(const Marks& marks, Size size) {
    std::string text;
    for (auto first = marks.begin(); first != marks.end();) {
        Square next = *first;
        auto past = first;
        for (; past != marks.end() && *past == next; ++past) ++next.column;
        if (!text.empty()) text += '.';
        text += column_and_row(*first, size);
        if (past - first > 1) text += '-' + std::to_string(past - first);
        first = past;
    }
    return text;
}

void append_run(Pairs& pairs, const RunLink& run) {
    assert(!run.solver.empty() && is_plain(run.solver));
    pairs.emplace_back("a", run.solver);
    if (!run.knobs.empty()) pairs.emplace_back("k", dotted(run.knobs));
    if (run.seed != 0) pairs.emplace_back("s", std::to_string(run.seed));
    if (run.step != 0) pairs.emplace_back("i", std::to_string(run.step));
}

}  // namespace

std::string write_link(const Link& link) {
    const Board& board = link.board;
    Pairs pairs{{"v", "1"}};
    if (board.surface() != Surface{}) pairs.emplace_back("t", named(board.surface()).slug);
    for (Pair& pair : placement(board)) pairs.push_back(std::move(pair));
    if (!link.regions.empty()) pairs.emplace_back("g", written(link.regions, board));
    if (!link.marks.empty()) pairs.emplace_back("m", written(link.marks, board.size()));
    if (link.run) append_run(pairs, *link.run);
    for (const Pair& pair : link.display) {
        assert(!pair.first.empty() && is_plain(pair.first) &&
               is_display_value(pair.first, pair.second));
        pairs.push_back(pair);
    }

    const bool packed =
        std::any_of(pairs.begin(), pairs.end(), [](const Pair& pair) { return pair.first == "p"; });
    const std::string& last = pairs.back().second;
    const bool size_last = packed || !ends_well(last);
    pairs.insert(size_last ? pairs.end() : pairs.begin() + 1, {"n", written(board.size())});

    std::string text;
    for (const auto& [key, value] : pairs) {
        if (!text.empty()) text += '&';
        text += key;
        text += '=';
        text += value;
    }
    return text;
}

}  // namespace queens
