import { expect, it } from 'vitest';
import { statuses } from './advert-status.cases.ts';
import { checkStatusChange } from './advert-status.ts';
import { approvedStatuses, candidateStatuses, startableStatuses } from './advert-statuses.ts';

const canBeStartedBy = (viewer: Parameters<typeof checkStatusChange>[2]) =>
  statuses.filter((status) => checkStatusChange(status, 'working', viewer) === null);

it('an owner can start startable adverts, and an admin all candidates', () => {
  expect(canBeStartedBy({ supportPanels: ['advertiser'], isAdmin: false }).toSorted()).toEqual(startableStatuses);
  expect(canBeStartedBy({ supportPanels: ['admin'], isAdmin: true }).toSorted()).toEqual(candidateStatuses.toSorted());
});

it('approved adverts are working or startable', () => {
  expect(approvedStatuses.toSorted()).toEqual([...startableStatuses, 'working'].toSorted());
});
