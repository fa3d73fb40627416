#include "app/rooms/hint.hpp"

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
    hint.doubts = advice.kind == AdviceKind::rule_out || advice.kind == AdviceKind::wrong_queen;
    return hint;
}

Hint verdict_so_far(bool right) {
    return {.sentence = right ? say("All is right so far.")
                              : say("Something is not right yet. A hint says where."),
            .checks = true};
}

}  // namespace queens
