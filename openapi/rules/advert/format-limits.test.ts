import { expect, test } from 'vitest';
import { describeDuration, describeTypes, type FormatLimits, mimeTypeOf, validateByFormat } from './format-limits.ts';

const preroll: FormatLimits = {
  name: 'Preroll',
  minDuration: 5,
  maxDuration: 30,
  maxFileMb: 500,
  mimeTypes: ['video/mp4', 'video/webm'],
};
const video = { duration: 15, size: 2_000_000, mimeType: 'video/mp4' };

test.each([
  ['as it should be', {}],
  ['as short as allowed', { duration: 5 }],
  ['a frame too short', { duration: 4.96 }],
  ['as long as allowed, and the rest of a packet of sound', { duration: 30.4 }],
  ['as large as allowed', { size: 500_000_000 }],
  ['of which nothing is known yet', { duration: null, size: null, mimeType: null }],
])('accepts a video %s', (_name, facts) => {
  expect(validateByFormat({ ...video, ...facts }, preroll)).toBeNull();
});

test.each([
  [{ duration: 41.04 }, {}, 'This video is 41 s long. The format Preroll allows 5 to 30 s.'],
  [{ duration: 30.6 }, {}, 'This video is 30.6 s long. The format Preroll allows 5 to 30 s.'],
  [{ duration: 2 }, {}, 'This video is 2 s long. The format Preroll allows 5 to 30 s.'],
  [{ duration: 41 }, { minDuration: null }, 'This video is 41 s long. The format Preroll allows at most 30 s.'],
  [{ duration: 2 }, { maxDuration: null }, 'This video is 2 s long. The format Preroll allows at least 5 s.'],
  [{ size: 612_300_000 }, {}, 'This file has 612.3 MB. The format Preroll allows at most 500 MB.'],
  [{ size: 2_040_000_000 }, {}, 'This file has 2 GB. The format Preroll allows at most 500 MB.'],
  [{ mimeType: 'video/quicktime' }, {}, 'The format Preroll takes no mov files, only mp4 or webm.'],
])('refuses %j with %j and names the limit', (facts, limits, refusal) => {
  expect(validateByFormat({ ...video, ...facts }, { ...preroll, ...limits })).toBe(refusal);
});

test('a format without limits accepts any video', () => {
  const overlay = { name: 'Overlay', minDuration: null, maxDuration: null, maxFileMb: null, mimeTypes: [] };
  expect(validateByFormat({ duration: 4000, size: 1e12, mimeType: 'video/quicktime' }, overlay)).toBeNull();
  expect(describeDuration(overlay)).toBeNull();
  expect(describeTypes(overlay)).toBe('mp4, webm or mov');
});

test.each([
  ['Spring.MP4', 'video/mp4'],
  ['/media/6f1c/source.webm', 'video/webm'],
  ['clip.final.mov', 'video/quicktime'],
  ['notes.txt', null],
])('%s has the type %s', (name, type) => {
  expect(mimeTypeOf(name)).toBe(type);
});
