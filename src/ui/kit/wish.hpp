// What somebody wants of one control without pointing at it: the keyboard to come to it, a press,
// another value. It is carried out in the next frame, by the control itself.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queens::ui {

struct Wish {
    enum class Verb : std::uint8_t { none, focus, press, set, close };

    Verb verb = Verb::none;
    /// The id of the control; what is to be closed is whatever has opened over the screen.
    std::string id{};
    /// What a slider, by its place, or a field is set to.
    std::string value{};

    [[nodiscard]] bool is(Verb wanted, std::string_view control) const {
        return verb == wanted && !id.empty() && id == control;
    }
};

}  // namespace queens::ui
