// English, and which language is spoken.
#include "core/language.hpp"

namespace queens {

Language& language() {
    static constinit Language spoken{
        [](const Sentence& sentence) { return sentence.text(); },
        [](std::int64_t number) { return std::size_t{number == 1 ? 0U : 1U}; }};
    return spoken;
}

}  // namespace queens
