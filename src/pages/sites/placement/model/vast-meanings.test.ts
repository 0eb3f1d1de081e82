import { expect, it } from 'vitest';
import { meaningOf } from './vast-meanings';

it.each([
  ['Ad', 'One advert.'],
  ['Unknown', null],
  ['constructor', null],
  ['__proto__', null],
])('tells what %s is for', (name, meaning) => {
  expect(meaningOf(name)).toBe(meaning);
});
