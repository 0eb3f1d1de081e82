import { describe, expect, it } from 'vitest';
import { validateWebAddress } from './web-address.ts';

describe('validateWebAddress', () => {
  it.each([
    'https://shop.example',
    'http://shop.example:8080/spring?x=1#top',
    'https://пример.рф/путь',
    'https://shop.example/@anna',
    'https://shop.example/?mail=anna@shop.example',
    'https://shop.example/#a:b@c',
    'https://shop.example/%E2%80%AE',
    'https://[2001:db8::1]/',
  ])('accepts %s', (address) => expect(validateWebAddress(address)).toBeNull());

  it.each([
    'https://anna:secret@shop.example/',
    'https://anna@shop.example/',
    'https://:secret@shop.example/',
    'https://shop.example@evil.example/',
    'https://shop.example:443@evil.example',
    'https://shop.example%2F@evil.example/',
  ])('refuses credentials: %s', (address) => {
    expect(validateWebAddress(address)).toBe('Leave out the name and password: everyone would see them');
  });

  it.each([
    ['a right-to-left override', '\u202e'],
    ['a right-to-left mark', '\u200f'],
    ['an isolate', '\u2066'],
    ['an Arabic letter mark', '\u061c'],
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a byte order mark', '\ufeff'],
    ['a line separator', '\u2028'],
    ['a NUL', '\0'],
    ['a tab', '\t'],
    ['DEL', '\u007f'],
    ['a C1 control', '\u0085'],
    ['a variation selector', '\ufe0f'],
    ['a Hangul filler', '\u3164'],
    ['a tag', '\u{e0041}'],
    ['a blank in Braille', '\u2800'],
    ['half a surrogate pair', '\ud800'],
  ])('refuses %s', (_name, character) => {
    for (const address of [`https://shop.example/${character}gpj.exe`, `https://shop${character}.example/`])
      expect(validateWebAddress(address)).toBe(
        'Leave out the invisible characters: they make one address look like another',
      );
  });

  it.each(['', 'shop.example', 'https:/shop.example', 'https://', 'https://\\evil.example', 'https://ex%ample.com'])(
    'refuses invalid addresses: %j',
    (address) => {
      expect(validateWebAddress(address)).toBe('Not a web address: enter it in full, such as https://example.com/page');
    },
  );
});
