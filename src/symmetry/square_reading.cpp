// What a square of numbers says, in sentences.
#include "symmetry/square_reading.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/read.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

std::string sentence_on(MagicKind kind, int n) {
    const auto with = [&](Sentence sentence) {
        return say(sentence, {{"sum", n * (n * n + 1) / 2}});
    };
    switch (kind) {
        case MagicKind::none: return with("Its rows and columns do not all add up to {sum}.");
        case MagicKind::semi:
            return with("Its rows and columns add up to {sum}, but not both of its diagonals.");
        case MagicKind::plain:
            return with("It is magic: all rows, columns and both diagonals add up to {sum}.");
        case MagicKind::pandiagonal: break;
    }
    return with(
        "It is magic even around the edges: all rows, columns and broken diagonals add up "
        "to {sum}.");
}

std::string peace_among(const std::optional<Columns>& queens, int n) {
    const auto with = [&](Sentence sentence) { return say(sentence, {{"n", n}}); };
    if (!queens) return with("Queens on 1 to {n} would share a row or a column.");
    if (is_torus_solution(*queens)) {
        return with("Queens on 1 to {n} do not attack each other, even around the torus.");
    }
    return is_regular_solution(*queens)
               ? with("Queens on 1 to {n} do not attack each other.")
               : with("Queens on 1 to {n} share no row or column, but some share a diagonal.");
}

/// Stands for a number that is too large for any square.
constexpr std::int64_t too_large = -1;

/// What keeps the numbers from being 1 to n^2, each once.
std::string why_no_square(const std::vector<std::int64_t>& numbers) {
    const auto count = static_cast<std::int64_t>(numbers.size());
    const auto side = static_cast<std::int64_t>(std::lround(std::sqrt(numbers.size())));
    if (count == 0) return say("There are no numbers yet: a square of n rows needs n\xC2\xB2.");
    if (side * side != count) {
        return say(
            "{count} {count|number does|numbers do} not fill a square: it takes 1, 4, 9, 16 "
            "and so on.",
            {{"count", count}});
    }
    if (std::find(numbers.begin(), numbers.end(), too_large) != numbers.end()) {
        return say(
            "There is a number of more than 18 digits: a square of {side} "
            "{side|row|rows} needs 1 to {count}, each once.",
            {{"side", side}, {"count", count}});
    }
    for (const std::int64_t number : numbers) {
        const bool fits = number >= 1 && number <= count;
        const auto times = std::count(numbers.begin(), numbers.end(), number);
        if (fits && times == 1) continue;
        return say(
            fits ? Sentence("{number} appears {times} times: a square of {side} {side|row|rows} "
                            "needs 1 to {count}, each once.")
                 : Sentence("{number} does not belong there: a square of {side} {side|row|rows} "
                            "needs 1 to {count}, each once."),
            {{"number", std::to_string(number)},
             {"times", times},
             {"side", side},
             {"count", count}});
    }
    return {};
}

}  // namespace

std::vector<std::int64_t> numbers_of(std::string_view text) {
    std::vector<std::int64_t> numbers;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    while (!text.empty()) {
        std::size_t length = 0;
        while (length < text.size() && is_digit(text[length])) ++length;
        if (length > 0) {
            numbers.push_back(number_in<std::int64_t>(text.substr(0, length)).value_or(too_large));
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return numbers;
}

std::string written_out(const std::vector<std::int64_t>& numbers) {
    std::string text;
    for (const std::int64_t number : numbers) {
        text += (text.empty() ? "" : " ") + std::to_string(number);
    }
    return text;
}

SquareReading reading_of(const std::vector<std::int64_t>& numbers) {
    const auto square = square_of(numbers);
    if (!square) return {why_no_square(numbers), {}, {}, {}};
    const auto n = static_cast<int>(square->size());
    const auto queens = queens_on_first(*square);
    return {sentence_on(magic_kind(*square), n), peace_among(queens, n), *square, queens};
}

std::span<const NamedSquare> named_squares() {
    static const std::array<NamedSquare, 5> squares{
        {{"lo-shu",
          "Lo Shu",
          "The square of 3, known in China for over 2,000 years",
          {4, 9, 2, 3, 5, 7, 8, 1, 6}},
         {"khajuraho",
          "Khajuraho",
          "A square of 4 on a temple in India, a thousand years old",
          {7, 12, 1, 14, 2, 13, 8, 11, 16, 3, 10, 5, 9, 6, 15, 4}},
         {"duerer",
          "D\xC3\xBCrer",
          "The square of 4 on his engraving of 1514",
          {16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1}},
         {"siamese",
          "Siamese",
          "A square of 5 by the rule that came from Siam",
          {17, 24, 1,  8,  15, 23, 5, 7,  14, 16, 4, 6, 13,
           20, 22, 10, 12, 19, 21, 3, 11, 18, 25, 2, 9}},
         {"knights",
          "Knight's moves",
          "A square of 5 in which 1 to 5 follow one another by knight's moves around the edges",
          {1,  7,  13, 19, 25, 14, 20, 21, 2,  8, 22, 3, 9,
           15, 16, 10, 11, 17, 23, 4,  18, 24, 5, 6,  12}}}};
    return squares;
}

}  // namespace queens
