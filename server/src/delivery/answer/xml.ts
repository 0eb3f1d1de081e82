declare const isMarkup: unique symbol;

/** Markup that `element` has written. A plain string is text, which it escapes. */
export type Markup = string & { readonly [isMarkup]: true };

/** Attributes without a value are left out. */
type Attributes = Readonly<Record<string, string | number | null>>;

const as = (markup: string) => markup as Markup;

/** Writes an element that holds a text, or other elements; those that are null are left out. */
export function element(
  name: string,
  attributes: Attributes,
  content: string | readonly (Markup | null)[] = [],
): Markup {
  const inside = typeof content === 'string' ? escapeText(content) : joined(content);
  const start = `${name}${Object.entries(attributes).map(attribute).join('')}`;
  return as(inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`);
}

/** Writes a document with this root. */
export const xmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

const joined = (elements: readonly (Markup | null)[]) => {
  const written = elements.filter((markup) => markup !== null);
  return written.length === 0 ? '' : `\n${written.join('\n')}\n`;
};

const attribute = ([name, value]: [string, string | number | null]) =>
  value === null ? '' : ` ${name}="${escapeText(String(value))}"`;

/** What XML 1.0 (section 2.2) can't hold in any form: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** `>` is in it because of `]]>`; white space, because parsers make spaces of it in attributes, and a line feed of `\r`. */
const special = /[&<>"'\t\n\r]/g;

/** ASCII without those: most of what is written. */
const plain = /^[ !#-%(-;=?-~]*$/;

const escapeText = (text: string) =>
  plain.test(text)
    ? text
    : text.replace(unwritable, '\uFFFD').replace(special, (character) => `&#${character.charCodeAt(0)};`);
