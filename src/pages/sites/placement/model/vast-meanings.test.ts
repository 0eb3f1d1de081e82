import { expect, it } from 'vitest';
import { meaningOf } from './vast-meanings';

it.each([
  ['Ad', 'One advert.'],
  ['Unknown', null],
  ['constructor', null],
  ['__proto__', null],
])('explains %s', (name, meaning) => {
  expect(meaningOf(name)).toBe(meaning);
});
