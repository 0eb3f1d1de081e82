declare const isMarkup: unique symbol;

/** Markup created by `element`. A plain string is text, which `element` escapes. */
export type Markup = string & { readonly [isMarkup]: true };

type Attributes = Readonly<Record<string, string | number | null>>;

const as = (markup: string) => markup as Markup;

/** Writes an element with a text or child elements; children that are null are omitted. */
export function element(
  name: string,
  attributes: Attributes,
  content: string | readonly (Markup | null)[] = [],
): Markup {
  const inside = typeof content === 'string' ? escapeText(content) : joined(content);
  const start = `${name}${Object.entries(attributes).map(attribute).join('')}`;
  return as(inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`);
}

/** Writes a document with this root element. */
export const xmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

const joined = (elements: readonly (Markup | null)[]) => {
  const written = elements.filter((markup) => markup !== null);
  return written.length === 0 ? '' : `\n${written.join('\n')}\n`;
};

const attribute = ([name, value]: [string, string | number | null]) =>
  value === null ? '' : ` ${name}="${escapeText(String(value))}"`;

/** Characters that XML 1.0 (section 2.2) can't represent: control characters, lone surrogates, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Includes `>` because of `]]>`, and white space because parsers turn it into spaces in attributes, and `\r` into a line
 * feed.
 */
const special = /[&<>"'\t\n\r]/g;

/** ASCII without special characters, which most texts consist of. */
const plain = /^[ !#-%(-;=?-~]*$/;

const escapeText = (text: string) =>
  plain.test(text)
    ? text
    : text.replace(unwritable, '\uFFFD').replace(special, (character) => `&#${character.charCodeAt(0)};`);
