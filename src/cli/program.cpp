// Running the command that a line names, and what becomes of complaints.
#include "cli/program.hpp"

#include <unistd.h>

#include <iostream>

#include "cli/options.hpp"
#include "cli/parse.hpp"

namespace queens::cli {

namespace {

Status parse_and_act(std::span<const std::string> arguments, Console& console) {
    if (arguments.empty()) {
        console.err << help_of_program();
        return Status::unusable;
    }
    const auto line = parse(arguments);
    if (const auto* text = std::get_if<std::string>(&line)) {
        console.out << *text;
        return Status::yes;
    }
    const Call& call = std::get<Call>(line);
    console.json = wants_json(*call.command, call.given);
    return call.command->run(call.given, console);
}

}  // namespace

int run(std::span<const std::string> arguments, std::istream& in, std::ostream& out,
        std::ostream& err) {
    Console console{in, out, err, &in == &std::cin && isatty(STDIN_FILENO) == 1,
                    &err == &std::cerr && isatty(STDERR_FILENO) == 1};
    Status status = Status::unusable;
    try {
        status = parse_and_act(arguments, console);
        out.flush();
        if (!out) throw Complaint("The output could not be written.");
    } catch (const Complaint& complaint) {
        err << complaint.what() << '\n';
        status = Status::unusable;
    } catch (const std::bad_alloc&) {
        err << "There is not enough memory for this.\n";
        status = Status::unusable;
    }
    return static_cast<int>(status);
}

}  // namespace queens::cli
