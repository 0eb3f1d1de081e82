import { expect, it } from 'vitest';
import { compileTargeting } from '../targeting/refused-by.ts';
import { withDefaults } from '../targeting/targeting.ts';
import { estimateReach, type WeightedRequest } from './estimate-reach.ts';
import { sampleRequests } from './sample-requests.ts';

const recorded = async () => {
  const requests = await sampleRequests(new Date('2026-06-15T12:00:00Z'), 7);
  return { requests, total: requests.length, isSample: true, days: 7 };
};

it('reports the rule that refuses the most on its own', async () => {
  const targeting = withDefaults({ devices: ['tablet'], country: { white: [], black: ['US'] } });
  const { costliest, matching } = await estimateReach(await recorded(), compileTargeting(targeting, 'UTC'));
  const anywhere = compileTargeting(withDefaults({ country: { white: [], black: ['US'] } }), 'UTC');
  expect(costliest).toEqual({
    rule: 'devices',
    matching_without: (await estimateReach(await recorded(), anywhere)).matching,
  });
  expect(matching).toBeGreaterThan(0);
});

it('reports the rule that refuses the most if several together leave nothing', async () => {
  const [some] = (await recorded()).requests;
  const refused = { device: 'tablet', browser: 'opera', source: 'unknown' };
  const requests = [
    { ...some, ...refused, device: 'mobile', weight: 2 },
    { ...some, ...refused, browser: 'chrome' },
    { ...some, ...refused, source: 'known' },
    { ...some, ...refused, source: 'known' },
  ] as WeightedRequest[];
  const targeting = withDefaults({
    devices: ['mobile'],
    browsers: { white: ['chrome'], black: [] },
    source: { white: ['known'], black: [] },
  });
  const reach = await estimateReach(
    { requests, total: 5, isSample: false, days: 7 },
    compileTargeting(targeting, 'UTC'),
  );
  expect(reach).toMatchObject({ matching: 0, costliest: { rule: 'browsers', matching_without: 0 } });
});

it.each([
  ['while it counts', {}],
  ['during the search for the rule that refuses the most', { source: { white: ['no such source'], black: [] } }],
])('stops when its signal aborts %s', async (_, targeting) => {
  const input = await recorded();
  const leaving = new AbortController();
  const nowhere = { country: { white: ['AQ'], black: [] }, ...targeting };
  const reach = estimateReach(input, compileTargeting(withDefaults(nowhere), 'UTC'), leaving.signal);
  setImmediate(() => leaving.abort(new Error('left')));
  await expect(reach).rejects.toThrow('left');
});
