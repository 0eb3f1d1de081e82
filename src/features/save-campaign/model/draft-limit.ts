import { MAX_DRAFT_BYTES } from '@preroll/rules/campaign/draft-limit';

/** Whether the JSON of a draft is small enough for the server to store. */
export const fitsDraftLimit = ({ size }: Blob): boolean => size <= MAX_DRAFT_BYTES;
