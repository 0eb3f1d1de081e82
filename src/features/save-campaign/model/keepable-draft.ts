/** Twin: `server/src/drafts/drafts.ts`, which refuses more. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Whether a draft is small enough to be kept.
 *
 * @param text the JSON of what is in the form
 */
export const isKeepable = (text: string): boolean => new TextEncoder().encode(text).length <= MOST_BYTES;
