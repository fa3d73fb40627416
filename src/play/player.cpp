// The player: a ring of events around the cursor, and checkpoints to replay from.
//
// The cursor stands at `step_`; the search has emitted a few events more, at least the next one.
// Going forward carries out events of the ring and asks the search for more in growing portions.
// Going back takes events back, as far as the ring reaches: step p can be reached while event p -
// 1, which leads to it, is kept. Farther back the latest checkpoint before the step becomes the
// present.
//
// Checkpoints are `gap_` steps apart or more. When there are too many, every second one is dropped
// and the gap doubles, so that they stay spread evenly over a run of any length.
#include "play/player.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/say.hpp"
#include "play/outcome.hpp"

namespace queens {

namespace {

constexpr std::uint64_t block_events = 1U << 12;
constexpr std::uint64_t ring_blocks = 1U << 6;
constexpr std::uint64_t ring_events = block_events * ring_blocks;

constexpr std::size_t fewest_checkpoints = 4;
constexpr std::size_t checkpoint_limit = 128;
constexpr std::size_t checkpoint_bytes_limit = 64U << 20;
constexpr std::uint64_t shortest_gap = 1U << 14;
/// Insight is not worth replaying more steps than that.
constexpr std::uint64_t most_followed = 1U << 20;

/// A guess at the memory of a checkpoint: a search holds a few numbers for each square, if it does
/// not say more.
std::size_t checkpoint_bytes(const Board& board, const Search& search) {
    return 4096 + 8 * static_cast<std::size_t>(board.size().area()) + search.memory();
}

}  // namespace

Player::Player(Run run)
    : run_(std::move(run)),
      board_(run_.problem().board),
      search_(run_.search()),
      blocks_(ring_blocks),
      gap_(std::max(shortest_gap, static_cast<std::uint64_t>(board_.size().area()))) {
    keep_checkpoint();
    look_ahead(1);
}

const Event& Player::slot(std::uint64_t index) const {
    const std::uint64_t place = index % ring_events;
    return blocks_[static_cast<std::size_t>(place / block_events)]
                  [static_cast<std::size_t>(place % block_events)];
}

Event& Player::slot(std::uint64_t index) {
    auto& block = blocks_[static_cast<std::size_t>(index % ring_events / block_events)];
    if (!block) block = std::make_unique<Event[]>(block_events);
    return block[static_cast<std::size_t>(index % block_events)];
}

std::optional<Event> Player::last() const { return earlier(0); }

std::optional<Event> Player::earlier(std::uint64_t steps) const {
    if (step_ < kept_ + 1 + steps) return std::nullopt;
    return slot(step_ - 1 - steps);
}

std::vector<Square> Player::refused() const {
    const auto most = static_cast<std::size_t>(std::max(board_.rows(), board_.columns()));
    std::vector<Square> refused;
    while (refused.size() < most) {
        const auto event = earlier(refused.size() + 1);
        if (!event || event->kind != EventKind::reject) break;
        refused.push_back(event->square);
    }
    return refused;
}

std::optional<Event> Player::next() const {
    if (done()) return std::nullopt;
    return slot(step_);
}

Reason Player::reason() const {
    const std::optional<Event> event = last();
    if (!event) {
        return {say(is_empty(board_)
                        ? Sentence("The board is empty. Press Play, or step once.")
                        : Sentence("The board is as it was given. Press Play, or step once."))};
    }
    Board before = board_;
    take_back(*event, before);
    Reason reason = explain(entry(), problem(), *event, before);
    if (done()) reason.sentence = outcome_of(run_, tally_, reason.sentence);
    return reason;
}

/// Keeps the solution at the present step, unless it was passed before.
void Player::note_finding() {
    if (step_ <= farthest_) return;
    ++found_;
    if (findings_.size() < most_findings) findings_.push_back({step_, board_});
}

/// Adds an event to its level or takes it off; the tally is that before the event.
void Player::count_level(const Event& event, int by) {
    if (event.kind != EventKind::place && event.kind != EventKind::reject) return;
    const auto level = static_cast<std::size_t>(tally_.placements - tally_.removals);
    if (level >= levels_.size()) levels_.resize(level + 1);
    auto& count =
        event.kind == EventKind::place ? levels_[level].placements : levels_[level].rejections;
    count += static_cast<std::uint64_t>(by);
}

/// Asks the search for at least one event and at most `events`, as far as a block of the ring has
/// room. Only when every emitted event has been carried out, so that none is lost.
void Player::look_ahead(std::size_t events) {
    assert(emitted_ == step_ && !done() && events > 0);
    const std::uint64_t room = block_events - emitted_ % block_events;
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(events, room));
    const std::size_t written = search_->events({&slot(emitted_), wanted});
    assert(written > 0);
    emitted_ += written;
    if (emitted_ > ring_events) kept_ = std::max(kept_, emitted_ - ring_events);
}

/// Drops every second checkpoint and doubles the distance between them.
void Player::thin_out_checkpoints() {
    std::size_t kept = 0;
    checkpoint_bytes_ = 0;
    for (std::size_t i = 0; i < checkpoints_.size(); i += 2) {
        if (i != kept) checkpoints_[kept] = std::move(checkpoints_[i]);
        checkpoint_bytes_ += checkpoints_[kept++].bytes;
    }
    checkpoints_.erase(checkpoints_.begin() + static_cast<std::ptrdiff_t>(kept),
                       checkpoints_.end());
    gap_ *= 2;
}

