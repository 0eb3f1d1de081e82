import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

it.each([
  ['UTF-8', [0xd0, 0xa1, 0xd1, 0x87, 0xd1, 0x91, 0xd1, 0x82]],
  ['windows-1251', [0xd1, 0xf7, 0xb8, 0xf2]],
])('decodes %s', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes).buffer)).toBe('Счёт');
});
