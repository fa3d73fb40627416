// The wiring: the window, Dear ImGui, the program, its screen and its platform, joined by the
// frame.

#include <SDL.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/answer.hpp"
#include "app/app.hpp"
#include "app/rooms/count_room.hpp"
#include "core/catalogue.hpp"
#include "core/read.hpp"
#include "figure/exports.hpp"
#include "imgui.h"
#include "imgui_internal.h"
#include "list_painter.hpp"
#include "platform/platform.hpp"
#include "render/page.hpp"
#include "render/painter.hpp"
#include "ui/board/space.hpp"
#include "ui/kit/changes.hpp"
#include "ui/mirror.hpp"
#include "ui/ui.hpp"
#include "window.hpp"

namespace {

using namespace queens;

// After something happened Dear ImGui needs this many frames to come to rest, and once more after
// the longest delay of a tooltip.
constexpr int frames_to_rest = 3;
constexpr double tooltip_delay = 0.7;
constexpr float longest_step = 1;
/// The size of a screen that is made without a window.
constexpr ImVec2 unseen_size{1366, 768};
constexpr double never = std::numeric_limits<double>::infinity();

double seconds() {
    return static_cast<double>(SDL_GetPerformanceCounter()) /
           static_cast<double>(SDL_GetPerformanceFrequency());
}

/// The languages in lines, each with its tag, a tab and its name.
std::vector<OfferedLanguage> offered_in(std::string_view lines) {
    std::vector<OfferedLanguage> languages;
    while (!lines.empty()) {
        const std::string_view line = take_until(lines, '\n');
        const std::size_t tab = std::min(line.find('\t'), line.size() - 1);
        languages.push_back({std::string(line.substr(0, tab)), std::string(line.substr(tab + 1))});
    }
    return languages;
}

class Lab {
  public:
    /// Without a window the screen is made all the same, for its record.
    explicit Lab(std::optional<Window> window)
        : opened_(window), window_(window), app_(platform::workers()) {}

    /// The session first and then the link, so that undo brings the session back. A count that was
    /// kept waits until somebody goes on with it.
    void start(const platform::Launch& launch) {
        queens::speak(launch.words);
        if (const auto dark = platform::preferences().remembered_dark) app_.apply(SetTheme{dark});
        bool seen = false;
        for (const std::string& link : {launch.session, launch.link}) {
            if (link.empty()) continue;
            app_.apply(OpenLink{link});
            if (!std::exchange(seen, true)) app_.begin_here();
        }
        app_.offer_languages(offered_in(launch.languages));
        if (!launch.finished.empty()) app_.apply(RestoreFinished{launch.finished});
        if (!launch.gardens.empty()) app_.apply(RestoreGardens{launch.gardens});
        if (!launch.count.empty()) app_.apply(RestoreCount{launch.count});
    }

    double frame() {
        const double now = seconds();
        if (window_ && window_->take_events(screen_.fingers())) stir(now);
        const bool advancing = app_.poll(now);
        match_fonts();
        begin(now);
        const bool in_space = window_ && is_seen_in_space();
        if (in_space) screen_.show_solid_in(texture_of_solid());
        for (const Command& command : screen_.draw(app_, appearance(), now)) {
            app_.apply(command);
            stir(now);
        }
        ImGui::Render();
        const ui::Space* const seen = screen_.space();
        const bool painted = seen != nullptr && in_space && paint(*seen);
        carry_out_requests();
        if (window_) {
            const ImTextureID renewed = painted ? seen->texture : nullptr;
            const ImDrawData& drawn = *ImGui::GetDrawData();
            window_->show(lists_, page_, changes_.since_last(drawn, renewed));
            changes_.keep(drawn);
        }
        if (std::exchange(first_, false)) platform::ready();
        return advancing ? std::min(app_.rest(), pause(now)) : pause(now);
    }

    /// At once and not in the next frame, since hidden pages draw none and yet go on counting. The
    /// progress of a count is worth a frame now and then; its end stirs the screen.
    void receive(const std::string& line) {
        const double now = seconds();
        app_.receive(line, now);
        carry_out_requests();
        if (!app_.counting() || !app_.counting()->running()) stir(now);
    }

    void count_kept(Keeping keeping) {
        app_.count_kept(keeping);
        if (!app_.counting() || !app_.counting()->running()) stir(seconds());
    }

    bool speak(std::string catalogue) {
        if (!queens::speak(std::move(catalogue))) return false;
        app_.language_changed();
        stir(seconds());
        return true;
    }

    void open(const std::string& link) {
        app_.apply(OpenLink{link});
        stir(seconds());
    }

    /// The next frame makes again what is destroyed here. Without a picture the screen is made as
    /// if no window had ever been opened.
    void restore_graphics(bool has_picture) {
        window_ = has_picture ? opened_ : std::nullopt;
        lists_.forget();
        page_.forget();
        painter_.forget();
        stir(seconds());
    }

    /// `do LINE` is answered with what is wrong about that command, what is on the screen by its
    /// mirror, what goes elsewhere by `figure`, and every other question by the program.
    [[nodiscard]] std::string ask(const std::string& question) {
        constexpr std::string_view command = "do ";
        if (question.starts_with(command)) {
            // A page at rest draws no frames, and what begins now begins now.
            (void)app_.poll(seconds(), 0);
            stir(seconds());
            return app_.obey(std::string_view(question).substr(command.size()));
        }
        if (ui::wish_in(question)) stir(seconds());
        if (const auto seen = mirror_.answer(screen_, app_, question)) return *seen;
        const auto written = exported(app_, question);
        return written ? *written : answer(app_, question);
    }

