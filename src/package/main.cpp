// The program of the package for JavaScript: questions to the door, and the lines of a count.
#include <emscripten/emscripten.h>

#include <string>

#include "package/door.hpp"
#include "worker/serve.hpp"

namespace {

/// The text stays until the next call.
const char* kept(std::string text) {
    static std::string last;
    last = std::move(text);
    return last.c_str();
}

queens::package::Door& door() {
    static queens::package::Door the_door;
    return the_door;
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE const char* queens_ask(const char* question) {
    return kept(door().ask(question));
}

extern "C" EMSCRIPTEN_KEEPALIVE const char* queens_go_on() { return kept(door().go_on()); }

extern "C" EMSCRIPTEN_KEEPALIVE const char* queens_serve(const char* line) {
    static queens::Cache cache;
    return kept(queens::serve(line, cache));
}

int main() { return 0; }
