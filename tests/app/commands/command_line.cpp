// Commands as lines: every command and back, and invalid lines.
#include "app/commands/command_line.hpp"

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>

#include "app/app.hpp"
#include "app/commands/command_row.hpp"
#include "app/random_script.hpp"

using namespace queens;

namespace {

constexpr Size size{7, 5};

/// Commands of all types, as the random tester words them.
std::vector<Command> every_command() {
    std::vector<Command> commands;
    for (const std::string& line : tests::every_word()) {
        auto read = read_command(line, size);
        if (auto* const command = std::get_if<Command>(&read)) {
            commands.push_back(std::move(*command));
        }
    }
    return commands;
}

std::string complaint_about(std::string_view line) {
    const auto read = read_command(line, size);
    const auto* complaint = std::get_if<std::string>(&read);
    return complaint ? *complaint : std::string();
}

}  // namespace

TEST_CASE("every command has a row of its own") {
    const auto& rows = command_rows();
    REQUIRE(rows.size() == Commands::count);
    std::set<std::string_view> slugs;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        INFO(rows[i].slug);
        CHECK(rows[i].place == i);
        CHECK(slugs.insert(rows[i].slug).second);
    }
}

TEST_CASE("every command is read back from its line") {
    const std::vector<Command> commands = every_command();
    std::set<std::size_t> places;
    for (const Command& command : commands) {
        const std::string line = write_command(command, size);
        INFO(line);
        const auto read = read_command(line, size);
        REQUIRE(std::holds_alternative<Command>(read));
        const Command& found = std::get<Command>(read);
        CHECK(found.place() == command.place());
        CHECK(write_command(found, size) == line);
        places.insert(command.place());
    }
    CHECK(places.size() == Commands::count);
}

TEST_CASE("lines read as they are documented") {
    const auto put = std::get<Command>(read_command("put square=d4 piece=rook", {8, 8}));
    CHECK(put.as<Put>().square == Square{4, 3});
    CHECK(put.as<Put>().piece == Piece::rook);
    const auto select = std::get<Command>(read_command("  select   square= ", size));
    CHECK_FALSE(select.as<Select>().square);
    CHECK(write_command(FilterGallery{}, size) ==
          "gallery fundamental=0 kept=any queen= families=");
    CHECK(write_command(OpenLink{"a b%"}, size) == "open link=a%20b%25");
    CHECK(write_command(RestoreCount{"two\nlines\xFF"}, size) ==
          "restore-count text=two%0alines%ff");
    CHECK(write_command(SetSeed{UINT64_MAX}, size) == "seed to=18446744073709551615");
    CHECK(write_command(SetSpeed{}, size) == "speed to=");
    CHECK(write_command(OpenDay{{2026, 11, 25}, GardenGrade::expert}, size) ==
          "garden-of-day day=2026-11-25 grade=expert");
}

TEST_CASE("a line that is no command is answered with what is wrong") {
    CHECK(complaint_about("") == "There is no command \"\".");
    CHECK(complaint_about("fly to=moon") == "There is no command \"fly\".");
    CHECK(complaint_about("put square=d4") == "The command put needs the field piece.");
    CHECK(complaint_about("undo twice") == "The command undo has no field \"twice\".");
    CHECK(complaint_about("heat on=1 on=0") == "The field on appears twice.");
    CHECK(complaint_about("heat on=yes") == "The field on of the command heat cannot be \"yes\".");
    CHECK(complaint_about("put square=h8 piece=queen") ==
          "The field square of the command put cannot be \"h8\".");
}

TEST_CASE("a command asks for no families but those that the gallery offers") {
    const std::string line = "gallery fundamental=0 kept=any queen= families=";
    for (const char* const offered : {"", "d4n", "sim"}) {
        CHECK(std::holds_alternative<Command>(read_command(line + offered, size)));
    }
    CHECK(complaint_about(line + "aff") ==
          "The field families of the command gallery cannot be \"aff\".");
}

TEST_CASE("any bytes give a command or a sentence") {
    std::mt19937_64 dice(7);
    const std::vector<Command> commands = every_command();
    int refused = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string line = write_command(commands[dice() % commands.size()], size);
        for (auto faults = dice() % 4; faults > 0 && !line.empty(); --faults) {
            const std::size_t at = dice() % line.size();
            if (dice() % 2 == 0) {
                line[at] = static_cast<char>(dice() % 256);
            } else {
                line.erase(at, 1 + dice() % 3);
            }
        }
        const auto read = read_command(line, size);
        if (const auto* complaint = std::get_if<std::string>(&read)) {
            ++refused;
            CHECK(complaint->size() > 10);
        } else {
            const std::string again = write_command(std::get<Command>(read), size);
            CHECK(std::holds_alternative<Command>(read_command(again, size)));
        }
    }
    CHECK(refused > 1000);
}

TEST_CASE("the program obeys lines, and says what it does not understand") {
    App app(1);
    CHECK(app.obey("resize size=5").empty());
    CHECK(app.obey("put square=a5 piece=pawn").empty());
    CHECK(app.board().at({0, 0}) == Piece::pawn);
    CHECK(app.obey("put square=a8 piece=pawn") ==
          "The field square of the command put cannot be \"a8\".");
}
