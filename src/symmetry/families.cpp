// Families are told apart by their least images, and the motions found by trying the group's.
#include "symmetry/families.hpp"

#include <cassert>
#include <map>

#include "symmetry/least.hpp"

namespace queens {

namespace {

bool carries(const Motion& motion, const Columns& from, const Columns& to) {
    for (std::size_t row = 0; row < from.size(); ++row) {
        const Square image = motion({static_cast<int>(row), from[row]});
        if (to[static_cast<std::size_t>(image.row)] != image.column) return false;
    }
    return true;
}

}  // namespace

std::optional<Motion> carrying(const Group& group, const Columns& from, const Columns& to) {
    for (std::uint64_t index = 0; index < group.order(); ++index) {
        const Motion motion = group[index];
        if (carries(motion, from, to)) return motion;
    }
    return std::nullopt;
}

std::vector<Family> families_of(const Group& group, const std::vector<Columns>& list) {
    std::vector<Family> families;
    std::map<Columns, std::size_t> place_of;
    for (std::size_t index = 0; index < list.size(); ++index) {
        const Least least = least_image(group, list[index]);
        const auto [place, is_new] = place_of.emplace(least.columns, families.size());
        if (is_new) families.push_back({{}, group.order() / least.motions});
        Family& family = families[place->second];
        const std::size_t first = is_new ? index : family.members.front().index;
        const auto motion = carrying(group, list[first], list[index]);
        assert(motion);
        family.members.push_back({index, *motion});
    }
    return families;
}

}  // namespace queens
