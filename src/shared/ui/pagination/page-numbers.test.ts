import { expect, it } from 'vitest';
import { pageNumbers, pageNumbersBeyond } from './page-numbers';

it.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [8, 8, '1 gap 4 5 6 7 8'],
  [4, 10, '1 2 3 4 5 gap 10'],
  [5, 10, '1 gap 4 5 6 gap 10'],
  [6, 10, '1 gap 5 6 7 gap 10'],
  [7, 10, '1 gap 6 7 8 9 10'],
])('shows on page %i of %i: %s', (page, pages, numbers) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(numbers);
});

it.each([
  [201, '1 gap 197 198 199 200 201'],
  [202, '1 gap 198 199 200 gap 202'],
  [4711, '1 gap 198 199 200 gap 4711'],
])('shows on page %i beyond 200 numbered pages: %s', (page, numbers) => {
  expect(pageNumbersBeyond(page, 200).join(' ')).toBe(numbers);
});
