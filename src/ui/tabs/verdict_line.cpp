// One colour for each mood.
#include "ui/tabs/verdict_line.hpp"

#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

ImU32 colour_of(const Theme& theme, Mood mood) {
    switch (mood) {
        case Mood::conflict: return theme.wrong;
        case Mood::solved: return theme.right;
        case Mood::stuck:
        case Mood::underway: break;
    }
    return theme.quiet;
}

}  // namespace

void tell_verdict(const Frame& frame, const Verdict& verdict) {
    if (verdict.sentence.empty()) return;
    ImFont* font = verdict.mood == Mood::underway ? frame.fonts.text : frame.fonts.strong;
    paragraph(frame, font, colour_of(frame.theme, verdict.mood), verdict.sentence);
}

}  // namespace queens::ui
