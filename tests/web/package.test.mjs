// The package for JavaScript as its users have it: installed from the tarball in an empty folder.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const top = fileURLToPath(new URL('../../', import.meta.url));
const [tarball] = readdirSync(join(top, 'build/web'))
    .filter((name) => /^queens-lab-.*\.tgz$/.test(name))
    .map((name) => join(top, 'build/web', name));
const sides = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];

/** An empty folder, the package in it, and its functions. */
let folder;
let installed;
let lab;
before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'queens-package-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', ...options, tarball], { cwd: folder });
    installed = join(folder, 'node_modules/queens-lab');
    lab = await import(pathToFileURL(join(installed, 'node.js')));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** The examples of its README. */
const examples = () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    return [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
};

/** Runs a program in that folder, which has to end by itself; returns what it prints. */
function run(code) {
    writeFileSync(join(folder, 'example.js'), code);
    return execFileSync('node', ['example.js'], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 120_000,
    });
}

test('the package is 410 kilobytes at most', () => {
    assert.ok(statSync(tarball).size <= 410_000, `${statSync(tarball).size} bytes`);
});

test('the first example of its README prints counts, solutions and links', () => {
    assert.equal(
        run(examples()[0]),
        '724 ways to place ten queens; published: 724\n' +
            'on a torus: 0,2,4,1,3\n' +
            '0 conflicts\n' +
            '#v=1&n=5&t=torus&q=5.2.4.1.3\n' +
            '<svg\n',
    );
});

test('the second example of its README counts to the end, or until its time is over', () => {
    const short = examples()[1].replace('count(16', 'count(12');
    assert.match(run(short), /^(\d+ %\n)*100 %\n$/);
    const stopped = examples()[1].replace('count(16', 'count(21').replace('10_000', '300');
    assert.throws(() => run(stopped), /TimeoutError/);
});

test('queens on planes are counted as they are published', async () => {
    for (const [index, total] of sides.entries()) {
        const found = await lab.count(index + 1);
        assert.equal(found.total, BigInt(total));
        assert.equal(found.agrees, true);
    }
});

test('counts know pawns, tori and queens that stand on the board', async () => {
    const total = async (board, options) => (await lab.count(board, options)).total;
    assert.equal(await total(6, { pawns: 1 }), 16n);
    assert.equal(await total({ n: 7, surface: 'torus' }), 28n);
    assert.equal(await total('#n=8&b=8/3Q4/8/8/8/8/8/8'), 8n);
    assert.equal((await lab.count(12)).fundamental, 1787n);
});

test('a count says how far it came, up to the whole', async () => {
    const shares = [];
    let last = 0n;
    const { total } = await lab.count(13, {
        onprogress({ share, solutions }) {
            shares.push(share);
            last = solutions;
        },
    });
    assert.equal(total, 73712n);
    assert.equal(last, total);
    assert.ok(shares.length > 10);
    assert.deepEqual(
        shares,
        [...shares].sort((a, b) => a - b),
    );
    assert.equal(shares.at(-1), 1);
});

/** Options with which work is stopped as soon as it says how far it came. */
function stopped(options) {
    const stop = new AbortController();
    return { ...options, signal: stop.signal, onprogress: () => stop.abort() };
}

test('a signal ends a count and a search under way, and others go on', async () => {
    const { count, solve } = lab;
    // The whole of either takes long.
    const long = [count(20, stopped()), solve(20, stopped({ solver: 'permutations' }))];
    const short = count(8);
    await Promise.all(long.map((work) => assert.rejects(work, { name: 'AbortError' })));
    assert.equal((await short).total, 92n);
    await assert.rejects(count(8, { signal: AbortSignal.abort() }), { name: 'AbortError' });
    assert.equal((await count(8)).total, 92n);
});

test('a signal that comes just after the plan of a count keeps its parts from being counted', async () => {
    const { labOn } = await import(pathToFileURL(join(installed, 'lab.js')));
    const stop = new AbortController();
    const lines = [];
    const start = (take) => ({
        post({ question, line }) {
            if (line) lines.push(line);
            if (!question) return;
            take({ answer: { plan: 'count id=0 weight=1' } });
            stop.abort();
        },
        end() {},
        hold() {},
    });
    const { count } = labOn({ cores: 1, compile: async () => null, start });
    await assert.rejects(count(8, { signal: stop.signal }), { name: 'AbortError' });
    assert.deepEqual(lines, []);
});

