// The table of what queens cover.
#include "core/cover.hpp"

#include <algorithm>
#include <cassert>

#include "core/attacks.hpp"

namespace queens {

Cover cover_of(const Board& board) {
    assert(board.size().area() <= Cover::most_squares);
    const Size size = board.size();
    const auto area = static_cast<std::size_t>(size.area());
    Cover cover{size, std::vector<std::vector<Cover::Index>>(area), {}, {}, 0};
    cover.coverers.resize(area);
    for (std::size_t i = 0; i < area; ++i) {
        const Square square = size.square(static_cast<int>(i));
        if (stops_lines(board.at(square))) continue;
        cover.order.push_back(static_cast<Cover::Index>(i));
        cover.covers[i].push_back(static_cast<Cover::Index>(i));
        for (const Square seen : attacked_from(board, square, Piece::queen)) {
            if (stops_lines(board.at(seen))) continue;
            cover.covers[i].push_back(static_cast<Cover::Index>(size.index(seen)));
        }
        std::sort(cover.covers[i].begin(), cover.covers[i].end());
        if (board.at(square) != Piece::none) continue;
        cover.reach = std::max(cover.reach, static_cast<int>(cover.covers[i].size()));
        for (const Cover::Index seen : cover.covers[i]) {
            cover.coverers[seen].push_back(static_cast<Cover::Index>(i));
        }
    }
    std::stable_sort(cover.order.begin(), cover.order.end(), [&](Cover::Index a, Cover::Index b) {
        return cover.coverers[a].size() < cover.coverers[b].size();
    });
    return cover;
}

}  // namespace queens
