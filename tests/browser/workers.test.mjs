// Workers that end, hang, answer late, twice, nonsense or for another job: the count goes on with
// those that are left, starts new ones, and ends with the right total, or says what happened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Has the page start three workers, whatever the machine has. */
const withThreeCores = (page) =>
    page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 3 });
    });

/**
 * Has scripts of workers begin with another one.
 * @param {string} script with `post`, what the page is sent by, `lines`, how many jobs have come, and
 *     `worker`, its number from 1 on
 * @param {number} workers how many of them, from the first on
 */
const patched = (script, workers = Infinity) => {
    let started = 0;
    return async (page) => {
        await withThreeCores(page);
        await page.route('**/worker.js?*', async (route) => {
            const response = await route.fetch();
            started += 1;
            const begin = `
                const worker = ${started};
                let lines = 0;
                const post = self.postMessage.bind(self);
                self.addEventListener('message', ({ data }) => (lines += typeof data === 'string'));
                ${started <= workers ? script : ''}
            `;
            await route.fulfill({ response, body: begin + (await response.text()) });
        });
    };
};

/** Starts a count of queens on a board with that link, which is cut into jobs. */
async function countWith(fault, link = 'n=13') {
    const lab = await laboratory.enter({ link: `${link}&room=count`, before: fault });
    await lab.click('count');
    return lab;
}

const sentence = /^[A-Z].*\.$/;

test('an answer under the name of another job is not booked', async () => {
    const lab = await countWith(
        patched(
            `self.postMessage = (message) => post(message.answer && lines % 4 === 2
            ? { answer: message.answer.replace(/id=(\\d+)/, (_, id) => 'id=' + (Number(id) + 1)) }
            : message);`,
            6,
        ),
    );
    await lab.until('count', '73712 complete');
});

test('where every worker answers for other jobs the count pauses and says so', async () => {
    const lab = await countWith(
        patched(`self.postMessage = (message) => post(message.answer
            ? { answer: message.answer.replace(/id=(\\d+)/, (_, id) => 'id=' + (Number(id) + 1)) }
            : message);`),
    );
    assert.match(await lab.until('count', / paused$/), /^0 /);
    assert.match(await lab.ask('status'), /The answer of a worker could not be read\..*reload/);
});

test('workers that end by themselves are replaced, and the total is right', async () => {
    const lab = await countWith(
        patched(`self.addEventListener('message', () => lines === 6 && self.close());`),
    );
    await lab.until('count', '73712 complete');
});

/** Ends the first three workers when they say their first word. */
const endFirstWorkers = (page) =>
    page.addInitScript(() => {
        const Real = Worker;
        let started = 0;
        window.Worker = class extends Real {
            constructor(...all) {
                super(...all);
                if (started++ < 3) this.addEventListener('message', () => super.terminate());
            }
        };
    });

test('workers that are ended from outside are replaced, and the total is right', async () => {
    const lab = await countWith(endFirstWorkers);
    await lab.until('count', '73712 complete');
});

test('the end of a worker is seen, too, if its program is there before its lock', async () => {
    const lab = await countWith(async (page) => {
        await patched(`
            const request = LockManager.prototype.request;
            LockManager.prototype.request = async function (...all) {
                await new Promise((resolve) => setTimeout(resolve, 1000));
                return request.apply(this, all);
            };`)(page);
        await endFirstWorkers(page);
    });
    await lab.until('count', '73712 complete');
});

test('a job whose answer got lost is given out again', async () => {
    const lab = await countWith(
        patched(
            `self.postMessage = (message) => message.answer && lines === 5 || post(message);`,
            2,
        ),
    );
    await lab.until('count', '73712 complete');
});

test('a worker whose program never comes does not keep the others from ending the count', async () => {
    const lab = await countWith(async (page) => {
        await withThreeCores(page);
        await page.route('**/worker.js?3', () => {});
    });
    await lab.until('count', '73712 complete');
    assert.equal(await lab.ask('status'), '');
});

test('answers that come twice are booked once', async () => {
    const lab = await countWith(
        patched(`self.postMessage = (message) => { post(message); post(message); };`),
    );
    await lab.until('count', '73712 complete');
    assert.equal(await lab.ask('status'), '');
});

