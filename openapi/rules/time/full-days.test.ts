import { describe, expect, it } from 'vitest';
import { lastFullDay, leavesOutToday } from './full-days.ts';

describe('lastFullDay', () => {
  it.each([
    ['a period that is over', '2026-11-13', '2026-11-19', '2026-11-19', false],
    ['one that ends today', '2026-11-14', '2026-11-20', '2026-11-19', true],
    ['one that ends later', '2026-11-14', '2026-11-30', '2026-11-19', true],
    ['only today', '2026-11-20', '2026-11-20', null, false],
    ['one that has not begun', '2026-11-21', '2026-11-30', null, false],
  ])('of %s', (_, from, to, day, isPart) => {
    expect(lastFullDay({ from, to }, '2026-11-20')).toBe(day);
    expect(leavesOutToday(day, to)).toBe(isPart);
  });
});
