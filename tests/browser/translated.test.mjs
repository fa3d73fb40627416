// What a class does first, done in French and in German: a task, a lesson, a garden and the share
// dialog; and nothing that the page says there leaves its room.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { inMadeUp, madeUpFile, translation } from './translations.mjs';

const laboratory = await laboratoryFor();

const day = '2026-11-25';
const rules =
    'One queen goes into each row, each column and each region. No two queens touch, not even at a corner.';
const button = (within, name) => within.getByRole('button', { name, exact: true });

/** What stands before the first hole of a sentence. */
const beginning = (sentence) => sentence.split('{')[0].trim();

/** Waits until the page says a text to those who listen. */
const says = (lab, text) => lab.until('screen', new RegExp(text.replace(/[.*+?()|]/g, '\\$&')));

for (const [tag, name] of [
    ['fr', 'French'],
    ['de', 'German'],
]) {
    const say = translation(tag);
    const enter = (options) => laboratory.enter({ path: `?lang=${tag}`, ...options });

    test(`the first task is asked for, met and praised in ${name}`, async () => {
        const lab = await enter({ link: 'n=4&goal=solution&room=place' });
        await says(lab, beginning(say('Task: {task}')));
        for (const square of ['b1', 'd2', 'a3', 'c4']) await lab.click(`square ${square}`);
        await says(
            lab,
            beginning(say('Well done: the task is met, in {moves} {moves|move|moves}.')),
        );
        assert.deepEqual(lab.complaints, []);
    });

    test(`a task of a lesson is done in ${name}, and handed in`, async () => {
        const lab = await enter({ path: `?lang=${tag}&lesson=queen-and-its-lines&step=7` });
        const lesson = lab.page.locator('#lesson');
        await lesson.getByText(say('To do: ').trim()).first().waitFor({ state: 'attached' });
        await lab.until('state', /goal=solution/);
        for (const square of ['b1', 'd2', 'a3', 'c4']) await lab.click(`square ${square}`);
        await lesson.getByText(say('Solved: ').trim()).first().waitFor({ state: 'attached' });
        await button(lesson, say('Hand in')).click();
        const dialog = lab.page.getByRole('dialog', { name: say('Hand in') });
        await dialog.getByRole('textbox', { name: say('Your name') }).fill('Ada');
        await button(dialog, say('Copy the link')).waitFor();
        await button(dialog, say('Close')).click();
        await button(lesson, say('Next')).click();
        assert.deepEqual(lab.complaints, []);
    });

    test(`a garden is solved by its hints in ${name}`, async () => {
        const lab = await enter({ link: `day=${day}&grade=easy&room=place` });
        await says(lab, say(rules));
        const solved = say('Solved! Every row, column and region has its queen.');
        let screen = '';
        for (let hints = 0; hints < 200 && !screen.includes(solved); hints += 1) {
            screen = await lab.page.evaluate(() => {
                window.queensLab.ask('do hint queens=1');
                window.queensLab.ask('do hint queens=1');
                window.queensLab.ask('do follow-hint');
                window.queensLab.draw();
                return window.queensLab.ask('screen');
            });
        }
        assert.ok(screen.includes(solved), screen);
    });

    test(`a board is shared, kept and opened again in ${name}`, async () => {
        const lab = await enter({ link: 'n=5&q=1.3.5.2.4' });
        await lab.click('share');
        const dialog = lab.page.getByRole('dialog', { name: say('Share this board') });
        await dialog.getByText(say('Anyone who opens this link sees what you see.')).waitFor();
        await lab.openTab(say('Text'));
        assert.match(await dialog.locator('#notation-text').inputValue(), /1, 3, 5, 2, 4/);
        await lab.openTab(say('My boards'));
        await dialog.getByRole('textbox', { name: say('Name of this board') }).fill('7b');
        await button(dialog, say('Keep')).click();
        await dialog.getByText(say('Kept as "{name}".').replace('{name}', '7b')).waitFor();
        await lab.openTab(say('Open'));
        await dialog.getByRole('textbox', { name: say('A link or a board') }).fill('n=4&q=2.4.1.3');
        await button(dialog, say('Open')).click();
        await lab.until('state', /n=4.*q=2\.4\.1\.3/);
        assert.deepEqual(lab.complaints, []);
    });
}

/** What leaves the dialog, or a button that its words leave. */
const faultsIn = (dialog) =>
    dialog.evaluate((one) => {
        const room = one.getBoundingClientRect();
        const found = one.scrollWidth > one.clientWidth ? [`${one.id}: ${one.scrollWidth}`] : [];
        for (const control of one.querySelectorAll('button, [role=tab], label, legend, p, h2')) {
            const { left, right, width } = control.getBoundingClientRect();
            if (width === 0) continue;
            const cut = control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1;
            if (left < room.left || right > room.right || cut) found.push(control.textContent);
        }
        return found;
    });

/** Drops a translator's file on the page, which is spoken at once. */
async function drop(lab, text) {
    await lab.page.evaluate((file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file], 'made_up.po'));
        dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }, text);
    await lab.page.waitForFunction(() => document.documentElement.lang === 'eo');
}

for (const [tag, name, say] of [
    ['fr', 'French', translation('fr')],
    ['de', 'German', translation('de')],
    ['', 'the made-up language', inMadeUp],
]) {
    test(`every dialog has room for its words in ${name}`, async () => {
        for (const screen of [screens.laptop, screens.phone]) {
            const lab = await laboratory.enter({
                ...screen,
                path: tag && `?lang=${tag}`,
                link: 'n=8&q=1.3.0.0.0.0.0.0',
            });
            if (!tag) await drop(lab, madeUpFile());
            const command = async (line) => {
                await lab.page.evaluate((text) => {
                    window.queensLab.ask(`do ${text}`);
                    window.queensLab.draw();
                }, line);
            };
            const check = async (id, what) => {
                const dialog = lab.page.locator(id);
                await dialog.waitFor();
                assert.deepEqual(await faultsIn(dialog), [], `${what}, ${screen.width} wide`);
            };
            const through = async (line, ...names) => {
                await command(line);
                for (const each of names) await button(lab.page, each).click();
            };
            await command('share');
            for (const part of ['Link', 'Picture', 'Text', 'Open', 'My boards']) {
                await lab.openTab(say(part));
                await check('#link-dialog', part);
            }
            await button(lab.page.locator('#link-dialog'), say('Close')).click();
            await through('lessons');
            await check('#lessons-dialog', 'the lessons');
            await button(lab.page, say('What my class hands in')).click();
            await check('#class-dialog', 'the class');
            await button(lab.page.locator('#class-dialog'), say('Close')).click();
            await through('lessons', say('My lesson'), say('Add the board on the screen'));
            await check('#lesson-maker', "a teacher's lesson");
            await lab.close();
        }
    });
}
