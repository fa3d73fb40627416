// Speaks to people who use a screen reader, no more often than they can listen.

/** Milliseconds between two announcements. */
const pause = 2000;

/** @param {HTMLElement} region a live region */
export function announcer(region) {
    let timer = 0;
    let news = '';

    /** News wait from now on if there is something for which the pause is meant. */
    function tell(text, rests) {
        if (text) region.textContent = text;
        clearTimeout(timer);
        timer = rests && setTimeout(speak, pause);
    }

    function speak() {
        const text = news;
        news = '';
        tell(text, text);
    }

    return {
        /** @param {string} text what happened; while it waits, a newer text replaces it */
        say(text) {
            news = text;
            if (!timer) speak();
        },
        /** @param {string} text what a key has led to: it does not wait, and news that do follow it */
        sayAtOnce(text) {
            if (text === news) news = '';
            tell(text, news);
        },
    };
}
