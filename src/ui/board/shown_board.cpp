// One place where views are exchanged: each begins with nothing to remember.
#include "ui/board/shown_board.hpp"

namespace queens::ui {

namespace {

std::unique_ptr<BoardView> view_made(View view) {
    switch (view) {
#define QUEENS_VIEW(slug, icon, reach, title, hint, refuse) \
    case View::slug:                                        \
        return make_##slug##_view();
#include "app/state/views.inc"
#undef QUEENS_VIEW
    }
    return nullptr;
}

}  // namespace

void ShownBoard::choose_view(const App& app) {
    const bool stacked = look(app).stack.has_value();
    const View view = app.state().view;
    const bool same = view_ && stacked == stacked_ && view == shown_;
    if (same && size_ == app.board().size()) return;
    if (!same) view_ = stacked ? make_stack_view() : view_made(view);
    stage_.hand = {.surface = stage_.hand.surface};
    shown_ = view;
    stacked_ = stacked;
    size_ = app.board().size();
}

void ShownBoard::show(const Frame& frame, const TwoFingers& fingers, ImVec2 low, ImVec2 high) {
    const App& app = frame.app;
    stage_.fingers = fingers;
    stage_.space.scene.reset();
    choose_view(app);
    take_board_keys(frame, stage_.hand, *view_);
    frame.record.enter(Region::board);
    view_->lay_out(frame, stage_, look(app), low, high);
    view_->take(frame, stage_);
    view_->draw(frame, stage_, look(app));
    frame.record.leave();
}

void ShownBoard::hide() {
    view_.reset();
    stage_.space.scene.reset();
}

bool ShownBoard::is_square(std::string_view id) {
    return id.starts_with(square_id) || id.starts_with(solid_square_id);
}

std::optional<Rect> ShownBoard::rect_of(std::string_view id) const {
    const bool in_space = id.starts_with(solid_square_id);
    id.remove_prefix(in_space ? solid_square_id.size() : square_id.size());
    const auto square = square_named(id, size_);
    return view_ && square ? view_->rect_of(*square, in_space) : std::nullopt;
}

}  // namespace queens::ui
