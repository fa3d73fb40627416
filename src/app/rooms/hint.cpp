#include "app/rooms/hint.hpp"

#include <algorithm>

#include "core/say.hpp"

namespace queens {

Hint hint_of(const Advice& advice, HintStage stage) {
    Hint hint{.sentence = stage == HintStage::where ? advice.where : advice.why, .stage = stage};
    hint.units = advice.units;
    if (stage == HintStage::where) {
        if (hint.units.empty()) hint.square = advice.square;
        return hint;
    }
    hint.units.insert(hint.units.end(), advice.others.begin(), advice.others.end());
    hint.ruled_out = advice.ruled_out;
    hint.forced = advice.forced;
    hint.square = advice.square;
    const auto& fallen = advice.ruled_out;
    hint.doubts =
        advice.kind == AdviceKind::wrong_queen ||
        (advice.square && std::find(fallen.begin(), fallen.end(), *advice.square) != fallen.end());
    return hint;
}

Hint verdict_so_far(bool right) {
    return {.sentence = right ? say("All is right so far.")
                              : say("Something is not right yet. A hint says where.")};
}

}  // namespace queens
