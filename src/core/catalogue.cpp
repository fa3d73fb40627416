// Reading a catalogue, looking up a sentence, and speaking its language.
#include "core/catalogue.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/language.hpp"

namespace queens {

namespace {

constexpr std::string_view first_line = "queens-lab-words 1";
constexpr std::size_t hash_digits = 8;
constexpr std::size_t counted_forms = 200;
constexpr std::string_view end_of_context = "\x04";

std::uint32_t hashed(std::uint32_t hash, std::string_view text) {
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    }
    return hash;
}

/// Takes a line off the front of a text; nothing where no line ends.
std::optional<std::string_view> next_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

/// Rising hashes; nothing where they are written otherwise.
std::optional<std::vector<std::uint32_t>> read_hashes(std::string_view line) {
    if (line.size() % hash_digits != 0) return std::nullopt;
    std::vector<std::uint32_t> hashes;
    hashes.reserve(line.size() / hash_digits);
    for (std::size_t at = 0; at < line.size(); at += hash_digits) {
        std::uint32_t hash = 0;
        const char* end = line.data() + at + hash_digits;
        const auto [stopped, error] = std::from_chars(line.data() + at, end, hash, 16);
        if (error != std::errc{} || stopped != end) return std::nullopt;
        if (!hashes.empty() && hash <= hashes.back()) return std::nullopt;
        hashes.push_back(hash);
    }
    return hashes;
}

/// Whether braces come in pairs, so that the holes can be filled.
bool has_whole_holes(std::string_view text) {
    bool open = false;
    for (const char letter : text) {
        if (letter != '{' && letter != '}') continue;
        if (open == (letter == '{')) return false;
        open = !open;
    }
    return !open;
}

bool are_forms(std::string_view digits) {
    return digits.size() == counted_forms &&
           std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Catalogue>& spoken() {
    static std::optional<Catalogue> catalogue;
    return catalogue;
}

}  // namespace

std::uint32_t hash_of(const Sentence& sentence) {
    std::uint32_t hash = 2166136261U;
    if (!sentence.context().empty()) {
        hash = hashed(hashed(hash, sentence.context()), end_of_context);
    }
    return hashed(hash, sentence.text());
}

std::optional<Catalogue> Catalogue::read(std::string file) {
    if (file.size() > longest) return std::nullopt;
    Catalogue made;
    made.file_ = std::make_unique<const std::string>(std::move(file));
    std::string_view rest = *made.file_;
    if (next_line(rest) != first_line) return std::nullopt;
    for (std::string_view* field :
         {&made.tag_, &made.forms_, &made.between_groups_, &made.decimal_mark_}) {
        const auto line = next_line(rest);
        if (!line) return std::nullopt;
        *field = *line;
    }
    const auto line = next_line(rest);
    auto hashes = line ? read_hashes(*line) : std::nullopt;
    if (!hashes || !are_forms(made.forms_) || made.tag_.empty()) return std::nullopt;
    made.hashes_ = std::move(*hashes);
    made.texts_.reserve(made.hashes_.size());
    while (made.texts_.size() < made.hashes_.size()) {
        const auto text = next_line(rest);
        if (!text || !has_whole_holes(*text)) return std::nullopt;
        made.texts_.push_back(*text);
    }
    if (!rest.empty()) return std::nullopt;
    return made;
}

std::string_view Catalogue::text_of(const Sentence& sentence) const {
    const std::uint32_t hash = hash_of(sentence);
    const auto found = std::lower_bound(hashes_.begin(), hashes_.end(), hash);
    if (found == hashes_.end() || *found != hash) return sentence.text();
    return texts_[static_cast<std::size_t>(found - hashes_.begin())];
}

std::size_t Catalogue::form_for(std::int64_t number) const {
    const auto size =
        static_cast<std::uint64_t>(number < 0 ? -(number + 1) : number) + (number < 0 ? 1U : 0U);
    const std::uint64_t place = size < counted_forms ? size : 100 + size % 100;
    return static_cast<std::size_t>(forms_[static_cast<std::size_t>(place)] - '0');
}

bool speak(std::string file) {
    if (file.empty()) {
        language() = english();
        spoken().reset();
        return true;
    }
    auto catalogue = Catalogue::read(std::move(file));
    if (!catalogue) return false;
    spoken() = std::move(catalogue);
    language() = {[](const Sentence& sentence) { return spoken()->text_of(sentence); },
                  [](std::int64_t number) { return spoken()->form_for(number); },
                  spoken()->between_groups(), spoken()->decimal_mark(), spoken()->tag()};
    return true;
}

}  // namespace queens
