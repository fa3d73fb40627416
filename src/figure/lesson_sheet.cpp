// Words are escaped one by one, and boards are drawn as the page draws them.
#include "figure/lesson_sheet.hpp"

#include <map>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "core/link.hpp"
#include "core/say.hpp"
#include "figure/lesson_figure.hpp"
#include "figure/qr.hpp"
#include "figure/sheet_parts.hpp"
#include "figure/task_solution.hpp"

namespace queens {

namespace {

using lessons::Block;
using lessons::BlockKind;
using lessons::Phrase;
using lessons::PhraseKind;

/// The most bytes of all boards of a lesson, how many boards are drawn that have no room then, and
/// how often a tenth of a second is given to all of their searches.
constexpr std::size_t room_for_boards = 8'000'000;
constexpr int patience_for_room = 20;
constexpr int patience_for_searches = 10;
/// Seconds in which the solutions of all tasks are sought.
constexpr double patience_for_solutions = 3;

/// Where the lesson is found.
std::string code_of(std::string_view address) {
    constexpr std::size_t longest_shown = 120;
    if (address.empty()) return {};
    const auto modules = qr_of(address);
    if (!modules) return {};
    const std::string words = say("This lesson on the web");
    const std::string shown =
        address.size() <= longest_shown ? escaped(address) : std::string(escaped(words));
    return "<figure class=\"code\">" + image_of(svg_of(*modules), words) +
           tagged("figcaption", shown) + "</figure>";
}

class Sheet {
  public:
    [[nodiscard]] std::string of(const lessons::Lesson& lesson, std::string_view address);

  private:
    std::string add_step(const lessons::Step& step);
    void add_answers(const lessons::Step& step, const std::string& solutions);
    std::string blocks_of(const std::vector<Block>& blocks);
    std::string block_of(const Block& block);
    std::string phrases_of(const std::vector<Phrase>& phrases);
    std::string phrase_of(const Phrase& phrase);
    std::string board_of_link(const Phrase& phrase, const std::string& words);
    void solve(const Phrase& task, int columns);
    Drawn drawn(const Phrase& phrase);
    void make_room_for(Drawn& drawn);

