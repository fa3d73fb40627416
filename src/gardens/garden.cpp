#include "gardens/garden.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "gardens/ground.hpp"

namespace queens {

namespace {

bool is_letter(char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
}

char capital(char letter) { return letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter; }

/// The first region that does not hang together; nothing if all do.
std::optional<int> torn_region(const Garden& garden) {
    const GardenGround ground(garden.n, garden.surface, garden.rule);
    const Puzzle puzzle(ground, garden.regions);
    for (int region = 0; region < garden.n; ++region) {
        const auto unit = static_cast<std::size_t>(region_unit(region, garden.n));
        if (!is_connected(ground, puzzle.units[unit])) return region;
    }
    return std::nullopt;
}

/// The letters as numbers in the order in which they come, or a complaint.
GardenReading read_regions(const std::vector<std::string>& rows, Garden garden) {
    std::map<char, std::uint8_t> numbers;
    std::string letters;
    for (const std::string& row : rows) {
        if (row.size() != rows.size() || !std::all_of(row.begin(), row.end(), is_letter)) {
            return {{},
                    say("A garden of {n} rows has {n} letters in each, unlike {row}.",
                        {{"n", rows.size()}, {"row", in_quotes(row)}})};
        }
        for (const char letter : row) {
            const char name = capital(letter);
            const auto [entry, is_new] = numbers.try_emplace(name, numbers.size());
            if (is_new) letters += name;
            garden.regions.push_back(entry->second);
        }
    }
    if (numbers.size() != rows.size()) {
        return {{},
                say("A garden of {n} rows has {n} regions, not {regions}.",
                    {{"n", rows.size()}, {"regions", numbers.size()}})};
    }
    if (const auto torn = torn_region(garden)) {
        const char letter = letters[static_cast<std::size_t>(*torn)];
        return {{},
                say("The squares of region {region} are not in one piece.",
                    {{"region", std::string_view(&letter, 1)}})};
    }
    return {std::move(garden), ""};
}

}  // namespace

Sentence rule_words(GardenRule rule) {
    return rule == GardenRule::touch
               ? Sentence(
                     "One queen goes into each row, each column and each region. No two queens "
                     "touch, not even at a corner.")
               : Sentence(
                     "One queen goes into each row, each column and each region. No two queens "
                     "attack each other along any line.");
}

Garden garden_of(const Board& board, const Regions& regions) {
    return {board.rows(), board.surface(), regions.rule, regions.numbers};
}

Regions regions_of(const Garden& garden) { return {garden.regions, garden.rule}; }

std::string refuse_garden(int n, Surface surface, GardenRule rule) {
    if (n < smallest_garden || n > largest_garden) {
        return say("A garden has {least} to {most} rows.",
                   {{"least", smallest_garden}, {"most", largest_garden}});
    }
    if (surface == Surface{}) return "";
    if (surface != cylinder_surface && surface != torus_surface) {
        return say(
            "Gardens grow on the plane, on the cylinder joined left to right and on the "
            "torus.");
    }
    if (rule == GardenRule::lines && (n % 2 == 0 || n % 3 == 0)) {
        return say(
            "{n} queens cannot keep off each other's lines across the edges: 2 or 3 divides "
            "{n}.",
            {{"n", n}});
    }
    if (n == smallest_garden) {
        return say("4 queens cannot keep from touching across the edges of a board of 4 rows.");
    }
    return "";
}

std::string region_name(int region) { return std::string(1, static_cast<char>('A' + region)); }

std::vector<std::string> letters_of(const Garden& garden) {
    std::vector<std::string> rows(static_cast<std::size_t>(garden.n));
    for (std::size_t square = 0; square < garden.regions.size(); ++square) {
        rows[square / rows.size()] += region_name(garden.regions[square]);
    }
    return rows;
}

GardenReading read_garden(const std::vector<std::string>& rows, Surface surface, GardenRule rule) {
    const int n = static_cast<int>(std::min<std::size_t>(rows.size(), largest_garden + 1));
    std::string refusal = refuse_garden(n, surface, rule);
    if (!refusal.empty()) return {{}, std::move(refusal)};
    return read_regions(rows, {n, surface, rule, {}});
}

std::optional<Garden> read_letters(std::string_view text) {
    constexpr std::size_t longest = 400;
    if (text.size() > longest) return std::nullopt;
    std::vector<std::string> rows;
    while (!text.empty()) {
        std::string_view row = take_until(text, '\n');
        if (row.ends_with('\r')) row.remove_suffix(1);
        if (!row.empty()) rows.emplace_back(row);
    }
    return read_garden(rows, {}, GardenRule::touch).garden;
}

}  // namespace queens
