import { expect, it } from 'vitest';
import type { User } from '@/entities/user';
import type { AnalyticsAnswer } from '@/shared/api';
import { describeWaiting, describeWork, withPace } from './client-row';

const none = {
  ...{ campaigns: 0, campaigns_working: 0, sites: 0 },
  ...{ adverts_in_review: 0, sites_in_review: 0, payments_waiting: 0 },
};

it.each([
  [{}, ''],
  [{ adverts_in_review: 2, payments_waiting: 1 }, '2 adverts in review, 1 payment'],
  [{ sites_in_review: 1 }, '1 site in review'],
])('describes what waits: %o', (work, text) => {
  expect(describeWaiting({ ...none, ...work })).toBe(text);
});

it.each([
  [{}, ''],
  [{ campaigns: 5, campaigns_working: 3 }, '3 of 5 campaigns working'],
  [{ campaigns: 1, campaigns_working: 0, sites: 2 }, '0 of 1 campaign working, 2 sites'],
])('describes what a client has: %o', (work, text) => {
  expect(describeWork({ ...none, ...work })).toBe(text);
});

it('assigns the spend to its client only', () => {
  const clients = [{ id: 7 }, { id: 8 }] as User[];
  const rows = [{ dims: [{ value: '7' }], metrics: { spend: 12 }, compare: { spend: 8 } }];
  expect(withPace(clients, undefined)).toEqual(clients);
  expect(withPace(clients, { rows } as unknown as AnalyticsAnswer)).toEqual([
    { id: 7, spend: 12, before: 8 },
    { id: 8, spend: 0, before: null },
  ]);
});
