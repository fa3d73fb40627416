// Requests: what the program asks of the platform it runs on, as values.
#pragma once

#include <optional>
#include <string>
#include <variant>

namespace queens {

/// Hand this line to a free worker; its answer comes back through App::receive.
struct PostJob {
    std::string line;
};
/// Stop all workers at once; no answer to an earlier line may arrive afterwards.
struct DropJobs {};
/// Show this fragment (without '#') in the address bar and remember it as the session.
struct SetAddress {
    std::string fragment;
};
/// Offer the link with this fragment to be copied.
struct ShowLink {
    std::string fragment;
};
/// Say this to people who do not see the screen.
struct Announce {
    std::string text;
};
/// Take the whole screen if the platform has a way to, or give it back.
struct FillScreen {
    bool on;
};
/// Remember the chosen theme; nothing means to follow the system.
struct RememberTheme {
    std::optional<bool> dark;
};

/// A language that can be spoken: its tag, "fr", and what it calls itself.
struct OfferedLanguage {
    std::string tag;
    std::string name;
};

/// Speak the language with this tag from now on, and remember it; the platform answers with its
/// catalogue, or says why there is none.
struct ChangeLanguage {
    std::string tag;
};

/// What became of the latest count to be kept: it is safe; the platform keeps nothing, or cannot;
/// or another page of the program keeps one of its own. The page numbers them in this order.
enum class Keeping { kept, refused, elsewhere };

/// Remember this count, as text, until the program starts again; nothing means to forget it. The
/// platform answers with a Keeping.
struct KeepCount {
    std::string text;
};
/// Remember the counts that came to their end, as text, in place of those remembered before;
/// nothing means to forget them.
struct KeepFinished {
    std::string text;
};
/// Remember these gardens, as text, in place of those remembered before.
struct KeepGardens {
    std::string text;
};
/// Offer this text to be copied, or saved as a file of that name; `title` says what it is.
struct ShowText {
    std::string title;
    std::string text;
    std::string file;
};

/// Show the list of lessons, where the platform has any.
struct ShowLessons {};
/// Offer what has been done in the task to be handed in, where the platform takes it down.
struct ShowHandIn {};
/// Show a page of gardens like the one on the board to be printed, where the platform prints.
struct ShowGardenSheet {};

/// Show another page beside the program.
struct OpenPage {
    std::string address;
};

using Request = std::variant<PostJob, DropJobs, SetAddress, ShowLink, Announce, FillScreen,
                             RememberTheme, KeepCount, KeepFinished, KeepGardens, ShowText,
                             ShowLessons, ShowHandIn, ShowGardenSheet, OpenPage, ChangeLanguage>;

}  // namespace queens
