// The bibliography: every paper that a search follows, once.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace queens {

struct Paper {
    std::string_view key;
    std::string_view authors;
    /// 0 where it has no year, as an encyclopedia.
    int year = 0;
    std::string_view title;
    /// Where it appeared.
    std::string_view place;
    /// Where it can be found on the web, empty if nowhere.
    std::string_view address;
};

/// In the order of their keys.
[[nodiscard]] std::span<const Paper> papers();

/// The paper of that key, null if there is none.
[[nodiscard]] const Paper* find_paper(std::string_view key);

/// How a text cites it: "Engelhardt (2007)".
[[nodiscard]] std::string citation_of(const Paper& paper);

/// Its entry in a list: "Knuth (2000): Dancing links. Millennial Perspectives in Computer Science.
/// https://arxiv.org/abs/cs/0011047".
[[nodiscard]] std::string entry_of(const Paper& paper);

}  // namespace queens
