// The platform: what the program needs of the machine it runs on. web.cpp and native.cpp each
// implement all of it; the linker chooses.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/request.hpp"
#include "gardens/day.hpp"

namespace queens::platform {

/// Whether there is anything to draw on; if not, the screen is made without a window, for those who
/// read it by its record.
[[nodiscard]] bool has_picture();

/// Tells SDL, before it starts, what this platform needs: which OpenGL, which hints.
void prepare();

/// What the visitor's system asks for, read anew each frame.
struct Preferences {
    bool dark = false;
    bool reduced_motion = false;
    bool more_contrast = false;
    /// Whether the main pointer is a finger, so that targets must be large.
    bool coarse_pointer = false;
    /// Whether the program stands in a frame of another page.
    bool framed = false;
    /// Whether the visitor has never done anything here.
    bool newcomer = false;
    /// Whether a lesson stands beside, which has the buttons of its tasks.
    bool beside_lesson = false;
    /// Whether that lesson is read by a room.
    bool large_type = false;
    /// The theme that the visitor chose in an earlier session.
    std::optional<bool> remembered_dark;
};

[[nodiscard]] Preferences preferences();

/// How many jobs the machine can work on at once, at least 1.
[[nodiscard]] int workers();

/// What to start from, empty where there is none: the fragment, without '#', that the last session
/// left, that of the link the program was opened with, from the arguments of `main` where there are
/// any, a count to go on with, the counts that came to their end, the catalogue of the language to
/// be spoken, the languages there are, a line for each, with its tag, a tab and its name, and what
/// is kept of gardens.
struct Launch {
    std::string session;
    std::string link;
    std::string count;
    std::string finished;
    std::string words;
    std::string languages;
    std::string gardens;
};
[[nodiscard]] Launch launch(int argc, char** argv);

void carry_out(const Request& request);

/// The day of the calendar where the visitor is.
[[nodiscard]] Day today();

/// What the field of the screen that has the keyboard takes.
enum class TextInput { none, number, text };

/// Said once a frame: shows and hides the keyboard of a phone.
void text_input(TextInput wanted);

/// What the platform calls back.
struct Callbacks {
    /// Draws a frame; returns in how many seconds the next one is wanted if nothing happens before,
    /// 0 for at once, infinity for never.
    std::function<double()> frame;
    /// A worker answered.
    std::function<void(const std::string& line)> message;
    /// What became of the latest count to be kept, or that another page has one.
    std::function<void(Keeping keeping)> count_kept;
    /// The visitor opened a link.
    std::function<void(const std::string& text)> link;
    /// Everything kept by the graphics driver was lost: it has to be made again, or, where there is
    /// nothing to draw on any more, done without.
    std::function<void(bool has_picture)> graphics_lost;
    /// Another language is to be spoken; returns whether its catalogue could be read. An empty one
    /// is that of English.
    std::function<bool(std::string catalogue)> speak;
    /// The answer to a question in the program's own terms, see app/answer.hpp and ui/mirror.hpp:
    /// most of the page beside the picture is made of such answers, and pages around a frame ask,
    /// too.
    std::function<std::string(const std::string& question)> ask;
};

/// Hands the program over. Frames are drawn when something happened or the last frame asked for
/// another, and never otherwise. Returns when the program ends (native) or at once (web).
void run(Callbacks callbacks);

/// Says that the program is ready to be used, so that the page can put its first board away.
void ready();

}  // namespace queens::platform
