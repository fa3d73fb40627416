// Makes up commands whole: a line is drawn as tests/app/random.cpp draws it, or a word of one is
// changed, since few texts made of letters by chance are commands.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "app/random_script.hpp"
#include "core/read.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace queens::tests;

/// Changes what stands behind one of the signs `=`.
void change_word(std::string& line, unsigned chance) {
    constexpr std::size_t room = 32;
    const auto words = static_cast<std::size_t>(std::count(line.begin(), line.end(), '='));
    if (words == 0) return;
    std::size_t from = 0;
    for (std::size_t word = 0; word <= chance % words; ++word) from = line.find('=', from) + 1;
    const std::size_t to = std::min(line.find(' ', from), line.size());
    std::string word = line.substr(from, to - from);
    const std::size_t length = word.size();
    word.resize(length + room);
    word.resize(
        LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(word.data()), length, word.size()));
    std::replace_if(
        word.begin(), word.end(), [](char c) { return c == ' ' || c == '\n'; }, '.');
    line.replace(from, to - from, word);
}

void change(Script& script, unsigned chance) {
    const std::size_t at = chance / 8 % (script.size() + 1);
    const auto place = script.begin() + static_cast<std::ptrdiff_t>(at);
    if (at == script.size() || chance % 8 < 3) {
        script.insert(place, drawn_script(chance, 1).front());
    } else if (chance % 8 < 5) {
        script.erase(place);
    } else if (chance % 8 < 6) {
        std::swap(script[at], script.back());
    } else {
        change_word(script[at], chance / 64);
    }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    Script script;
    while (!bytes.empty()) script.emplace_back(queens::take_until(bytes, '\n'));
    change(script, seed);
    std::string text;
    for (const std::string& line : script) text += line + '\n';
    const std::size_t length = std::min(text.size(), most);
    std::memcpy(data, text.data(), length);
    return length;
}
