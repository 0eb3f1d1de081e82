import { expect, it } from 'vitest';
import { statuses } from './advert-status.cases.ts';
import { refuseStatusChange } from './advert-status.ts';
import { approvedStatuses, candidateStatuses, startableStatuses } from './advert-statuses.ts';

const canBeStartedBy = (viewer: Parameters<typeof refuseStatusChange>[2]) =>
  statuses.filter((status) => refuseStatusChange(status, 'working', viewer) === null);

it('an owner can start what only waits for its start, and an admin each candidate', () => {
  expect(canBeStartedBy({ supportPanels: ['advertiser'], isAdmin: false }).toSorted()).toEqual(startableStatuses);
  expect(canBeStartedBy({ supportPanels: ['admin'], isAdmin: true }).toSorted()).toEqual(candidateStatuses.toSorted());
});

it('what is approved is working, or waits for its start', () => {
  expect(approvedStatuses.toSorted()).toEqual([...startableStatuses, 'working'].toSorted());
});
