/** What is between two tags. */
interface Text {
  kind: 'text';
  text: string;
}

export interface Tag {
  kind: 'start' | 'end';
  /** In lower case, as those of the attributes. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  source: string;
  /** What an element contains that has no tags within, as a script; empty for others, or if it isn't closed. */
  content: string;
}

/**
 * Reads a page as browsers do (HTML Standard, section 13.2.5): what looks like a tag within a comment, an attribute, a
 * script or a title is none. A tag that isn't closed ends the page. Takes time in proportion to the length.
 */
export function* readTokens(page: string): Generator<Text | Tag> {
  const html = page.replace(/^\uFEFF/, '');
  for (let at = 0; at < html.length; ) {
    const next = markup(html, at);
    const text = html.slice(at, next);
    if (text !== '') yield { kind: 'text', text };
    if (next === html.length) return;
    const isTag = match(/<\/?[a-z]/iy, html, next) !== null;
    const read = isTag ? readTag(html, next) : { tag: null, end: endOfComment(html, next) };
    if (read === null) return;
    if (read.tag !== null) yield read.tag;
    at = read.end;
  }
}

/** Where the next tag or comment begins. */
const markup = (html: string, from: number): number =>
  match(/<(?:\/?[a-z]|[!?]|\/[^a-z])/gi, html, from)?.index ?? html.length;

/** Also of a doctype, and of what browsers take for comments, as `<?` and CDATA. */
function endOfComment(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = isComment
    ? (match(/-?>/y, html, start + 4) ?? match(/--!?>/g, html, start + 4))
    : match(/>/g, html, start + 2);
  return end?.end ?? html.length;
}

/** Returns null for a tag that isn't closed. */
function readTag(html: string, start: number): { tag: Tag; end: number } | null {
  const opening = match(/<(\/?)([^\t\n\f\r />]+)/y, html, start);
  const [, slash, written = ''] = opening?.groups ?? [];
  const name = written.toLowerCase();
  const read = readAttributes(html, opening?.end ?? html.length);
  if (read === null) return null;
  const { attributes, end } = read;
  const source = html.slice(start, end);
  if (slash) return { tag: { kind: 'end', name, attributes, source, content: '' }, end };
  const endOfContent = findEndOfContent(html, name, end);
  const tag: Tag = { kind: 'start', name, attributes, source, content: html.slice(end, endOfContent ?? end) };
  return { tag, end: endOfContent ?? html.length };
}

/** Of a name that comes twice, the first counts. */
function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } | null {
  const attributes = new Map<string, string>();
  for (let at = start; ; ) {
    at = match(/[\t\n\f\r /]*/y, html, at)?.end ?? at;
    if (html[at] === '>') return { attributes, end: at + 1 };
    const read = match(
      /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)("?)|'([^']*)('?)|([^\t\n\f\r >]*)))?/y,
      html,
      at,
    );
    if (read === null) return null;
    const [, name = '', double, closing, single, closingSingle, bare] = read.groups;
    if (closing === '' || closingSingle === '') return null;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
    at = read.end;
  }
}

/** Elements whose content has no tags. */
const textual: Readonly<Record<string, RegExp>> = Object.fromEntries(
  // a browser that runs scripts reads the content of noscript as text
  ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'),
  ]),
);

/** Where the end tag of an element begins that has no tags within: at once for others, null if there is none. */
function findEndOfContent(html: string, name: string, start: number): number | null {
  if (name === 'plaintext') return null;
  if (name === 'script') return findEndOfScript(html, start);
  const closing = textual[name];
  return closing === undefined ? start : (match(closing, html, start)?.index ?? null);
}

/** Within `<!--`, a script may contain the tags of another one. */
function findEndOfScript(html: string, start: number): number | null {
  let isEscaped = false;
  let isNested = false;
  for (let at = start; ; ) {
    const found = match(/<!--|-->|<\/?script(?=[\t\n\f\r />])/gi, html, at);
    if (found === null) return null;
    const [what = ''] = found.groups;
    if (what === '<!--') isEscaped = true;
    else if (what === '-->') isEscaped = isNested = false;
    else if (what[1] !== '/') isNested = isEscaped;
    else if (!isNested) return found.index;
    else isNested = false;
    // the same dashes can end it
    at = what === '<!--' ? found.index + 2 : found.end;
  }
}

/** Looks for a pattern with the flag `y` or `g` from a place on. */
function match(pattern: RegExp, text: string, from: number): { groups: string[]; index: number; end: number } | null {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found && { groups: found, index: found.index, end: found.index + found[0].length };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};

/** Decodes references by number, and the most usual ones by name. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|(\w{2,8});)/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (Number.isNaN(code)) return entities[String(name).toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
