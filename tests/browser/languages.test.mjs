// The page in other languages: how one is chosen, what follows, and what a change leaves as it is.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';
import { translation } from './translations.mjs';

const french = translation('fr');
const german = translation('de');

const laboratory = await laboratoryFor({ fresh: true });

const nobody =
    'Nobody has handed in yet. In a lesson, or after a task of a link, your pupils press "Hand in" ' +
    'and send you what they get: a link, or a code for your camera.';

const button = (lab, name) => lab.page.getByRole('button', { name, exact: true });
const languageOf = (lab) => lab.page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the menu. */
async function choose(lab, tag) {
    await lab.click('help');
    await lab.click(`language-${tag}-in-help`);
    await lab.page.waitForFunction((wanted) => document.documentElement.lang === wanted, tag);
    await lab.rest();
}

test('an address that asks for French is answered in French, with its numbers and its links', async () => {
    const lab = await laboratory.enter({
        path: '?lang=fr',
        link: 'n=8&room=maths&topic=published',
    });
    assert.equal(await languageOf(lab), 'fr');
    await lab.click('share');
    await lab.page.getByRole('dialog', { name: french('Share this board') }).waitFor();
    const link = await lab.page.locator('#link-text').inputValue();
    assert.ok(!link.includes('lang'), link);
    await lab.openTab(french('Picture'));
    await button(lab, french('Save PNG')).waitFor();
    const description = lab.page.locator('meta[name="description"]');
    assert.match(await description.getAttribute('content'), /dames/);
    await button(lab, french('Close')).click();
    assert.match(await lab.page.locator('#mirror').innerText(), /14\u202f772\u202f512/);
    assert.deepEqual(lab.complaints, []);
});

test('a change of language keeps the board, needs no reload, and is remembered', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=1.3.0.0.0' });
    await lab.page.evaluate(() => (window.stays = true));
    await choose(lab, 'fr');
    await button(lab, french('Share')).waitFor({ state: 'attached' });
    assert.match(await lab.ask('state'), /n=5.*q=1\.3/);
    assert.equal(await lab.page.evaluate(() => window.stays), true);
    await lab.reload();
    assert.equal(await languageOf(lab), 'fr');
    await choose(lab, 'en');
    await button(lab, 'Share').waitFor({ state: 'attached' });
    assert.equal(await lab.page.locator('#link-title').textContent(), 'Share this board');
    assert.match(await lab.ask('state'), /n=5.*q=1\.3/);
    assert.deepEqual(lab.complaints, []);
});

test('the menu offers the other languages, each by its own name and read as such', async () => {
    const lab = await laboratory.enter({ path: '?lang=de' });
    await lab.click('help');
    const offered = lab.page.locator('#mirror [role="dialog"] button[lang]');
    await offered.first().waitFor({ state: 'attached' });
    assert.deepEqual(
        await offered.evaluateAll((all) => all.map((one) => [one.lang, one.textContent])),
        [
            ['en', 'English'],
            ['fr', 'Français'],
        ],
    );
});

