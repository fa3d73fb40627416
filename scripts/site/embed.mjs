// Writes embed.html, the example of a page that has the laboratory in a frame, and beside it embed.de.html
// and the like, the same in other languages.
//
//     node scripts/site/embed.mjs SITE BUILD
import { writeFileSync } from 'node:fs';
import { english, said, speak } from '../../web/said.js';
import { hashOf } from './bundle.mjs';
import { alternates, filled, languagesIn, own } from './pages.mjs';

const [site, build] = process.argv.slice(2);
const template = own('embed.html');
const languages = languagesIn(`${site}/${build}/words`);

const questions = [
    'state',
    'playing',
    'step',
    'solutions',
    'conflicts',
    'attacks',
    'goal',
    'count',
];

/** A sentence of the page; what stands between backticks in it is code. */
const shown = (text) =>
    text
        .replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt()};`)
        .replace(/`(.*?)`/g, '<code>$1</code>');

/** The sentences of the page, by the names that they have in the template. */
const sentences = () => ({
    TITLE: said('Queens Lab in a page of yours'),
    INTRODUCTION: said(
        'A frame shows what any link of the laboratory says. In Moodle, Jupyter (as {code}) and ' +
            'Observable the address alone is enough.',
        { code: '`IFrame(address, 720, 480)`' },
    ),
    FRAME: said('A search for eight queens'),
    STEP: said('Next step'),
    HOW: said('How it is done'),
    RULES: said(
        'Without {origin} in its address a frame listens to nobody. All messages are objects with ' +
            '{version}; {id} is a number or a text of yours, and comes back with the answer.',
        { origin: '`origin`', version: '`queensLab: 1`', id: '`id`' },
    ),
    SENT: said('What can be sent'),
    COMMAND: said('{message}: a command, such as {put}, {back} or {play}', {
        message: "`{ queensLab: 1, id, do: 'LINE' }`",
        put: '`put square=d4 piece=queen`',
        back: '`step by=-1`',
        play: '`play`',
    }),
    QUESTION: said('{message}: a question, one of {questions} and {last}', {
        message: "`{ queensLab: 1, id, ask: 'WORD' }`",
        questions: questions.map((one) => `\`${one}\``).join(', '),
        last: '`status`',
    }),
    BACK: said('What comes back'),
    ANSWER: said(
        '{message}: to a question or a command; for a command it is empty if that was obeyed, and ' +
            'otherwise says what is wrong',
        { message: "`{ queensLab: 1, id, answer: 'TEXT' }`" },
    ),
    REFUSAL: said(
        '{message}: to a page that the address does not name, before the frame is ready, and once it ' +
            'has stopped working',
        { message: "`{ queensLab: 1, id, refused: 'WHY' }`" },
    ),
    READY: said('{message}: once, when the frame can be asked', {
        message: "`{ queensLab: 1, event: 'ready' }`",
    }),
    CHANGED: said('{message}: whenever something has changed', {
        message: "`{ queensLab: 1, event: 'state', state: 'LINK' }`",
    }),
});

const placeOf = (tag) => (tag === english.tag ? 'embed.html' : `embed.${tag}.html`);

/** The source by which the policy of the page knows its style or script. */
const sourceOf = (name) => hashOf(new RegExp(`<${name}>([^]*?)</${name}>`).exec(template)[1]);

for (const language of languages) {
    speak(language);
    const told = Object.entries(sentences()).map(([name, text]) => [name, shown(text)]);
    const page = filled(template, {
        ...Object.fromEntries(told),
        LANGUAGE: language.tag,
        OTHERS: alternates(languages, placeOf),
        STYLESOURCE: sourceOf('style'),
        SCRIPTSOURCE: sourceOf('script'),
    });
    writeFileSync(`${site}/${placeOf(language.tag)}`, page);
}
