// A teacher scans receipts: from pictures of codes, and with a camera, which here is a film of codes.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import axe from 'axe-core';
import { own } from '../../web/lesson_link.js';
import { packReceipt } from '../../web/receipt.js';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { lightOf } from './saved_pictures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queens-codes-'));
const film = join(folder, 'film.y4m');
const size = { width: 1280, height: 720 };
const laboratory = await laboratoryFor({
    fresh: true,
    whole: true,
    flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
});
/** Pictures of codes as PNG, by what they show. */
const pictures = {};

before(async () => {
    const lab = await laboratory.enter();
    pictures.ada = await pictureOf(lab, await linkOf('Ada', 4));
    pictures.ben = await pictureOf(lab, await linkOf('Ben', 1));
    pictures.shop = await pictureOf(lab, 'https://example.org/shop');
    writeFileSync(film, filmOf([pictures.ada, pictures.ben, pictures.shop]));
    await lab.close();
});
after(() => rmSync(folder, { recursive: true }));

/** The link of a receipt with that many tasks, all solved. */
async function linkOf(name, count) {
    const tasks = Array.from({ length: count }, (_, i) => ({
        link: `#n=${4 + i}&goal=solution`,
        state: 'met',
        tries: 2 + i,
        seconds: 31 * (i + 1),
        board: i === 0 ? 'n=4&q=2.4.1.3' : `n=${4 + i}&q=1.3.5.2.4`,
        wrong: 'n=4&q=1.3.0.2',
    }));
    const title = 'Eight queens, a first try';
    const receipt = { name, lesson: own, title, at: 1_790_000_000, tasks };
    return `${laboratory.server.url}#${await packReceipt(receipt)}`;
}

/** A photograph of a screen with the code that the page draws for a text: a little turned and grey. */
async function pictureOf(lab, text) {
    const svg = await lab.ask(`code ${text}`);
    const canvas = await lab.page.evaluateHandle(
        async ([code, { width, height }]) => {
            const image = new Image();
            image.src = `data:image/svg+xml,${encodeURIComponent(code)}`;
            await image.decode();
            const drawn = Object.assign(document.createElement('canvas'), { width, height });
            const context = drawn.getContext('2d', { willReadFrequently: true });
            context.fillStyle = '#777';
            context.fillRect(0, 0, width, height);
            context.translate(width / 2, height / 2);
            context.rotate(0.12);
            context.drawImage(image, -300, -300, 600, 600);
            return drawn;
        },
        [svg, size],
    );
    const png = await canvas.evaluate((element) => element.toDataURL('image/png').split(',')[1]);
    return { png, light: await lightOf(canvas) };
}

/** A film in which each picture stands for two seconds, grey, in YUV4MPEG2. */
function filmOf(frames) {
    const head = `YUV4MPEG2 W${size.width} H${size.height} F5:1 Ip A1:1 C420\n`;
    const colours = Buffer.alloc((size.width * size.height) / 2, 128);
    const shown = frames.flatMap((frame) => Array(10).fill(frame));
    return Buffer.concat([
        Buffer.from(head),
        ...shown.flatMap(({ light }) => [Buffer.from('FRAME\n'), light, colours]),
    ]);
}

const file = (name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(pictures[name].png, 'base64'),
});

/** The dialog of a class without receipts. */
async function openClass(options) {
    const lab = await laboratory.enter(options);
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    await lab.page.getByRole('button', { name: 'What my class hands in' }).click();
    lab.dialog = lab.page.getByRole('dialog', { name: 'Your class' });
    await lab.dialog.waitFor();
    return lab;
}

const press = (lab, name) => lab.dialog.getByRole('button', { name, exact: true }).click();
const open = (lab, ...files) => lab.dialog.locator('input[type=file]').setInputFiles(files);
const heard = (lab, words) => lab.dialog.getByText(words).waitFor();

test('codes that the page drew are read back from pictures', async () => {
    const lab = await openClass();
    await open(lab, file('ada'), file('ben'));
    await heard(lab, '2 receipts added.');
    await lab.dialog.getByRole('rowheader', { name: 'Ada' }).waitFor();
    await lab.dialog.getByRole('rowheader', { name: 'Ben' }).waitFor();
    await open(lab, file('ada'));
    await heard(lab, 'Ada: this receipt is here already.');
    await open(lab, file('shop'));
    await heard(lab, 'This code is not a receipt: a pupil gets one by "Hand in".');
    assert.deepEqual(lab.complaints, []);
});

test('a picture without a code, and what is no picture, are refused in a sentence', async () => {
    const lab = await openClass();
    const empty = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
    );
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await open(lab, { name: 'dot.png', mimeType: 'image/png', buffer: empty }, broken);
    await heard(lab, 'No QR code can be read in dot.png.');
    await heard(lab, 'This browser cannot show broken.png as a picture.');
});

test('a picture that is dropped or pasted is read', async () => {
    const lab = await openClass();
    const { png } = pictures.ben;
    const give = (kind, target) =>
        lab.page.evaluate(
            ([letters, type, where]) => {
                const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
                const data = new DataTransfer();
                data.items.add(new File([bytes], 'code.png', { type: 'image/png' }));
                const options = { bubbles: true, cancelable: true };
                const event =
                    type === 'drop'
                        ? new DragEvent(type, { ...options, dataTransfer: data })
                        : new ClipboardEvent(type, { ...options, clipboardData: data });
                document.querySelector(where).dispatchEvent(event);
            },
            [png, kind, target],
        );
    await give('drop', '#class-dialog');
    await heard(lab, 'Ben: the receipt is added.');
    await give('paste', '#class-dialog textarea');
    await heard(lab, 'Ben: this receipt is here already.');
});

