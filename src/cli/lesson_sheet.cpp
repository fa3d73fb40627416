// Words are escaped one by one, and boards are drawn as the page draws them.
#include "cli/lesson_sheet.hpp"

#include <utility>
#include <vector>

#include "app/app.hpp"
#include "app/look/look.hpp"
#include "core/say.hpp"
#include "figure/svg.hpp"

namespace queens::cli {

namespace {

using lessons::Block;
using lessons::BlockKind;
using lessons::Phrase;
using lessons::PhraseKind;

constexpr const char* style = R"(
@page { margin: 18mm }
body { max-width: 170mm; margin: auto; font: 11pt/1.5 system-ui, sans-serif }
h1 { font-size: 20pt; line-height: 1.2 }
h2 { margin-bottom: 2mm; font-size: 13pt }
section { break-inside: avoid }
.about, figcaption { color: #555; font-size: 9pt }
.boards { display: flex; flex-wrap: wrap; gap: 6mm; margin: 3mm 0 }
figure { width: 52mm; margin: 0; text-align: center }
figure img { width: 100% }
ul.tasks { padding: 0; list-style: none }
.box { display: inline-block; width: 3.5mm; height: 3.5mm; margin-right: 2mm; border: 0.4mm solid }
.answers { break-before: page }
)";

std::string escaped(std::string_view words) {
    std::string text;
    for (const char letter : words) {
        switch (letter) {
            case '<': text += "&lt;"; break;
            case '>': text += "&gt;"; break;
            case '&': text += "&amp;"; break;
            case '"': text += "&quot;"; break;
            case '\n': text += "<br>"; break;
            default: text += letter;
        }
    }
    return text;
}

std::string tagged(std::string_view tag, const std::string& inside) {
    return "<" + std::string(tag) + ">" + inside + "</" + std::string(tag) + ">";
}

/// The board of a link as a picture that stands in the page, empty if there is none.
std::string picture_of(const std::string& link, const std::string& words) {
    App app(1);
    app.apply(OpenLink{link});
    while (app.seeking()) app.poll(0, 1);
    const std::string svg = svg_of(look_of(app), plain_view, theme(false, false));
    std::string encoded;
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char letter : svg) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool plain = byte > ' ' && byte < 0x7F && letter != '%' && letter != '#' &&
                           letter != '"' && letter != '<' && letter != '>';
        encoded +=
            plain ? std::string(1, letter) : std::string{'%', digits[byte / 16], digits[byte % 16]};
    }
    return svg.empty()
               ? std::string()
               : "<img alt=\"" + escaped(words) + "\" src=\"data:image/svg+xml," + encoded + "\">";
}

class Sheet {
  public:
    [[nodiscard]] std::string page_of(const lessons::Lesson& lesson);

  private:
    void add_step(const lessons::Step& step);
    void take_answers(const std::string& heading, const std::vector<Block>& blocks);
    std::string blocks_of(const std::vector<Block>& blocks);
    std::string block_of(const Block& block);
    std::string phrases_of(const std::vector<Phrase>& phrases);
    std::string phrase_of(const Phrase& phrase);
    std::string board_of_link(const Phrase& phrase, const std::string& words);

    std::string steps_;
    std::string answers_;
    /// The boards of the step at hand, and how many there are in all.
    std::string boards_;
    int board_ = 0;
    std::string target_;
};

/// The board of a link is printed once for phrases that follow each other, with its number.
std::string Sheet::board_of_link(const Phrase& phrase, const std::string& words) {
    if (target_ == phrase.target) return words;
    target_ = phrase.target;
    const std::string picture = picture_of(phrase.target, phrase.words);
    if (picture.empty()) return words;
    const std::string number = say("Board {n}", {{"n", ++board_}});
    boards_ += tagged("figure", picture + tagged("figcaption", escaped(number)));
    return words + " (" + escaped(number) + ")";
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
    const std::string inside = phrases_of(block.phrases) + blocks_of(block.blocks);
    switch (block.kind) {
        case BlockKind::paragraph: return tagged("p", inside);
        case BlockKind::list: return "<ul class=\"tasks\">" + inside + "</ul>";
        case BlockKind::numbered: return tagged("ol", inside);
        case BlockKind::item: return tagged("li", inside);
        case BlockKind::task: return tagged("li", "<span class=\"box\"></span>" + inside);
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

void Sheet::take_answers(const std::string& heading, const std::vector<Block>& blocks) {
    for (const Block& block : blocks) {
        if (block.kind == BlockKind::answer) {
            boards_.clear();
            const std::string text = blocks_of(block.blocks);
            if (text.empty()) continue;
            answers_ += tagged("section", tagged("h2", heading) + text + "<div class=\"boards\">" +
                                              boards_ + "</div>");
        }
    }
}

void Sheet::add_step(const lessons::Step& step) {
    boards_.clear();
    const std::string heading = escaped(step.heading);
    const std::string text = blocks_of(step.blocks);
    steps_ += tagged("section",
                     tagged("h2", heading) + text + "<div class=\"boards\">" + boards_ + "</div>");
    take_answers(heading, step.blocks);
}

std::string Sheet::page_of(const lessons::Lesson& lesson) {
    for (const lessons::Step& step : lesson.steps) add_step(step);
    const std::string about = say(
        "{minutes} minutes, {audience}. {author}",
        {{"minutes", lesson.minutes}, {"audience", lesson.audience}, {"author", lesson.author}});
    const std::string title = escaped(lesson.title);
    std::string page = "<!doctype html>\n<html lang=\"" + escaped(lesson.language) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + title +
                       "</title>\n<style>" + style + "</style>\n</head>\n<body>\n";
    page += tagged("h1", title) + "<p class=\"about\">" + escaped(about) + "</p>\n" + steps_;
    if (!answers_.empty()) {
        page += "\n<div class=\"answers\">" + tagged("h1", escaped(say("Answers"))) + answers_ +
                "</div>";
    }
    return page + "\n</body>\n</html>\n";
}

}  // namespace

std::string sheet_of(const lessons::Lesson& lesson) { return Sheet().page_of(lesson); }

}  // namespace queens::cli
