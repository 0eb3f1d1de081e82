/**
 * The rows of a list that are counted and that `offset` reaches, so that their pages have numbers. Cursors lead to the
 * pages beyond.
 */
export const NUMBERED_ROWS = 10_000;
