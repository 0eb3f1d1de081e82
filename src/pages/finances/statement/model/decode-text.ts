/** The letters of windows-1251 and windows-1252 beyond ASCII, and those that stand beside another one. */
const LETTERS = /[\u00c0-\u00ff]/g;
const IN_WORDS = /[\u00c0-\u00ff](?=[\u00c0-\u00ff])|(?<=[\u00c0-\u00ff])[\u00c0-\u00ff]/g;

const decode = (label: string, bytes: ArrayBuffer) => new TextDecoder(label).decode(bytes);

/**
 * Decodes UTF-8 or, if it isn't that, UTF-16 with its mark, windows-1251, in which Russian banks still write, or
 * windows-1252, in which German ones do: Russian words have nothing but such letters, others have one here and there.
 */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [first, second] = new Uint8Array(bytes);
    if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
    const western = decode('windows-1252', bytes);
    const countOf = (pattern: RegExp) => western.match(pattern)?.length ?? 0;
    return countOf(IN_WORDS) * 2 > countOf(LETTERS) ? decode('windows-1251', bytes) : western;
  }
}
