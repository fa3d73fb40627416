// Commands as lines. What must be true after each is asked as tests/app/random.cpp does it.
#include "app/commands/command_line.hpp"
#include "app/random_script.hpp"
#include "core/read.hpp"
#include "fuzz/doors.hpp"

namespace queens::doors {

namespace {

constexpr std::size_t most_lines = 30;
/// Looking at a larger board after each line takes longer than there is time.
constexpr int largest_board = 200;

/// The lines that are commands, as the program writes them; or what is wrong.
struct Reading {
    tests::Script script;
    std::string broken;
};

Reading read(std::string_view bytes) {
    Reading reading;
    App app(1);
    double now = 0;
    while (!bytes.empty() && reading.script.size() < most_lines) {
        const std::string_view line = take_until(bytes, '\n');
        const Size size = app.board().size();
        const auto read = read_command(line, size);
        if (const auto* complaint = std::get_if<std::string>(&read)) {
            if (complaint->empty()) return {{}, "Nothing is said of a line that is no command."};
            continue;
        }
        std::string written = write_command(std::get<Command>(read), size);
        const auto again = read_command(written, size);
        const auto* const same = std::get_if<Command>(&again);
        if (same == nullptr || write_command(*same, size) != written) {
            return {{}, "A command reads differently: " + written};
        }
        if (const std::string why = app.obey(written); !why.empty()) return {{}, why};
        app.poll(now += 1, 0);
        (void)app.take_requests();
        if (app.board().size().area() > largest_board) return reading;
        reading.script.push_back(std::move(written));
    }
    return reading;
}

}  // namespace

std::string commands(std::string_view bytes) {
    const auto [script, broken] = read(bytes);
    if (!broken.empty()) return broken;
    const auto fault = tests::first_fault(script);
    return fault ? tests::report(script, *fault) : "";
}

}  // namespace queens::doors
