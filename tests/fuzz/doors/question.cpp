// What the page asks the program behind its back.
#include "app/app.hpp"
#include "core/read.hpp"
#include "figure/exports.hpp"
#include "fuzz/doors.hpp"

namespace queens::doors {

std::string question(std::string_view bytes) {
    constexpr int largest = 400;
    const std::string link(take_until(bytes, '\n'));
    App app(1);
    app.apply(OpenLink{link});
    app.poll(1, 0);
    if (app.board().size().area() > largest) return {};
    const auto answer = exported(app, bytes);
    if (!answer) return {};
    // Texts alone hold words as they came.
    const bool is_picture = answer->find("<svg") != std::string::npos;
    const bool has_script = answer->find("<script") != std::string::npos;
    return is_picture && has_script ? "A picture has a script." : "";
}

}  // namespace queens::doors
