// Gardens on paper: a page of puzzles, which the program grows, and their solutions on the next one.
import { button, element } from './elements.js';
import { said } from './said.js';
import { showSheet } from './sheet_dialog.js';

const counts = [4, 6, 9];
/** Milliseconds between two looks at how far the gardens are. */
const pause = 100;

/**
 * Has the program grow gardens of the kind on the board.
 * @param {{ ask: (question: string) => string, wish: (command: string) => string }} program
 * @param {number} count of gardens
 * @param {number} seed of the first one
 * @param {(grown: string) => boolean} goOn whether to wait for more than these
 * @returns {Promise<string>} the page, empty if no such gardens were found or nobody waits any more
 */
async function sheetOf({ ask, wish }, count, seed, goOn) {
    wish(`do grow-sheet count=${count} seed=${seed}`);
    for (;;) {
        const answer = ask('garden-sheet');
        if (!/^\d+$/.test(answer)) return answer;
        if (!goOn(answer)) return '';
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/**
 * Shows gardens of the kind on the board as they are printed.
 * @param {{ ask: (question: string) => string, wish: (command: string) => string }} program which draws
 *     a frame after a wish
 */
export function printGardens(program) {
    const seed = Date.now();
    let wanted = 0;
    const told = {
        title: said('Gardens on paper'),
        about: said('The solutions are on the next page.'),
        file: said('gardens.html'),
    };
    showSheet(told, (show) => {
        const row = element('div', { className: 'row wrap' });
        const status = element('p', { role: 'status' });
        const choose = async (count) => {
            wanted = count;
            for (const [place, one] of [...row.children].entries()) {
                const chosen = counts[place] === count;
                one.setAttribute('aria-pressed', chosen);
                one.classList.toggle('primary', chosen);
            }
            show('');
            const sheet = await sheetOf(program, count, seed, (grown) => {
                if (wanted !== count || !row.isConnected) return false;
                status.textContent = said('{grown} of {count} gardens are grown.', {
                    grown,
                    count,
                });
                return true;
            });
            if (wanted !== count || !row.isConnected) return;
            show(sheet);
            status.textContent = sheet ? '' : said('No gardens of this kind and grade were found.');
        };
        for (const count of counts) {
            row.append(button(said('{count} puzzles', { count }), () => choose(count)));
        }
        // Once the dialog is there.
        queueMicrotask(() => choose(counts[0]));
        return [row, status];
    });
}
