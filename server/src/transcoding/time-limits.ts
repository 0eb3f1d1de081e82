const MINUTE = 60_000;

/** Pixels per second: what a small machine with other work to do gets through, all renditions included. */
const SLOWEST = 5_000_000;

/** Milliseconds. Only videos that were uploaded before there was a limit on their pixels come near it. */
const LONGEST = 120 * MINUTE;

/** Milliseconds for steps that only copy, or decode a moment. */
export const COPY_TIME = 5 * MINUTE;

/** Seconds; no attempt at a job, all its steps together, takes longer. */
export const LONGEST_JOB = (LONGEST + 3 * COPY_TIME) / 1000;

/**
 * How long the encoding of a video may take: for half a minute of Full HD with 25 frames a second about ten minutes. What
 * takes longer was made to keep the transcoder busy.
 *
 * @param pixels of all frames
 * @returns milliseconds
 */
export const encodingTime = (pixels: number): number => Math.min(5 * MINUTE + (pixels / SLOWEST) * 1000, LONGEST);
