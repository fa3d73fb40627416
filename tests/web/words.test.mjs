// Tests of scripts/words: which sentences it finds in scripts, in pages, and in what clang prints.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const words = fileURLToPath(new URL('../../scripts/words', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'queens-'));
after(() => rmSync(folder, { recursive: true }));

/** Evaluates an expression of the script, in which `path` is a file with that text. */
function evaluate(expression, text) {
    const path = join(folder, 'source');
    writeFileSync(path, text);
    const program = `
import json, pathlib, runpy
words = runpy.run_path(${JSON.stringify(words)})
path = pathlib.Path(${JSON.stringify(path)})
print(json.dumps([[entry[-2], entry[-1]] for entry in ${expression}]))`;
    const { stdout, stderr } = spawnSync('/usr/bin/python3', ['-B', '-c', program], {
        encoding: 'utf8',
    });
    assert.equal(stderr, '');
    return JSON.parse(stdout);
}

test('a script says whole sentences, over several lines and with their context', () => {
    const source = `
        said('Undo'); said("It's {n}", { n: 1 }); sentence('Later');
        said(
            'One board ' +
                'and another.',
            { a: 1 },
            'a title',
        );
        this.say('not marked'); unsaid('nor this'); said(text);`;
    assert.deepEqual(evaluate('words["sentences_of_javascript"](path)', source), [
        ['Undo', ''],
        ["It's {n}", ''],
        ['Later', ''],
        ['One board and another.', 'a title'],
    ]);
});

test('a page says its texts and what is read of its attributes, without what the build fills in', () => {
    const source = `<html><head><title>Queens Lab</title><meta name="description" content="Boards." />
        <style>p { color: red }</style></head><body>
        <p class="quiet">Two
           lines</p><img alt="A board" src="board.png" /><p>This is build @BUILD@.</p><p>@TEXT@</p>
        </body></html>`;
    assert.deepEqual(evaluate('words["sentences_of_html"](path)', source), [
        ['Boards.', ''],
        ['Two lines', ''],
        ['A board', ''],
        ['This is build {build}.', ''],
    ]);
});

test('of what clang prints, the literals count that become sentences, nouns and lines of code', () => {
    const tree = `Dumping queens:
NamespaceDecl 0x1 </src/core/a.cpp:1:1, line:9:1> line:1:11 queens
|-CXXConstructExpr 0x2 <line:3:5> 'queens::Sentence' 'void (const char *, const char *)'
| |-ImplicitCastExpr 0x3 <col:5> 'const char *' <ArrayToPointerDecay>
| | \`-StringLiteral 0x4 <col:5> 'const char[9]' lvalue "8 \\303\\227 \\"8\\""
| \`-CXXDefaultArgExpr 0x5 <<invalid sloc>> 'const char *'
|-CXXConstructExpr 0x6 <line:4:5> 'queens::Sentence' 'void (const char *, const char *)'
| |-StringLiteral 0x7 <col:5> 'const char[5]' lvalue "Share"
| \`-StringLiteral 0x8 <col:5> 'const char[5]' lvalue "a part"
|-StringLiteral 0x9 <line:5:5> 'const char[5]' lvalue "no sentence"
|-CXXConstructExpr 0xa <line:6:5> 'queens::Noun' 'void (const char *)'
| \`-StringLiteral 0xb <col:5> 'const char[5]' lvalue "rook; a: a rook; the: the rook"
\`-CXXConstructExpr 0xc <line:7:5> 'queens::CodeLine' 'void (const char *)'
  |-StringLiteral 0xd <col:5> 'const char[5]' lvalue "    place a queen"
  \`-CXXConstructExpr 0xe <line:7:9> 'queens::Explanation' 'void (const char *)'
    \`-StringLiteral 0xf <col:5> 'const char[5]' lvalue "Placed."
`;
    assert.deepEqual(evaluate('words["sentences_in"](path.read_text().splitlines())', tree), [
        ['8 × "8"', ''],
        ['Share', 'a part'],
        ['rook; a: a rook; the: the rook', 'noun'],
        ['place a queen', ''],
        ['Placed.', ''],
    ]);
});
