// Where words may stand, in every language: on nothing else, and inside what they belong to.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/made_up_language.hpp"
#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "sanitized.hpp"
#include "ui/kit/text.hpp"
#include "ui/visitor.hpp"

namespace queens::tests {

using ui::Rect;
using ui::Role;
using ui::Shown;

/// Glyphs may stand out of their line by this much.
inline constexpr float slack = 1;

inline bool leaves(const Shown& words) {
    const Rect& in = words.rect;
    const Rect& room = words.room;
    const bool sideways = in.x < room.x - slack || in.x + in.width > room.x + room.width + slack;
    const bool upright = in.y < room.y - slack || in.y + in.height > room.y + room.height + slack;
    return sideways || (upright && !words.owner.empty());
}

/// The part of words that is not scrolled away; of those on a control its own.
inline Rect seen(const ui::Record& record, const Shown& words) {
    const Shown* owner = record.find(words.owner);
    const Rect& room = owner ? owner->room : words.room;
    Rect in = words.rect;
    const float end = std::min(in.y + in.height, room.y + room.height);
    in.y = std::max(in.y, room.y);
    in.height = end - in.y;
    return in;
}

inline std::string told(const Shown& words) {
    const Rect& at = words.rect;
    return '"' + words.label + "\" at " + std::to_string(at.x) + ", " + std::to_string(at.y) +
           ", " + std::to_string(at.width) + " wide";
}

/// The widest piece of words that no line may end in, set in that font; addresses may be broken.
inline float widest_piece(const ImFont* font, const std::string& words) {
    float widest = 0;
    std::istringstream pieces(words);
    for (std::string piece; pieces >> piece;) {
        if (piece.find("://") != std::string::npos) continue;
        widest = std::max(widest, ui::extent_of(font, piece).x);
    }
    return widest;
}

/// Whether a line ends in the middle of a word or of a number: whichever of the fonts the lines are
/// set in, one of the pieces between two spaces is wider than all lines are.
inline bool is_torn(const Shown& words) {
    bool found = false;
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
        const float lines = words.rect.height / ui::extent_of(font, "x").y;
        if (lines < 1.9F || std::abs(lines - std::round(lines)) > 0.01F) continue;
        if (widest_piece(font, words.label) <= words.rect.width + slack) return false;
        found = true;
    }
    return found;
}

/// Whether words that stand by themselves lie on a button, a slider or a field.
inline bool lie_on(const ui::Record& record, const Shown& words, const Shown& control) {
    const bool is_pressed = control.role == Role::button || control.role == Role::slider ||
                            control.role == Role::toggle || control.role == Role::field;
    return is_pressed && words.owner.empty() && words.over == control.over && control.visible &&
           overlap(seen(record, words), seen(record, control), slack);
}

/// What is wrong with the words on the screen, a line each; a control that leaves its room takes
/// its words with it.
inline std::vector<std::string> faults(const ui::Record& record) {
    std::vector<std::string> found;
    std::vector<Shown> words;
    for (const Shown& shown : record.all()) {
        if (!shown.visible) continue;
        if (leaves(shown)) found.push_back(told(shown) + " leaves its room");
        if (shown.role != Role::text && shown.role != Role::heading) continue;
        if (is_torn(shown)) found.push_back(told(shown) + " is torn");
        for (const Shown& other : record.all()) {
            if (!lie_on(record, shown, other)) continue;
            found.push_back(told(shown) + " lies on " + other.id);
        }
        for (const Shown& other : words) {
            if (shown.over == other.over &&
                overlap(seen(record, shown), seen(record, other), slack)) {
                found.push_back(told(shown) + " overlaps " + told(other));
            }
        }
        words.push_back(shown);
    }
    return found;
}

inline void check(const Visitor& visitor) {
    REQUIRE_FALSE(visitor.record().all().empty());
    const std::vector<std::string> found = faults(visitor.record());
    for (const std::string& fault : found) UNSCOPED_INFO(fault);
    CHECK(found.empty());
}

using Screens = std::span<const Viewport>;

/// Those of them on which words have least room: a laptop, the narrowest phone, one on its side,
/// and an enlarged page. What is longer than English shows there.
inline constexpr std::array close_quarters{viewports[0], viewports[6], viewports[7], viewports[9]};

/// Where a board is presented: a projector, a laptop and a phone.
inline constexpr std::array rooms_for_a_run{Viewport{1024, 768}, Viewport{1366, 768},
                                            Viewport{390, 844, true}};
/// A board in another page: beside its words, and above them in a small frame.
inline constexpr std::array frames{
    Viewport{.width = 720, .height = 480, .framed = true},
    Viewport{.width = 320, .height = 300, .finger = true, .framed = true}};

/// Has the test say everything in English, in each translation and in the made-up language; under
/// sanitizers in English on the tightest screens alone.
template <class Test>
inline void in_every_language(Test test) {
    test(tests::sanitized ? Screens(close_quarters) : Screens(viewports));
    if (tests::sanitized) return;
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        REQUIRE(spoken.is_spoken);
        INFO("in the language " << language.tag);
        test(Screens(close_quarters));
    }
    const MadeUpLanguage made_up;
    INFO("in the made-up language");
    test(Screens(close_quarters));
}

inline void check_words(Screens screens, const std::string& link) {
    for (const Viewport& viewport : screens) {
        Visitor visitor(viewport);
        visitor.app.apply(OpenLink{link});
        // A notice takes room from the words, and there is a test of its own for it.
        visitor.app.apply(DismissNotice{});
        visitor.look(3);
        INFO(link << " at " << viewport.width << " x " << viewport.height);
        check(visitor);
        if (!visitor.is_folded()) continue;
        visitor.open_panel();
        INFO("with its panel open");
        check(visitor);
    }
}

/// What one visitor sees who opens these links one after another.
inline void check_one_by_one(Screens screens, const std::vector<std::string>& links) {
    for (const Viewport& viewport : screens) {
        Visitor visitor(viewport);
        for (const std::string& link : links) {
            visitor.app.apply(OpenLink{link});
            visitor.app.apply(DismissNotice{});
            visitor.look(3);
            INFO(link << " at " << viewport.width << " x " << viewport.height);
            check(visitor);
        }
    }
}

}  // namespace queens::tests
