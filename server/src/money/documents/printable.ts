/** Emojis, and what joins, colours and frames them. */
const EMOJIS =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/gu;

/** Those that the font of documents has. */
const IN_FONT = new Set('©®‼⁉™↔↕↖↗↘↙↩↪⏏Ⓜ▪▶◀☀♥⚠❤⬆⬜');

/** A text as documents print it: of an emoji, they would print a box. What it loses here is kept everywhere else. */
export function printable(text: string): string {
  const left = text.replaceAll(EMOJIS, (sign) => (IN_FONT.has(sign) ? sign : ''));
  return left === text ? text : left.replaceAll(/ {2,}/g, ' ').trim() || '—';
}

/** A document with all of its texts so. What is no plain list or object stays as it is. */
export function printableDocument<Part>(part: Part): Part {
  if (typeof part === 'string') return printable(part) as Part;
  if (Array.isArray(part)) return part.map(printableDocument) as Part;
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, printableDocument(value)])) as Part;
}
