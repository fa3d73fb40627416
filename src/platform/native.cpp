// The platform of a window on a desktop: SDL's event loop, threads for the jobs, and small
// files for what is remembered between sessions.
#include "platform/platform.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include "core/say.hpp"
#include "platform/replace_file.hpp"
#include "worker/threads.hpp"

namespace queens::platform {

namespace {

// While the window does nothing it still looks up now and then, in case the system missed an event.
constexpr int longest_wait = 60'000;

std::unique_ptr<Threads> threads;
std::string session;
bool quit = false;
/// What became of the latest count to be kept, until the program is informed.
std::optional<Keeping> keeping;

/// Where the session and the theme are kept, empty if there is no such place.
std::filesystem::path place(const char* name) {
    char* folder = SDL_GetPrefPath("", "queens-lab");
    if (folder == nullptr) return {};
    std::filesystem::path path = std::filesystem::path(folder) / name;
    SDL_free(folder);
    return path;
}

std::string recall(const char* name) {
    std::ifstream file(place(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns whether the text was written.
bool remember(const char* name, const std::string& text) { return replace_file(place(name), text); }

/// Called by a thread that has an answer, to end the wait for something to happen.
void wake() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

int watch_for_quit(void*, SDL_Event* event) {
    if (event->type == SDL_QUIT) quit = true;
    return 0;
}

Threads& running_threads() {
    if (!threads) threads = std::make_unique<Threads>(workers(), wake);
    return *threads;
}

void carry(const PostJob& request) { running_threads().post(request.line); }
void carry(const DropJobs&) {
    if (threads) threads->drop();
}
void carry(const SetAddress& request) { session = request.fragment; }
void carry(const ShowLink& request) {
    SDL_SetClipboardText(request.fragment.c_str());
    std::printf("#%s\n", request.fragment.c_str());
}
void carry(const Announce& request) { std::printf("%s\n", request.text.c_str()); }
void carry(const FillScreen& request) {
    SDL_SetWindowFullscreen(SDL_GL_GetCurrentWindow(),
                            request.on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}
void carry(const KeepCount& request) {
    keeping = remember("count", request.text) ? Keeping::kept : Keeping::refused;
    wake();
}
void carry(const KeepFinished& request) { remember("finished", request.text); }
void carry(const KeepGardens& request) { remember("gardens", request.text); }
void carry(const ShowText& request) {
    SDL_SetClipboardText(request.text.c_str());
    std::printf("%s", request.text.c_str());
}
void carry(const ShowLessons&) {
    std::printf("%s\n", say("Lessons are read on the page, not in this window.").c_str());
}
void carry(const ShowHandIn&) {
    std::printf("%s\n", say("Tasks are handed in on the page.").c_str());
}
void carry(const ShowGardenSheet&) {
    std::printf("%s\n", say("Gardens are printed on the page, or by \"queens garden "
                            "--sheet\".")
                            .c_str());
}
void carry(const OpenPage& request) { SDL_OpenURL(request.address.c_str()); }
void carry(const ChangeLanguage&) {
    // The window offers no language but English.
}
void carry(const RememberTheme& request) {
    remember("theme", !request.dark ? "" : *request.dark ? "dark" : "light");
}

}  // namespace

bool has_picture() { return true; }

void prepare() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
}

// SDL2 does not know what the desktop prefers; the chosen theme is all there is.
Preferences preferences() {
    static const std::string theme = recall("theme");
    Preferences preferences;
    if (!theme.empty()) preferences.remembered_dark = theme == "dark";
    return preferences;
}

int workers() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

Launch launch(int argc, char** argv) {
    Launch launched{.session = recall("session"),
                    .link = {},
                    .count = recall("count"),
                    .finished = recall("finished"),
                    .words = {},
                    .languages = {},
                    .gardens = recall("gardens")};
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::string_view(argv[i]) == "--link") launched.link = argv[i + 1];
    }
    return launched;
}

Day today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    if (localtime_r(&now, &local) == nullptr) return {};
    return {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
}

void carry_out(const Request& request) {
    std::visit([](const auto& wish) { carry(wish); }, request);
}

// Signs that are commands, such as '?', come as text, too, so there is always text input.
void text_input(TextInput) {
    if (SDL_IsTextInputActive() == SDL_FALSE) SDL_StartTextInput();
}

void run(Callbacks new_callbacks) {
    const Callbacks callbacks = std::move(new_callbacks);
    SDL_AddEventWatch(watch_for_quit, nullptr);
    SDL_GL_SetSwapInterval(1);
    while (!quit) {
        if (threads) {
            for (const std::string& answer : threads->take_answers()) callbacks.message(answer);
        }
        if (keeping) callbacks.count_kept(*std::exchange(keeping, std::nullopt));
        const double seconds = callbacks.frame();
        if (seconds <= 0) continue;
        SDL_WaitEventTimeout(
            nullptr, static_cast<int>(std::ceil(std::min(1000 * seconds, 1.0 * longest_wait))));
    }
    if (!session.empty()) remember("session", session);
    threads.reset();
}

void ready() {}

}  // namespace queens::platform
