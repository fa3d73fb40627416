// Finding a control among what stands on the screen.
#include "ui/kit/record.hpp"

#include <algorithm>

namespace queens::ui {

const Shown* Record::find(std::string_view id) const {
    const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const Shown& shown) {
        return shown.visible && !shown.id.empty() && shown.id == id;
    });
    return found == shown_.end() ? nullptr : &*found;
}

}  // namespace queens::ui
