// The tabs of the panel and the topics of mathematics: two tables with one line for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/choice.hpp"
#include "core/sentence.hpp"

namespace queens {

/// The tabs of the panel.
enum class Tab : std::uint8_t {
#define QUEENS_TAB(slug, title, answers) slug,
#include "app/state/tabs.inc"
#undef QUEENS_TAB
};

/// A tab with its name in links and the title on it.
struct NamedTab {
    Tab value;
    std::string_view slug;
    Sentence title;
};

/// All tabs in their order, which is that of their values.
inline constexpr std::array tabs{
#define QUEENS_TAB(slug, title, answers) NamedTab{Tab::slug, #slug, title},
#include "app/state/tabs.inc"
#undef QUEENS_TAB
};
template <>
inline constexpr auto choice_slugs<Tab> = slugs_of(tabs);

/// What the tab of mathematics is about.
enum class Topic : std::uint8_t {
#define QUEENS_TOPIC(slug, title, about, summary, answers) slug,
#include "app/state/topics.inc"
#undef QUEENS_TOPIC
};

/// What a topic is about: a placement with one queen in each row and column, or the board alone.
enum class Subject : std::uint8_t { placement, board };

/// A topic with its name in links, the title on its button, and a sentence about it.
struct NamedTopic {
    Topic value;
    std::string_view slug;
    Sentence title;
    Subject about;
    Sentence summary;
};

/// All topics in their order, which is that of their values.
inline constexpr std::array topics{
#define QUEENS_TOPIC(slug, title, about, summary, answers) \
    NamedTopic{Topic::slug, #slug, title, Subject::about, summary},
#include "app/state/topics.inc"
#undef QUEENS_TOPIC
};
template <>
inline constexpr auto choice_slugs<Topic> = slugs_of(topics);

[[nodiscard]] constexpr const NamedTab& named(Tab tab) {
    return tabs[static_cast<std::size_t>(tab)];
}
[[nodiscard]] constexpr const NamedTopic& named(Topic topic) {
    return topics[static_cast<std::size_t>(topic)];
}

}  // namespace queens
