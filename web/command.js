// Texts in the program's command lines, see src/app/commands/command_line.hpp.

/**
 * @param {string} text halves of letters in it, which cannot be encoded, become signs of that
 * @returns {string} the value of a key, without blanks and with nothing that means something else
 */
export function word(text) {
    const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
    return encodeURIComponent(whole).replace(/%../g, (code) => code.toLowerCase());
}
