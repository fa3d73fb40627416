// The one source of the tests that knows the library for JSON.
#include "cli/document.hpp"

#include <nlohmann/json.hpp>

namespace queens::cli {

namespace {

using Parsed = nlohmann::ordered_json;

Parsed parsed(const std::string& json) { return Parsed::parse(json); }

}  // namespace

Document Document::parse(std::string_view text) {
    Document document;
    document.json_ = Parsed::parse(text).dump();
    return document;
}

Document Document::operator[](std::string_view field) const {
    return parse(parsed(json_).at(std::string(field)).dump());
}

std::vector<Document> Document::items() const {
    std::vector<Document> items;
    for (const Parsed& item : parsed(json_)) items.push_back(parse(item.dump()));
    return items;
}

std::vector<std::string> Document::fields() const {
    std::vector<std::string> names;
    const Parsed object = parsed(json_);
    for (const auto& [name, value] : object.items()) names.push_back(name);
    return names;
}

bool Document::is_number() const { return parsed(json_).is_number(); }

std::string Document::text() const { return parsed(json_).get<std::string>(); }

double Document::number() const { return parsed(json_).get<double>(); }

std::vector<int> Document::numbers() const { return parsed(json_).get<std::vector<int>>(); }

}  // namespace queens::cli
