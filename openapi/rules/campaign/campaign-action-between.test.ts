import { describe, expect, it } from 'vitest';
import { campaignActionBetween } from './campaign-action-between.ts';

const statuses = ['stopped', 'working', 'lock', 'archive'] as const;

/** For each status in the order above, then `deleted`: the action that leads there from the named status. */
const between = {
  stopped: [null, 'start', 'lock', 'archive', null],
  working: ['stop', null, 'lock', 'archive', null],
  lock: ['stop', 'start', null, 'archive', null],
  archive: ['restore', 'start', 'lock', null, null],
};

describe('campaignActionBetween', () => {
  it.each(
    statuses.flatMap((from) =>
      ([...statuses, 'deleted'] as const).map((to, index) => ({ from, to, action: between[from][index] ?? null })),
    ),
  )('$from to $to is $action', ({ from, to, action }) => {
    expect(campaignActionBetween(from, to)).toBe(action);
  });
});
