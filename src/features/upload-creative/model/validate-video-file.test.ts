import { describe, expect, it } from 'vitest';
import { validateVideoFile } from './validate-video-file';
import { videoHint } from './video-hint';

const midroll = {
  name: 'Midroll',
  minDuration: 5,
  maxDuration: 30,
  maxFileMb: 500,
  mimeTypes: ['video/mp4', 'video/webm'],
};
const file = { name: 'spring.mp4', size: 24_000_000 };
const facts = { duration: 15, width: 640, height: 360, codec: 'h264', mimeType: 'video/mp4' };

describe('validateVideoFile', () => {
  it.each([
    { why: 'it meets the format', known: facts },
    { why: 'its name says another type than its content', name: 'spring.mov', known: facts },
    { why: 'its metadata can not be read', known: null },
    { why: 'its length and codec are unknown', known: { ...facts, duration: null, codec: null } },
  ])('accepts a file when $why', ({ name = file.name, known }) => {
    expect(validateVideoFile({ ...file, name }, known, midroll)).toBeNull();
  });

  it('refuses what the server would refuse', () => {
    expect(validateVideoFile(file, { ...facts, duration: 41 }, midroll)).toBe(
      'This video is 41 s long. The format Midroll allows 5 to 30 s.',
    );
    expect(validateVideoFile({ ...file, name: 'spring.mov' }, null, midroll)).toMatch(/takes no mov files/);
    expect(validateVideoFile({ ...file, size: 600_000_000 }, null, midroll)).toMatch(/at most 500 MB/);
    expect(validateVideoFile(file, { ...facts, mimeType: 'video/quicktime' }, midroll)).toMatch(/takes no mov files/);
    expect(validateVideoFile(file, { ...facts, codec: 'apch' }, midroll)).toMatch(/codec that browsers don't play/);
  });
});

describe('videoHint', () => {
  it('describes the limits', () => {
    expect(videoHint(midroll, 500_000_000)).toBe('mp4 or webm, 5 to 30 s, up to 500 MB');
    expect(videoHint({ ...midroll, minDuration: null, maxDuration: null, mimeTypes: [] }, 2e9)).toBe(
      'mp4, webm or mov, up to 2 GB',
    );
  });
});
