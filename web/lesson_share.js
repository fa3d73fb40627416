// The link to a lesson, as a text and as a QR code. Whoever follows it reads the lesson in the language
// in which it was shared or printed.
import { bareAddress } from './address.js';
import { element, find } from './elements.js';
import { own, packLesson, titleOf } from './lesson_link.js';
import { showLine } from './line.js';
import { tooOld } from './packed.js';
import { said, spoken } from './said.js';
import { showSvg } from './svg_images.js';

/**
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 * @param {number} [step] from 1 on
 * @returns {Promise<string>} where it is found: a lesson of the site by its name, any other with all
 *     that is in it; empty where the browser is too old for that
 */
export async function addressOf(file, name, step) {
    const address = new URL(bareAddress());
    if (name !== own) address.searchParams.set('lesson', name);
    if (name !== own && step) address.searchParams.set('step', step);
    if (spoken().tag !== 'en') address.searchParams.set('lang', spoken().tag);
    if (name !== own) return address.href;
    const packed = await packLesson(file).catch(() => '');
    address.hash = packed;
    return packed && address.href;
}

/**
 * Offers the link to a step of a lesson to be copied, with its code below it.
 * @param {object} host what lessons need of the page, see web/lesson.js
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 * @param {number} place of the step, from 0
 */
export async function shareLesson(host, file, name, place) {
    const link = await addressOf(file, name, place + 1);
    if (!link) {
        showLine(said(tooOld));
        return;
    }
    const title = name === own ? titleOf(link.length) : said('Link to this step of the lesson');
    host.offer(title, link);
    const svg = host.ask(`code ${link}`);
    if (!svg) return;
    const code = element('img', {
        className: 'code',
        alt: said('QR code of the link'),
        width: 240,
        height: 240,
    });
    showSvg(code, svg);
    find('text-text').after(code);
    const dialog = find('text-dialog');
    dialog.addEventListener('close', () => code.remove(), { once: true });
}