    std::string steps_;
    std::string answers_;
    /// The boards of the step at hand, solutions of its tasks, and how many boards there are in
    /// all.
    std::string boards_;
    std::string solutions_;
    int board_ = 0;
    /// The numbers of several images, by these.
    std::map<std::string, int> numbers_;
    std::string target_;
    /// Whether what is written belongs to a task.
    bool task_ = false;
    std::size_t room_ = room_for_boards;
    int patience_for_room_ = patience_for_room;
    int patience_ = patience_for_searches;
    double solving_ = patience_for_solutions;
};

/// Whether the search of the link, if it names one, has come to the step that it names, or to its
/// end.
bool has_arrived(const App& app, const Link& link) {
    return !app.seeking() && (!link.run || app.player() != nullptr);
}

/// What a link leads to: nothing if it cannot be opened, if its search takes too long, or if it
/// leads to what paper does not show. A task has its board, for a pencil, and so has a picture.
Drawn Sheet::drawn(const Phrase& phrase) {
    const LinkReading reading = read_link(phrase.target);
    if (!reading.ok()) return {};
    if (patience_for_room_ == 0) return {.left_out = true};
    App app(1);
    app.open(*reading.link);
    for (; patience_ > 0 && app.seek(0.1); --patience_) {
    }
    if (!has_arrived(app, *reading.link)) return {};
    const bool alone = task_ || phrase.kind == PhraseKind::picture;
    const std::vector<LessonPicture> pictures =
        alone ? std::vector<LessonPicture>{{svg_of_board(app)}} : pictures_of(app);
    if (pictures.empty() || pictures.front().svg.empty()) return {};
    Drawn drawn{.images = images_of(pictures, phrase.words), .columns = app.board().columns()};
    drawn.several = pictures.size() > 1;
    if (drawn.several) {
        std::string all;
        for (const LessonPicture& picture : pictures) all += picture.svg;
        const auto [known, is_new] = numbers_.try_emplace(std::move(all), board_ + 1);
        if (!is_new) return {.number = known->second};
    }
    make_room_for(drawn);
    return drawn;
}

/// Takes the room of the images, which are left out where there is too little.
void Sheet::make_room_for(Drawn& drawn) {
    drawn.left_out = drawn.images.size() > room_;
    if (drawn.left_out) {
        --patience_for_room_;
        drawn.images.clear();
    } else {
        room_ -= drawn.images.size();
    }
}

/// A solution of a task, for the page of answers.
void Sheet::solve(const Phrase& task, int columns) {
    if (patience_for_room_ == 0) return;
    const std::string words = say("A solution for board {n}", {{"n", board_}});
    const std::string svg = solved_task_svg(task.target, solving_);
    if (svg.empty()) return;
    Drawn solution{.images = image_of(svg, words), .columns = columns};
    make_room_for(solution);
    if (!solution.left_out) solutions_ += figure_of(solution, words);
}

/// The board of a link is printed once for phrases that follow each other, with its number, and
/// several images once for all phrases.
std::string Sheet::board_of_link(const Phrase& phrase, const std::string& words) {
    if (target_ == phrase.target) return words;
    target_ = phrase.target;
    Drawn board = drawn(phrase);
    const auto with_number = [&](int n) {
        return words + " (" + escaped(say("Board {n}", {{"n", n}})) + ")";
    };
    if (board.number > 0) return with_number(board.number);
    if (board.images.empty() && !board.left_out) return words;
    ++board_;
    board.pencil = task_;
    boards_ += figure_of(board, board.left_out
                                    ? say("Board {n} has no room on this sheet.", {{"n", board_}})
                                    : say("Board {n}", {{"n", board_}}));
    if (task_) solve(phrase, board.columns);
    return with_number(board_);
}

std::string Sheet::phrase_of(const Phrase& phrase) {
    std::string words = escaped(phrase.words);
    if (phrase.code) words = tagged("code", words);
    if (phrase.emphasis) words = tagged("em", words);
    if (phrase.strong) words = tagged("strong", words);
    switch (phrase.kind) {
        case PhraseKind::text: target_.clear(); break;
        case PhraseKind::board: return board_of_link(phrase, words);
        case PhraseKind::source: return words + " (" + escaped(phrase.target) + ")";
        case PhraseKind::picture: (void)board_of_link(phrase, words); return {};
    }
    return words;
}

std::string Sheet::phrases_of(const std::vector<Phrase>& phrases) {
    std::string text;
    for (const Phrase& phrase : phrases) text += phrase_of(phrase);
    target_.clear();
    return text;
}

std::string Sheet::block_of(const Block& block) {
    const bool outside = std::exchange(task_, task_ || block.kind == BlockKind::task);
    const std::string inside = phrases_of(block.phrases) + blocks_of(block.blocks);
    task_ = outside;
    switch (block.kind) {
        case BlockKind::paragraph: return tagged("p", inside);
        case BlockKind::list: return tagged("ul", inside);
        case BlockKind::numbered: return tagged("ol", inside);
        case BlockKind::item: return tagged("li", inside);
        case BlockKind::task:
            return R"(<li class="task"><span class="box"></span>)" + inside + "</li>";
        case BlockKind::answer:
        case BlockKind::not_yet: break;
    }
    return {};
}

std::string Sheet::blocks_of(const std::vector<Block>& blocks) {
    std::string text;
    for (const Block& block : blocks) {
        const bool hidden = block.kind == BlockKind::answer || block.kind == BlockKind::not_yet;
        if (!hidden) text += block_of(block);
    }
    return text;
}

/// What pupils read of a step; returns the solutions of its tasks.
std::string Sheet::add_step(const lessons::Step& step) {
    boards_.clear();
    const std::string text = blocks_of(step.blocks);
    steps_ += tagged("section", tagged("h2", escaped(step.heading)) + text +
                                    "<div class=\"boards\">" + boards_ + "</div>");
    return std::exchange(solutions_, {});
}

/// The answers of a step, and below them solutions of its tasks.
void Sheet::add_answers(const lessons::Step& step, const std::string& solutions) {
    boards_.clear();
    std::string text;
    lessons::for_each_block(step.blocks, [&](const Block& block) {
        if (block.kind == BlockKind::answer) text += blocks_of(block.blocks);
        return true;
    });
    const std::string boards = boards_ + solutions + std::exchange(solutions_, {});
    if (text.empty() && boards.empty()) return;
    answers_ += tagged("section", tagged("h2", escaped(step.heading)) + text +
                                      "<div class=\"boards\">" + boards + "</div>");
}

std::string Sheet::of(const lessons::Lesson& lesson, std::string_view address) {
    std::vector<std::string> solutions;
    for (const lessons::Step& step : lesson.steps) solutions.push_back(add_step(step));
    // Later, so that no number is missing among the boards that pupils get.
    for (std::size_t i = 0; i < solutions.size(); ++i) add_answers(lesson.steps[i], solutions[i]);
    const std::string name = say("Name: {line}", {{"line", std::string(40, '_')}});
    std::string body =
        tagged("header", "<div>" + tagged("h1", escaped(lesson.title)) + "<p class=\"about\">" +
                             escaped(about(lesson)) + "</p><p class=\"name\">" + escaped(name) +
                             "</p></div>" + code_of(address)) +
        "\n" + steps_;
    if (!answers_.empty()) {
        body += "\n<div class=\"answers\">" + tagged("h1", escaped(say("Answers"))) + answers_ +
                "</div>";
    }
    return page_of(lesson.language, lesson.title, lesson_style(), body);
}

}  // namespace

std::string sheet_of(const lessons::Lesson& lesson, std::string_view address) {
    return Sheet().of(lesson, address);
}

}  // namespace queens