test('workers that answer nonsense of all kinds are replaced, without a crash', async () => {
    // pool.test.mjs has every kind by itself.
    const lab = await countWith(
        patched(
            `const nonsense = [null, 7, {}, "counted", [{}], { answer: 7 }][worker - 1];
            self.postMessage = (message) => post(message.answer && lines === 4 ? nonsense : message);`,
            6,
        ),
    );
    await lab.until('count', '73712 complete');
    assert.ok(!(await lab.page.locator('#crash').isVisible()));
});

/** Notes all that is said about the workers; returns a function that gives it. */
async function newsOf(page) {
    await page.evaluate(() => {
        const news = document.querySelector('#count-news span');
        window.news = [];
        new MutationObserver(() => window.news.push(news.textContent)).observe(news, {
            childList: true,
        });
    });
    return () => page.evaluate(() => window.news);
}

/** The sum of a count that has come to nothing more for a second. */
async function standing(lab) {
    for (let before = ''; ;) {
        const sum = await lab.ask('count');
        if (sum === before) return sum;
        before = sum;
        await lab.page.waitForTimeout(1000);
    }
}

/**
 * Has the worker that comes first to its third job hang, whichever that is: one chosen beforehand may
 * find all jobs done when it has loaded.
 * @returns {Promise<{ hung: Promise<void> }>} kept when that worker hangs
 */
const hangs = async (page) => {
    let hang;
    const hung = new Promise((resolve) => (hang = resolve));
    let one = 'hang';
    await page.route('**/whether-to-hang', async (route) => {
        const body = one;
        one = '';
        await route.fulfill({ body });
        hang();
    });
    const fault = patched(`
        const toHang = () => {
            const request = new XMLHttpRequest();
            request.open('GET', new URL('whether-to-hang', self.location), false);
            request.send();
            return request.responseText === 'hang';
        };
        self.addEventListener('message', ({ data }) => {
            if (typeof data === 'string' && lines === 3 && toHang()) while (true);
        });
    `);
    await fault(page);
    return { hung };
};

test('a worker that hangs is backed up by another one, the total is right, and that is said', async () => {
    let hung;
    const lab = await countWith(async (page) => {
        await page.clock.install();
        ({ hung } = await hangs(page));
    });
    await hung;
    const news = await newsOf(lab.page);
    assert.match(await standing(lab), / running$/);
    assert.deepEqual(await news(), []);
    await lab.page.clock.runFor(120_000);
    await lab.until('count', '73712 complete');
    assert.match(
        (await news())[0],
        /^A worker has not answered for .* Another one does the same part/,
    );
    assert.equal((await news()).at(-1), '');
});

test('workers that say nothing at all have the count pause with a sentence', async () => {
    const silent = patched(`self.postMessage = () => {};`);
    const lab = await countWith(async (page) => {
        await page.clock.install();
        await silent(page);
    });
    await lab.until('count', / running$/);
    for (let minute = 0; minute < 6; ++minute) await lab.page.clock.runFor(60_000);
    await lab.until('count', / paused$/);
    assert.match(await lab.ask('status'), /could not be loaded within a minute.*reload/);
});

test('why the count had to pause is taken back when it goes on', async () => {
    let missing = true;
    const lab = await countWith((page) =>
        page.route('**/queens_worker.wasm', (route) =>
            missing ? route.fulfill({ status: 404 }) : route.continue(),
        ),
    );
    await lab.until('count', / paused$/);
    const said = await lab.ask('status');
    assert.match(said, /The counting program could not be loaded\..*reload the page/);
    assert.match(said, sentence);
    assert.doesNotMatch(said, /Aborted|ASSERTIONS/);
    missing = false;
    await lab.click('go-on');
    await lab.until('count', '73712 complete');
    assert.equal(await lab.ask('status'), '');
});

test('a count that begins by a command after ten idle minutes has not taken ten minutes', async () => {
    const lab = await laboratory.enter({
        link: 'n=8&room=count',
        before: (page) => page.clock.install(),
    });
    await lab.page.clock.fastForward('10:00');
    await lab.ask('do count');
    await lab.until('count', '92 complete');
    const screen = await lab.until('screen', /Time\t/);
    assert.doesNotMatch(screen, /Time\t[^\n]*min/);
});
