// English, and which language is spoken.
#include "core/language.hpp"

namespace queens {

namespace {

constexpr Language in_english{
    [](const Sentence& sentence) { return sentence.text(); },
    [](std::int64_t number) { return std::size_t{number == 1 ? 0U : 1U}; }};

constinit const Language* spoken = &in_english;

}  // namespace

const Language& english() { return in_english; }

const Language& language() { return *spoken; }

void speak(const Language& language) { spoken = &language; }

}  // namespace queens
