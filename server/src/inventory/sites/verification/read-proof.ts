import { proofName } from '@preroll/rules/site/site-proofs';
import type { components } from '../../../platform/contract/generated/contract.d.ts';
import { readTokens } from './html-tokens.ts';
import { type MetaTag, readMetaTags } from './meta-tags.ts';

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
  const tags = [...readMetaTags(html)].filter(
    ({ attributes }) => attributes.get('name')?.trim().toLowerCase() === proofName,
  );
  const isOurs = ({ attributes }: MetaTag) => attributes.get('content')?.trim() === token;
  const head = tags.filter(({ isInHead }) => isInHead);
  if (head.some(isOurs)) return reading('found');
  const [first] = head;
  if (first !== undefined) return reading('wrong_token', first.source);
  const below = tags.find(isOurs);
  return below === undefined ? reading('no_tag') : reading('outside_head', below.source);
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

/** The title of a page on one line; empty if it has none, or if the page ends within it. */
export function readTitle(html: string): string {
  let title: string | null = null;
  for (const token of readTokens(html)) {
    if (token.kind === 'text') title = title === null ? null : title + token.text;
    else if (title !== null) return title.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    else if (token.kind === 'start' && token.name === 'title') title = '';
  }
  return '';
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
