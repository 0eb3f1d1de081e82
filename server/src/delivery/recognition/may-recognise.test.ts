import { expect, it } from 'vitest';
import { type ConsentSignals, mayRecognise } from './may-recognise.ts';

const both = [true, false];
const signals: ConsentSignals[] = both.flatMap((objects) =>
  [true, false, null].flatMap((gdpr) =>
    ['DE', 'GB', 'CH', 'RE', 'RU', 'US', null].flatMap((country) =>
      both.map((hasConsent) => ({ objects, gdpr, country, hasConsent })),
    ),
  ),
);

it('recognises nobody who objects, and nobody if the operator says so', () => {
  const allowed = (mode: Parameters<typeof mayRecognise>[0]) => signals.filter((asked) => mayRecognise(mode, asked));
  expect(allowed('never')).toEqual([]);
  expect(allowed('always')).toEqual(signals.filter(({ objects }) => !objects));
  expect(allowed('ask').some(({ objects }) => objects)).toBe(false);
});

it.each([
  // what the page says counts more than where the visitor is
  [true, 'DE', 'needs consent'],
  [true, 'US', 'needs consent'],
  [true, null, 'needs consent'],
  [false, 'DE', 'needs none'],
  [false, 'US', 'needs none'],
  [false, null, 'needs none'],
  [null, 'DE', 'needs consent'],
  [null, 'NO', 'needs consent'],
  [null, 'GB', 'needs consent'],
  [null, 'CH', 'needs consent'],
  [null, 'RE', 'needs consent'],
  [null, null, 'needs consent'],
  [null, 'US', 'needs none'],
  [null, 'RU', 'needs none'],
])('gdpr %s from %s %s', (gdpr, country, expected) => {
  const asked = { objects: false, gdpr, country };
  expect(mayRecognise('ask', { ...asked, hasConsent: true })).toBe(true);
  expect(mayRecognise('ask', { ...asked, hasConsent: false })).toBe(expected === 'needs none');
});
