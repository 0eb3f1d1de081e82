/**
 * The number of rows of a list that are counted and can be reached by `offset`, so that their pages have numbers. Later
 * pages are reached by cursors.
 */
export const MAX_NUMBERED_ROWS = 10_000;
