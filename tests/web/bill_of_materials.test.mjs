// What the page is made of: scripts/bill-of-materials.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../../', import.meta.url));
let folder;
let text;

function written(name) {
    const file = join(folder, name);
    execFileSync(join(top, 'scripts/bill-of-materials'), [file]);
    return readFileSync(file, 'utf8');
}

before(() => {
    folder = mkdtempSync(join(tmpdir(), 'queens-bill-'));
    text = written('first.cdx.json');
});
after(() => rmSync(folder, { recursive: true }));

test('each work that the notices name is in the bill of materials, in that version', () => {
    const bill = JSON.parse(text);
    const notices = readFileSync(join(top, 'cmake/notices.txt'), 'utf8');
    const versions = [...notices.matchAll(/^.* (\d+(?:\.\d+)+) \(.*\n=+$/gm)].map(
        (found) => found[1],
    );
    assert.ok(versions.length >= 6, `${versions}`);
    const listed = bill.components.map((component) => component.version);
    assert.deepEqual(
        versions.filter((version) => !listed.includes(version)),
        [],
    );
});

test('each work has a licence, and what was fetched by its checksum has that', () => {
    for (const { name, purl, licenses, hashes } of JSON.parse(text).components) {
        assert.ok(licenses[0].license.id, name);
        assert.match(purl, /^pkg:(github|npm|deb)\/.+@.+/);
        assert.equal(purl.startsWith('pkg:deb/'), hashes === undefined, name);
    }
});

test('what only the tests need is not in the bill', () => {
    assert.doesNotMatch(text, /catch2|playwright/i);
});

test('the same sources give the same bill, to the byte', () => {
    assert.equal(written('second.cdx.json'), text);
});
