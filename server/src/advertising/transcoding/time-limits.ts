const MINUTE = 60_000;

/** Pixels per second, for all renditions together, on a small and busy machine. */
const MIN_PIXEL_RATE = 5_000_000;

/** In milliseconds. Only videos from before the pixel limit come near it. */
const MAX_ENCODING_TIME = 120 * MINUTE;

/** Milliseconds for steps that only copy or decode briefly. */
export const COPY_TIMEOUT = 5 * MINUTE;

/** Seconds; the upper bound for one attempt at a job with all its steps. */
export const MAX_JOB_SECONDS = (MAX_ENCODING_TIME + 3 * COPY_TIMEOUT) / 1000;

/**
 * Returns the time limit for encoding a video: about ten minutes for half a minute of Full HD at 25 frames per second.
 * Videos that take longer were crafted to block the transcoder.
 *
 * @param pixels of all frames
 * @returns milliseconds
 */
export const encodingTime = (pixels: number): number =>
  Math.min(5 * MINUTE + (pixels / MIN_PIXEL_RATE) * 1000, MAX_ENCODING_TIME);
