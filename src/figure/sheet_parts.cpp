// Pictures stand in the page as addresses that hold all of them.
#include "figure/sheet_parts.hpp"

#include "figure/colours.hpp"
#include "figure/svg_canvas.hpp"

namespace queens {

std::string escaped(std::string_view words) {
    std::string text;
    for (const char letter : xml_of(words)) {
        if (letter == '\n') {
            text += "<br>";
        } else {
            text += letter;
        }
    }
    return text;
}

std::string tagged(std::string_view tag, const std::string& inside) {
    return "<" + std::string(tag) + ">" + inside + "</" + std::string(tag) + ">";
}

std::string image_of(const std::string& svg, const std::string& words) {
    std::string encoded;
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char letter : svg) {
        const auto byte = static_cast<unsigned char>(letter);
        constexpr std::string_view special = "%#\"<>&";
        const bool plain =
            byte > ' ' && byte < 0x7F && special.find(letter) == std::string_view::npos;
        encoded +=
            plain ? std::string(1, letter) : std::string{'%', digits[byte / 16], digits[byte % 16]};
    }
    return "<img alt=\"" + xml_of(words) + "\" src=\"data:image/svg+xml," + encoded + "\">";
}

std::string page_of(std::string_view language, std::string_view title, std::string_view style,
                    const std::string& body) {
    return "<!doctype html>\n<html lang=\"" + escaped(language) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n" + tagged("title", escaped(title)) + "\n" +
           tagged("style", std::string(style)) + "\n</head>\n<body>\n" + body +
           "\n</body>\n</html>\n";
}

Theme paper_theme() {
    Theme paper = theme(false, false);
    paper.paper = 0xFFFFFFFF;
    paper.dark_square = mixed(paper.dark_square, paper.light_square, 0.6F);
    return paper;
}

}  // namespace queens
