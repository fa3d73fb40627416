// Whether the list of functions that the first part of the program has still fits the program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { firstPart, isAlwaysFirst, lineOf, readList } from '../../scripts/site/first_part.mjs';
import { namesOf, sections, stamped, without } from '../../scripts/site/wasm_file.mjs';

const program = readFileSync(new URL('../../build/web/queens_page.wasm', import.meta.url));
const list = readFileSync(new URL('../../cmake/first_part.txt', import.meta.url), 'utf8');

test('nine of ten functions that the first screen needed are still in the program', () => {
    const present = new Set([...namesOf(program).values()].map(lineOf));
    const listed = readList(list);
    const gone = [...listed].filter((line) => !present.has(line));
    assert.ok(listed.size > 500);
    assert.ok(
        gone.length < listed.size / 10,
        `${gone.length} of ${listed.size} are gone: run scripts/record-first-part`,
    );
});

test('a function is known again under other parameters and other numbers of the compiler', () => {
    const was = 'queens::ui::draw(queens::State const&, bool)::$_3::operator()(int) const';
    assert.equal(lineOf(was), 'queens::ui::draw');
    assert.equal(lineOf('void f<queens::A>()::$_12::g()'), 'void f<queens::A>()::$_::g()');
    assert.ok(lineOf(`std::__2::${'x'.repeat(500)}`).length <= 140);
});

test('what a new command, tab or topic brings to the start of the program needs no line in the list', () => {
    const withoutList = firstPart('');
    const names = [...namesOf(program).values()];
    const answers = names.filter((name) => /^queens::Answer<.*::Answer\(\)$/.test(name));
    const rows = names.filter((name) => /^queens::CommandRow queens::row<[^']*$/.test(name));
    assert.ok(answers.length > 5 && rows.length > 5);
    for (const name of [...answers, ...rows]) assert.ok(withoutList(name, 1000), name);
    const listed = readList(list);
    const twice = names.filter((name) => isAlwaysFirst(name) && listed.has(lineOf(name)));
    assert.deepEqual(twice, []);
    assert.ok(!withoutList('queens::ui::draw_solve_tab(queens::ui::Frame const&)', 1000));
});

test('a stamp is the last section of a file, and a section can be taken out', () => {
    const marked = stamped(without(program, 'name'), 'queens_build', 'abc');
    const last = sections(marked).at(-1);
    assert.deepEqual([last.name, Buffer.from(last.body).toString()], ['queens_build', 'abc']);
    assert.ok(WebAssembly.validate(marked));
});
