// What panels do most: say a sentence, and give a command when a button or a switch is pressed.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <utility>

#include "core/say.hpp"
#include "ui/frame.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/toggle.hpp"

namespace queens::ui {

/// A paragraph in the type and colour of what is read first, of words that were said or of a
/// sentence.
template <std::same_as<std::string> Words>
void say_to(const Frame& frame, const Words& said) {
    paragraph(frame, frame.fonts.text, frame.theme.ink, said);
}
inline void say_to(const Frame& frame, const Sentence& sentence,
                   std::initializer_list<Hole> holes = {}) {
    say_to(frame, say(sentence, holes));
}

/// The same in the quiet colour: what is said beside that.
template <std::same_as<std::string> Words>
void say_quietly(const Frame& frame, const Words& said) {
    paragraph(frame, frame.fonts.text, frame.theme.quiet, said);
}
inline void say_quietly(const Frame& frame, const Sentence& sentence,
                        std::initializer_list<Hole> holes = {}) {
    say_quietly(frame, say(sentence, holes));
}

/// The same, small and quiet: what explains.
template <std::same_as<std::string> Words>
void note(const Frame& frame, const Words& said) {
    paragraph(frame, frame.fonts.small, frame.theme.quiet, said);
}
inline void note(const Frame& frame, const Sentence& sentence,
                 std::initializer_list<Hole> holes = {}) {
    note(frame, say(sentence, holes));
}

/// Draws the button; gives the command when it was pressed.
template <std::convertible_to<Command> Given>
void press(const Frame& frame, Given command, const Button& shown) {
    if (button(frame, shown)) frame.give(std::move(command));
}

/// A switch for a member of the state, which the command gives another value.
template <class Assignment>
void switch_for(const Frame& frame, const Toggle& shown) {
    bool on = frame.app.state().*Assignment::member;
    if (toggle(frame, shown, on)) frame.give(Assignment{on});
}

}  // namespace queens::ui
