// Small boards in a row, each with a word below it.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "app/look/look_thoughts.hpp"
#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/search_pictures.hpp"

namespace queens::ui {

namespace {

/// Up to that many boards have room for words; more are drawn small, so that what is below the
/// picture keeps its place in sight.
constexpr std::size_t most_large = 4;
constexpr std::size_t most_small = 8;
constexpr float large_words_height = 34;
constexpr float small_words_height = 22;
constexpr float under_board_words = 6;

void draw_item(const Frame& frame, const Board& problem, const BoardRow::Item& item, ImVec2 low,
               float side, float words_height) {
    Board board = problem;
    for (const Square queen : item.queens) board.put(queen, Piece::queen);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::vector<Look::Tint> tints;
    for (const auto& [kind, square] : item.grounds) tints.push_back({tint_of(kind), square});
    draw_small_board(frame, list, board, low, side, std::move(tints));
    const ImVec2 high{low.x + side, low.y + side};
    const Theme& theme = frame.theme;
    if (item.state == BoardRow::State::present) {
        list.AddRect({low.x - 2, low.y - 2}, {high.x + 2, high.y + 2}, theme.accent, 3, 0, 3);
    } else if (item.state == BoardRow::State::dropped) {
        list.AddRect({low.x - 2, low.y - 2}, {high.x + 2, high.y + 2}, theme.wrong, 3, 0, 2);
        list.AddLine(low, high, theme.wrong, 2);
    }
    const ImVec2 extent = extent_of(frame.fonts.small, item.words, side);
    if (extent.y > words_height) return;
    words_at(frame, frame.fonts.small, {low.x + (side - extent.x) / 2, high.y + 3},
             item.state == BoardRow::State::plain ? theme.quiet : theme.ink, item.words, side);
}

/// A few boards are as large as their words are wide; many are small, whatever their words.
CaptionedBoards arrange_boards(const Frame& frame, const BoardRow& row, float width) {
    if (row.boards.size() > most_large) {
        const auto small = arrange_captioned(frame, {}, width, most_small, thumbnail_space);
        return {small.in_row, small.side, small_words_height};
    }
    std::vector<std::string> words;
    for (const BoardRow::Item& item : row.boards) words.push_back(item.words);
    const auto large = arrange_captioned(frame, words, width, most_large, thumbnail_space);
    return {large.in_row, large.side,
            std::max(large_words_height, large.words_height + under_board_words)};
}

}  // namespace

void draw_board_row(const Frame& frame, const BoardRow& row) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const auto [in_row, side, words_height] = arrange_boards(frame, row, width);
    const std::size_t rows = (row.boards.size() + in_row - 1) / in_row;
    for (std::size_t i = 0; i < row.boards.size(); ++i) {
        const std::size_t line = i / in_row;
        const ImVec2 low{start.x + static_cast<float>(i % in_row) * (side + thumbnail_space),
                         start.y + 2 + static_cast<float>(line) * (side + words_height)};
        draw_item(frame, frame.app.player()->problem().board, row.boards[i], low, side,
                  words_height);
    }
    ImGui::Dummy({width, static_cast<float>(rows) * (side + words_height)});
    if (row.more > 0) {
        paragraph(frame, frame.fonts.small, frame.theme.ink,
                  say("and {more} more", {{"more", row.more}}));
    }
}

void draw_board_strip(const Frame& frame, const BoardRow& row, ImVec2 low, ImVec2 high) {
    const float width = high.x - low.x + thumbnail_space;
    const auto boards = static_cast<float>(row.boards.size());
    const float side =
        std::floor(std::min(high.y - low.y - small_words_height, width / boards - thumbnail_space));
    float x = low.x + std::floor((width - boards * (side + thumbnail_space)) / 2);
    for (const BoardRow::Item& item : row.boards) {
        draw_item(frame, frame.app.player()->problem().board, item, {x, low.y + 2}, side,
                  small_words_height);
        x += side + thumbnail_space;
    }
}

}  // namespace queens::ui
