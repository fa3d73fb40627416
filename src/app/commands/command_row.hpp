// A row of the command table: the slug of a command, its fields, and the function that carries it
// out. The fields are written in lines as words, in the order of the row.
//
// To add a command: its type in command.hpp, or in the header there is for those of its subject,
// and a row with its function in the file of its subject.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command.hpp"
#include "app/commands/command_words.hpp"
#include "app/program.hpp"

namespace queens {

struct CommandRow {
    std::string_view slug;
    std::vector<std::string_view> keys;
    /// The place of its type in Commands.
    std::size_t place;
    std::function<void(Program&, const Command&)> carry_out;
    /// The words of the fields, on a board of that size.
    std::function<std::vector<std::string>(const Command&, Size)> words;
    /// Makes the command that the words say, as many as there are keys; returns how many words,
    /// from the first on, could be read.
    std::function<std::size_t(const std::vector<std::string_view>&, Size, std::optional<Command>&)>
        read;
};

/// A field: its key, and the member or the function that gives a reference to it.
template <class Member>
struct Field {
    std::string_view key;
    Member member;
};
template <class Member>
Field(std::string_view, Member) -> Field<Member>;

template <class C, class... Member>
[[nodiscard]] CommandRow row(std::string_view slug, void (*function)(Program&, const C&),
                             Field<Member>... fields) {
    const auto carry_out = [function](Program& program, const Command& command) {
        function(program, command.as<C>());
    };
    const auto words = [fields...](const Command& command, [[maybe_unused]] Size size) {
        [[maybe_unused]] const C& value = command.as<C>();
        return std::vector<std::string>{word_of(std::invoke(fields.member, value), size)...};
    };
    const auto read = [fields...]([[maybe_unused]] const std::vector<std::string_view>& texts,
                                  [[maybe_unused]] Size size, std::optional<Command>& command) {
        C value{};
        std::size_t taken = 0;
        [[maybe_unused]] const auto take = [&](auto& field) {
            const bool is_read = read_word(texts[taken], size, field);
            taken += is_read ? 1U : 0U;
            return is_read;
        };
        (void)(take(std::invoke(fields.member, value)) && ...);
        command = std::move(value);
        return taken;
    };
    return {slug, {fields.key...}, place_in<C>(Commands{}), carry_out, words, read};
}

/// The row of a command that gives a member of the state another value.
template <class C>
[[nodiscard]] CommandRow assigning(std::string_view slug, std::string_view key) {
    return row<C>(
        slug, [](Program& program, const C& command) { program.state.*C::member = command.value; },
        Field{key, &C::value});
}

// The rows of the commands, by what they are about.
[[nodiscard]] std::vector<CommandRow> board_commands();
[[nodiscard]] std::vector<CommandRow> view_commands();
[[nodiscard]] std::vector<CommandRow> solve_commands();
[[nodiscard]] std::vector<CommandRow> race_commands();
[[nodiscard]] std::vector<CommandRow> count_commands();
[[nodiscard]] std::vector<CommandRow> link_commands();
[[nodiscard]] std::vector<CommandRow> garden_commands();
[[nodiscard]] std::vector<CommandRow> challenge_commands();

/// All of them, each at the place of its type.
[[nodiscard]] const std::vector<CommandRow>& command_rows();

}  // namespace queens
