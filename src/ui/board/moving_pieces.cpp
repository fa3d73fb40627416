// The pieces on the board, and how they move in when they come onto it.
#include <algorithm>

#include "figure/colours.hpp"
#include "figure/pieces.hpp"
#include "ui/board/motion.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// More changes than this in one frame are not animated.
constexpr std::size_t most_arrivals = 8;
/// A piece that was taken off fades from that to a ghost.
constexpr float fresh_opacity = 0.8F;

/// Where squares have become empty and where pieces have come, up to one more than are animated.
struct Changes {
    std::vector<Square> gone;
    std::vector<Square> come;
};

Changes changes_between(const Board& before, const Board& after) {
    Changes changes;
    const std::size_t area = after.pieces().size();
    for (std::size_t i = 0; i < area && changes.come.size() <= most_arrivals; ++i) {
        const Piece piece = after.pieces()[i];
        if (before.pieces()[i] == piece) continue;
        const Square square = after.size().square(static_cast<int>(i));
        (piece == Piece::none ? changes.gone : changes.come).push_back(square);
    }
    return changes;
}

/// Notices what has come onto the board since the last frame, so that it can move in.
void notice_arrivals(const Easel& easel, Motion& motion) {
    const Board& board = easel.look.board;
    if (motion.shown == board) return;
    Changes changes;
    if (motion.shown && motion.shown->size() == board.size()) {
        changes = changes_between(*motion.shown, board);
    }
    const auto& [gone, come] = changes;
    motion.arrivals.clear();
    if (come.size() <= most_arrivals && !easel.frame.appearance.reduced_motion) {
        for (const Square square : come) {
            std::optional<Square> from;
            const bool moved = come.size() == 1 && gone.size() == 1 &&
                               motion.shown->at(gone[0]) == board.at(square);
            if (moved && motion.dropped != square) from = gone[0];
            motion.arrivals[square] = {easel.frame.now, from};
        }
    }
    motion.shown = board;
}

/// Where a piece is on its way to its square, and how large a share of its size it has.
struct Passage {
    ImVec2 at;
    float scale = 1;
};

Passage passage_to(Square square, const Easel& easel, const Motion& motion) {
    const ImVec2 at = easel.sheet.centre(square);
    const auto arrival = motion.arrivals.find(square);
    if (arrival == motion.arrivals.end()) return {at};
    const double age = easel.frame.now - arrival->second.time;
    const float share = eased(age / glide_seconds);
    if (age < glide_seconds) easel.frame.moving = true;
    if (!arrival->second.from) return {at, 0.6F + 0.4F * share};
    const ImVec2 from = easel.sheet.centre(*arrival->second.from);
    return {{from.x + (at.x - from.x) * share, from.y + (at.y - from.y) * share}};
}

}  // namespace

float share_of_step(const Frame& frame, Motion& motion) {
    constexpr double seconds = 0.45;
    const Player* player = frame.app.player();
    if (player == nullptr) return 1;
    if (motion.step != player->step()) {
        motion.step = player->step();
        motion.step_time = frame.now;
    }
    const double age = frame.now - motion.step_time;
    if (frame.appearance.reduced_motion || age >= seconds) return 1;
    frame.moving = true;
    return eased(age / seconds);
}

void draw_moving_pieces(const Easel& easel, Motion& motion, const Hand& hand) {
    notice_arrivals(easel, motion);
    const Look& look = easel.look;
    const float size = size_of_piece(easel.sheet.square());
    const auto draw = [&](Piece piece, ImVec2 at, float scale, float opacity) {
        draw_piece(easel.canvas, easel.frame.theme, piece, point_of(at), size * scale, opacity);
    };
    easel.sheet.grid().for_each([&](Square square) {
        const Piece piece = look.board.at(square);
        if (piece == Piece::none || is_ghost(look, square)) return;
        const auto [at, scale] = passage_to(square, easel, motion);
        draw(piece, at, scale, 1);
    });
    for (const Look::Ghost& ghost : look.ghosts) {
        const float fading = ghost.taken_off ? 1 - share_of_step(easel.frame, motion) : 0;
        draw_faint_piece(easel.canvas, easel.frame.theme, ghost.piece,
                         point_of(easel.sheet.centre(ghost.square)), size,
                         ghost_opacity + (fresh_opacity - ghost_opacity) * fading,
                         ground_of(easel.frame.theme, look, ghost.square));
    }
    if (hand.lifts && hand.pressed) {
        draw(look.board.at(*hand.pressed), ImGui::GetIO().MousePos, 1.1F, 0.9F);
    }
}

}  // namespace queens::ui
