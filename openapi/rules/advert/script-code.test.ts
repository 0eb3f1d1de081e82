import { expect, it } from 'vitest';
import { MAX_SCRIPT_BYTES, readScript, validateScriptText } from './script-code.ts';

const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((c) => c.charCodeAt(0))).buffer);
const notText = 'This is not a text in UTF-8: save the script as UTF-8 first';

it.each<[string, Uint8Array, string | null]>([
  ['UTF-8', new TextEncoder().encode("var word = 'слово';"), "var word = 'слово';"],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffvar a;'), 'var a;'],
  ['UTF-16', utf16('var a;'), null],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), null],
  ['nothing', new Uint8Array(), ''],
])('reads a file: %s', (_, bytes, code) => {
  expect(readScript(bytes)).toEqual(code === null ? { code, refusal: notText } : { code, refusal: null });
});

it.each([
  ['code', 'var a;', null],
  ['nothing', '', 'The script is empty'],
  ['blanks', ' \n\t', 'The script is empty'],
  ['NUL', 'var a = "\0";', notText],
  ['as many bytes as allowed', ';'.repeat(MAX_SCRIPT_BYTES), null],
  ['a byte more', ';'.repeat(MAX_SCRIPT_BYTES + 1), 'At most 512 kB'],
  ['fewer characters of more bytes', `'${'ж'.repeat(MAX_SCRIPT_BYTES / 2)}'`, 'At most 512 kB'],
])("refuses text that isn't a script: %s", (_, code, refusal) => {
  expect(validateScriptText(code)).toBe(refusal);
});