  private:
    void begin(double now) {
        ImGuiIO& io = ImGui::GetIO();
        if (window_) {
            lists_.prepare();
            Window::begin();
        } else {
            io.DisplaySize = unseen_size;
            io.DeltaTime = std::max(FLT_MIN, static_cast<float>(now - begun_));
        }
        begun_ = now;
        io.DeltaTime = std::min(io.DeltaTime, longest_step);
        ImGui::NewFrame();
    }

    void match_fonts() {
        if (!window_) {
            if (std::exchange(pixel_ratio_, 1.0F) == 0) screen_.load_fonts(1);
            return;
        }
        const auto measures = window_->measures();
        if (!measures) return;
        const platform::Preferences wanted = platform::preferences();
        const bool large = wanted.large_type || (app_.presenting() && !wanted.framed);
        const float enlargement = ui::enlargement(large, measures->width, measures->height);
        if (measures->ratio == pixel_ratio_ && enlargement == enlargement_) return;
        pixel_ratio_ = measures->ratio;
        enlargement_ = enlargement;
        screen_.load_fonts(pixel_ratio_, enlargement_);
        lists_.forget_fonts();
        changes_.forget();
    }

    [[nodiscard]] ui::Appearance appearance() const {
        const platform::Preferences wanted = platform::preferences();
        return {.dark = app_.theme().value_or(wanted.dark),
                .reduced_motion = wanted.reduced_motion,
                .more_contrast = wanted.more_contrast,
                .coarse_pointer = wanted.coarse_pointer,
                .framed = wanted.framed,
                .newcomer = wanted.newcomer,
                .beside_lesson = wanted.beside_lesson,
                .today = platform::today()};
    }

    [[nodiscard]] bool is_seen_in_space() const {
        return named(app_.state().view).is_in_space() ||
               (app_.player() != nullptr && app_.player()->entry().stacks);
    }

    [[nodiscard]] ImTextureID texture_of_solid() {
        return reinterpret_cast<ImTextureID>(  // NOLINT(performance-no-int-to-ptr)
            static_cast<std::uintptr_t>(painter_.texture()));
    }

    /// The flat board is painted onto the picture that lies on the solid. Returns whether that
    /// changed anything.
    bool paint(const ui::Space& space) {
        const auto& [list, size, scale, changed] = space.board;
        if (!space.scene->stack && (changed || !painter_.has_board())) {
            ImDrawData data;
            data.Valid = true;
            data.DisplaySize = size;
            data.FramebufferScale = {scale, scale};
            data.AddDrawList(list.get());
            painter_.begin_board(static_cast<int>(std::lround(size.x * scale)),
                                 static_cast<int>(std::lround(size.y * scale)));
            lists_.paint(data);
            painter_.end_board();
        }
        return painter_.paint(*space.scene);
    }

    void carry_out_requests() {
        for (const Request& request : app_.take_requests()) platform::carry_out(request);
    }

    void stir(double now) {
        frames_left_ = frames_to_rest;
        tooltip_due_ = now + tooltip_delay;
    }

    /// Seconds until the next frame: none while something moves, is held down or still waits in
    /// Dear ImGui's queue, which takes one click or key press a frame.
    [[nodiscard]] double pause(double now) {
        const bool moving = screen_.moving() || ImGui::IsAnyMouseDown() ||
                            !ImGui::GetCurrentContext()->InputEventsQueue.empty();
        if (now >= tooltip_due_) {
            frames_left_ = frames_to_rest;
            tooltip_due_ = never;
        }
        if (moving || --frames_left_ > 0) return 0;
        return tooltip_due_ - now;
    }

    std::optional<Window> opened_;
    /// The same, as long as there is a picture to show in it.
    std::optional<Window> window_;
    App app_;
    ui::Screen screen_;
    ListPainter lists_;
    render::Painter painter_;
    render::Page page_;
    ui::Changes changes_;
    ui::Mirror mirror_;
    float pixel_ratio_ = 0;
    float enlargement_ = 1;
    double begun_ = 0;
    int frames_left_ = frames_to_rest;
    double tooltip_due_ = never;
    bool first_ = true;
};

}  // namespace

int main(int argc, char** argv) {
    ImGui::CreateContext();
    const bool has_picture = platform::has_picture();
    const std::optional<Window> window = has_picture ? Window::open() : std::nullopt;
    if (has_picture && !window) {
        std::fprintf(stderr, "The window could not be opened: %s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    const auto lab = std::make_shared<Lab>(window);
    lab->start(platform::launch(argc, argv));
    platform::run({.frame = [lab] { return lab->frame(); },
                   .message = [lab](const std::string& line) { lab->receive(line); },
                   .count_kept = [lab](Keeping keeping) { lab->count_kept(keeping); },
                   .link = [lab](const std::string& text) { lab->open(text); },
                   .graphics_lost = [lab](bool there) { lab->restore_graphics(there); },
                   .speak = [lab](std::string words) { return lab->speak(std::move(words)); },
                   .ask = [lab](const std::string& question) { return lab->ask(question); }});
    return EXIT_SUCCESS;
}
