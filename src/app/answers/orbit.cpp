// Each question about an orbit gives up after some hundredths of a second.
#include "app/answers/orbit.hpp"

namespace queens {

namespace {

constexpr std::uint64_t most_work = 4'000'000;
constexpr std::uint64_t most_images = 2000;
constexpr std::size_t most_keepers = 12;

}  // namespace

Orbit orbit_of(const Board& board, GroupKind kind) {
    Orbit found;
    found.acting = acting(kind, board);
    found.empty = is_empty(board);
    if (found.acting.action == Action::none || found.empty) return found;
    const Group group(kind, board.rows());
    found.count = count_orbit(group, board, most_work);
    found.keepers = stabiliser(group, board, most_keepers, most_work).value_or(found.keepers);
    found.images = orbit(group, board, most_images, most_work).value_or(found.images);
    if (!group.has_shifts()) {
        for (const Board& image : found.images) {
            found.motions.push_back(motion_onto(group, board, image).value());
        }
    }
    found.first = canonical(group, board, most_work);
    if (found.first == board) found.first.reset();
    return found;
}

MarkedBoard marked_image(const MarkedBoard& marked, const Board& image, GroupKind kind) {
    if (marked.marks.empty() && marked.regions.empty()) return {image};
    const Group group(kind, image.rows());
    const auto motion = motion_onto(group, marked.board, image, most_work);
    return motion ? queens::image(marked, *motion) : MarkedBoard{image};
}

}  // namespace queens
