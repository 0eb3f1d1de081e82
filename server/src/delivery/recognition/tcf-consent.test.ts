import { expect, it } from 'vitest';
import { createTcfReader } from './tcf-consent.ts';
import { makeTcf } from './tcf-scene.ts';

it.each([
  // purposes, vendors, without a vendor of the operator's, with vendor 7
  [[], [], false, false],
  [[2], [7], false, false],
  [[1], [], true, false],
  [[1], [8], true, false],
  [[1], [7], true, true],
  [[1, 2], [7, 8], true, true],
])('purposes %j and vendors %j', (purposes, vendors, anybody, vendor7) => {
  const text = makeTcf({ purposes, vendors });
  expect([createTcfReader(undefined)(text), createTcfReader(7)(text)]).toEqual([anybody, vendor7]);
});

it('keeps to what the publisher forbids a vendor', () => {
  const text = makeTcf({ purposes: [1], vendors: [7, 8], forbidden: 7 });
  expect([createTcfReader(7)(text), createTcfReader(8)(text)]).toEqual([false, true]);
});

it('takes nothing else for consent', () => {
  const allows = createTcfReader(undefined);
  const consent = makeTcf({ purposes: [1], vendors: [] });
  // of TCF 1, cut, too long, and what is none
  const others = [
    'BOEFEAyOEFEAyAHABDENAIgAAAB9vABAASA',
    consent.slice(0, 20),
    'C'.repeat(10_000),
    '1',
    '',
    '[GDPR_CONSENT]',
  ];
  expect(others.filter(allows)).toEqual([]);
  expect(allows(`${consent}.YAAAAAAAAAAA`)).toBe(true);
});
