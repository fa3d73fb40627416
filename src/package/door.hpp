// The door of the package for JavaScript: a question comes in as text, and its answer goes out as a
// document in JSON.
//
// A question has a word and its fields on the first line; on the others is the board, as a link or
// as text in any notation that `queens link` reads, and for `total` the lines of a count.
//
//   attacks                      attacked, free, conflicts
//   link as=fen                  the link, or the board in that notation
//   svg theme=dark               the picture
//   solve solver=bitmask seed=7 limit=1
//                                solver, solutions, complete, events
//   plan workers=4 pawns=1       plan, the lines of a count, to be answered by `serve`
//                                (worker/serve.hpp)
//   total                        columns, rows, surface, pawns, total, fundamental, known, agrees
//                                and nodes, of the lines of a plan and the answers to them
//
// The answer is {"answer":...}, {"complaint":"One sentence."}, or {"working":{...}} while there is
// more to be done, and then says how far it came.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/json.hpp"

namespace queens::package {

/// Work that is done in slices of a tenth of a second: does the next one, and says how far it came
/// or what came of it.
using Work = std::function<Json()>;

class Door {
  public:
    /// Answers a question, or begins to. Forgets what was begun before.
    [[nodiscard]] std::string ask(std::string_view question);
    /// Goes on with the answer to the last question, as long as it was said to be worked on.
    [[nodiscard]] std::string go_on();

  private:
    Work work_;
};

}  // namespace queens::package
