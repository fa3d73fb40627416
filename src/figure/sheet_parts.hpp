// What sheets of paper are made of: HTML with pictures that stand in it.
#pragma once

#include <string>
#include <string_view>

#include "figure/theme.hpp"

namespace queens {

/// Words as they stand in HTML, with a line of their own for each of their lines.
[[nodiscard]] std::string escaped(std::string_view words);

/// HTML within an element.
[[nodiscard]] std::string tagged(std::string_view tag, const std::string& inside);

/// An SVG as an image that stands in the page.
[[nodiscard]] std::string image_of(const std::string& svg, const std::string& words);

/// A page of its own; what stands in `body` and in `style` is not escaped.
[[nodiscard]] std::string page_of(std::string_view language, std::string_view title,
                                  std::string_view style, const std::string& body);

/// Colours that leave a pencil's marks to be seen.
[[nodiscard]] Theme paper_theme();

}  // namespace queens
