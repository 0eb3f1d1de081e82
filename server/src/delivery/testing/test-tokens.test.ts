import { expect, it } from 'vitest';
import { createTestTokens } from './test-tokens.ts';

const tokens = createTestTokens(Buffer.alloc(32, 7));
const now = new Date('2026-11-28T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { token } = tokens.issue(7, now);
const [end = '', signature = ''] = token.split('.');

it.each([
  ['its placement, at once', token, 7, now, true],
  ['its placement, after nine minutes', token, 7, after(9), true],
  ['its placement, after ten minutes', token, 7, after(10), false],
  ['another placement', token, 8, now, false],
  ['a later end', `${Number(end) + 1}.${signature}`, 7, now, false],
  ['another signature', `${end}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`, 7, now, false],
  ['no signature', end, 7, now, false],
  ['nothing', '', 7, now, false],
  ['a number that is none', `NaN.${signature}`, 7, now, false],
])('lets %s be tested or not', (_what, given, placementId, at, expected) => {
  expect(tokens.isValid(given, placementId, at)).toBe(expected);
});

it('is rejected by a server with another key', () => {
  expect(createTestTokens(Buffer.alloc(32, 8)).isValid(token, 7, now)).toBe(false);
});
