/** The length of a key for AES-256. */
export const KEY_BYTES = 32;

/** Reads a key of 32 bytes in base64; undefined for anything else. */
export function readSecretKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES && key.toString('base64') === text.trim() ? key : undefined;
}
