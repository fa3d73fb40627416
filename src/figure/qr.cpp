// The generator works in buffers of ours, and its code never leaves them.
#include "figure/qr.hpp"

#include <qrcodegen.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace queens {

namespace {

constexpr int quiet_zone = 4;

/// The module there, which is light beyond the code.
bool is_dark(const QrModules& modules, int row, int column) {
    const int side = static_cast<int>(modules.size());
    if (row < 0 || column < 0 || row >= side || column >= side) return false;
    return modules[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

}  // namespace

std::optional<QrModules> qr_of(std::string_view text) {
    if (text.size() > longest_in_qr) return std::nullopt;
    std::array<std::uint8_t, qrcodegen_BUFFER_LEN_MAX> bytes{};
    std::array<std::uint8_t, qrcodegen_BUFFER_LEN_MAX> code{};
    std::copy(text.begin(), text.end(), bytes.begin());
    if (!qrcodegen_encodeBinary(bytes.data(), text.size(), code.data(), qrcodegen_Ecc_MEDIUM,
                                qrcodegen_VERSION_MIN, qrcodegen_VERSION_MAX, qrcodegen_Mask_AUTO,
                                true)) {
        return std::nullopt;
    }
    const int side = qrcodegen_getSize(code.data());
    QrModules modules;
    for (int row = 0; row < side; ++row) {
        std::vector<bool>& line = modules.emplace_back();
        for (int column = 0; column < side; ++column) {
            line.push_back(qrcodegen_getModule(code.data(), column, row));
        }
    }
    return modules;
}

std::string svg_of(const QrModules& modules) {
    const int side = static_cast<int>(modules.size());
    const std::string whole = std::to_string(side + 2 * quiet_zone);
    std::string path;
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side;) {
            int past = column;
            while (is_dark(modules, row, past)) ++past;
            if (past > column) {
                path += "M" + std::to_string(column + quiet_zone) + " " +
                        std::to_string(row + quiet_zone) + "h" + std::to_string(past - column) +
                        "v1h-" + std::to_string(past - column) + "z";
            }
            column = past + 1;
        }
    }
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + whole + " " + whole +
           "\" shape-rendering=\"crispEdges\" role=\"img\">\n<title>QR code</title>\n"
           R"(<path fill="#ffffff" d="M0 0h)" +
           whole + "v" + whole + "H0z\"/>\n<path fill=\"#000000\" d=\"" + path + "\"/>\n</svg>\n";
}

std::string text_of(const QrModules& modules) {
    const int side = static_cast<int>(modules.size());
    std::string text;
    for (int row = -quiet_zone; row < side + quiet_zone; row += 2) {
        for (int column = -quiet_zone; column < side + quiet_zone; ++column) {
            const bool upper = !is_dark(modules, row, column);
            const bool lower = !is_dark(modules, row + 1, column);
            // A full, an upper and a lower half block.
            text += upper && lower ? "\xE2\x96\x88"
                    : upper        ? "\xE2\x96\x80"
                    : lower        ? "\xE2\x96\x84"
                                   : " ";
        }
        text += '\n';
    }
    return text;
}

}  // namespace queens
