/** Maximum size of a draft's JSON in bytes: enough for a targeting whose lists are all full. */
export const MAX_DRAFT_BYTES = 4_000_000;
