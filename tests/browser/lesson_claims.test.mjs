// Every board link of every lesson is followed, and what is then shown is compared with what the
// sentences around it claim.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';
import { claimsOf } from './lesson_claims.mjs';
import { countBoards, stepsOf } from './lesson_steps.mjs';

const lessons = readdirSync(new URL('../../web/lessons', import.meta.url))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3));

/** What is read as a claim and is about no board of its step, or about one that takes long to reach. */
const aboutOthers = {
    // Two rows of the board, and not a board of two.
    counting: ['Guess the size of a tree: Two in "Two rows"'],
    // Ways to guard a board, as tests/counting/domination.cpp counts them; and what a search of
    // millions of steps ends with.
    domination: [
        'Two are enough: twelve',
        'Two are enough: three',
        'Five on eight: 4,860',
        'How large can they be?: The search has tried everything: there is no solution.',
    ],
    // A queen anywhere, two squares that it leaves.
    'eight-by-hand': ['Three on three rows: two', 'Three on three rows: two'],
    // What five solutions make, and a torus that is not shown.
    'magic-squares': ['A Latin square: Five', 'In how many ways?: 2'],
    // With one pawn of several, a board that there is not, and images.
    pawns: [
        'Seven on six rows: two',
        'And on five rows?: six queens in "six queens and a pawn"',
        'More pawns: four',
    ],
    // A walk from board to board, and any two solutions.
    'pictures-after-hui': [
        'Prove it by walking: 0 1 2 3',
        'Prove it by walking: 0 4 7 3',
        'One for all: Two',
    ],
    // Once the queen has been dragged: tests/app/lesson_tasks.cpp does it.
    'queen-and-its-lines': ['Rings: 25'],
    // What the task leads to: the same test does it.
    story: ["Nauck's own puzzle: queen e8", "Nauck's own puzzle: two"],
    // A queen that would have to be there, and is not.
    symmetry: ['Never a mirror: queen g6'],
    // Ways to add up, and to shift a solution.
    torus: ['Add up: eight: two', 'And all others work: seven'],
};

const laboratory = await laboratoryFor({ fresh: true });
let counts;
before(async () => {
    const lab = await laboratory.enter();
    counts = await countBoards(lab);
    await lab.close();
});

for (const name of lessons) {
    test(`the boards of the lesson ${name} show what its sentences say`, async () => {
        const lab = await laboratory.enter({
            path: `?lesson=${name}`,
            // What moves is drawn sixty times a second, and claims nothing.
            context: { reducedMotion: 'reduce' },
        });
        await lab.page.locator('#lesson').waitFor();
        const claims = claimsOf(await stepsOf(lab, counts));
        assert.ok(claims.length >= 7, `only ${claims.length} claims are read`);
        const wrong = claims.filter(({ holds }) => !holds).map(({ words }) => words);
        assert.deepEqual(wrong, aboutOthers[name] ?? []);
        assert.deepEqual(lab.complaints, []);
    });
}
