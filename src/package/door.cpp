// Which question is answered by whom.
#include "package/door.hpp"

#include <algorithm>
#include <array>

#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "package/replies.hpp"

namespace queens::package {

namespace {

struct Question {
    std::string_view word;
    Reply (*reply)(std::string_view fields, std::string_view board);
};
constexpr std::array questions{
    Question{"attacks", reply_to_attacks}, Question{"link", reply_to_link},
    Question{"svg", reply_to_svg},         Question{"solve", reply_to_solve},
    Question{"plan", reply_to_plan},       Question{"total", reply_to_total}};

}  // namespace

std::string Door::ask(std::string_view question) {
    work_ = nullptr;
    std::string_view fields = take_until(question, '\n');
    const std::string_view word = take_until(fields, ' ');
    const auto* const found =
        std::find_if(questions.begin(), questions.end(),
                     [&](const Question& candidate) { return candidate.word == word; });
    if (found == questions.end()) {
        return complaint(say("There is no question {word}.", {{"word", in_quotes(word)}})).text;
    }
    Reply reply = found->reply(fields, question);
    if (const auto* answer = std::get_if<Json>(&reply)) return answer->text;
    work_ = std::move(std::get<Work>(reply));
    return go_on();
}

std::string Door::go_on() {
    return work_ ? work_().text : complaint(say("Nothing was asked.")).text;
}

}  // namespace queens::package
