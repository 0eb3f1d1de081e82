import { describe, expect, it } from 'vitest';
import { measureLongestBlock } from '../../../../test/measure-longest-block.ts';
import { matchAdsTxt, matchFile, matchTag } from './match-proof.ts';

const MEGABYTE = 1_000_000;
/** In milliseconds on a slow processor; anything with superlinear time takes seconds. */
const MAX_DURATION = 150;
const fill = (part: string) => part.repeat(MEGABYTE / part.length);
const distinct = Array.from({ length: 150_000 }, (_, index) => index.toString(36)).join(' ');

const token = '4f1c9b7ad03e4c1f9e62b85d0a7c3e21';

describe('a hostile megabyte does not block the event loop', () => {
  it.each([
    ['line breaks', fill('\n')],
    ['line breaks of old kinds', fill('\r\n')],
    ['short lines', fill('a#\n')],
    ['lines of ours', fill('ads.example\n')],
    ['lines of ours with other accounts', fill('ads.example,7,DIRECT\n')],
    ['commas', fill(',')],
    ['number signs', fill('a#')],
    ['blanks', fill(' ')],
  ])('a file of %s', async (_name, text) => {
    // warms up, so that compilation is not measured
    matchFile('a\n', token);
    matchAdsTxt('a\n', 'ads.example, 9, DIRECT');
    expect(await measureLongestBlock(() => matchFile(text, token))).toBeLessThan(MAX_DURATION);
    expect(await measureLongestBlock(() => matchAdsTxt(text, 'ads.example, 9, DIRECT'))).toBeLessThan(MAX_DURATION);
  });

  it.each([
    ['open tags', fill('<meta ')],
    ['attributes', `<meta ${distinct}>`],
    ['tags', fill('<a>')],
    ['meta tags', fill('<meta name=a content=b>')],
    ['references', fill('&amp')],
    ['comments', fill('<!--')],
    ['nothing', fill('\0')],
    ['titles', fill('<title>')],
  ])('a page of %s', async (_name, html) => {
    await matchTag('<p>', token);
    expect(await measureLongestBlock(() => matchTag(html, token))).toBeLessThan(MAX_DURATION);
  });

  it('pages that are read at the same time', async () => {
    const all = () => Promise.all(Array.from({ length: 4 }, () => matchTag(fill('<a>').slice(0, 100_000), token)));
    expect(await measureLongestBlock(all)).toBeLessThan(MAX_DURATION);
  });
});

it('finds the line in a long file', () => {
  const text = `${'google.com, pub-1, DIRECT\n'.repeat(30_000)}ads.example, 9, DIRECT\n`;
  expect(matchAdsTxt(text, 'ads.example, 9, DIRECT').code).toBe('found');
});
