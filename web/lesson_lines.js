// A lesson as the program hands it over, see src/lessons/lesson_lines.hpp: lines that become a tree.

/**
 * @typedef {object} Phrase words in one manner
 * @property {'text' | 'board' | 'source' | 'picture'} kind
 * @property {string} letters e, s and c for emphasis, strong and code
 * @property {string} words
 * @property {string} target of all but a text
 */
/**
 * @typedef {object} Block
 * @property {string} kind paragraph, list, numbered, item, task, answer or not-yet
 * @property {Phrase[]} phrases
 * @property {Block[]} blocks
 */
/**
 * @typedef {object} Fault
 * @property {string} line of the file, from 1
 * @property {string} words a sentence
 */
/**
 * @typedef {object} Step
 * @property {string} heading
 * @property {Block[]} blocks
 */

const phraseKinds = new Set(['text', 'board', 'source', 'picture']);
const heads = new Set(['title', 'language', 'about']);

/**
 * @param {string} lines
 * @returns {{ title: string, language: string, about: string, faults: Fault[], notes: Block[],
 *     steps: Step[] }}
 */
export function readLesson(lines) {
    const lesson = { faults: [], notes: [], steps: [] };
    let open = [lesson.notes];
    let block;
    for (const line of lines.split('\n').filter(Boolean)) {
        const [kind, ...fields] = line.split('\t');
        if (heads.has(kind)) {
            lesson[kind] = fields[0];
        } else if (kind === 'fault') {
            lesson.faults.push({ line: fields[0], words: fields[1] });
        } else if (kind === 'notes') {
            open = [lesson.notes];
        } else if (kind === 'step') {
            const step = { heading: fields[0], blocks: [] };
            lesson.steps.push(step);
            open = [step.blocks];
        } else if (phraseKinds.has(kind)) {
            const [letters, words, target] = fields;
            block.phrases.push({ kind, letters, words, target });
        } else {
            const depth = Number(fields[0]);
            block = { kind, phrases: [], blocks: [] };
            open[depth].push(block);
            open[depth + 1] = block.blocks;
        }
    }
    return lesson;
}
