// Whether the promises of .github/SECURITY.md name tests that are there, and what the pages of the
// site allow.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const top = new URL('../../', import.meta.url);
const table = readFileSync(new URL('.github/SECURITY.md', top), 'utf8');
const rows = [...table.matchAll(/^\| ([A-Z].*?) \| (`.*?) \|$/gm)];

test('every promise about security names a test that is there', () => {
    assert.ok(rows.length >= 10, `${rows.length} promises`);
    for (const [, promise, tests] of rows) {
        const files = [...tests.matchAll(/`([^`]+)`(?:, "([^"]+)")?/g)];
        assert.ok(files.length > 0, promise);
        for (const [, file, title] of files) {
            const text = readFileSync(new URL(file, top), 'utf8');
            assert.ok(text.includes(title ?? ''), `${file} has no test "${title}": ${promise}`);
        }
    }
});

const site = new URL('build/web/site/', top);
const isPage = (name) => name.endsWith('.html');
const pages = readdirSync(site, { recursive: true }).filter(isPage);

/** The directives of a page's policy, each with its sources behind it. */
function rulesOf(page) {
    const [, policy] = /"Content-Security-Policy"\s+content="([^"]+)"/.exec(page) ?? [];
    return (policy ?? '').split(';').map((rule) => rule.trim().split(/\s+/));
}

/** The sources that a directive of a page's policy names, those of default-src where it has none. */
function allowed(page, directive) {
    const rules = rulesOf(page);
    const of = (name) => rules.find(([first]) => first === name)?.slice(1);
    return of(directive) ?? of('default-src') ?? ['*'];
}

/** Sources that are on no other host. */
const here = /^(?:'(?:none|self|wasm-unsafe-eval|sha256-[^']+)'|data:|blob:)$/;

test('every page of the site may ask no host but its own for anything', () => {
    assert.ok(pages.includes('index.html') && pages.includes('embed.html'), `${pages}`);
    for (const name of pages) {
        const page = readFileSync(new URL(name, site), 'utf8');
        const rules = rulesOf(page);
        // What no other directive names is up to this one.
        assert.ok(
            rules.some(([directive]) => directive === 'default-src'),
            name,
        );
        const elsewhere = rules.filter(([, ...sources]) => !sources.every((one) => here.test(one)));
        assert.deepEqual(elsewhere, [], name);
    }
});

test('no page of the site runs a script but its own', () => {
    assert.ok(pages.includes('index.html') && pages.includes('embed.html'), `${pages}`);
    for (const name of pages) {
        const page = readFileSync(new URL(name, site), 'utf8');
        const inline = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => {
            return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
        });
        const known = ["'none'", "'self'", "'wasm-unsafe-eval'", ...inline];
        const more = allowed(page, 'script-src').filter((source) => !known.includes(source));
        assert.deepEqual(more, [], name);
        assert.deepEqual(
            inline.filter((hash) => !page.includes(hash)),
            [],
            `${name}: the policy lacks a script of the page`,
        );
    }
});
