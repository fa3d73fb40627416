// Tests of slugs of enumerations.
#include "core/choice.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>

namespace {

enum class Way : std::uint8_t { along_rows, along_columns, across };

struct Row {
    std::string_view slug;
    int queens;
};
constexpr std::array rows{Row{"rows", 1}, Row{"columns", 1}, Row{"across", 2}};

}  // namespace

template <>
inline constexpr auto queens::choice_slugs<Way> = queens::slugs_of(rows);

namespace queens {

TEST_CASE("each way in which queens attack has a slug and is found by it") {
    CHECK(slug_of(Way::along_columns) == "columns");
    CHECK(choice_of<Way>("across") == Way::across);
    for (const std::string_view slug : choice_slugs<Way>) {
        CHECK(slug_of(choice_of<Way>(slug).value()) == slug);
    }
    CHECK_FALSE(choice_of<Way>("queens"));
    CHECK_FALSE(choice_of<Way>(""));
}

}  // namespace queens
