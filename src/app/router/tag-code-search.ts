const kinds = ['video', 'videojs', 'iframe', 'prebid', 'ads-txt'] as const;

/** Reads the kind of tag code of a placement's page from the URL; the VAST URL without one. */
export const tagCodeSearch = ({ code }: Record<string, unknown>): { code?: (typeof kinds)[number] | undefined } => ({
  code: kinds.find((kind) => kind === code),
});
