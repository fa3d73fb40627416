// Reading a share.
#include "worker/work_share.hpp"

#include "core/read.hpp"

namespace queens {

std::optional<WorkShare> read_share(std::string_view text, int most) {
    const auto pair = number_pair_in(text, '/');
    if (!pair || pair->second > static_cast<std::uint64_t>(most) || pair->first >= pair->second)
        return std::nullopt;
    return WorkShare{static_cast<int>(pair->first), static_cast<int>(pair->second)};
}

}  // namespace queens
