// The words of the values that are not one of a list.
#include "app/state/values.hpp"

#include <algorithm>
#include <cmath>

#include "core/fragment.hpp"

namespace queens {

namespace {

constexpr std::string_view symbol_letters = "krti";
constexpr std::int64_t thousandths = 1000;

/// The numbers of a text like `8x10`, as many as there must be; nothing for any other text.
template <std::size_t N>
std::optional<std::array<int, N>> numbers_in(std::string_view text, char separator) {
    const std::vector<std::string_view> parts = split(text, separator);
    if (parts.size() != N) return std::nullopt;
    std::array<int, N> numbers{};
    for (std::size_t i = 0; i < N; ++i) {
        const auto number = number_in<std::uint32_t>(parts[i]);
        constexpr std::uint32_t most = 999'999'999;
        if (!number || *number > most) return std::nullopt;
        numbers[i] = static_cast<int>(*number);
    }
    return numbers;
}

std::optional<Symbols> symbols_in(std::string_view text) {
    Symbols symbols;
    for (const char letter : text) {
        const std::size_t place = symbol_letters.find(letter);
        if (place == std::string_view::npos) return std::nullopt;
        symbols.push_back(static_cast<Symbol>(place));
    }
    const bool fits = !symbols.empty() && symbols.size() <= longest_string;
    return fits ? std::optional(std::move(symbols)) : std::nullopt;
}

}  // namespace

std::string written(bool on) { return on ? "1" : "0"; }

bool read(std::string_view text, bool& on) {
    if (text != "0" && text != "1") return false;
    on = text == "1";
    return true;
}

bool read(std::string_view text, Size& size) {
    if (const auto side = numbers_in<1>(text, 'x')) {
        size = {side->front(), side->front()};
        return true;
    }
    const auto sides = numbers_in<2>(text, 'x');
    if (sides) size = {sides->front(), sides->back()};
    return sides.has_value();
}

std::string written(Surface surface) { return std::string(named(surface).slug); }

bool read(std::string_view text, Surface& surface) {
    const auto found = surface_of(text);
    surface = found.value_or(surface);
    return found.has_value();
}

std::string written(const std::vector<std::string>& slugs) { return joined(slugs, "."); }

bool read(std::string_view text, std::vector<std::string>& slugs) {
    slugs.clear();
    for (const std::string_view slug : entries_in(text, ".")) slugs.emplace_back(slug);
    return true;
}

std::string written(const std::vector<std::int64_t>& numbers) { return dotted(numbers); }

bool read(std::string_view text, std::vector<std::int64_t>& numbers) {
    std::vector<std::int64_t> found;
    for (const std::string_view entry : entries_in(text, ".")) {
        const auto number = number_in<std::int64_t>(entry);
        if (!number) return false;
        found.push_back(*number);
    }
    numbers = std::move(found);
    return true;
}

std::string written(double number) {
    const std::int64_t all = std::llround(number * thousandths);
    std::string text = std::to_string(all / thousandths);
    std::string decimals = std::to_string(thousandths + all % thousandths).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return decimals.empty() ? text : text + "." + decimals;
}

bool read(std::string_view text, double& number) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    std::string decimals(text.substr(std::min(dot + 1, text.size())));
    decimals.resize(std::max<std::size_t>(decimals.size(), 3), '0');
    const auto whole = number_in<std::uint32_t>(text.substr(0, dot));
    const auto rest = number_in<std::uint32_t>(decimals);
    if (!whole || !rest || decimals.size() > 3) return false;
    number = static_cast<double>(thousandths * *whole + *rest) / static_cast<double>(thousandths);
    return true;
}

std::string written(const Calculator& calculator) {
    std::string text;
    for (std::size_t i = 0; i < calculator.strings.size(); ++i) {
        if (i > 0) text += '.';
        if (i == calculator.edited) text += '-';
        for (const Symbol symbol : calculator.strings[i]) {
            text += symbol_letters[static_cast<std::size_t>(symbol)];
        }
    }
    return text;
}

bool read(std::string_view text, Calculator& calculator) {
    Calculator found;
    std::vector<std::string_view> strings = split(text, '.');
    if (strings.size() != found.strings.size()) return false;
    found.edited = strings.front().starts_with('-') ? 0 : 1;
    if (!strings[found.edited].starts_with('-')) return false;
    strings[found.edited].remove_prefix(1);
    for (std::size_t i = 0; i < strings.size(); ++i) {
        auto symbols = symbols_in(strings[i]);
        if (!symbols) return false;
        found.strings[i] = std::move(*symbols);
    }
    calculator = std::move(found);
    return true;
}

std::string written(const Zoom& zoom) {
    return std::to_string(zoom.percent) + "." + std::to_string(zoom.across) + "." +
           std::to_string(zoom.down) + (zoom.mirrored ? ".1" : "");
}

bool read(std::string_view text, Zoom& zoom) {
    constexpr std::string_view mirrored = ".1";
    auto numbers = numbers_in<3>(text, '.');
    const bool is_mirrored = !numbers && text.ends_with(mirrored);
    if (is_mirrored) numbers = numbers_in<3>(text.substr(0, text.size() - mirrored.size()), '.');
    if (!numbers) return false;
    const auto [percent, across, down] = *numbers;
    const Zoom found{percent, across, down, is_mirrored};
    if (is_valid(found)) zoom = found;
    return is_valid(found);
}

std::string written(const SolidPose& pose) {
    std::string text = std::to_string(pose.rolled);
    for (const int part : pose.turn) text += "." + std::to_string(part);
    text += "." + std::to_string(pose.percent);
    const std::array choices{static_cast<int>(pose.body), pose.alone ? 1 : 0, pose.bottle ? 1 : 0};
    std::size_t chosen = choices.size();
    while (chosen > 0 && choices[chosen - 1] == 0) --chosen;
    for (std::size_t i = 0; i < chosen; ++i) text += "." + std::to_string(choices[i]);
    return text;
}

bool read(std::string_view text, SolidPose& pose) {
    const std::vector<std::string_view> words = split(text, '.');
    constexpr std::size_t fewest = 6;
    std::array<int, fewest + 3> numbers{};
    if (words.size() < fewest || words.size() > numbers.size()) return false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto number = number_in<int>(words[i]);
        if (!number) return false;
        numbers[i] = *number;
    }
    const auto [rolled, x, y, z, w, percent, body, alone, bottle] = numbers;
    if (body < 0 || body > 2 || alone < 0 || alone > 1 || bottle < 0 || bottle > 1) return false;
    const SolidPose found{rolled,     {x, y, z, w}, percent, static_cast<SolidBody>(body),
                          alone == 1, bottle == 1};
    if (is_valid(found)) pose = found;
    return is_valid(found);
}

std::string written(const lessons::Conditions& goal) { return lessons::write_goal(goal); }

bool read(std::string_view text, lessons::Conditions& goal) {
    auto found = text.empty() ? lessons::Conditions{} : lessons::read_goal(text);
    if (found) goal = std::move(*found);
    return found.has_value();
}

bool read(std::string_view text, Day& day) {
    const auto found = day_in(text);
    day = found.value_or(day);
    return found.has_value();
}

bool read(std::string_view text, std::optional<GroupKind>& families) {
    const auto found = choice_of<GroupKind>(text);
    const bool offered = text.empty() || found == GroupKind::d4n || found == GroupKind::sim;
    if (offered) families = found;
    return offered;
}

}  // namespace queens
