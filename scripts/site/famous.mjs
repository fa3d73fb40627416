// Famous boards: the name of the page of each, its title, a sentence, and the link to it.
import { sentence } from '../../web/said.js';

export const famous = [
    {
        slug: 'first-of-92',
        title: sentence('The first of the 92'),
        text: sentence(
            'Eight queens stand on a chessboard in 92 ways so that none attacks another. Read column by column from the left, each from the bottom, this one is the first.',
        ),
        link: 'n=8&q=1.5.8.6.3.7.2.4',
    },
    {
        slug: 'half-turn',
        title: sentence('Unchanged by half a turn'),
        text: sentence(
            'Of the twelve kinds of solutions of eight queens only this one looks the same after half a turn: it has four images where the others have eight.',
        ),
        link: 'n=8&q=5.3.1.7.2.8.6.4&room=orbit',
    },
    {
        slug: 'four-queens',
        title: sentence('Four queens'),
        text: sentence(
            'Two or three queens have no solution on boards of their size. Four have this one and its mirror image.',
        ),
        link: 'n=4&q=2.4.1.3',
    },
    {
        slug: 'six-queens',
        title: sentence('Six queens'),
        text: sentence(
            'Six queens have four solutions, fewer than five queens with ten. All four are turned or mirrored images of each other.',
        ),
        link: 'n=6&q=2.4.6.1.3.5',
    },
    {
        slug: 'quarter-turn',
        title: sentence('Unchanged by a quarter turn'),
        text: sentence(
            'Four queens around one in the middle: a quarter turn moves each of the four to the place of the next one.',
        ),
        link: 'n=5&q=2.5.3.1.4&room=orbit',
    },
    {
        slug: 'stairs',
        title: sentence('Two flights of stairs'),
        text: sentence(
            'First the even rows, then the odd ones. These stairs solve every board whose size divided by 6 does not leave 2 or 3.',
        ),
        link: 'n=10&q=2.4.6.8.10.1.3.5.7.9',
    },
    {
        slug: 'super-queens',
        title: sentence('Queens that also jump as knights'),
        text: sentence(
            'No two of these ten queens attack each other even if they could move as knights, too. No smaller board but one of a single square has room for that.',
        ),
        link: 'n=10&q=3.6.9.1.4.7.10.2.5.8',
    },
    {
        slug: 'no-three-in-line',
        title: sentence('No three in a line'),
        text: sentence(
            'No three of these eight queens stand on any straight line, whatever its slope. Eight solutions of the chessboard are like that.',
        ),
        link: 'n=8&q=3.5.8.4.1.7.2.6',
    },
    {
        slug: 'five-cover-all',
        title: sentence('Five queens see everything'),
        text: sentence('Five queens attack or occupy every square of a chessboard. Four cannot.'),
        link: 'n=8&q=1.3.5.2.4.0.0.0&heat=1',
    },
    {
        slug: 'nine-queens',
        title: sentence('Nine queens and a pawn'),
        text: sentence(
            'A pawn stops the lines that meet it, so that nine queens find room on a chessboard.',
        ),
        link: 'n=8&b=4Q3/2Q5/7Q/3Q4/1Q1P2Q1/3Q4/5Q2/Q7',
    },
    {
        slug: 'torus-of-seven',
        title: sentence('Seven queens on a torus'),
        text: sentence(
            'The left edge is joined to the right one and the top to the bottom. Queens one column on and two rows up still leave each other alone.',
        ),
        link: 'n=7&t=torus&q=1.3.5.7.2.4.6&view=repeated',
    },
    {
        slug: 'torus-of-eight',
        title: sentence('Six queens on a torus of eight'),
        text: sentence(
            'With joined edges a chessboard has no room for eight queens, because 2 divides 8, nor for seven: six is the most.',
        ),
        link: 'n=8&t=torus&q=1.3.6.2.7.5.0.0',
    },
];
