// What can be seen of a frame, and finding a control in it.
#include "ui/kit/record.hpp"

#include <algorithm>

namespace queens::ui {

namespace {

Rect middle_of(const Rect& rect) {
    return {rect.x + rect.width / 2, rect.y + rect.height / 2, 0, 0};
}

}  // namespace

void Record::cover(const Rect& part) {
    for (Shown& shown : shown_) {
        if (overlap(is_words(shown) ? shown.rect : middle_of(shown.rect), part))
            shown.visible = false;
    }
}

void Record::begin_frame() {
    shown_.clear();
    regions_.clear();
    smallest_em_ = std::numeric_limits<float>::infinity();
}

void Record::set_in(float em) { smallest_em_ = std::min(smallest_em_, em); }

void Record::add(Shown shown) {
    if (!regions_.empty()) shown.region = regions_.back();
    shown_.push_back(std::move(shown));
}

const Shown* Record::find(std::string_view id) const {
    const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const Shown& shown) {
        return shown.visible && !shown.id.empty() && shown.id == id;
    });
    return found == shown_.end() ? nullptr : &*found;
}

}  // namespace queens::ui
