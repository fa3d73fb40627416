// Lessons that are not of this site, which this device alone has: each tab finds its own again, and no
// link leads to one that others do not have.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packLesson } from '../../web/lesson_link.js';
import { Lab } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const text = readFileSync(new URL('../lessons/eight.md', import.meta.url), 'utf8');

const laboratory = await laboratoryFor({ fresh: true });

/** The fragment of a lesson of the same steps under another title. */
const linkOf = (title) => packLesson(text.replace(/^title: .*$/m, `title: ${title}`));

const shown = (lab, title) =>
    lab.page.locator('#lesson').getByRole('heading', { name: title }).waitFor();

test('of two lessons in two tabs each is found again when its tab is loaded anew', async () => {
    const one = await laboratory.visit({ link: await linkOf('First lesson') });
    await shown(one, 'First lesson');
    const other = new Lab(await one.page.context().newPage());
    await other.page.goto(`${laboratory.server.url}#${await linkOf('Second lesson')}`);
    await shown(other, 'Second lesson');
    for (const [lab, title] of [
        [one, 'First lesson'],
        [other, 'Second lesson'],
    ]) {
        await lab.page.waitForURL(/lesson=mine/);
        await lab.page.reload();
        await shown(lab, title);
        assert.deepEqual(lab.complaints, []);
    }
    // Whoever closed the tab finds the one that was opened last.
    const later = new Lab(await one.page.context().newPage());
    await later.page.goto(`${laboratory.server.url}?lesson=mine`);
    await shown(later, 'Second lesson');
});

test('a board of such a lesson is shared without the lesson', async () => {
    const lab = await laboratory.enter({ link: await linkOf('First lesson') });
    await shown(lab, 'First lesson');
    await lab.page.locator('#lesson').getByRole('button', { name: 'All tools' }).click();
    await lab.click('share');
    const link = await lab.page.locator('#link-text').inputValue();
    assert.match(link, /\/#.*n=8/);
});

test('a lesson that is dropped on the editor is opened in its place', async () => {
    const lab = await laboratory.enter();
    await lab.page.evaluate(() => dispatchEvent(new Event('my-lesson')));
    const editor = lab.page.getByRole('dialog', { name: 'My lesson' });
    await editor.waitFor();
    await lab.page.evaluate((content) => {
        const event = new Event('drop', { cancelable: true, bubbles: true });
        const files = [new File([content], 'lesson.md')];
        event.dataTransfer = { files, types: ['Files'], getData: () => '' };
        document.querySelector('dialog[open]').dispatchEvent(event);
    }, text);
    await shown(lab, 'The queen and its lines');
    assert.equal(await editor.count(), 0);
});

test('a lesson in a link is not blamed for a fault of the page', async () => {
    const lab = await laboratory.enter();
    await lab.page.evaluate(() => {
        HTMLHeadingElement.prototype.focus = () => {
            throw new Error('a fault of the page');
        };
    });
    await lab.page.evaluate((fragment) => (location.hash = fragment), await linkOf('First lesson'));
    await lab.page.locator('#crash[open]').waitFor();
    assert.equal(await lab.page.getByText('The lesson in this link cannot be read.').count(), 0);
});

test('signs around the link of a lesson do no harm, and one that is lost leaves the board', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=1.3.0.0.0' });
    await lab.follow('lesson=&utm_source=mail');
    await lab.page.getByText('The lesson in this link cannot be read.').waitFor();
    assert.match(await lab.ask('state'), /n=5&q=1\.3/);
    await lab.page.evaluate(
        (pasted) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', pasted);
            document.body.dispatchEvent(
                new ClipboardEvent('paste', { clipboardData, bubbles: true }),
            );
        },
        `Open it: (${lab.url}#${await linkOf('First lesson')}).`,
    );
    await shown(lab, 'First lesson');
    await lab.follow(`${await linkOf('Second lesson')}&utm_source=mail`);
    await shown(lab, 'Second lesson');
});

test('its author reads for which lines of the file something is left out, and pupils what they hand in', async () => {
    const task = (n) => `- [ ] [Put ${n} queens](#n=${n}&goal=queens=${n})`;
    const tasks = Array.from({ length: 70 }, (_, i) => task(i + 4)).join('\n');
    const steps = Array.from({ length: 60 }, (_, i) => `## Step ${i + 2}\n\nWords.`);
    const file = ['---\ntitle: Long\nlanguage: en\n---', `## Step 1\n\n${tasks}`, ...steps].join(
        '\n\n',
    );
    const lab = await laboratory.visit({ link: await packLesson(file) });
    await shown(lab, 'Step 1');
    const line = file.split('\n').indexOf('## Step 61') + 1;
    const lesson = lab.page.locator('#lesson');
    const notes = lesson.locator('details.notes');
    assert.equal(await notes.getAttribute('open'), null);
    await notes.getByText('For teachers').click();
    await notes.getByText(`Line ${line}: A lesson has at most 60 steps.`).waitFor();
    await notes.getByText('Only the first 60 of the 70 tasks can be handed in.').waitFor();
    await lesson.getByRole('button', { name: 'Hand in' }).click();
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    await dialog.getByText('Only the first 60 tasks go into the link.').waitFor();
});
