// The platform in a browser: every call between the program and the page. The page's side is the
// object `host` that web/page.js hands to the module; the exported functions are what it calls.
#include "platform/platform.hpp"

#include <SDL.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "worker/protocol.hpp"

// clang-format off
EM_JS(int, host_preferences, (), { return Module['host'].preferences(); })
EM_JS(int, host_workers, (), { return Module['host'].workers(); })
EM_JS(char*, host_start, (const char* name), {
    const text = Module['host'].start[UTF8ToString(name)];
    const size = lengthBytesUTF8(text) + 1;
    const at = _malloc(size);
    stringToUTF8(text, at, size);
    return at;
})
EM_JS(void, host_post, (const char* line), { Module['host'].post(UTF8ToString(line)); })
EM_JS(void, host_drop, (), { Module['host'].drop(); })
EM_JS(void, host_address, (const char* link), { Module['host'].address(UTF8ToString(link)); })
EM_JS(void, host_open_page, (const char* address), {
    Module['host'].openPage(UTF8ToString(address));
})
EM_JS(void, host_show_link, (const char* link), { Module['host'].showLink(UTF8ToString(link)); })
EM_JS(void, host_announce, (const char* text), { Module['host'].announce(UTF8ToString(text)); })
EM_JS(void, host_fill_screen, (int on), { Module['host'].fillScreen(on !== 0); })
EM_JS(void, host_remember_theme, (int dark), { Module['host'].rememberTheme(dark); })
EM_JS(void, host_change_language, (const char* tag), {
    Module['host'].changeLanguage(UTF8ToString(tag));
})
EM_JS(void, host_keep_count, (const char* text), {
    Module['host'].keepCount(UTF8ToString(text));
})
EM_JS(void, host_keep_finished, (const char* text), {
    Module['host'].keepFinished(UTF8ToString(text));
})
EM_JS(void, host_keep_gardens, (const char* text), {
    Module['host'].keepGardens(UTF8ToString(text));
})
EM_JS(int, host_today, (), { return Module['host'].today(); })
EM_JS(void, host_show_text, (const char* title, const char* text, const char* file), {
    Module['host'].showText(UTF8ToString(title), UTF8ToString(text), UTF8ToString(file));
})
EM_JS(void, host_show_lessons, (), { Module['host'].showLessons(); })
EM_JS(void, host_show_hand_in, (), { Module['host'].showHandIn(); })
EM_JS(void, host_show_garden_sheet, (), { Module['host'].showGardenSheet(); })
EM_JS(void, host_text_input, (int wanted), { Module['host'].textInput(wanted); })
EM_JS(void, host_request_frame, (), { Module['host'].requestFrame(); })
EM_JS(int, host_has_picture, (), { return Module['host'].hasPicture() ? 1 : 0; })
EM_JS(void, host_ready, (), { Module['host'].ready(); })
// clang-format on

namespace queens::platform {

namespace {

// The page calls back at any time after `main` has returned.
Callbacks callbacks;

std::string start_text(const char* name) {
    char* const text = host_start(name);
    std::string copy = text;
    std::free(text);
    return copy;
}

void carry(const PostJob& request) { host_post(request.line.c_str()); }
void carry(const DropJobs&) { host_drop(); }
void carry(const SetAddress& request) { host_address(request.fragment.c_str()); }
void carry(const ShowLink& request) { host_show_link(request.fragment.c_str()); }
void carry(const Announce& request) { host_announce(request.text.c_str()); }
void carry(const FillScreen& request) { host_fill_screen(request.on ? 1 : 0); }
void carry(const KeepCount& request) { host_keep_count(request.text.c_str()); }
void carry(const KeepFinished& request) { host_keep_finished(request.text.c_str()); }
void carry(const KeepGardens& request) { host_keep_gardens(request.text.c_str()); }
void carry(const ShowText& request) {
    host_show_text(request.title.c_str(), request.text.c_str(), request.file.c_str());
}
void carry(const ShowLessons&) { host_show_lessons(); }
void carry(const ShowHandIn&) { host_show_hand_in(); }
void carry(const ShowGardenSheet&) { host_show_garden_sheet(); }
void carry(const OpenPage& request) { host_open_page(request.address.c_str()); }
void carry(const ChangeLanguage& request) { host_change_language(request.tag.c_str()); }
void carry(const RememberTheme& request) {
    host_remember_theme(request.dark ? (*request.dark ? 1 : 0) : -1);
}

}  // namespace

bool has_picture() { return host_has_picture() != 0; }

// SDL has to take its keys from the canvas instead of the window, or no field of the page and no
// shortcut of the browser would get any.
void prepare() {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1");
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
}

// The page packs what it knows into bits, see web/preferences.js.
Preferences preferences() {
    const int bits = host_preferences();
    const auto has = [&](int bit) { return (bits & bit) != 0; };
    return {.dark = has(1),
            .reduced_motion = has(2),
            .more_contrast = has(4),
            .coarse_pointer = has(8),
            .framed = has(64),
            .newcomer = has(128),
            .beside_lesson = has(256),
            .large_type = has(512),
            .remembered_dark = has(16) ? std::optional<bool>(has(32)) : std::nullopt};
}

int workers() { return std::max(1, host_workers()); }

Launch launch(int, char**) {
    return {.session = start_text("session"),
            .link = start_text("link"),
            .count = start_text("count"),
            .finished = start_text("finished"),
            .words = start_text("words"),
            .languages = start_text("languages"),
            .gardens = start_text("gardens")};
}

// The page packs the day into one number, 20261125.
Day today() {
    constexpr int hundred = 100;
    const int packed = host_today();
    return {packed / hundred / hundred, packed / hundred % hundred, packed % hundred};
}

void carry_out(const Request& request) {
    std::visit([](const auto& wish) { carry(wish); }, request);
}

// Without text input SDL keeps the browser from acting on plain keys, such as '/' to search.
void text_input(TextInput wanted) {
    static std::optional<TextInput> before;
    if (std::exchange(before, wanted) == wanted) return;
    if (wanted == TextInput::none) {
        SDL_StopTextInput();
    } else {
        SDL_StartTextInput();
    }
    host_text_input(static_cast<int>(wanted));
}

void run(Callbacks new_callbacks) {
    callbacks = std::move(new_callbacks);
    host_request_frame();
}

void ready() { host_ready(); }

}  // namespace queens::platform