/// Makes the present a checkpoint if the last one is far enough behind.
void Player::keep_checkpoint() {
    assert(emitted_ == step_);
    if (!checkpoints_.empty() && step_ < checkpoints_.back().step + gap_) return;
    const std::size_t bytes = checkpoint_bytes(board_, *search_);
    const bool heavy = checkpoint_bytes_ + bytes > checkpoint_bytes_limit;
    if (checkpoints_.size() >= checkpoint_limit ||
        (heavy && checkpoints_.size() >= fewest_checkpoints)) {
        thin_out_checkpoints();
    }
    checkpoints_.push_back(
        {step_, search_->clone(), board_, tally_, levels_, last().value_or(Event{}), bytes});
    checkpoint_bytes_ += bytes;
}

/// What the solver has in mind at a step, found by a follower.
const Insight& Player::ask(Follower& follower, std::uint64_t step) const {
    if (follower.asked == step) return follower.value;
    follower.asked = step;
    follower.value = {};
    const Checkpoint& checkpoint = checkpoint_before(step);
    const bool ahead = !follower.search || follower.step > step;
    if (ahead || follower.step < checkpoint.step) {
        if (step - checkpoint.step > most_followed) return follower.value;
        follower.search = checkpoint.search->clone();
        follower.step = checkpoint.step;
    }
    if (step - follower.step > most_followed) return follower.value;
    Tally ignored;
    follower.search->run(step - follower.step, ignored);
    follower.step = step;
    follower.value = follower.search->insight();
    return follower.value;
}

const Insight& Player::insight() const { return ask(insight_, step_); }

const Insight& Player::insight_before() const {
    static const Insight nothing;
    return step_ > 0 ? ask(before_, step_ - 1) : nothing;
}

/// Makes a checkpoint the present and empties the ring, but for the event that led there.
void Player::return_to(const Checkpoint& checkpoint) {
    search_ = checkpoint.search->clone();
    board_ = checkpoint.board;
    tally_ = checkpoint.tally;
    levels_ = checkpoint.levels;
    step_ = emitted_ = kept_ = checkpoint.step;
    if (step_ > 0) {
        slot(step_ - 1) = checkpoint.last;
        kept_ = step_ - 1;
    }
    look_ahead(1);
}

/// The latest checkpoint at or before a step.
const Player::Checkpoint& Player::checkpoint_before(std::uint64_t step) const {
    const auto after = std::upper_bound(
        checkpoints_.begin(), checkpoints_.end(), step,
        [](std::uint64_t s, const Checkpoint& checkpoint) { return s < checkpoint.step; });
    assert(after != checkpoints_.begin());
    return *(after - 1);
}

/// Moves forward by up to that many steps and returns how many, perhaps only to a solution. The
/// portions asked of the search grow, so that few events are emitted too early.
std::uint64_t Player::go(std::uint64_t steps, bool to_solution) {
    std::uint64_t taken = 0;
    std::uint64_t portion = 1;
    const auto prepare = [&] {
        if (step_ < emitted_ || done()) return;
        keep_checkpoint();
        if (portion == 1 && step_ >= insight_.step + shortest_gap)
            insight_ = {search_->clone(), step_};
        look_ahead(static_cast<std::size_t>(portion));
    };
    bool found = false;
    while (taken < steps && !done() && !found) {
        const std::uint64_t end = std::min(emitted_, step_ + std::min(steps - taken, block_events));
        const std::uint64_t begin = step_;
        while (step_ < end && !found) {
            const Event& event = slot(step_++);
            apply(event, board_);
            count_level(event, 1);
            tally_.add(event.kind);
            if (event.kind == EventKind::solution) note_finding();
            found = to_solution && event.kind == EventKind::solution;
        }
        taken += step_ - begin;
        const bool more = taken < steps && !found;
        portion = more ? std::min({2 * portion, steps - taken, block_events}) : 1;
        prepare();
    }
    farthest_ = std::max(farthest_, step_);
    end_known_ = end_known_ || done();
    return taken;
}

std::uint64_t Player::forward(std::uint64_t steps) { return go(steps, false); }

bool Player::to_solution(std::uint64_t steps) {
    const std::uint64_t taken = go(steps, true);
    return done() || (taken > 0 && last()->kind == EventKind::solution);
}

void Player::back(std::uint64_t steps) { seek(step_ - std::min(steps, step_)); }

bool Player::seek(std::uint64_t step, std::uint64_t work) {
    if (end_known_) step = std::min(step, farthest_);
    const auto in_ring = [&](std::uint64_t s) { return s == 0 ? kept_ == 0 : s > kept_; };
    if (step < step_ && in_ring(step)) {
        for (; step_ > step && work > 0; --work) {
            const Event& event = slot(--step_);
            take_back(event, board_);
            tally_.take_back(event.kind);
            count_level(event, -1);
        }
        return step_ == step;
    }
    const Checkpoint& checkpoint = checkpoint_before(step);
    if (step < step_ || checkpoint.step > emitted_) return_to(checkpoint);
    if (step_ < step) go(std::min(step - step_, work), false);
    return step_ == step || done();
}

}  // namespace queens
