/** The URL of a placement's script, for players; the hash is that of its code. */
export const scriptUrl = (publicUrl: string, sha256: string): string => `${publicUrl}/vast/script/${sha256}.js`;