test('the camera is asked for by a press alone, reads one receipt after the other, and stops', async () => {
    const requests = [];
    const lab = await openClass({
        before: (page) => {
            page.on('request', (request) => requests.push(request.url()));
            return page.addInitScript(() => {
                const { getUserMedia } = MediaDevices.prototype;
                window.asked = 0;
                MediaDevices.prototype.getUserMedia = function (...wanted) {
                    window.asked += 1;
                    return getUserMedia.apply(this, wanted);
                };
            });
        },
        context: { permissions: ['camera'] },
    });
    const asked = () => lab.page.evaluate(() => window.asked);
    const isOn = () =>
        lab.page.evaluate(() => document.querySelector('video').srcObject?.active ?? false);
    assert.equal(await isOn(), false);
    assert.deepEqual(
        requests.filter((url) => url.includes('code_reader')),
        [],
    );
    assert.equal(await asked(), 0);
    await press(lab, 'Scan with the camera');
    await lab.page.evaluate(() => {
        const told = document.querySelector('#class-dialog .told');
        window.heard = [];
        new MutationObserver(() => window.heard.push(told.innerText)).observe(told, {
            childList: true,
        });
    });
    await lab.dialog.getByRole('rowheader', { name: 'Ada' }).waitFor();
    await lab.dialog.getByRole('rowheader', { name: 'Ben' }).waitFor();
    await lab.page.waitForFunction(() => window.heard.some((one) => /not a receipt/.test(one)));
    assert.equal(await isOn(), true);
    assert.equal(await asked(), 1);
    await lab.page.evaluate(axe.source);
    const { violations } = await lab.page.evaluate(() => window.axe.run('#class-dialog'));
    assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        [],
    );
    await press(lab, 'Stop the camera');
    assert.equal(await isOn(), false);

    await press(lab, 'Scan with the camera');
    await lab.page.waitForFunction(() => document.querySelector('video').srcObject?.active);
    const track = await lab.page.evaluateHandle(
        () => document.querySelector('video').srcObject.getTracks()[0],
    );
    await press(lab, 'Close');
    await lab.page.waitForFunction(({ readyState }) => readyState === 'ended', track);
    const origin = laboratory.server.url;
    assert.deepEqual(
        requests.filter((url) => !url.startsWith(origin) && !/^(?:data|blob):/.test(url)),
        [],
    );
    assert.deepEqual(lab.complaints, []);
});

test('a camera that was asked for stays off where its dialog is closed before codes can be read', async () => {
    let arrive;
    const arrived = new Promise((resolve) => (arrive = resolve));
    const lab = await openClass({
        before: (page) =>
            page.route('**/code_reader.js', async (route) => {
                await arrived;
                await route.continue();
            }),
        context: { permissions: ['camera'] },
    });
    await lab.page.evaluate(() => {
        window.asked = 0;
        navigator.mediaDevices.getUserMedia = () => {
            window.asked += 1;
            return Promise.reject(new DOMException('', 'NotFoundError'));
        };
    });
    await press(lab, 'Scan with the camera');
    await press(lab, 'Close');
    const answered = lab.page.waitForResponse('**/code_reader.js');
    arrive();
    await lab.page.evaluate((place) => import(place), (await answered).url());
    assert.equal(await lab.page.evaluate(() => window.asked), 0);
});

test('a camera that is refused or not there is said to be, with another way', async () => {
    for (const [error, words] of [
        ['NotAllowedError', /does not let this page use the camera/],
        ['NotFoundError', /has no camera/],
        ['NotReadableError', /another program may have it/],
        ['', /address begins with https/],
    ]) {
        const lab = await openClass();
        await lab.page.evaluate((name) => {
            const fails = () => Promise.reject(new DOMException('', name));
            const value = name ? { getUserMedia: fails } : undefined;
            Object.defineProperty(navigator, 'mediaDevices', { value });
        }, error);
        await press(lab, 'Scan with the camera');
        await heard(lab, words);
        await heard(lab, /picture of the code/);
        await lab.dialog.getByRole('button', { name: 'Scan with the camera' }).waitFor();
        await lab.close();
    }
});

test('what the camera sees fits on every screen', async () => {
    for (const screen of Object.values(screens)) {
        const lab = await openClass({ ...screen, context: { permissions: ['camera'] } });
        await press(lab, 'Scan with the camera');
        await lab.dialog.getByRole('rowheader', { name: 'Ada' }).waitFor();
        const [inner, outer] = await lab.dialog.evaluate((one) => [
            one.scrollWidth,
            one.clientWidth,
        ]);
        assert.ok(inner <= outer, `${inner} in ${outer}`);
        if (process.env.QUEENS_PICTURES) {
            const path = `${process.env.QUEENS_PICTURES}/scan-${screen.width}.png`;
            await lab.page.screenshot({ path });
        }
        await lab.close();
    }
});
