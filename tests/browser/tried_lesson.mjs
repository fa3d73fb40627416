// The lesson with which tests try what lessons do.
import { readFileSync } from 'node:fs';

export const eight = readFileSync(new URL('../lessons/eight.md', import.meta.url), 'utf8');

/** Puts it among those of the site, or another text in its place. */
export const withLesson = (page, text = eight) =>
    page.route('**/lessons/eight.md', (route) =>
        route.fulfill({ body: text, contentType: 'text/markdown' }),
    );