test('a language that is chosen is spoken after a reload, whatever the address asked for', async () => {
    const lab = await laboratory.enter({ path: '?lang=fr', link: 'n=5' });
    for (const tag of ['de', 'en']) {
        await choose(lab, tag);
        await lab.reload();
        assert.equal(await languageOf(lab), tag);
    }
    assert.match(lab.page.url(), /\?lang=en#/);
    assert.deepEqual(lab.complaints, []);
});

test('a browser that asks for German of Luxembourg is answered in German', async () => {
    const lab = await laboratory.enter({ context: { locale: 'de-LU' } });
    assert.equal(await languageOf(lab), 'de');
    await button(lab, german('Share')).waitFor({ state: 'attached' });
    assert.deepEqual(lab.complaints, []);
});

test('a language that nobody has translated leaves the page in English', async () => {
    const lab = await laboratory.enter({ path: '?lang=tlh', context: { locale: 'tlh' } });
    assert.equal(await languageOf(lab), 'en');
    assert.deepEqual(lab.complaints, []);
});

/** What the page says, in whichever language. */
const notLoaded = /words of this language could not be loaded|Netz/;
const withoutFrench = (page) =>
    page.route('**/words/fr.txt', (route) => route.fulfill({ status: 404 }));

test('a language whose words cannot be loaded is not remembered, and the one before it stays', async () => {
    const lab = await laboratory.enter({ before: withoutFrench });
    await choose(lab, 'de');
    await lab.click('help');
    await lab.click('language-fr-in-help');
    await lab.page.getByText(notLoaded).waitFor();
    assert.equal(await languageOf(lab), 'de');
    await lab.reload();
    assert.equal(await languageOf(lab), 'de');
    assert.equal(await lab.page.getByText(notLoaded).count(), 0);
});

test('an address whose language cannot be loaded is answered in the one that was chosen before', async () => {
    const lab = await laboratory.enter({ before: withoutFrench });
    await choose(lab, 'de');
    await lab.page.goto(`${lab.url}?lang=fr`);
    await lab.ready();
    await lab.page.getByText(notLoaded).waitFor();
    assert.equal(await languageOf(lab), 'de');
    await button(lab, german('Share')).waitFor({ state: 'attached' });
});

for (const [what, answer] of [
    ['that cannot be fetched', { status: 404 }],
    ['that are broken', { body: 'queens-lab-words 1\nfr\n' }],
]) {
    test(`words ${what} leave the page in English, and it says so`, async () => {
        const lab = await laboratory.enter({
            path: '?lang=fr',
            link: 'n=5&q=1.3.0.0.0',
            before: (page) => page.route('**/words/fr.txt', (route) => route.fulfill(answer)),
        });
        await lab.page.getByText(notLoaded).waitFor();
        assert.equal(await languageOf(lab), 'en');
        assert.match(await lab.ask('state'), /n=5.*q=1\.3/);
    });
}

test('a lesson is read in the language, and goes on at its step in another one', async () => {
    const lab = await laboratory.enter({ path: '?lesson=eight-by-hand&step=2&lang=fr' });
    const lesson = lab.page.locator('#lesson');
    await lesson.getByRole('button', { name: french('Next'), exact: true }).waitFor();
    const place = (say) => say('Step {n} of {count}').replace('{n}', '2').split('{count}')[0];
    await lesson.getByText(place(french)).waitFor();
    assert.equal(await lesson.getAttribute('lang'), 'fr');
    const board = await lab.ask('state');
    await lab.page.evaluate(() => {
        window.queensLab.ask('do language tag=de');
        window.queensLab.draw();
    });
    await lesson.getByText(place(german)).waitFor();
    assert.equal(await lesson.getAttribute('lang'), 'de');
    assert.equal(await lab.ask('state'), board);
});

test('an open class and an open hint follow the language that is chosen meanwhile', async () => {
    const lab = await laboratory.enter({ path: '?lang=fr', link: 'n=8&q=0.0.0.4.0.0.0.0' });
    const command = (line) =>
        lab.page.evaluate((text) => {
            window.queensLab.ask(`do ${text}`);
            window.queensLab.draw();
        }, line);
    await command('hint queens=8');
    await lab.until('screen', /Regardez la /);
    await command('lessons');
    await button(lab, french('What my class hands in')).click();
    await lab.page.getByRole('dialog', { name: french('Your class') }).waitFor();
    await command('language tag=de');
    const dialog = lab.page.getByRole('dialog', { name: german('Your class') });
    await dialog.getByText(german(nobody).split('.')[0]).waitFor();
    await button(lab, german('Close')).click();
    await lab.until('screen', /Sieh dir /);
    assert.deepEqual(lab.complaints, []);
});

test('a table is saved as the spreadsheets of a language read it', async () => {
    for (const [path, first] of [
        ['', '\ufefftable,numbers,sequence,n,number,counted here\n'],
        ['?lang=de', '\ufeffTabelle;Zahlen;Folge;n;Zahl;hier gezählt\n'],
    ]) {
        const lab = await laboratory.enter({ path, link: 'n=8&room=maths&topic=published' });
        await lab.ask('do share-published');
        const download = lab.page.waitForEvent('download');
        await lab.page.locator('#text-save').click();
        const saved = await readFile(await (await download).path(), 'utf8');
        assert.ok(saved.startsWith(first), saved.slice(0, 80));
        assert.deepEqual(lab.complaints, []);
    }
});

test('whoever hands in goes on typing while the language changes', async () => {
    const lab = await laboratory.enter({ path: '?lang=fr', link: 'n=4&q=2.4.1.3&goal=solution' });
    await lab.click('hand-in');
    const dialog = (say) => lab.page.getByRole('dialog', { name: say('Hand in') });
    await dialog(french)
        .getByRole('textbox', { name: french('Your name') })
        .fill('Ada');
    await dialog(french).getByRole('img').waitFor();
    await lab.page.evaluate(() => {
        window.queensLab.ask('do language tag=de');
        window.queensLab.draw();
    });
    await dialog(german).waitFor();
    await lab.page.keyboard.type(' L.');
    const name = dialog(german).getByRole('textbox', { name: german('Your name') });
    assert.equal(await name.inputValue(), 'Ada L.');
    await button(lab, german('Copy the link')).waitFor();
    assert.doesNotMatch(await dialog(german).innerText(), /Votre|Fermer/);
    await button(lab, german('Close')).click();
    assert.equal(await lab.page.getByRole('dialog').count(), 0);
    assert.deepEqual(lab.complaints, []);
});

/** Drops a translator's file on the page. */
const drop = (lab, file) =>
    lab.page.evaluate((text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'es.po'));
        dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }, file);

