// A class of three pupils, for the tests of what is handed in, in the laboratory of whoever imports it.
import assert from 'node:assert/strict';
import { packReceipt, readReceipt } from '../../web/receipt.js';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { withLesson } from './tried_lesson.mjs';

/** Three queens of which none can be completed to a solution. */
const wrong = ['a1', 'b3', 'd2'];
export const laboratory = await laboratoryFor({ fresh: true });

export const enter = (options) => laboratory.enter({ before: withLesson, ...options });

export const press = (within, name) => within.getByRole('button', { name, exact: true }).click();

/** Types a name into the dialog that hands in, and returns the link that it offers. */
export async function linkOf(lab, name) {
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
    const link = dialog.getByRole('textbox', { name: 'Link to hand in' });
    await lab.page.waitForFunction(() =>
        document.querySelector('#hand-in input[readonly]')?.value.includes('receipt='),
    );
    return link.inputValue();
}

/** What a pupil hands in who has put four queens on these squares. */
async function handIn(name, squares) {
    const lab = await enter({ path: '?lesson=eight&step=2' });
    const section = lab.page.locator('#lesson');
    await section.waitFor();
    for (const square of squares) await lab.click(`square ${square}`);
    await section.getByText(/^Well done|^Not yet: no two/).waitFor();
    await press(section, 'Hand in');
    const link = await linkOf(lab, name);
    assert.deepEqual(lab.complaints, []);
    await lab.close();
    return link;
}

/** What three pupils hand in. */
export const ada = await handIn('Ada', ['a2', 'b4', 'c1', 'd3']);
export const ben = await handIn('Ben', wrong);
export const cy = await handIn('Cy', wrong);

/** The receipt of a link, and the link of a receipt at the same address. */
export const opened = async (link) => (await readReceipt(link.split('receipt=')[1])).receipt;
export const sealed = async (link, receipt) =>
    `${link.split('#')[0]}#${await packReceipt(receipt)}`;

/** The dialog of the class, with what the pupils sent. */
export async function classOf(text, screen = screens.laptop) {
    const lab = await enter({
        ...screen,
        address: `${laboratory.server.url}#${ada.split('#')[1]}`,
    });
    lab.dialog = lab.page.getByRole('dialog', { name: 'Your class' });
    await lab.dialog.getByText('1 receipt added.').waitFor();
    await lab.dialog.getByRole('textbox', { name: 'Links that were handed in' }).fill(text);
    return lab;
}

export const rowsOf = async (lab) =>
    (await lab.dialog.locator('tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));

/** What has the keyboard: a button's name. */
export const focused = (lab) =>
    lab.page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement;
        return ariaLabel ?? textContent;
    });
