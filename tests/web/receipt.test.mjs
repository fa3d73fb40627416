// Receipts: what is handed in is read again, and nothing else is taken for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../web/packed.js';
import { holdsReceipt, packReceipt, readReceipt, receiptsIn } from '../../web/receipt.js';
import { randomNumbers } from './random_numbers.mjs';

const receipt = {
    name: 'Ada L.',
    lesson: 'eight-by-hand',
    title: 'Eight queens by hand',
    at: 1_764_000_000,
    tasks: [
        {
            link: '#n=5&goal=solution',
            state: 'met',
            tries: 2,
            seconds: 41,
            board: 'n=5&q=1.3.5.2.4',
            wrong: 'n=5&q=1.3.5.2.0',
        },
        {
            link: '#n=6&goal=solution',
            state: 'missed',
            tries: 3,
            seconds: 200,
            board: 'n=6&q=2.4.6.1.3.0',
            wrong: '',
        },
        {
            link: '#n=8&goal=solution',
            state: 'open',
            tries: 0,
            seconds: 0,
            board: '',
            wrong: '',
        },
    ],
};

const packed = (changes = {}) => packReceipt({ ...receipt, ...changes });
const behind = (fragment) => fragment.replace('receipt=', '');
const read = async (fragment) => readReceipt(behind(fragment));

/** Letters of links, and some that no link has. */
const alphabet = 'ABCxyz019-_.=&#% \n"é\u0000';

/** A text with letters changed, left out, added, swapped, repeated or cut off. */
function mutated(text, random) {
    const at = random(text.length);
    const letter = alphabet[random(alphabet.length)];
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const ways = [
        () => before + letter + after.slice(1),
        () => before + letter + after,
        () => before + after.slice(1 + random(4)),
        () => before,
        () => after,
        () => before + after.slice(0, 1).toUpperCase() + after.slice(1),
        () => before + after.slice(0, random(9)) + after,
        () => before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ];
    return ways[random(ways.length)]();
}

