// How a stack is filled and given up, and what is shown of it.
#include "solvers/parts/cube_search.hpp"

#include <algorithm>

#include "core/say.hpp"

namespace queens {

using Cell = BoardStack::Cell;

/// Begins with an empty stack, on which at least as many queens fit as on one board less.
void CubeSearch::begin() {
    levels_.assign(1, {cube_->lowest(height()), 0});
    best_ = 0;
    wanted_ = std::max(1, most_.back());
    hopeless_ = false;
}

void CubeSearch::look_ahead() {
    hopeless_ = queens() + cube_->room(levels_.back().free, most_) < wanted_ ||
                (listing_ && queens() == wanted_);
}

void CubeSearch::put(int place) {
    Level next = levels_.back();
    next.next = place + 1;
    for (std::size_t i = 0; i < next.free.size(); ++i) next.free[i] &= ~cube_->seen_from(place)[i];
    levels_.push_back(next);
    placed_.push_back(place);
}

Event CubeSearch::step() {
    if (to_be_told_) {
        to_be_told_ = false;
        if (!every_way_) best_placement_ = placed_;
        return solved(line_note);
    }
    if (finished_) return finish();
    if (hopeless_) return retreat();
    Level& level = levels_.back();
    const int place = level.next++;
    if (!cube_->has(level.free, place))
        return on_layer_of(place, rejected(line_reject, cube_->square_of(place)));
    cube_->take_off(level.free, place);
    put(place);
    if (queens() >= wanted_) {
        to_be_told_ = is_cube() && listing_ == every_way_;
        best_ = queens();
        if (!listing_) wanted_ = best_ + 1;
    }
    look_ahead();
    return on_layer_of(place, placed(line_place, cube_->square_of(place)));
}

Event CubeSearch::retreat() {
    if (placed_.empty()) return go_on();
    const int place = placed_.back();
    placed_.pop_back();
    levels_.pop_back();
    look_ahead();
    return on_layer_of(place, removed(line_remove, cube_->square_of(place)));
}

/// The next stack, or the second pass, or the end.
Event CubeSearch::go_on() {
    if (!is_cube()) {
        most_.push_back(best_);
        begin();
        return step();
    }
    const int most = best_;
    begin();
    finished_ = !every_way_ || listing_;
    if (finished_) return finish();
    listing_ = true;
    wanted_ = best_ = most;
    return step();
}

/// Puts the best placement back, queen by queen.
Event CubeSearch::finish() {
    if (placed_.size() == best_placement_.size()) return ended(line_end);
    const int place = best_placement_[placed_.size()];
    put(place);
    return on_layer_of(place, placed(line_put_back, cube_->square_of(place)));
}

/// The stack with its queens and all that they attack.
BoardStack CubeSearch::stack() const {
    const auto area = static_cast<std::size_t>(cube_->area());
    BoardStack stack;
    stack.layers.assign(most_.size(), std::vector<Cell>(area));
    stack.layer = static_cast<std::size_t>(layer());
    const auto cell = [&](int place) -> Cell& {
        return stack
            .layers[static_cast<std::size_t>(place) / area][static_cast<std::size_t>(place) % area];
    };
    for (const int queen : placed_) {
        for (int place = 0; place < height() * cube_->area(); ++place) {
            if (cube_->has(cube_->seen_from(queen), place)) cell(place) = Cell::attacked;
        }
    }
    for (const int queen : placed_) cell(queen) = Cell::queen;
    return stack;
}

Insight CubeSearch::insight() const {
    Insight insight;
    insight.facts = {
        {"layers", say("{layers} of {all}", {{"layers", height()}, {"all", cube_->side()}})},
        {"queens", std::to_string(queens())},
        {"looking for", say(finished_  ? Sentence("nothing more")
                            : listing_ ? Sentence("every way with {wanted}")
                                       : Sentence("{wanted} or more"),
                            {{"wanted", wanted_}})}};
    std::string most;
    for (std::size_t layers = 1; layers < most_.size(); ++layers) {
        most += (layers > 1 ? ", " : "") + std::to_string(most_[layers]);
    }
    if (!most.empty()) insight.add_fact("most on 1, 2 ... layers", most);
    for (const int queen : placed_) {
        const int tried = levels_.back().next - 1;
        const bool attacks = tried >= 0 && cube_->has(cube_->seen_from(queen), tried);
        if (attacks && queen != tried) insight.attackers.push_back(cube_->square_of(queen));
    }
    insight.picture.shown = stack();
    return insight;
}

}  // namespace queens
