import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';
import type { Serve } from './serve.ts';

const serve: Serve = {
  id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  at: 1_795_860_000_123,
  advertiser: 3,
  campaign: 12,
  campaignGroup: 0,
  advert: 2_147_483_647,
  webmaster: 5,
  site: 7,
  placement: 9,
  format: 1,
  feed: 0,
  country: 'RU',
  region: 'RU-MOW',
  city: 524_901,
  device: 'mobile',
  os: 'android',
  browser: 'chrome',
  language: 'ru',
  advertiserDomain: 'пример.рф',
  payModel: 'cpv',
  currency: 'RUB',
  price: 1_250_000,
  isTest: false,
  duration: 30,
  isFallback: false,
};

const sealer = createSealer(Buffer.alloc(32, 1));
const stranger = createSealer(Buffer.alloc(32, 2));
const sealed = sealer.seal(serve);

const change = (text: string, at: number) => {
  const place = at < 0 ? text.length + at : at;
  return `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`;
};

describe('a sealed serve', () => {
  it('opens to the original values', () => {
    expect(sealer.open(sealed)).toEqual(serve);
    expect(sealer.open(sealer.seal({ ...serve, isTest: true, campaignGroup: 4 }))).toEqual({
      ...serve,
      isTest: true,
      campaignGroup: 4,
    });
  });

  it('is decrypted once for all its events after a restart, and not at all before', () => {
    for (const one of [sealer, createSealer(Buffer.alloc(32, 1))]) {
      const opened = one.open(sealed);
      expect(opened).toEqual(serve);
      expect(one.open(sealed)).toBe(opened);
    }
  });

  it('fits a path, reveals nothing and differs each time', () => {
    expect(sealed).toMatch(/^[\w-]{200,300}$/);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('RU-MOW');
    expect(sealer.seal(serve)).not.toBe(sealed);
  });

  it('can be opened after a restart', () => {
    expect(createSealer(Buffer.alloc(32, 1)).open(sealed)).toEqual(serve);
  });

  it.each([
    ['of another key', stranger.seal(serve)],
    ['with another key id', change(sealed, 0)],
    ['with another nonce', change(sealed, 10)],
    ['with another tag', change(sealed, 30)],
    ['with another text', change(sealed, 80)],
    ['with another end', change(sealed, -2)],
    ['cut', sealed.slice(0, -8)],
    ['with a key id only', sealed.slice(0, 2)],
    ['cut to its header', sealed.slice(0, 38)],
    ['with appended data', `${sealed}AAAA`],
    ['nothing', ''],
    ['not base64', '%%% <script> пример \u0000'],
    ['text', 'an-example'],
  ])('is not opened: %s', (_, text) => {
    expect(sealer.open(text)).toBeNull();
  });
});

describe('a tag', () => {
  const tag = sealer.sign(sealed, 'impression');

  it('is valid only for its serve and kind', () => {
    expect(tag).toMatch(/^[\w-]{22}$/);
    expect(sealer.isSigned(sealed, 'impression', tag)).toBe(true);
  });

  it('outlives a restart', () => {
    const restarted = createSealer(Buffer.alloc(32, 1));
    expect(restarted.isSigned(sealed, 'impression', tag)).toBe(true);
    expect(restarted.isSigned(sealed, 'click', tag)).toBe(false);
  });

  it.each([
    ['another kind', sealed, 'click', tag],
    ['another serve', sealer.seal(serve), 'impression', tag],
    ['another key', sealed, 'impression', stranger.sign(sealed, 'impression')],
    ['a changed tag', sealed, 'impression', change(tag, 5)],
    // the last bits of base64url are not part of the tag's bytes
    ['another encoding of the same bytes', sealed, 'impression', `${tag.slice(0, -1)}${tag.endsWith('A') ? 'B' : 'A'}`],
    ['a truncated tag', sealed, 'impression', tag.slice(0, -1)],
    ['a padded tag', sealed, 'impression', `${tag}==`],
    ['no tag', sealed, 'impression', ''],
    ['not base64', sealed, 'impression', 'п'.repeat(11)],
    ['the kind within the serve', `${sealed}/impression`, '', tag],
  ])('is not that of %s', (_, text, kind, other) => {
    expect(sealer.isSigned(text, kind, other)).toBe(false);
  });

  it('does not use the sealing key', () => {
    expect(sealer.open(sealer.sign(sealed, 'impression'))).toBeNull();
  });
});
