// Regions as the seams between squares: each pair of neighbours is of one region, or it is not.
#include "core/regions.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "core/packed.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

constexpr int bits_of_letter = 6;
constexpr int most_in_letter = 63;
constexpr std::string_view rule_letters = "tl";
constexpr std::string_view rule_letters_of_drafts = "TL";

/// Two squares that share a side, by their places row by row.
using Seam = std::pair<std::size_t, std::size_t>;

/// The seams of a board that may have regions: of each square that at its right, and that below.
std::vector<Seam> seams_of(const Board& board) {
    const Size size = board.size();
    const auto place = [&](int row, int column) {
        return static_cast<std::size_t>(size.index({row % size.rows, column % size.columns}));
    };
    const bool across = board.surface().sides != Join::open;
    const bool around = board.surface().ends != Join::open;
    std::vector<Seam> seams;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            const std::size_t here = place(row, column);
            if (across || column + 1 < size.columns)
                seams.emplace_back(here, place(row, column + 1));
            if (around || row + 1 < size.rows) seams.emplace_back(here, place(row + 1, column));
        }
    }
    return seams;
}

/// The squares in pieces that hang together by some seams, numbered in the order in which reading
/// the board meets them.
std::vector<std::uint8_t> pieces_of(std::size_t squares, const std::vector<Seam>& joined) {
    std::vector<std::size_t> first(squares);
    std::iota(first.begin(), first.end(), std::size_t{0});
    const auto root = [&](std::size_t square) {
        while (first[square] != square) square = first[square] = first[first[square]];
        return square;
    };
    for (const auto& [one, other] : joined) {
        const auto [low, high] = std::minmax({root(one), root(other)});
        first[high] = low;
    }
    std::vector<std::uint8_t> numbers(squares);
    std::uint8_t next = 0;
    for (std::size_t square = 0; square < squares; ++square) {
        const std::size_t head = root(square);
        numbers[square] = head == square ? next++ : numbers[head];
    }
    return numbers;
}

bool are_one(const std::vector<std::uint8_t>& numbers, const Seam& seam) {
    return numbers[seam.first] == numbers[seam.second];
}

/// The seams within regions.
std::vector<Seam> seams_within(const std::vector<std::uint8_t>& numbers, const Board& board) {
    std::vector<Seam> seams = seams_of(board);
    std::erase_if(seams, [&](const Seam& seam) { return !are_one(numbers, seam); });
    return seams;
}

int number_of_pieces(const std::vector<std::uint8_t>& numbers) {
    return *std::max_element(numbers.begin(), numbers.end()) + 1;
}

/// Six bits at a time, the last ones filled up with zeros.
std::vector<int> in_letters(const std::vector<int>& bits) {
    std::vector<int> letters((bits.size() + bits_of_letter - 1) / bits_of_letter);
    for (std::size_t i = 0; i < bits.size(); ++i) {
        letters[i / bits_of_letter] |= bits[i] << (bits_of_letter - 1 - i % bits_of_letter);
    }
    return letters;
}

/// Each letter counts an odd number of times, so that no other letter gives the same sum.
int check_of(const std::vector<int>& letters) {
    int sum = 0;
    for (std::size_t i = 0; i < letters.size(); ++i)
        sum += (2 * static_cast<int>(i) + 1) * letters[i];
    return sum & most_in_letter;
}

/// The regions of seams, nothing if their number or a seam is wrong.
std::optional<std::vector<std::uint8_t>> regions_of(const std::vector<int>& bits,
                                                    const Board& board) {
    const std::vector<Seam> seams = seams_of(board);
    std::vector<Seam> joined;
    for (std::size_t i = 0; i < seams.size(); ++i) {
        if (bits[i] == 1) joined.push_back(seams[i]);
    }
    std::vector<std::uint8_t> numbers =
        pieces_of(static_cast<std::size_t>(board.size().area()), joined);
    const bool consistent = seams_within(numbers, board) == joined;
    if (!consistent || number_of_pieces(numbers) != board.rows()) return std::nullopt;
    return numbers;
}

