/** Maximum size of a script, in bytes of UTF-8. */
export const MAX_SCRIPT_BYTES = 512_000;

const notText = 'This is not a text in UTF-8: save the script as UTF-8 first';

/** The code of a file, or why it can't be read, as a sentence. */
type ReadCode = { code: string; refusal: null } | { code: null; refusal: string };

/** Decodes a script file. A leading byte order mark is removed. */
export function readScript(bytes: Uint8Array): ReadCode {
  try {
    return { code: new TextDecoder('utf-8', { fatal: true }).decode(bytes), refusal: null };
  } catch {
    return { code: null, refusal: notText };
  }
}

/**
 * Returns what is wrong with the text of a script, as a sentence; null if it is valid. The server checks the syntax.
 */
export function validateScriptText(code: string): string | null {
  if (code.trim() === '') return 'The script is empty';
  if (code.includes('\0')) return notText;
  if (new TextEncoder().encode(code).length > MAX_SCRIPT_BYTES) return 'At most 512 kB';
  return null;
}
