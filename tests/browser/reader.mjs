// Somebody who uses the laboratory by keyboard and accessible names.

/** Who finds things by their roles and names and has no pointer. */
export class Reader {
    constructor(lab) {
        this.lab = lab;
        this.page = lab.page;
    }

    find(role, name, more = {}) {
        return this.page.getByRole(role, { name, ...more });
    }

    async press(role, name, key = 'Enter') {
        const found = this.find(role, name);
        await found.focus();
        await this.page.keyboard.press(key);
    }

    /** Waits until the live region says so. */
    async hears(pattern) {
        await this.page
            .getByRole('status')
            .and(this.page.locator('#status'))
            .filter({ hasText: pattern })
            .waitFor({ state: 'attached' });
    }
}
