// Links as the program opens them.
#include "app/app.hpp"
#include "fuzz/doors.hpp"

namespace queens::doors {

namespace {

/// Opens a link, finds out what the page says of it and goes to its step. Returns whether that was
/// soon done.
bool open(App& app, const std::string& text) {
    constexpr int most_slices = 50;
    app.apply(OpenLink{text});
    app.poll(0, 0);
    for (int slice = 1; slice < most_slices && app.seeking(); ++slice) app.poll(slice, 0);
    return !app.seeking();
}

}  // namespace

std::string address(std::string_view bytes) {
    constexpr int largest = 400;
    App app(1);
    if (!open(app, std::string(bytes)) || app.board().size().area() > largest) return {};
    const std::string fragment = write_link(link_of(app.state()));
    App other(1);
    if (!open(other, fragment)) return "The way to its step is longer the second time.";
    if (const auto& notice = other.notice(); notice && notice->complaint) {
        return "The program complains of its own link: " + notice->text;
    }
    if (other.state() != app.state()) return "The link does not restore the state: " + fragment;
    return other.board() == app.board() ? "" : "The link does not restore the board: " + fragment;
}

}  // namespace queens::doors
