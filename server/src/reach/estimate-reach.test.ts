import { expect, it } from 'vitest';
import { compileTargeting } from '../targeting/refused-by.ts';
import { withDefaults } from '../targeting/targeting.ts';
import { estimateReach } from './estimate-reach.ts';
import { sampleRequests } from './sample-requests.ts';

const recorded = async () => {
  const requests = await sampleRequests(new Date('2026-06-15T12:00:00Z'), 7);
  return { requests, total: requests.length, isSample: true, days: 7 };
};

it('names the one rule that refuses the most by itself', async () => {
  const targeting = withDefaults({ devices: ['tablet'], country: { white: [], black: ['US'] } });
  const { costliest, matching } = await estimateReach(await recorded(), compileTargeting(targeting, 'UTC'));
  const anywhere = compileTargeting(withDefaults({ country: { white: [], black: ['US'] } }), 'UTC');
  expect(costliest).toEqual({
    rule: 'devices',
    matching_without: (await estimateReach(await recorded(), anywhere)).matching,
  });
  expect(matching).toBeGreaterThan(0);
});

it('names the one that refuses the most where two leave nobody', async () => {
  const [nowhere, unknown] = [['AQ'], ['no such feed']];
  const targeting = withDefaults({
    devices: ['tablet'],
    country: { white: nowhere, black: [] },
    source: { white: unknown, black: [] },
  });
  const { costliest, matching } = await estimateReach(await recorded(), compileTargeting(targeting, 'UTC'));
  expect(matching).toBe(0);
  expect(['source', 'geography']).toContain(costliest?.rule);
  expect(costliest?.matching_without).toBe(0);
});

it('stops once nobody waits for it', async () => {
  let looks = 0;
  const targeting = compileTargeting(withDefaults({}), 'UTC');
  const isGone = () => {
    looks += 1;
    return looks > 2;
  };
  const estimate = estimateReach(await recorded(), targeting, isGone);
  await expect(estimate).rejects.toMatchObject({ status: 499 });
  expect(looks).toBe(3);
});
