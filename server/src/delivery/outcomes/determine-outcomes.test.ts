import { expect, it } from 'vitest';
import { type Campaign, indexOf, placement, request, toIndexed } from '../decision/decision-scene.ts';
import type { ReadRequest } from '../request/read-ad-request.ts';
import { determineOutcomes } from './determine-outcomes.ts';

const campaigns: Campaign[] = [
  { id: 1, price: 3_000_000 },
  { id: 2, price: 2_000_000 },
  { id: 3, targeting: { country: { white: ['FR'], black: [] } } },
  { id: 4, lacks: 'no_erid', adverts: [] },
  { id: 5, formatId: 2 },
  { id: 6, isStarted: false },
  { id: 7, price: 9_000_000 },
  { id: 8, price: 9_000_000 },
];
const refusedByLimits: Record<number, 'frequency' | 'unread'> = { 7: 'frequency', 8: 'unread' };

const outcomesWith = async (winner: number | null) => {
  const judged = await determineOutcomes(
    {
      index: indexOf(campaigns.map(toIndexed)),
      limits: { refuses: ({ id }) => refusedByLimits[id] ?? null },
    },
    { request: request as ReadRequest, placement, viewer: { person: 'somebody', lasting: null }, winner },
  );
  return Object.fromEntries(judged.map(({ campaignId, outcome }) => [campaignId, outcome]));
};

const refused = { 3: 'geo', 4: 'no_erid', 7: 'frequency' };

it('reports the outcome to each started campaign of the format whose usage is loaded', async () => {
  expect(await outcomesWith(1)).toEqual({ ...refused, 1: 'won', 2: 'lost_auction' });
});

// its show has been counted in the meantime
it('reports the served campaign as the winner, whatever its limits say now', async () => {
  expect(await outcomesWith(7)).toEqual({ ...refused, 7: 'won', 1: 'lost_auction', 2: 'lost_auction' });
});

it('reports no lost auctions if nothing was served', async () => {
  expect(await outcomesWith(null)).toEqual(refused);
});
