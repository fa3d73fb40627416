// Gardens on paper: a page of puzzles, which the program grows, and their solutions on the next one.
import { button, element } from './elements.js';
import { said } from './said.js';
import { showSheet } from './sheet_dialog.js';

const counts = [4, 6, 9];

/**
 * Shows gardens of the kind on the board as they are printed.
 * @param {(question: string) => string} ask the program
 */
export function printGardens(ask) {
    const seed = Date.now();
    const sheetOf = (count) => ask(`garden-sheet ${count} ${seed}`);
    const told = {
        title: said('Gardens on paper'),
        about: said('The solutions are on the next page.'),
        file: said('gardens.html'),
    };
    showSheet(told, (show) => {
        const row = element('div', { className: 'row wrap' });
        const missing = element('p', { role: 'status' });
        const choose = (count) => {
            const sheet = sheetOf(count);
            show(sheet);
            missing.textContent = sheet
                ? ''
                : said('No gardens of this kind and grade were found.');
            for (const [place, one] of [...row.children].entries()) {
                const chosen = counts[place] === count;
                one.setAttribute('aria-pressed', chosen);
                one.classList.toggle('primary', chosen);
            }
        };
        for (const count of counts) {
            row.append(button(said('{count} puzzles', { count }), () => choose(count)));
        }
        choose(counts[0]);
        return [row, missing];
    });
}
