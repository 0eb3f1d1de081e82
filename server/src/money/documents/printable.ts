const EMOJIS =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/gu;

const IN_FONT = new Set('©®‼⁉™↔↕↖↗↘↙↩↪⏏Ⓜ▪▶◀☀♥⚠❤⬆⬜');

/** Removes emojis that a document would print as boxes. The stored text keeps them. */
export function printable(text: string): string {
  const left = text.replaceAll(EMOJIS, (sign) => (IN_FONT.has(sign) ? sign : ''));
  return left === text ? text : left.replaceAll(/ {2,}/g, ' ').trim() || '—';
}

/** Applies `printable` to all texts of a document. Values other than plain arrays and objects stay as they are. */
export function printableDocument<Part>(part: Part): Part {
  if (typeof part === 'string') return printable(part) as Part;
  if (Array.isArray(part)) return part.map(printableDocument) as Part;
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, printableDocument(value)])) as Part;
}