const spanish =
    'msgid ""\nmsgstr ""\n"Language: es\\n"\n"Plural-Forms: nplurals=2; plural=n!=1;\\n"\n\n' +
    'msgid "Share"\nmsgstr "Compartir"\n\n';

test("a translator's file that is dropped is spoken at once", async () => {
    const lab = await laboratory.enter();
    await drop(lab, `${spanish}msgid "{n} s"\nmsgstr "{m} s"\n`);
    await button(lab, 'Compartir').waitFor({ state: 'attached' });
    assert.equal(await languageOf(lab), 'es');
    await lab.page.getByText(/wrong: 1\./).waitFor();
});

test('a translation that is too large for the page is refused, and the page goes on', async () => {
    const lab = await laboratory.enter();
    const strange = Array.from({ length: 300 }, (_, i) => {
        return `msgid "Sentence ${i}"\nmsgstr "${'x'.repeat(8000)}"\n\n`;
    });
    await drop(lab, spanish + strange.join(''));
    await lab.page.getByText('This translation is too large, or its head lacks').waitFor();
    assert.equal(await languageOf(lab), 'en');
    assert.equal(await lab.page.locator('#crash[open]').count(), 0);
});

test('lessons in a language that is only tried here are English, and asked for once', async () => {
    const requests = [];
    const lab = await laboratory.enter({
        before: (page) => page.on('request', (request) => requests.push(request.url())),
    });
    await drop(lab, spanish);
    await button(lab, 'Compartir').waitFor({ state: 'attached' });
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    await lab.page.getByRole('button', { name: /^Backtracking, or/ }).waitFor();
    const lists = requests.filter((url) => url.endsWith('/list.json'));
    assert.deepEqual(
        lists.map((url) => url.slice(url.lastIndexOf('lessons/'))),
        ['lessons/list.json'],
    );
    assert.ok(!lab.complaints.some((one) => one.includes('Failed to load')), `${lab.complaints}`);
});

/** Waits until the service worker keeps a file whose address has a text in it; returns all that it keeps. */
async function untilKept(lab, part) {
    const keptUrls = async () => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(all.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => url);
    };
    let urls = [];
    while (!urls.some((url) => url.includes(part))) urls = await lab.page.evaluate(keptUrls);
    return urls;
}

test('words and lessons of a language are there without a network', async () => {
    const lab = await laboratory.enter({ keeps: true, path: '?lang=fr' });
    await lab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const urls = await untilKept(lab, '/words/fr.txt');
    assert.ok(urls.some((url) => url.includes('/lessons/fr/list')));
    assert.ok(!urls.some((url) => url.includes('/lessons/de')));
    await lab.page.context().setOffline(true);
    await lab.reload();
    assert.equal(await languageOf(lab), 'fr');
    await button(lab, french('Share')).waitFor({ state: 'attached' });
});

test('a language that was never read can be chosen without a network', async () => {
    const lab = await laboratory.enter({ keeps: true });
    await lab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const urls = await untilKept(lab, '/words/de.txt');
    assert.ok(!urls.some((url) => url.includes('/lessons/de')));
    await lab.page.context().setOffline(true);
    await choose(lab, 'de');
    await button(lab, german('Share')).waitFor({ state: 'attached' });
});
