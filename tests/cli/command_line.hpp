// Runs command lines of `queens` inside the tests.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/document.hpp"
#include "cli/program.hpp"

namespace queens::cli {

/// What a command line came to.
struct Printed {
    int status = 0;
    std::string out;
    std::string err;
};

inline Printed run_line(const std::vector<std::string>& arguments, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = run(arguments, in, out, err);
    return {status, out.str(), err.str()};
}

/// The one document that a command line wrote; invalid text throws and fails the test.
inline Document document_of(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.end(), {"--format", "json"});
    return Document::parse(run_line(arguments, input).out);
}

/// Whether the text is one line ending in a full stop.
inline bool is_one_sentence(const std::string& text) {
    return text.size() > 2 && text.find('\n') == text.size() - 1 && text[text.size() - 2] == '.';
}

/// Expects exit status 2, nothing on standard output, and one sentence that contains the words.
inline void refuses(const std::vector<std::string>& arguments, const std::string& words,
                    const std::string& input = "") {
    const Printed outcome = run_line(arguments, input);
    INFO(arguments.front() << ' ' << arguments.back() << " says: " << outcome.err);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(is_one_sentence(outcome.err));
    CHECK(outcome.err.find(words) != std::string::npos);
}

}  // namespace queens::cli
