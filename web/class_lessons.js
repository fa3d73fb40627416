// The lessons that the receipts of a class name, as this site has them. The network is asked for each
// once, and nothing waits for it: a table is there without its lesson, too.

/** @typedef {{ title: string, links: string[] }} KnownLesson A lesson and the links of its tasks. */

export class ClassLessons {
    #lessonOf;
    #known = {};

    /** @param {(name: string) => Promise<KnownLesson | undefined>} lessonOf asks for a lesson */
    constructor(lessonOf) {
        this.#lessonOf = lessonOf;
    }

    /** @returns {Record<string, KnownLesson | undefined>} those that have arrived, by name */
    get known() {
        return this.#known;
    }

    /** Forgets the titles of another language. */
    clear() {
        this.#known = {};
    }

    /**
     * @param {import('./class_check.js').Entry[]} entries whose lessons are asked for
     * @returns {Promise<boolean>} whether more is known since
     */
    async learn(entries) {
        const known = this.#known;
        const names = new Set(entries.map(({ receipt }) => receipt.lesson));
        const news = [...names].filter((name) => name && !Object.hasOwn(known, name));
        for (const name of news) known[name] = undefined;
        const learn = async (name) => (known[name] = await this.#lessonOf(name));
        const found = await Promise.all(news.map(learn));
        return this.#known === known && found.some(Boolean);
    }
}
