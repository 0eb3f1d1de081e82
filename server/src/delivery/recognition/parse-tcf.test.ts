import { expect, it } from 'vitest';
import { parseTcf } from './parse-tcf.ts';
import { makeTcf } from './tcf-scene.ts';

const few = [7];
/** Encoded as ranges. */
const many = Array.from({ length: 500 }, (_, index) => index + 1);

it.each<[purposes: number[], vendors: number[], anybody: string, vendor7: string]>([
  [[], [], 'refused', 'refused'],
  [[2], few, 'refused', 'refused'],
  [[1], [], 'given', 'refused'],
  [[1], [8], 'given', 'refused'],
  [[1], few, 'given', 'given'],
  [[1, 2], [6, 7, 8], 'given', 'given'],
  [[1, 2], many, 'given', 'given'],
  [[1, 2], many.filter((vendor) => vendor !== 7), 'given', 'refused'],
])('purposes %j: consent is %3$s, with a vendor %4$s', (purposes, vendors, anybody, vendor7) => {
  const text = makeTcf({ purposes, vendors });
  expect([parseTcf(text, undefined), parseTcf(text, 7)]).toEqual([anybody, vendor7]);
  // other segments may follow
  expect(parseTcf(`${text}.YAAAAAAAAAAA`, 7)).toBe(vendor7);
});

it("respects the publisher's restrictions for a vendor", () => {
  const text = makeTcf({ purposes: [1], vendors: [7, 8], forbidden: 7 });
  expect([parseTcf(text, 7), parseTcf(text, 8), parseTcf(text, undefined)]).toEqual(['refused', 'given', 'given']);
});

it('rejects other texts', () => {
  const consent = makeTcf({ purposes: [1], vendors: [] });
  // TCF 1, truncated, too long, and not a consent string at all
  const others = ['BOEFEAyOEFEAyAHABDENAIgAAAB9vABAASA', consent.slice(0, 20), 'C'.repeat(10_000), '1', '', 'C[GDPR]'];
  for (const text of others) expect(parseTcf(text, 7)).toBe(null);
});

it('reads a crafted string with huge ranges without expanding them', () => {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, '0');
  const makeRanges = (last: number) => {
    const ranges = Array.from({ length: 700 }, () => `1${bits(1, 16)}${bits(last, 16)}`).join('');
    const head = bits(2, 6).padEnd(152, '0') + bits(1, 1).padEnd(61, '0');
    const written = `${head}${bits(65_535, 16)}1${bits(700, 12)}${ranges}`.padEnd(24_000, '0');
    return Buffer.from(written.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []).toString('base64url');
  };
  const [small, huge] = [makeRanges(1), makeRanges(65_535)];
  expect([parseTcf(small, 65_000), parseTcf(huge, 65_000)]).toEqual(['refused', 'given']);
  const timeToRead = (text: string) => {
    const began = process.threadCpuUsage();
    // enough runs for a clock that advances by a few milliseconds
    for (let run = 0; run < 300; run += 1) parseTcf(text, 65_000);
    const { user, system } = process.threadCpuUsage(began);
    return user + system;
  };
  // expanding the ranges would take thousands of times longer
  expect(timeToRead(huge)).toBeLessThan(10 * timeToRead(small));
});
