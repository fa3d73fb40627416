// Running the command that a line names, and what becomes of complaints.
#include "cli/program.hpp"

#include <unistd.h>

#include <iostream>
#include <new>
#include <system_error>

#include "cli/input.hpp"
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
    Console console{in,
                    out,
                    err,
                    &in == &std::cin && isatty(STDIN_FILENO) == 1,
                    &err == &std::cerr && isatty(STDERR_FILENO) == 1,
                    &out == &std::cout && isatty(STDOUT_FILENO) == 1};
    std::string wrong;
    Status status = Status::unusable;
    try {
        // What nobody reads any more need not be found out.
        out.exceptions(std::ios::badbit);
        const Status outcome = parse_and_act(arguments, console);
        out.flush();
        out.exceptions(std::ios::goodbit);
        return static_cast<int>(outcome);
    } catch (const Stopped& stopped) {
        wrong = stopped.what();
        status = Status::no;
    } catch (const Complaint& complaint) {
        wrong = complaint.what();
    } catch (const std::bad_alloc&) {
        wrong = "There is not enough memory for this.";
    } catch (const std::ios::failure&) {
        wrong = "The output could not be written.";
    } catch (const std::system_error& error) {
        wrong = error.code() == std::errc::resource_unavailable_try_again
                    ? "The system gives no more threads: give fewer with --threads."
                    : std::string("The system refuses something: ") + error.what() + '.';
    }
    out.exceptions(std::ios::goodbit);
    err << wrong << '\n';
    return static_cast<int>(status);
}

}  // namespace queens::cli
