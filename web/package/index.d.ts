// The types of the package, for Node and for browsers.

/** How the edges of a board are joined. */
export type Surface =
    'plane' | 'cyl' | 'cylv' | 'torus' | 'mobius' | 'mobiusv' | 'klein' | 'kleinv' | 'proj';

/** The column of the queen in each row, from 0, and null for a row without one. */
export type Columns = readonly (number | null)[];

/** The rows as text, such as '.Q..': Q R B N K A are pieces, P is a pawn, x a wall, o a square where
 * nothing may stand, and a dot an empty square. */
export type TextRows = readonly string[];

export interface BoardObject {
    /** The number of rows and columns. */
    n?: number;
    columns?: number;
    rows?: number;
    /** The plane, if it is not given. */
    surface?: Surface;
    queens?: Columns | TextRows;
}

/** The number of rows of an empty square board; what stands on it; a link of the page or its fragment,
 * or a board in any notation that Queens Lab reads; or an object. Boards have up to 1024 rows and
 * columns, and no more on them than a link of 64 KiB says. */
export type Board = number | Columns | TextRows | string | BoardObject;

/** [row, column], from 0, row 0 at the top. */
export type Square = [number, number];

export interface Cancellable {
    /** Ends the work at once, where there are no workers at the caller's next turn; the promise is then
     * rejected with the signal's reason. */
    signal?: AbortSignal;
}

export interface CountProgress {
    /** The share of the work that is done, 0 to 1. */
    share: number;
    /** Solutions that were found so far. */
    solutions: bigint;
    seconds: number;
}

export interface CountOptions extends Cancellable {
    /** Pawns to place with as many more queens, on the empty square plane; none, if not given. */
    pawns?: number;
    /** Workers to count on, of which there is at most one for each core; that many, if not given. */
    threads?: number;
    onprogress?: (progress: CountProgress) => void;
}

export interface Count {
    columns: number;
    rows: number;
    surface: Surface;
    /** The pawns on the board and those to be placed. */
    pawns: number;
    total: bigint;
    /** Solutions up to rotation and reflection; null where that is not known. */
    fundamental: bigint | null;
    /** The published number; null where there is none. */
    known: bigint | null;
    /** Whether all that was found is as published; null where nothing is. */
    agrees: boolean | null;
    /** How much was searched. */
    nodes: bigint;
    seconds: number;
}

/** Counts all ways to place as many queens as the shorter side has squares, none attacking another;
 * with queens on the board, the ways to complete it. */
export function count(board: Board, options?: CountOptions): Promise<Count>;

export interface SolveProgress {
    steps: number;
    /** How many solutions were found so far. */
    solutions: number;
    seconds: number;
}

export interface SolveOptions extends Cancellable {
    /** One of those that `queens solvers` lists, such as 'bitmask' or 'min_conflicts'; 'backtracking',
     * if neither this nor a link says otherwise. Its knobs are set by a link, as in
     * '#n=6&a=permutations&k=1'. */
    solver?: string;
    /** Where a solver that draws random numbers begins. */
    seed?: number | bigint;
    /** How many solutions to find; all, if not given. They may have 32 million letters in JSON, such as
     * those of up to 14 queens on the plane; beyond that the promise is rejected. */
    limit?: number;
    onprogress?: (progress: SolveProgress) => void;
}

export interface Solved {
    solver: string;
    /** Rows as text where columns do not say everything. */
    solutions: ((number | null)[] | string[])[];
    /** Whether there are no others, or the last one is proved to be the best. */
    complete: boolean;
    /** How often the search did what. */
    events: { place: number; remove: number; reject: number; solution: number; done: number };
}

/** Runs a solver to its end or to a number of solutions. */
export function solve(board: Board, options?: SolveOptions): Promise<Solved>;

export interface Attacks {
    /** How many pieces attack each square: rows of columns. */
    attacked: number[][];
    /** The squares on which a piece would not be attacked. */
    free: Square[];
    /** Pairs of pieces of which at least one attacks the other. */
    conflicts: [Square, Square][];
}

/** Says what is attacked. */
export function attacks(board: Board, options?: Cancellable): Promise<Attacks>;

export interface LinkOptions extends Cancellable {
    /** A notation to write the board in, instead of a link. */
    as?: 'rows' | 'rows0' | 'fen' | 'leetcode' | 'text' | 'json' | 'csv' | 'latex' | 'tikz';
}

/** The link of a board, to be put behind the address of the page: '#v=1&n=8&q=...'. */
export function link(board: Board, options?: LinkOptions): Promise<string>;

export interface SvgOptions extends Cancellable {
    /** Light, if it is not given. */
    theme?: 'light' | 'dark';
}

/** The board as a picture, as the page shows it; with a link that names a run, at its step. */
export function svg(board: Board, options?: SvgOptions): Promise<string>;
