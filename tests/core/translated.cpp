// Packs a translator's file into a catalogue; of the file it understands what scripts/words writes.
#include "core/translated.hpp"

#include <cstdint>
#include <fstream>
#include <map>
#include <stdexcept>

#include "core/spoken.hpp"

namespace queens {

namespace {

std::string forms_of(const Translation& language) {
    std::string forms(200, '1');
    forms[1] = '0';
    if (language.none_is_one) forms[0] = '0';
    return forms;
}

/// FNV-1a, as hash_of computes it of a sentence.
std::uint32_t hash_of_text(std::string_view text) {
    std::uint32_t hash = 0x811C9DC5U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x01000193U;
    }
    return hash;
}

/// What stands between the first and the last quotation mark of a line, without its escapes.
std::string unquoted(std::string_view line) {
    const std::size_t open = line.find('"') + 1;
    std::string text;
    for (std::size_t i = open; i < line.rfind('"'); ++i) {
        if (line[i] == '\\') ++i;
        text += line[i];
    }
    return text;
}

/// The texts by the hashes of their English sentences.
std::map<std::uint32_t, std::string> texts_in(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + " cannot be read");
    std::map<std::uint32_t, std::string> texts;
    std::string context;
    std::string english;
    for (std::string line; std::getline(file, line);) {
        if (line.empty()) context.clear();
        if (line.starts_with("msgctxt ")) context = unquoted(line) + '\x04';
        if (line.starts_with("msgid ")) english = unquoted(line);
        if (!line.starts_with("msgstr ") || english.empty()) continue;
        texts[hash_of_text(context + english)] = unquoted(line);
    }
    return texts;
}

}  // namespace

std::string catalogue_in(const Translation& language) {
    const std::string path = std::string(QUEENS_WORDS) + "/" + std::string(language.tag) + ".po";
    return packed_catalogue({language.tag, forms_of(language), language.between_groups},
                            texts_in(path));
}

}  // namespace queens
