// Texts in the program's command lines, see src/app/commands/command_line.hpp.

/**
 * @param {string} text
 * @returns {string} the value of a key, without blanks and with nothing that means something else
 */
export function word(text) {
    return encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase());
}
