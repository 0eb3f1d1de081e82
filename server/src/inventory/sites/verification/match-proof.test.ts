import { describe, expect, it } from 'vitest';
import { matchAdsTxt, matchFile, matchRecords, matchTag, parseTitle } from './match-proof.ts';

const token = '4f1c9b7ad03e4c1f9e62b85d0a7c3e21';
const tag = `<meta name="preroll-verification" content="${token}">`;
const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('matchTag', () => {
  it.each([
    ['the tag', page(tag), 'found'],
    ['single quotes and upper case', page(`<META NAME='preroll-verification' CONTENT='${token}' />`), 'found'],
    ['no quotes, other order', page(`<meta content=${token} name=preroll-verification>`), 'found'],
    ['two tags, one right', page(`<meta name="preroll-verification" content="old">${tag}`), 'found'],
    ['no head in the source', `${tag}<p>News`, 'found'],
    ['nothing', page('<title>News</title>'), 'no_tag'],
    ['an empty answer', '', 'no_tag'],
    ['another token', page('<meta name="preroll-verification" content="old">'), 'wrong_token'],
    ['no token', page('<meta name="preroll-verification">'), 'wrong_token'],
    ['a comment', page(`<!-- ${tag} -->`), 'no_tag'],
    ['an open comment', page(`<!-- ${tag}`), 'no_tag'],
    ['the body', page('', tag), 'outside_head'],
    ['curly quotes', page(`<meta name=“preroll-verification” content=“${token}”>`), 'curly_quotes'],
    ['curly quotes around the token', page(`<meta name="preroll-verification" content=”${token}”>`), 'curly_quotes'],
    ['another name', page(`<meta name="other" content="${token}">`), 'no_tag'],
    ['the token as text', page(`<title>${token}</title>`), 'no_tag'],
  ])('%s', async (_name, html, code) => {
    expect((await matchTag(html, token)).code).toBe(code);
  });

  it('shows the line that differs', async () => {
    const old = '<meta name="preroll-verification" content="old">';
    expect((await matchTag(page(old), token)).line).toBe(old);
  });

  it.each(['<meta '.repeat(170_000), '<!--'.repeat(250_000), `<meta ${'a'.repeat(1_000_000)}`])(
    'takes no long time on a hostile page',
    async (html) => {
      expect((await matchTag(html, token)).code).toBe('no_tag');
    },
  );
});

describe('matchFile', () => {
  it.each([
    ['the token', token, 'found'],
    ['a line break and a BOM', `\uFEFF${token}\r\n`, 'found'],
    ['nothing', ' \n', 'no_line'],
    ['another token', 'old', 'wrong_token'],
    ['a page', page(token), 'page_instead_of_file'],
  ])('%s', (_name, text, code) => {
    expect(matchFile(text, token).code).toBe(code);
  });
});

describe('matchRecords', () => {
  it.each([
    ['the record', [`preroll-verification=${token}`], 'found'],
    ['others beside it', ['v=spf1 -all', `preroll-verification=${token}`], 'found'],
    ['kept quotes', [`"preroll-verification=${token}"`], 'found'],
    ['none', [], 'no_record'],
    ['others only', ['v=spf1 -all'], 'no_record'],
    ['another token', ['preroll-verification=old'], 'wrong_token'],
    ['the token alone', [token], 'no_record'],
  ])('%s', (_name, records, code) => {
    expect(matchRecords(records, token).code).toBe(code);
  });
});

describe('matchAdsTxt', () => {
  it.each([
    ['the line', 'ads.example, 9, DIRECT', 'found'],
    ['other blanks, cases and a comment', '# ours\nADS.example,9 ,direct # us', 'found'],
    ['more fields', 'ads.example, 9, DIRECT, f08c47fec0942fa0', 'found'],
    ['another account', 'ads.example, 7, DIRECT', 'wrong_token'],
    ['a reseller', 'ads.example, 9, RESELLER', 'wrong_token'],
    ['a commented line', '#ads.example, 9, DIRECT', 'no_line'],
    ['others', 'google.com, pub-1, DIRECT', 'no_line'],
    ['a page', page(''), 'page_instead_of_file'],
  ])('%s', (_name, text, code) => {
    expect(matchAdsTxt(text, 'ads.example, 9, DIRECT').code).toBe(code);
  });
});

it.each([
  [page('<title>Evening news</title>'), 'Evening news'],
  [page('<TITLE data-a="b">\n Q&amp;A &#8212; &laquo;News&raquo;\n</TITLE>'), 'Q&A — «News»'],
  [page(''), ''],
  ['<title>cut', ''],
])('the title of %s', async (html, title) => {
  expect(await parseTitle(html)).toBe(title);
});
