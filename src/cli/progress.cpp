// The clock and the line of Progress.
#include "cli/progress.hpp"

#include <ostream>

#include "cli/interrupt.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"

namespace queens::cli {

Progress::Progress(Console& console)
    : console_(console), start_(std::chrono::steady_clock::now()) {}

double Progress::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

bool Progress::due() const { return console_.err_is_terminal && seconds() >= shown_at_ + 0.2; }

void Progress::show(const std::string& line) {
    if (!console_.err_is_terminal) return;
    console_.err << "\r" << line << "\x1b[K" << std::flush;
    shown_at_ = seconds();
    visible_ = true;
}

bool Progress::go_on(const std::string& doing) {
    if (due()) show(doing + ", " + duration(seconds()));
    return !interrupted();
}

void Progress::remark(const std::string& sentence) {
    wipe();
    console_.err << "Remark: " << sentence << '\n' << std::flush;
}

void Progress::say_unfinished() {
    wipe();
    console_.err << say(interrupted()
                            ? Sentence("Stopped after {time}.")
                            : Sentence("Given up after {time}: there are too many ways to try."),
                        {{"time", duration(seconds())}})
                 << '\n';
}

void Progress::wipe() {
    if (visible_) console_.err << "\r\x1b[K" << std::flush;
    visible_ = false;
}

}  // namespace queens::cli
