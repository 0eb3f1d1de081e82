/** Twin: `server/src/drafts/drafts.ts`, which refuses more. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Whether a draft is small enough to be kept: the JSON of what is in the form. */
export const isKeepable = ({ size }: Blob): boolean => size <= MOST_BYTES;
