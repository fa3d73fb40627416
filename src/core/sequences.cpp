// Looking a number up.
#include "core/sequences.hpp"

#include "core/known.hpp"

namespace queens {

std::optional<std::uint64_t> term(const Sequence& sequence, int n) {
    if (n < 1) return std::nullopt;
    if (sequence.surface == torus_surface && !torus_has_solutions(n)) return 0;
    const int last = sequence.first + static_cast<int>(sequence.values.size()) - 1;
    if (n < sequence.first || n > last) return std::nullopt;
    const std::uint64_t value = sequence.values[static_cast<std::size_t>(n - sequence.first)];
    return value == unpublished ? std::nullopt : std::optional(value);
}

bool is_sequence(std::string_view text) {
    return text.size() == 7 && text.front() == 'A' &&
           text.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

}  // namespace queens
