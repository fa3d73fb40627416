// The elements of a lesson beside the board: its head, its step, its tools and its foot.
import { button, element, find } from './elements.js';
import { said } from './said.js';

/**
 * Shows the elements, whose words are not filled in yet.
 * @param {{ title: string, language: string }} lesson
 * @param {Record<string, () => void>} does what each button does; `edit` where there is one for it
 * @returns {Record<string, HTMLElement>} those that change
 */
export function showPanel({ title, language }, does) {
    const parts = {
        heading: element('h3', { tabIndex: -1 }),
        place: element('p', { className: 'quiet' }),
        article: element('article'),
        back: button(said('Back'), does.back),
        next: button(said('Next'), does.next, 'primary'),
        undo: button(said('Undo'), does.undo, 'plain'),
        mine: button(said('Back to my board'), does.openMine, 'plain'),
        handIn: button(said('Hand in'), does.handIn, 'plain'),
        tools: button('', does.useTools, 'plain'),
        large: button('', does.makeLarge, 'plain'),
    };
    const { heading, place, article, back, next, undo, mine, handIn, tools } = parts;
    const close = button(said('Close'), does.close, 'plain');
    const head = element('header', {}, element('h2', {}, title), parts.large, close);
    const share = button(said('Share'), does.share, 'plain');
    const print = button(said('Print'), does.print, 'plain');
    const edit = does.edit ? [button(said('Edit'), does.edit, 'plain')] : [];
    // The last two come and go, and nothing moves for it.
    const inBar = [handIn, share, print, ...edit, tools, mine, undo];
    const bar = element('div', { className: 'tools' }, ...inBar);
    const foot = element('footer', {}, back, place, next);
    parts.scroll = element('div', { className: 'scroll', tabIndex: 0 }, heading, article, bar);
    parts.scroll.setAttribute('role', 'region');
    parts.scroll.setAttribute('aria-label', said('Step'));
    const way = element('p', { className: 'way-back quiet' }, said('Escape twice: to the lesson'));
    way.setAttribute('aria-hidden', 'true');
    parts.section = element('section', { id: 'lesson' }, head, parts.scroll, way, foot);
    parts.section.setAttribute('aria-label', said('Lesson'));
    parts.section.lang = language;
    find('stage').before(parts.section);
    nameTurns(parts);
    return parts;
}

/**
 * Names the buttons that turn something on and off.
 * @param {Record<string, HTMLElement>} parts
 */
export function nameTurns({ tools, large }) {
    const { dataset } = document.documentElement;
    tools.textContent = dataset.lesson === 'tools' ? said('Board alone') : said('All tools');
    large.textContent = 'large' in dataset ? said('Usual type') : said('Large type');
}

/** Brings the keyboard to the picture, or to the board in words where there is no picture. */
export function focusLaboratory() {
    const hasPicture = !('text' in document.documentElement.dataset);
    const place = hasPicture ? find('canvas') : find('mirror').querySelector('[tabindex="0"]');
    place?.focus({ preventScroll: true });
}
