import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

it.each([
  ['UTF-8', [0xd0, 0xa1, 0xd1, 0x87, 0xd1, 0x91, 0xd1, 0x82], 'Счёт'],
  ['windows-1251', [0xd1, 0xf7, 0xb8, 0xf2], 'Счёт'],
  ['windows-1251 with numbers', [...ascii('N 5; '), 0xce, 0xef, 0xeb, 0xe0, 0xf2, 0xe0], 'N 5; Оплата'],
  [
    'windows-1252',
    [
      ...ascii('W'),
      0xe4,
      ...ascii('hrung f'),
      0xfc,
      ...ascii('r Gr'),
      0xf6,
      0xdf,
      ...ascii('e; M'),
      0xfc,
      ...ascii('ller'),
    ],
    'Währung für Größe; Müller',
  ],
  ['UTF-16', [0xff, 0xfe, 0x21, 0x04, 0x47, 0x04], 'Сч'],
])('decodes %s', (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes).buffer)).toBe(text);
});
