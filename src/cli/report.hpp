// What a command found, in its two forms: the fields of a JSON document and text for people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "cli/json.hpp"

namespace queens::cli {

/// Filled by a command and written by `write`. Both forms are given, unless one of them is costly:
/// then the command looks which one the console wants.
class Report {
  public:
    Report() = default;
    /// A document that is not an object.
    Report(Json document, std::string text)
        : document_(std::move(document)), text_(std::move(text)) {}

    /// Adds a field to the object that is the document.
    template <class Value>
    Report& field(std::string_view name, const Value& value) {
        fields_.field(name, value);
        return *this;
    }
    /// Adds to the text, which ends its lines itself.
    Report& text(std::string_view words) {
        text_ += words;
        return *this;
    }

    [[nodiscard]] Json json() const { return document_ ? *document_ : fields_.json(); }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::optional<Json> document_;
    JsonObject fields_;
    std::string text_;
};

[[nodiscard]] inline Json json_of(const Report& report) { return report.json(); }

/// The reports one after the other; in JSON a list.
[[nodiscard]] Report as_list(const std::vector<Report>& reports);

/// Writes the form that is wanted; JSON on one line.
void write(const Report& report, Console& console);

}  // namespace queens::cli
