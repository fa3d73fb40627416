// English, and which language is spoken.
#include "core/language.hpp"

namespace queens {

namespace {

constexpr Language source{[](const Sentence& sentence) { return sentence.text(); },
                          [](std::int64_t number) { return std::size_t{number == 1 ? 0U : 1U}; }};

}  // namespace

Language english() { return source; }

Language& language() {
    static constinit Language spoken = source;
    return spoken;
}

}  // namespace queens
