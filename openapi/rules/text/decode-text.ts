type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252' | 'ibm866';

/**
 * Decodes a text file of unknown encoding, which is guessed from its bytes: a byte order mark, the zeros of UTF-16,
 * valid UTF-8 sequences (the last one may be cut off), or Russian words in windows-1251 or cp866 (DOS). The fallback is
 * windows-1252, in which non-ASCII letters are rare.
 */
export function decodeText(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): Encoding {
  return encodingOfUnicode(bytes) ?? encodingOfLetters(bytes);
}

function encodingOfUnicode(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // spaces, digits, separators and Latin letters have a zero byte in UTF-16
  const zeros = [0, 0];
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > bytes.length / 8) return odd > even ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = countOf(text, /\uFFFD/g);
  return broken === 0 || broken < countOf(text, /[^\0-\x7F\uFFFD]/g) / 2 ? 'utf-8' : undefined;
}

/** Adjacent Russian letters; in the wrong encoding, symbols and box drawing characters separate them. */
const IN_RUSSIAN_WORDS = /[а-яё](?=[а-яё])|(?<=[а-яё])[а-яё]/giu;

function encodingOfLetters(bytes: Uint8Array): Encoding {
  const beyondAscii = bytes.filter((byte) => byte > 0x7f).length;
  const [[encoding, letters]] = (['windows-1251', 'ibm866'] as const)
    .map((one) => [one, countOf(new TextDecoder(one).decode(bytes), IN_RUSSIAN_WORDS)] as const)
    .toSorted(([, one], [, other]) => other - one) as [readonly [Encoding, number]];
  return letters * 2 > beyondAscii ? encoding : 'windows-1252';
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
