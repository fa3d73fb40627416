// Light and heavy jobs, mixed evenly by multiples of the golden ratio (Knuth 1973). Weights err
// more on heavy jobs than on light ones, so that progress by weight would run unevenly otherwise.
#include "counting/mixed.hpp"

#include <algorithm>
#include <utility>

#include "counting/method.hpp"

namespace queens {

std::vector<Job> mixed(std::vector<Job> jobs) {
    std::sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) {
        return a.weight != b.weight ? a.weight < b.weight : moves_of(a).prefix < moves_of(b).prefix;
    });
    std::vector<std::pair<std::uint32_t, std::size_t>> places;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        places.emplace_back(static_cast<std::uint32_t>(i) * 2'654'435'769U, i);
    }
    std::sort(places.begin(), places.end());
    std::vector<Job> order;
    order.reserve(jobs.size());
    for (const auto& [key, i] : places) {
        order.push_back(std::move(jobs[i]));
        order.back().id = static_cast<std::uint32_t>(order.size() - 1);
    }
    return order;
}

}  // namespace queens
