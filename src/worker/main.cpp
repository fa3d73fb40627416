// The counting worker of the page: one exported function, a line in and a line out.
#include <emscripten/emscripten.h>

#include <string>

#include "worker/serve.hpp"

/// The answer to a line; the text stays until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* queens_serve(const char* line) {
    static queens::Cache cache;
    static std::string answer;
    answer = queens::serve(line, cache);
    return answer.c_str();
}

int main() { return 0; }
