// Finding tabs and topics by their names in links.
#include "app/tabs.hpp"

#include <algorithm>

namespace queens {

namespace {

template <class Table>
auto find(const Table& table, std::string_view slug) -> decltype(table.data()) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const auto& line) { return line.slug == slug; });
    return found == table.end() ? nullptr : &*found;
}

}  // namespace

const NamedTab* find_tab(std::string_view slug) { return find(tabs, slug); }
const NamedTopic* find_topic(std::string_view slug) { return find(topics, slug); }

}  // namespace queens
