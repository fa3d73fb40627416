// Files that are no texts, no files, or too large: a sentence, and nothing is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBytes, openFile } from './kept_file.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Drops something on the page, as the browser hands it over. */
const dropped = (lab, text, error, called = 'dropped') =>
    lab.page.evaluate(
        ([content, name, path]) => {
            const file = new File([content], path);
            if (name) {
                file.slice = () => ({
                    text: async () => Promise.reject(new DOMException('', name)),
                });
            }
            const event = new Event('drop', { cancelable: true });
            event.dataTransfer = { getData: () => '', files: [file] };
            dispatchEvent(event);
        },
        [text, error, called],
    );

test('a folder, a picture and a file that has gone are refused in a sentence', async () => {
    const lab = await laboratory.enter({ link: 'n=4' });
    const told = lab.page.locator('#link-told');
    await dropped(lab, '', 'NotFoundError');
    await told.getByText('This cannot be read. If it is a folder, open its files').waitFor();
    await dropped(lab, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
    await told.getByText('This is a picture or a program.').waitFor();
    assert.ok(!(await lab.page.locator('#crash').isVisible()));
    assert.deepEqual(lab.complaints, []);
});

test('what has no board in it leaves the queens where they are, and a sentence says what it lacks', async () => {
    const lab = await laboratory.enter({ link: 'n=8&q=1.5.8.6.3.7.0.0' });
    const told = lab.page.locator('#link-told');
    for (const [name, text, words] of [
        ['notes.txt', 'See https://example.org for more.', 'There is no board in this text.'],
        ['empty.txt', '', 'There is no board in this text.'],
        [
            'board.svg',
            '<svg xmlns="http://www.w3.org/2000/svg"/>',
            'There is no board in this text.',
        ],
        ['lesson.md', '# Five\n\n[Five queens](#n=5)\n', 'This is not a lesson'],
    ]) {
        await dropped(lab, text, '', name);
        await told.getByText(words).waitFor();
        assert.match(await lab.ask('state'), /q=1\.5\.8\.6\.3\.7/, name);
    }
});

test('beside a file that is refused the board on show is shared and kept', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    await lab.press('Escape');
    await lab.follow('n=8&q=1.5.8.6.3.7.0.0');
    await dropped(lab, '');
    await lab.page.locator('#link-told').getByText('There is no board in this text.').waitFor();
    await lab.openTab('Link');
    const shared = /n=8&q=1\.5\.8\.6\.3\.7/;
    assert.match(await lab.page.locator('#link-text').inputValue(), shared);
    await lab.openTab('My boards');
    await lab.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await lab.page.getByText('Kept as "Board 1".').waitFor();
    const kept = await lab.page.evaluate(() => localStorage.getItem('queens-lab/boards'));
    assert.match(JSON.parse(kept)[0].link, shared);
});

test('halves of letters in a file end nothing', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const file = { queensLab: 1, boards: [], count: 'plan \ud800', counts: ['finished \udfff'] };
    await openBytes(lab, Buffer.from(JSON.stringify(file)));
    await lab.page.getByLabel('Message').getByText('This count cannot be opened.').waitFor();
    assert.ok(!(await lab.page.locator('#crash').isVisible()));
});

/** The longest task of the page while something is done, in milliseconds. */
async function longestTask(lab, act) {
    await lab.page.evaluate(() => {
        window.tasks = [];
        const note = (entries) => window.tasks.push(...entries.map(({ duration }) => duration));
        window.observer = new PerformanceObserver((list) => note(list.getEntries()));
        window.observer.observe({ type: 'longtask' });
        window.longestTask = () => {
            note(window.observer.takeRecords());
            return Math.max(0, ...window.tasks);
        };
    });
    await act();
    return lab.page.evaluate(() => window.longestTask());
}

test('a file of 200,000 boards is refused, and keeps none of them', async (t) => {
    const lab = await laboratory.share({ link: 'n=4' });
    const boards = Array.from({ length: 200_000 }, (_, i) => ({ name: `B${i}`, link: 'n=5' }));
    const longest = await longestTask(lab, async () => {
        await openFile(lab, boards);
        await lab.page.getByText('room for 200 boards, and these would be 200,000.').waitFor();
    });
    assert.equal(await lab.page.evaluate(() => localStorage.getItem('queens-lab/boards')), null);
    t.diagnostic(`longest task: ${longest} ms`);
    // A fraction of that by itself; a machine may have other things to do.
    assert.ok(longest < 15_000, `the page stood still for ${longest} ms`);
});

test('a file that has the same board 3,000 times adds one', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    await openFile(lab, Array(3000).fill({ name: 'B', link: 'n=5' }));
    await lab.page.getByText('Boards added: 1.').waitFor();
});
