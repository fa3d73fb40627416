// Workers that answer late, twice, in another order, that they cannot, or with what means nothing,
// while the count pauses, goes on and comes back from what is kept. Its total is right for all
// that.
#include <array>
#include <cstdlib>
#include <map>
#include <variant>
#include <vector>

#include "app/rooms/count_room.hpp"
#include "core/read.hpp"
#include "counting/methods.hpp"
#include "fuzz/doors.hpp"
#include "worker/serve.hpp"

namespace queens::doors {

namespace {

/// A board whose jobs are cut at once, or one for which a worker does that.
Task task_of_kind(bool slow_to_cut) {
    Board board({5, 5});
    if (slow_to_cut) board.put({2, 2}, Piece::wall);
    return task_of(board);
}

std::uint64_t total_of(const Task& task) {
    std::uint64_t total = 0;
    for (const Job& job : plan(task, 1)) total += work(job).count;
    return total;
}

/// What a worker answers, which has to think only once about a line.
const std::string& served(const std::string& line) {
    static std::map<std::string, std::string> answers;
    const auto [answer, is_new] = answers.try_emplace(line);
    if (is_new) answer->second = serve(line);
    return answer->second;
}

class Workers {
  public:
    explicit Workers(const Task& task) : task_(task) {
        room_.start(task, now_);
        look();
    }

    /// Does what a byte says, some of which takes a line off the others.
    void obey(unsigned char byte, std::string_view& others) {
        const std::size_t which = byte / 8;
        switch (byte % 8) {
            case 0:
            case 1: answer(which); break;
            case 2:
                if (!answers_.empty()) tell(std::string(answers_[which % answers_.size()]));
                break;
            case 3: fail(which); break;
            case 4:
                if (which % 2 == 0) {
                    mumble(take_until(others, '\n'));
                } else {
                    tell(served("cut n=4 t=plane wanted=3"));
                }
                break;
            case 5: pause_or_go_on(); break;
            case 6: now_ += static_cast<double>(which); break;
            default: reload(); break;
        }
        look();
    }

    /// Answers everything until the end. Returns what is wrong with that.
    std::string finish() {
        constexpr int most_answers = 5000;
        for (int i = 0; i < most_answers; ++i) {
            if (out_.empty()) {
                if (!room_.run() || room_.run()->ledger().complete()) break;
                room_.go_on(now_);
                look();
            }
            if (out_.empty()) return "The count stands and asks for nothing.";
            answer(0);
            look();
        }
        if (!room_.run()) return {};
        const Ledger& ledger = room_.run()->ledger();
        if (!ledger.complete()) return "The count comes to no end.";
        if (room_.run()->task() != task_) return "Another board was counted.";
        static const std::array totals{total_of(task_of_kind(false)), total_of(task_of_kind(true))};
        const bool right = ledger.count() == totals.at(task_.pieces.empty() ? 0 : 1);
        return right ? "" : "The total is wrong: " + std::to_string(ledger.count());
    }

  private:
    void tell(const std::string& text) {
        for (std::string_view lines = text; !lines.empty();) {
            (void)room_.receive(take_until(lines, '\n'), now_);
        }
    }
    /// Answers one of the lines that are out.
    void answer(std::size_t which) {
        if (out_.empty()) return;
        const auto at = out_.begin() + static_cast<std::ptrdiff_t>(which % out_.size());
        const std::string text = served(*at);
        out_.erase(at);
        if (text.starts_with("counted ")) answers_.push_back(text);
        tell(text);
    }
    void fail(std::size_t which) {
        if (out_.empty()) return;
        const auto at = out_.begin() + static_cast<std::ptrdiff_t>(which % out_.size());
        const std::string text = write_failure(failure_over(*at, "It broke down."));
        out_.erase(at);
        tell(text);
    }
    /// A lie about a job is not known for one; all else is to be.
    void mumble(std::string_view text) {
        if (std::holds_alternative<Failure>(read_answer(text))) tell(std::string(text));
    }
    void pause_or_go_on() {
        if (room_.run() && room_.run()->paused()) {
            room_.go_on(now_);
        } else {
            room_.pause();
        }
    }
    void reload() {
        if (kept_.empty()) return;
        room_ = CountRoom(2);
        out_.clear();
        answers_.clear();
        if (!room_.restore(kept_).empty()) std::abort();
    }
    /// Takes what is asked of the platform.
    void look() {
        for (const Request& request : room_.take_requests()) {
            if (std::holds_alternative<DropJobs>(request)) {
                out_.clear();
                answers_.clear();
            }
            if (const auto* job = std::get_if<PostJob>(&request)) out_.push_back(job->line);
            if (const auto* count = std::get_if<KeepCount>(&request)) kept_ = count->text;
        }
    }

    Task task_;
    CountRoom room_{2};
    double now_ = 0;
    std::vector<std::string> out_{};
    std::vector<std::string> answers_{};
    std::string kept_{};
};

}  // namespace

std::string answers(std::string_view bytes) {
    if (bytes.empty()) return {};
    Workers workers(task_of_kind(bytes.front() % 2 != 0));
    bytes.remove_prefix(1);
    while (!bytes.empty()) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        workers.obey(byte, bytes);
    }
    return workers.finish();
}

}  // namespace queens::doors
