// JSON as a command wrote it, for the tests to look into. They never see the library that reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/json.hpp"

namespace queens::cli {

/// A value. What is no JSON, or lacks what is asked for, throws and so fails the test.
class Document {
  public:
    [[nodiscard]] static Document parse(std::string_view text);

    [[nodiscard]] Document operator[](std::string_view field) const;
    [[nodiscard]] Document operator[](std::size_t index) const { return items().at(index); }
    [[nodiscard]] Document front() const { return items().front(); }
    [[nodiscard]] Document back() const { return items().back(); }

    /// The values of a list or of an object, in their order.
    [[nodiscard]] std::vector<Document> items() const;
    [[nodiscard]] std::size_t size() const { return items().size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// The names of the fields of an object, in their order.
    [[nodiscard]] std::vector<std::string> fields() const;

    [[nodiscard]] bool is_null() const { return json_ == "null"; }
    [[nodiscard]] bool is_string() const { return json_.starts_with('"'); }
    [[nodiscard]] bool is_number() const;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] double number() const;
    /// The whole numbers of a list.
    [[nodiscard]] std::vector<int> numbers() const;

    [[nodiscard]] bool operator==(const Document& other) const { return json_ == other.json_; }
    template <class Value>
    [[nodiscard]] bool operator==(const Value& value) const {
        return json_ == json_of(value).text;
    }

  private:
    /// Without blanks.
    std::string json_ = "null";
};

}  // namespace queens::cli
