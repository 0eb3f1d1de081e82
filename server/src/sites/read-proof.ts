import { proofName } from '@preroll/rules/site-proofs';
import type { components } from '../contract/generated/contract.d.ts';

export type AnswerCode = components['schemas']['SiteAnswerCode'];

/** What stands on a site, compared with what should. */
export interface Reading {
  code: AnswerCode;
  /** The line that differs. */
  line: string | null;
}

const LONGEST_LINE = 300;

const reading = (code: AnswerCode, line: string | null = null): Reading => ({
  code,
  line: line === null ? null : line.trim().slice(0, LONGEST_LINE),
});

/** Looks for the tag with the token in the head of a page. */
export function readTag(html: string, token: string): Reading {
  const page = withoutComments(html);
  const end = page.search(/<\/head|<body/i);
  const head = verificationTags(end === -1 ? page : page.slice(0, end));
  if (head.some(({ content }) => content === token)) return reading('found');
  const [first] = head;
  if (first !== undefined) return reading('wrong_token', first.tag);
  const below = verificationTags(page).find(({ content }) => content === token);
  return below === undefined ? reading('no_tag') : reading('outside_head', below.tag);
}

/** Reads the file whose only content is the token. */
export function readFile(text: string, token: string): Reading {
  if (isPage(text)) return reading('page_instead_of_file');
  const lines = linesOf(text);
  if (lines.includes(token)) return reading('found');
  const [first] = lines;
  return first === undefined ? reading('no_line') : reading('wrong_token', first);
}

/** Looks for the record with the token among the TXT records of a name. */
export function readRecords(records: readonly string[], token: string): Reading {
  // some panels keep the quotes that the manual shows
  const values = records.map((record) => record.trim().replace(/^"(.*)"$/, '$1'));
  if (values.includes(`${proofName}=${token}`)) return reading('found');
  const ours = values.find((value) => value.toLowerCase().startsWith(proofName));
  return ours === undefined ? reading('no_record') : reading('wrong_token', ours);
}

/** Looks for our line in an ads.txt; blanks, comments and upper case don't matter (ads.txt 1.1, section 3.4). */
export function readAdsTxt(text: string, line: string): Reading {
  if (isPage(text)) return reading('page_instead_of_file');
  const wanted = fieldsOf(line);
  const entries = linesOf(text).map((entry) => ({ entry, fields: fieldsOf(entry) }));
  if (entries.some(({ fields }) => wanted.every((field, index) => field === fields[index]))) return reading('found');
  const ours = entries.find(({ fields }) => fields[0] === wanted[0]);
  return ours === undefined ? reading('no_line') : reading('wrong_token', ours.entry);
}

/** The title of a page, without entities and line breaks; empty if it has none. */
export function readTitle(html: string): string {
  const start = /<title(?:\s[^<>]{0,200})?>/i.exec(html);
  if (start === null) return '';
  const from = start.index + start[0].length;
  const end = html.indexOf('<', from);
  const raw = html.slice(from, end === -1 ? from : end);
  return decodeEntities(raw)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
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

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (Number.isNaN(code)) return entities[String(name).toLowerCase()] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Patterns that run through a comment would take quadratic time on hostile pages. */
function withoutComments(html: string): string {
  const parts: string[] = [];
  for (let from = 0; ; ) {
    const start = html.indexOf('<!--', from);
    parts.push(html.slice(from, start === -1 ? undefined : start));
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    if (end === -1) return parts.join(' ');
    from = end + 3;
  }
}

const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function verificationTags(html: string): { tag: string; content: string }[] {
  return [...html.matchAll(/<meta\s[^<>]{1,1000}>/gi)].flatMap(([tag]) => {
    const attributes = new Map(
      [...tag.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    );
    if (attributes.get('name')?.trim().toLowerCase() !== proofName) return [];
    return [{ tag, content: attributes.get('content')?.trim() ?? '' }];
  });
}

const isPage = (text: string) => /^\uFEFF?\s*<(?:!doctype|html|head|body|meta|!--)/i.test(text);

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const fieldsOf = (line: string): string[] =>
  line
    .replace(/[#;].*$/s, '')
    .split(',')
    .map((field) => field.trim().toLowerCase());
