// Runs the pieces of work of `queens bench` natively, in the WebAssembly worker under Node, and in
// other programs, in turns, and prints the medians as a table in Markdown. Called by scripts/bench.
//
//   node scripts/bench.mjs ROUNDS LARGEST [FOLDER]
//   node scripts/bench.mjs worker          answers the lines on standard input, with CPU seconds
//   node scripts/bench.mjs machines        runs step machines and their loops as the page does

import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startProgram, startWorker } from './node-worker.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');
const native = join(root, 'build/native/queens');

/** Every line of the pieces of work once; prints name, nodes and seconds of each piece. */
async function serve() {
    const answerTo = await startWorker();
    const pieces = new Map();
    for (const text of readFileSync(0, 'utf8').trim().split('\n')) {
        const [name, line] = text.split('\t');
        const start = process.cpuUsage();
        const answer = answerTo(line);
        const seconds = process.cpuUsage(start).user / 1e6;
        const nodes = /^counted .* nodes=(\d+)/.exec(answer)?.[1];
        if (!nodes) throw new Error(answer);
        const piece = pieces.get(name) ?? { name, nodes: 0n, seconds: 0 };
        pieces.set(name, piece);
        piece.nodes += BigInt(nodes);
        piece.seconds += seconds;
    }
    const values = [...pieces.values()].map((piece) => ({ ...piece, nodes: String(piece.nodes) }));
    console.log(JSON.stringify(values));
}

/** The step machines and the plain loops, each as often as it takes to be compiled and measured. */
async function runMachines() {
    const times = 5;
    let printed = [];
    const program = await startProgram('machine_bench', {
        noInitialRun: true,
        print: (text) => printed.push(text),
    });
    const call = (...words) => {
        printed = [];
        program.callMain(words);
        return printed;
    };
    const values = call().map((text) => {
        const [name, loop] = text.split('\t');
        const [nodes] = call(name);
        const measured = Array.from({ length: times }, () => {
            const start = process.cpuUsage();
            call(name);
            return process.cpuUsage(start).user / 1e6;
        });
        return { name, loop, nodes, seconds: median(measured) };
    });
    console.log(JSON.stringify(values));
}

/** Standard output of a program that must end well. */
function output(program, words, input = '') {
    const done = spawnSync(program, words, { encoding: 'utf8', input, cwd: root });
    if (done.status !== 0) {
        throw new Error(`${program} ${words.join(' ')}: ${done.error ?? done.stderr}`);
    }
    return done.stdout;
}

/** User CPU seconds of a program and its children, by the shell's own account. */
function userSeconds(program, words) {
    const script = 'TIMEFORMAT=%U; time "$@" >/dev/null 2>&1';
    const done = spawnSync('bash', ['-c', script, 'bash', program, ...words], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${program} failed`);
    return Number(done.stderr.trim());
}

const wasi = `
    const { WASI } = require('node:wasi');
    const [file, ...words] = process.argv.slice(1);
    const wasi = new WASI({ version: 'preview1', args: [file, ...words] });
    WebAssembly.compile(require('node:fs').readFileSync(file)).then(async (program) => {
        const imports = { wasi_snapshot_preview1: wasi.wasiImport, env: {} };
        for (const { module, name } of WebAssembly.Module.imports(program)) {
            if (module === 'env') imports.env[name] = () => 0;
        }
        wasi.start(await WebAssembly.instantiate(program, imports));
    });`;

function peers(folder) {
    if (!folder) return [];
    return readdirSync(folder)
        .sort()
        .map((name) => ({ name, path: join(folder, name) }))
        .filter(({ path }) => {
            try {
                accessSync(path, path.endsWith('.wasm') ? constants.R_OK : constants.X_OK);
                return true;
            } catch {
                return false;
            }
        });
}

function median(values) {
    return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function measure(rounds, largest, folder) {
    const times = new Map();
    const nodes = new Map();
    const loops = new Map();
    const book = (column, piece, seconds) => {
        const key = `${column}\t${piece}`;
        times.set(key, [...(times.get(key) ?? []), seconds]);
    };
    const check = (piece) => {
        const before = nodes.get(piece.name);
        if (before && before !== piece.nodes) {
            throw new Error(`${piece.name} has ${before} nodes, and now ${piece.nodes}`);
        }
        nodes.set(piece.name, piece.nodes);
    };
    const lines = output(native, ['bench', '--lines', '--largest', String(largest)]);
    const others = peers(folder);
    let kernel = '';
    for (let round = 0; round < rounds; round += 1) {
        const words = ['bench', '--rounds', '1', '--largest', String(largest), '--format', 'json'];
        const document = JSON.parse(output(native, words));
        kernel = document.kernel;
        for (const piece of document.pieces) {
            check(piece);
            book('native', piece.name, piece.seconds);
        }
        const self = fileURLToPath(import.meta.url);
        for (const part of ['machines', 'worker']) {
            const flags = ['--no-warnings', self, part];
            for (const piece of JSON.parse(output(process.execPath, flags, lines))) {
                check(piece);
                book('web', piece.name, piece.seconds);
                if (piece.loop) loops.set(piece.name, piece.loop);
            }
        }
        for (const { name, path } of others) {
            for (let n = 16; n <= largest; n += 1) {
                const seconds = path.endsWith('.wasm')
                    ? userSeconds(process.execPath, ['--no-warnings', '-e', wasi, path, String(n)])
                    : userSeconds(path, [String(n)]);
                book(name, `halves ${n}`, seconds);
            }
        }
    }
    const columns = ['native', 'web', ...others.map(({ name }) => name)];
    const titles = columns.map((name) => (name === 'native' ? `native (${kernel})` : name));
    console.log(`| work | nodes | ${titles.join(' | ')} |`);
    console.log(`|---|---:|${columns.map(() => '---:|').join('')}`);
    for (const [piece, count] of nodes) {
        const cells = columns.map((column) => {
            const seconds = times.get(`${column}\t${piece}`);
            return seconds ? median(seconds).toFixed(3) : '';
        });
        console.log(`| ${piece} | ${count} | ${cells.join(' | ')} |`);
    }
    for (const [machine, loop] of loops) {
        const ratios = ['native', 'web'].map((column) => {
            const [slow, fast] = [machine, loop].map((name) =>
                median(times.get(`${column}\t${name}`)),
            );
            return `${(slow / fast).toFixed(2)} (${column})`;
        });
        console.log(`\n${machine} takes ${ratios.join(' and ')} times as long as ${loop}.`);
    }
    const signature = [...nodes.values()].reduce((sum, count) => sum + BigInt(count), 0n);
    console.log(
        `\nSignature ${signature}; user CPU seconds, medians of ${rounds} rounds in turns.`,
    );
}

const [first, largest, folder] = process.argv.slice(2);
if (first === 'worker') await serve();
else if (first === 'machines') await runMachines();
else measure(Number(first), Number(largest), folder);
