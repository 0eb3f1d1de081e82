/** The most bytes that a draft's JSON may have: room for a targeting with every list full. */
export const MAX_DRAFT_BYTES = 4_000_000;