/** Reads letters that somebody has packed by himself: the checksum is no secret. */
function sealed(version, letters) {
    let sum = 0xcbf29ce484222325n;
    for (const letter of `${version}.${letters}`) {
        const next = (sum ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n;
        sum = BigInt.asUintN(64, next);
    }
    return readReceipt(`${version}.${sum.toString(36)}.${letters}`);
}

test('a receipt is read as it was packed, and is short', async () => {
    const fragment = await packed();
    assert.match(fragment, /^receipt=1\.[0-9a-z]{1,13}\.[\w-]+$/);
    assert.ok(fragment.length < 300, `${fragment.length} letters`);
    assert.deepEqual(await read(fragment), { receipt });
});

test('a name is kept as it was typed, but for what cannot be seen', async () => {
    const name = async (typed) => (await read(await packed({ name: typed }))).receipt.name;
    assert.equal(await name('Zoë Ñuñez 王'), 'Zoë Ñuñez 王');
    assert.equal(await name('<b>=1+1&"'), '<b>=1+1&"');
    assert.equal(await name(' Ada\u0000\u202e\n '), 'Ada');
    assert.equal(await name('x'.repeat(100)), 'x'.repeat(60));
    assert.deepEqual(await read(await packed({ name: ' ' })), { fault: 'strange' });
});

test('of the largest lesson every task is handed in, if need be without its boards', async () => {
    const long = (letter) => `#n=60&b=${letter.repeat(900)}`;
    const tasks = Array.from({ length: 60 }, (_, i) => ({
        link: `${long('Q')}${i}`,
        state: 'met',
        tries: 3,
        seconds: 60,
        board: long('R'),
        wrong: long('x'),
    }));
    const found = await read(await packed({ tasks }));
    assert.deepEqual(
        found.receipt.tasks,
        tasks.map((task) => ({ ...task, board: '', wrong: '' })),
    );
    const half = tasks.map((task) => ({ ...task, link: task.link.slice(0, 50) }));
    const { receipt: short } = await read(await packed({ tasks: half }));
    assert.equal(short.tasks[59].board, long('R'));
    assert.equal(short.tasks[59].wrong, '');
});

test('10,000 mutated receipts are read as what they were or not at all', async () => {
    const random = randomNumbers(28);
    const whole = behind(await packed());
    const other = behind(await packed({ name: 'Ben' }));
    for (let i = 0; i < 10_000; i += 1) {
        let text = mutated(i % 2 ? whole : other, random);
        if (i % 3 === 0) text = mutated(text, random);
        const found = await readReceipt(text);
        if (text === whole || text === other) continue;
        assert.deepEqual(Object.keys(found), ['fault'], text);
        for (const each of receiptsIn(`see #receipt=${text} there`)) {
            const { receipt: again } = await readReceipt(each);
            assert.ok(!again || each === whole || each === other, text);
        }
    }
});

test('what somebody has packed by himself is a receipt only if all of it is', async () => {
    const forged = async (value) =>
        sealed('1', await pack(typeof value === 'string' ? value : JSON.stringify(value)));
    const task = ['#n=5&goal=solution', 1, 2, 41, 'n=5', ''];
    const head = ['Ada', 'x', 'X', 5];
    assert.ok((await forged([...head, [task]])).receipt);
    const strange = [
        '',
        '{',
        'null',
        [],
        [...head],
        [...head, {}],
        [...head, [[...task, '']]],
        [...head, [task.with(1, 3)]],
        [...head, [task.with(1, -1)]],
        [...head, [task.with(2, 1.5)]],
        [...head, [task.with(2, '2')]],
        [...head, [task.with(3, 1e9)]],
        [...head, [task.with(4, 'n'.repeat(2001))]],
        [...head, [task.with(0, '#n=5\n')]],
        [...head, Array(61).fill(task)],
        ['', 'x', 'X', 5, [task]],
        ['A\u202eda', 'x', 'X', 5, [task]],
        ['Ada', 'x', 'X', -1, [task]],
        [['Ada'], 'x', 'X', 5, [task]],
        `[${'['.repeat(20_000)}`,
        ' '.repeat(70_000),
    ];
    for (const value of strange) {
        assert.deepEqual(await forged(value), { fault: 'strange' }, JSON.stringify(value));
    }
});

test('a receipt of a later version is named as that', async () => {
    assert.deepEqual(await sealed('2', 'abc'), { fault: 'newer' });
    assert.deepEqual(await sealed('0', 'abc'), { fault: 'strange' });
});

test('receipts are found among other words, and where a messenger has broken the lines', async () => {
    const one = behind(await packed());
    const two = behind(await packed({ name: 'Ben' }));
    const text = `Ada: https://example.org/#receipt=${one}, and <https://x.org/?a=1#receipt=${two}>`;
    assert.deepEqual(receiptsIn(text), [one, two]);
    const folded = one.replace(/.{70}/g, '$&\r\n');
    assert.deepEqual(receiptsIn(`receipt=${folded}\nreceipt=${two}.`), [one, two]);
    assert.deepEqual(receiptsIn(`#receipt=${folded}\nBen\nwrites: #receipt=${two}`), [one, two]);
    const quoted = `receipt=${one.replace(/.{70}/g, '$&=\n')}`;
    assert.deepEqual(receiptsIn(quoted), [one]);
    assert.deepEqual(receiptsIn('no receipt at all, notreceipt=1.2.3'), []);
});

test('a receipt is found though a messenger has encoded the signs of its link', async () => {
    const one = behind(await packed());
    const page = 'https://example.org/queens/';
    for (const link of [`${page}%23receipt%3D${one}`, `${page}%2523receipt%253d${one}&utm=mail`]) {
        assert.ok(holdsReceipt(link), link);
        assert.deepEqual(receiptsIn(`Look: ${link}`), [one]);
    }
});

test('a link of whose receipt nothing is left holds one all the same, and a text about one does not', () => {
    for (const link of ['receipt=', 'https://example.org/#receipt=abc', '%23receipt%3D']) {
        assert.ok(holdsReceipt(link), link);
    }
    for (const text of ['', 'n=8', 'notreceipt=1.2', 'My #receipt=abc is lost.']) {
        assert.ok(!holdsReceipt(text), text);
    }
});

test('of a thousand receipts with a letter changed the whole one behind them is found', async () => {
    const long = 'x'
        .repeat(60_000)
        .match(/.{1500}/g)
        .join('\n');
    const damaged = Array.from({ length: 130 }, (_, i) => `receipt=1.abc${i}.${long}\n\n`);
    const found = receiptsIn(`${damaged.join('')}${await packed()}`);
    assert.equal(found.length, 131);
    assert.deepEqual(await readReceipt(found.at(-1)), { receipt });
});
