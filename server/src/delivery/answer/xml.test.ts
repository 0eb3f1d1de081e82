import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, xmlDocument } from './xml.ts';

/** The parser warns about U+FFFD, which is legal. */
const onError = (level: string, message: string) => {
  if (level !== 'warning') throw new Error(message);
};
const parse = (xml: string) => new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement;

/** The production Char of XML 1.0, section 2.2. */
const isLegal = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return '\t\n\r'.includes(character);
  return character.isWellFormed() && code !== 0xfffe && code !== 0xffff;
};

describe('a text in XML', () => {
  it.each([
    ['markup', '<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['the end of a CDATA section', ']]>', ']]&#62;'],
    ['quotes', `"it's"`, '&#34;it&#39;s&#34;'],
    ['an entity', '&amp;', '&#38;amp;'],
    ['line ends', 'a\r\nb\t', 'a&#13;&#10;b&#9;'],
    ['control characters', 'a\u0000b\u001b', 'a\uFFFDb\uFFFD'],
    ['half a surrogate pair', 'a\uD83Db\uDE00', 'a\uFFFDb\uFFFD'],
    ['a whole one', '😀', '😀'],
    ['no characters', 'a\uFFFEb\uFFFF', 'a\uFFFDb\uFFFD'],
  ])('is escaped: %s', (_, text, written) => {
    expect(element('a', {}, text)).toBe(`<a>${written}</a>`);
    expect(element('a', { b: text })).toBe(`<a b="${written}"/>`);
  });

  it('is parsed to the original text, except characters that XML can not represent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const readable = [...text].map((character) => (isLegal(character) ? character : '\uFFFD')).join('');
        const root = parse(xmlDocument(element('a', { b: text }, text)));
        expect([root?.getAttribute('b'), root?.textContent]).toEqual([readable, readable]);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

it('omits attributes and elements that are null', () => {
  expect(element('a', { b: null, c: 0 }, [null, element('d', {}), null])).toBe('<a c="0">\n<d/>\n</a>');
  expect(element('a', {}, [null])).toBe('<a/>');
});
