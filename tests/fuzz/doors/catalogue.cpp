// Catalogues of translations, and what is said in their words.
#include "core/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

#include "core/board_words.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "fuzz/doors.hpp"
#include "worker/checksum.hpp"

namespace queens::doors {

namespace {

constexpr Sentence free_squares = "{count} {count|square is|squares are} free.";
constexpr Sentence one_stands = "{piece:The} on {square} attacks {other:a}.";
constexpr Sentence in_context{"Count", "a tab"};
constexpr Sentence within = "He says: {sentence}";

constexpr std::array<Sentence, 4> sentences{free_squares, one_stands, in_context, within};

/// Speaks that language as long as it lives.
class Spoken {
  public:
    explicit Spoken(std::string file) : is_spoken_(speak(std::move(file))) {}
    ~Spoken() { speak({}); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

    [[nodiscard]] bool is_spoken() const { return is_spoken_; }

  private:
    bool is_spoken_;
};

/// A catalogue of these lines: the forms of numbers, again and again, what stands between groups,
/// the decimal mark, and the texts of the sentences and of two nouns.
std::string catalogue_of(std::string_view lines) {
    std::string_view digits = take_until(lines, '\n');
    if (digits.empty()) digits = "0";
    std::string forms;
    while (forms.size() < 200) forms += digits[forms.size() % digits.size()];
    const std::string groups(take_until(lines, '\n'));
    const std::string mark(take_until(lines, '\n'));
    std::map<std::uint32_t, std::string_view> texts;
    for (const Sentence& sentence : sentences) texts[hash_of(sentence)] = take_until(lines, '\n');
    for (const Piece piece : {Piece::queen, Piece::pawn}) {
        texts[hash_of(noun_of(piece).forms())] = take_until(lines, '\n');
    }
    std::string hashes;
    std::string all;
    for (const auto& [hash, text] : texts) {
        hashes += in_hexadecimal(hash).substr(8);
        all += std::string(text) + '\n';
    }
    return "queens-lab-words 1\nxx\n" + forms + '\n' + groups + '\n' + mark + '\n' + hashes + '\n' +
           all;
}

/// Says all that can be said. Returns how long it is.
std::size_t length_of_words() {
    std::size_t length = say(in_context).size() + say(within, {{"sentence", in_context}}).size();
    for (const std::int64_t number : {INT64_MIN, std::int64_t{-1}, std::int64_t{0}, std::int64_t{1},
                                      std::int64_t{150}, std::int64_t{1234567}, INT64_MAX}) {
        length += say(free_squares, {{"count", number}}).size();
    }
    const Noun queen = noun_of(Piece::queen);
    const Noun pawn = noun_of(Piece::pawn);
    return length + say(one_stands, {{"piece", queen}, {"square", "d4"}, {"other", pawn}}).size();
}

}  // namespace

std::string catalogue(std::string_view bytes) {
    const bool is_whole = bytes.starts_with("queens-lab-words ");
    const std::size_t before = length_of_words();
    {
        const Spoken language(is_whole ? std::string(bytes) : catalogue_of(bytes));
        const std::size_t length = length_of_words();
        // A text may name a hole as often as it has letters for it.
        const std::size_t most = 1000 * (bytes.size() + 1) + before;
        if (length > most) return "Words are longer than their catalogue makes them.";
        if (!language.is_spoken() && length != before) return "A refused catalogue is spoken.";
    }
    return length_of_words() == before ? "" : "English is another one than before.";
}

}  // namespace queens::doors