namespace {

void push_key(SDL_EventType type, SDL_Keycode key, Uint16 modifiers) {
    SDL_Event event{};
    event.type = type;
    event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.key.keysym.sym = key;
    event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
    event.key.keysym.mod = modifiers;
    SDL_PushEvent(&event);
}

}  // namespace

extern "C" {

// Draws a frame and returns in how many seconds the next one is wanted.
EMSCRIPTEN_KEEPALIVE double queens_frame() { return queens::platform::callbacks.frame(); }

// An answer line of a worker.
EMSCRIPTEN_KEEPALIVE void queens_message(const char* line) {
    queens::platform::callbacks.message(line);
}

// No worker could answer a line.
EMSCRIPTEN_KEEPALIVE void queens_failed(const char* line, const char* why) {
    queens::platform::callbacks.message(queens::write_failure(queens::failure_over(line, why)));
}

// What became of the latest count to be kept, as web/kept_count.js numbers it.
EMSCRIPTEN_KEEPALIVE void queens_count_kept(int keeping) {
    queens::platform::callbacks.count_kept(static_cast<queens::Keeping>(keeping));
}

// A link that was pasted, typed or followed.
EMSCRIPTEN_KEEPALIVE void queens_open(const char* text) { queens::platform::callbacks.link(text); }

// The catalogue of the language that is to be spoken, empty for English; returns 1 if it is.
EMSCRIPTEN_KEEPALIVE int queens_speak(const char* catalogue) {
    return queens::platform::callbacks.speak(catalogue) ? 1 : 0;
}

// All that was in the context of the canvas is lost; whether there is a context again.
EMSCRIPTEN_KEEPALIVE void queens_graphics_lost(int has_picture) {
    queens::platform::callbacks.graphics_lost(has_picture != 0);
}

EMSCRIPTEN_KEEPALIVE const char* queens_ask(const char* question) {
    static std::string answer;
    answer = queens::platform::callbacks.ask(question);
    return answer.c_str();
}

// The canvas lost the focus, so that no key will be seen going up.
EMSCRIPTEN_KEEPALIVE void queens_release_keys() { SDL_ResetKeyboard(); }

// Text from the keyboard of a phone, at most 31 bytes at a time.
EMSCRIPTEN_KEEPALIVE void queens_text(const char* text) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    SDL_strlcpy(event.text.text, text, sizeof event.text.text);
    SDL_PushEvent(&event);
}

// A whole key press that the page made up: SDL's key code, with Control or Shift held.
EMSCRIPTEN_KEEPALIVE void queens_press(int key, int control, int shift) {
    const auto held =
        static_cast<Uint16>((control != 0 ? KMOD_LCTRL : 0) | (shift != 0 ? KMOD_LSHIFT : 0));
    push_key(SDL_KEYDOWN, key, held);
    push_key(SDL_KEYUP, key, 0);
}

}  // extern "C"