test('what a caller throws on hearing how far it came ends the work and is passed on', async () => {
    const thrown = new Error('Enough queens.');
    const onprogress = () => {
        throw thrown;
    };
    const calls = [
        () => lab.count(20, { onprogress }),
        () => lab.solve(20, { solver: 'permutations', onprogress }),
    ];
    for (const call of calls) await assert.rejects(call, thrown);
    assert.equal((await lab.count(8)).total, 92n);
});

test('a question is answered while searches are at work on every core', async () => {
    const stop = new AbortController();
    const options = { solver: 'permutations', signal: stop.signal };
    const started = Array.from(
        { length: availableParallelism() },
        () =>
            new Promise((resolve) => {
                lab.solve(20, { ...options, onprogress: resolve }).catch(() => {});
            }),
    );
    await Promise.all(started);
    try {
        assert.equal(await lab.link(4, { signal: AbortSignal.timeout(30_000) }), '#v=1&n=4');
    } finally {
        stop.abort();
    }
});

test('searches find solutions by the solver that is asked for', async () => {
    const all = await lab.solve(6);
    assert.deepEqual([all.solver, all.complete, all.solutions.length], ['backtracking', true, 4]);
    assert.equal(all.events.solution, 4);
    const some = await lab.solve(8, { solver: 'min_conflicts', seed: 7, limit: 1 });
    assert.deepEqual(some, await lab.solve('#n=8&a=min_conflicts&s=7', { limit: 1 }));
    const board = { queens: some.solutions[0] };
    assert.deepEqual((await lab.attacks(board)).conflicts, []);
});

test('boards are numbers, lists, texts, links and objects', async () => {
    const { link } = lab;
    const solution = '#v=1&n=4&q=2.4.1.3';
    assert.equal(await link([1, 3, 0, 2]), solution);
    assert.equal(await link(['.Q..', '...Q', 'Q...', '. . Q .']), solution);
    assert.equal(await link('. Q . .\n. . . Q\nQ . . .\n. . Q .'), solution);
    assert.equal(await link('https://example.org/#n=4&q=2413'), solution);
    assert.equal(await link({ columns: 3, rows: 2, queens: [null, 2] }), '#v=1&n=3x2&q=0.0.1');
    assert.equal(await link(['. Q . .', null, '...Q']), '#v=1&n=4x3&q=0.3.0.1');
    assert.equal(await link(['1Q2', '3Q']), '#v=1&n=4x2&q=0.2.0.1');
    assert.equal(await link([1, 3, 0, 2], { as: 'fen' }), '1Q2/3Q/Q3/2Q1\n');
});

test('attacks are numbers in rows, free squares and pairs', async () => {
    assert.deepEqual(await lab.attacks(['Q..', '...', '.Q.']), {
        attacked: [
            [0, 2, 1],
            [2, 2, 1],
            [2, 0, 2],
        ],
        free: [],
        conflicts: [],
    });
});

test('a picture is that of the step that its link names', async () => {
    const picture = await lab.svg('#n=5&a=backtracking&i=9', { theme: 'dark' });
    assert.match(picture, /^<svg [^]*<\/svg>\s*$/);
    assert.notEqual(picture, await lab.svg('#n=5&a=backtracking&i=10', { theme: 'dark' }));
});