/// The seams that a text of letters and their sum says, as bits.
std::optional<std::vector<int>> seams_in(std::string_view text, std::size_t count) {
    const std::size_t letters = (count + bits_of_letter - 1) / bits_of_letter;
    auto fields = unpack(text, letters + 1, most_in_letter);
    if (!fields) return std::nullopt;
    const int check = fields->back();
    fields->pop_back();
    std::vector<int> bits;
    for (const int field : *fields) {
        for (int bit = bits_of_letter - 1; bit >= 0; --bit) bits.push_back(field >> bit & 1);
    }
    bits.resize(count);
    if (in_letters(bits) != *fields || check_of(*fields) != check) return std::nullopt;
    return bits;
}

/// The numbers that a text of a draft and their sum says, each below `n`.
std::optional<std::vector<std::uint8_t>> numbers_in(std::string_view text, int n) {
    auto fields = unpack(text, static_cast<std::size_t>(n * n) + 1, most_in_letter);
    if (!fields) return std::nullopt;
    const int check = fields->back();
    fields->pop_back();
    const bool fits =
        std::all_of(fields->begin(), fields->end(), [n](int number) { return number < n; });
    if (!fits || check_of(*fields) != check) return std::nullopt;
    return std::vector<std::uint8_t>(fields->begin(), fields->end());
}

/// The regions that a text without the letter of its rule says.
std::optional<std::vector<std::uint8_t>> regions_in(std::string_view text, const Board& board) {
    const auto bits = seams_in(text, seams_of(board).size());
    return bits ? regions_of(*bits, board) : std::nullopt;
}

}  // namespace

bool can_have_regions(Size size, Surface surface) {
    const bool side_fits = size.rows >= smallest_garden && size.rows <= largest_garden;
    const bool surface_fits =
        surface == Surface{} || surface == torus_surface || surface == cylinder_surface;
    return size.is_square() && side_fits && surface_fits;
}

std::vector<std::uint8_t> in_reading_order(const std::vector<std::uint8_t>& regions) {
    std::map<std::uint8_t, std::uint8_t> numbers;
    std::vector<std::uint8_t> renumbered;
    renumbered.reserve(regions.size());
    for (const std::uint8_t region : regions) {
        renumbered.push_back(numbers.try_emplace(region, numbers.size()).first->second);
    }
    return renumbered;
}

Regions fitting(Regions regions, const Board& board) {
    const auto squares = static_cast<std::size_t>(board.size().area());
    if (regions.empty()) return regions;
    const bool covers =
        can_have_regions(board.size(), board.surface()) && regions.numbers.size() == squares;
    if (!covers || number_of_pieces(regions.numbers) > board.rows()) return {};
    const bool fits = regions.draft ||
                      (number_of_pieces(regions.numbers) == board.rows() &&
                       pieces_of(squares, seams_within(regions.numbers, board)) == regions.numbers);
    return fits ? std::move(regions) : Regions{};
}

std::string written(const Regions& regions, const Board& board) {
    const auto rule = static_cast<std::size_t>(regions.rule);
    if (regions.draft) {
        std::vector<int> numbers(regions.numbers.begin(), regions.numbers.end());
        numbers.push_back(check_of(numbers));
        return pack(numbers, most_in_letter) + rule_letters_of_drafts[rule];
    }
    std::vector<int> bits;
    for (const Seam& seam : seams_of(board)) bits.push_back(are_one(regions.numbers, seam) ? 1 : 0);
    std::vector<int> letters = in_letters(bits);
    letters.push_back(check_of(letters));
    return pack(letters, most_in_letter) + rule_letters[rule];
}

Regions read_regions(std::string_view text, const Board& board, FirstComplaint& complaint) {
    if (!can_have_regions(board.size(), board.surface())) {
        complaint.add([&] {
            return say(
                "Only square boards of {least} to {most} rows, on the plane, on the cylinder "
                "joined left to right or on the torus, have regions.",
                {{"least", smallest_garden}, {"most", largest_garden}});
        });
        return {};
    }
    const char last = text.empty() ? ' ' : text.back();
    const bool draft = rule_letters_of_drafts.find(last) != std::string_view::npos;
    const std::size_t rule = (draft ? rule_letters_of_drafts : rule_letters).find(last);
    if (rule != std::string_view::npos) {
        text.remove_suffix(1);
        auto numbers = draft ? numbers_in(text, board.rows()) : regions_in(text, board);
        if (numbers) return {*std::move(numbers), static_cast<GardenRule>(rule), draft};
    }
    complaint.add([] { return say("The regions of the link are damaged."); });
    return {};
}

}  // namespace queens
