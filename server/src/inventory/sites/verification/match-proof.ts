import { verificationName } from '@preroll/rules/site/site-proofs';
import type { components } from '../../../platform/contract/generated/contract.d.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { type MetaTag, parseMetaTags } from './meta-tags.ts';

export type AnswerCode = components['schemas']['SiteAnswerCode'];

/** The result of comparing a site's content with the expected proof. */
export interface ProofMatch {
  code: AnswerCode;
  line: string | null;
}

const MAX_LINE_LENGTH = 300;

/** The maximum lines per file. Together with the length of lines, they limit the work for a hostile file. */
const MAX_LINES = 50_000;
const MAX_OWN_LINES = 1000;

const proofMatch = (code: AnswerCode, line: string | null = null): ProofMatch => ({
  code,
  line: line === null ? null : line.trim().slice(0, MAX_LINE_LENGTH),
});

/** Checks the head of a page for the tag with the token. */
export async function matchTag(html: string, token: string): Promise<ProofMatch> {
  let wrong: MetaTag | undefined;
  let curly: MetaTag | undefined;
  let below: MetaTag | undefined;
  for await (const tag of parseMetaTags(html)) {
    const name = tag.attributes.get('name')?.trim().toLowerCase();
    const isOurs = name === verificationName && tag.attributes.get('content')?.trim() === token;
    if (isOurs && tag.isInHead) return proofMatch('found');
    if (isOurs) below ??= tag;
    else if (tag.isInHead && name === verificationName) wrong ??= tag;
    else if (tag.isInHead && withoutCurlyQuotes(name ?? '') === verificationName) curly ??= tag;
  }
  const content = wrong?.attributes.get('content') ?? '';
  if (withoutCurlyQuotes(content) !== content) curly ??= wrong;
  if (curly !== undefined) return proofMatch('curly_quotes', curly.source);
  if (wrong !== undefined) return proofMatch('wrong_token', wrong.source);
  return below === undefined ? proofMatch('no_tag') : proofMatch('outside_head', below.source);
}

/** Word processors replace straight quotes by these, which HTML treats as part of the value. */
const withoutCurlyQuotes = (text: string) => text.replace(/[“”„‟«»‘’‚‛″′]/g, '');

/** Checks a file that should only contain the token. */
export function matchFile(text: string, token: string): ProofMatch {
  if (isPage(text)) return proofMatch('page_instead_of_file');
  let first: string | undefined;
  for (const line of linesOf(text)) {
    if (line === token) return proofMatch('found');
    first ??= line;
  }
  return first === undefined ? proofMatch('no_line') : proofMatch('wrong_token', first);
}

/** Checks the TXT records of a name for the record with the token. */
export function matchRecords(records: readonly string[], token: string): ProofMatch {
  // some DNS panels store the quotes from the instructions
  const values = records.map((record) => record.trim().replace(/^"(.*)"$/, '$1'));
  if (values.includes(`${verificationName}=${token}`)) return proofMatch('found');
  const ours = values.find((value) => value.toLowerCase().startsWith(verificationName));
  return ours === undefined ? proofMatch('no_record') : proofMatch('wrong_token', ours);
}

/** Checks an ads.txt for our line, ignoring blanks, comments and case (ads.txt 1.1, section 3.4). */
export function matchAdsTxt(text: string, line: string): ProofMatch {
  if (isPage(text)) return proofMatch('page_instead_of_file');
  const [host = '', ...wanted] = fieldsOf(line);
  let first: string | undefined;
  let count = 0;
  for (const entry of linesOf(text)) {
    if (entry.slice(0, host.length).toLowerCase() !== host) continue;
    const [theirs, ...fields] = fieldsOf(entry);
    if (theirs !== host) continue;
    if (wanted.every((field, index) => field === fields[index])) return proofMatch('found');
    first ??= entry;
    count += 1;
    if (count === MAX_OWN_LINES) break;
  }
  return first === undefined ? proofMatch('no_line') : proofMatch('wrong_token', first);
}

/** The title of a page on one line; empty if it has none, or if the page ends within it. */
export async function parseTitle(html: string): Promise<string> {
  let title: string | null = null;
  for await (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') title = title === null ? null : title + token.text;
    else if (title !== null) return title.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    else if (token.kind === 'start' && token.name === 'title') title = '';
  }
  return '';
}

const isPage = (text: string) => /^\uFEFF?\s*<(?:!doctype|html|head|body|meta|!--)/i.test(text);

/** Yields the nonempty lines, up to a total number of lines. */
function* linesOf(text: string): Generator<string> {
  const breaks = /\r\n?|\n/g;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let count = 0; count < MAX_LINES && start < text.length; count += 1) {
    breaks.lastIndex = start;
    const end = breaks.exec(text)?.index ?? text.length;
    const line = text.slice(start, Math.min(end, start + 10 * MAX_LINE_LENGTH)).trim();
    if (line !== '' && !line.startsWith('#')) yield line;
    start = Math.max(end + 1, breaks.lastIndex);
  }
}

const fieldsOf = (line: string): string[] =>
  line
    .replace(/[#;].*$/s, '')
    .split(',')
    .map((field) => field.trim().toLowerCase());