test('what is wrong is said in a sentence', async () => {
    const wrong = [
        [() => lab.count('#n=0'), /^The link cannot be read\. .*1,024.*, not 0\.$/],
        [() => lab.count({ n: 8, surface: 'sphere' }), /sphere.*\.$/],
        [() => lab.solve(8, { solver: 'magic' }), /^There is no solver called magic\.$/],
        [() => lab.solve(3, { solver: 'construction' }), /^[A-Z].*\.$/],
        [() => lab.link([0, 9]), /^The queen of row 1 stands in column 9, and .* 0 to 1\.$/],
        [() => lab.link({}), /^A board needs n, or columns and rows, or queens\.$/],
        [() => lab.link({ queens: '.Q..' }), /^The queens of a board are a list: .*\.$/],
        [() => lab.link(null), /^A board is a number of rows, .*\.$/],
        [
            () => lab.link('#n=4', { as: 'morse' }),
            /^There is no notation "morse"; there are .*fen.*\.$/,
        ],
        [() => lab.svg(300), /^A picture has at most 200 rows and columns\.$/],
        [() => lab.count({ n: 8, surface: 'torus' }, { pawns: 1 }), /^[A-Z].*\.$/],
        [() => lab.count('#n=4&b=4/4/4/N3'), /^[A-Z].*\.$/],
        [() => lab.count('#n=2&b=QQ/2Q'), /^[A-Z].*\.$/],
        [() => lab.count('#n=6&g=Z_D-Gnz4T79At'), /^The regions of a garden .*\.$/],
        [() => lab.solve('#n=6&g=Z_D-Gnz4T79At'), /^The regions of a garden .*\.$/],
        [
            () => lab.count({ n: 8, surfaces: 'torus' }),
            /^A board has no "surfaces"; there are n, columns, rows, surface and queens\.$/,
        ],
        [
            () => lab.count(8, { thread: 2 }),
            /^count has no option "thread"; there are pawns, threads, onprogress and signal\.$/,
        ],
        [() => lab.attacks(8, { seed: 1 }), /^attacks has no option "seed"; there is signal\.$/],
        [() => lab.count(8, { onprogress: 1 }), /^onprogress is no function\.$/],
        [() => lab.solve(8, { onprogress: 'x' }), /^onprogress is no function\.$/],
        [
            () => lab.solve({ columns: 2, rows: 1000 }),
            /^There are too many solutions to keep: .*\.$/,
        ],
        [() => lab.count(8, { threads: 1.5 }), /^The threads are .*, not 1\.5\.$/],
        [() => lab.count(8, { threads: '2' }), /^The threads are a whole number .*, not "2"\.$/],
        [() => lab.count(6, { pawns: 'a b' }), /^The pawns are .* from 0 on, not "a b"\.$/],
        [() => lab.solve(8, { limit: -1 }), /^The limit is .* from 1 on, not -1\.$/],
        [() => lab.count(0), /^The rows of a board are .* from 1 to 1,024, not 0\.$/],
        [() => lab.count(NaN), /^The rows of a board are .*, not NaN\.$/],
        [() => lab.count({ columns: 2000, n: 8 }), /^The columns of a board are .*, not 2000\.$/],
        [() => lab.count(Array(400).fill('Q.'.repeat(200))), /^There is too much .* 64 KiB\.$/],
        [() => lab.count(8, { signal: 1 }), /^The signal is no AbortSignal\.$/],
        [() => lab.count(8, null), /^The options of count are an object\.$/],
    ];
    for (const [call, message] of wrong) await assert.rejects(call, { message });
});

test('its README names the files that a bundle by esbuild needs beside it', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const needed = new Set(['worker.js', 'queens_package.wasm']);
    for (const file of needed) {
        assert.ok(readme.includes(`\`${file}\``), file);
        const code = file.endsWith('.wasm') ? '' : readFileSync(join(installed, file), 'utf8');
        for (const [, other] of code.matchAll(/^import .* from '\.\/(.*)';$/gm)) needed.add(other);
    }
});

test('its types let through what is right, and nothing else', () => {
    writeFileSync(
        join(folder, 'example.ts'),
        `import { attacks, count, link, solve, svg, type Board } from 'queens-lab';
        const boards: Board[] = [8, [1, 3, 0, 2], ['.Q', '..'], '#n=8', { n: 7, surface: 'torus' }];
        for (const board of boards) {
            const total: bigint = (await count(board, { signal: AbortSignal.timeout(1000) })).total;
            const pairs: [number, number][][] = (await attacks(board)).conflicts;
            const texts: string[] = [await link(board, { as: 'fen' }), await svg(board)];
            const { solutions } = await solve(board, { limit: 1, onprogress: ({ steps }) => steps });
            const again: Board = { queens: solutions[0]! };
            console.log(total, pairs, texts, again);
        }
        // @ts-expect-error: a surface that there is not
        await count({ n: 8, surface: 'sphere' });
        // @ts-expect-error: an option of another function
        await svg(8, { limit: 1 });
        // @ts-expect-error: null is no board
        await link(null);`,
    );
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const compiler = join(top, 'node_modules/typescript/bin/tsc');
    const libraries = ['--lib', 'es2022,dom'];
    const compile = () =>
        execFileSync('node', [compiler, ...options, ...libraries, 'example.ts'], {
            cwd: folder,
            encoding: 'utf8',
        });
    assert.doesNotThrow(compile);
});
