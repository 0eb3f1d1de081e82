import { expect, it } from 'vitest';
import type { AdRequest } from '../targeting/ad-request.ts';
import { compileTargeting } from '../targeting/refused-by.ts';
import { withDefaults } from '../targeting/targeting.ts';
import { estimateReach } from './estimate-reach.ts';
import { sampleRequests } from './sample-requests.ts';

const recorded = async () => {
  const requests = await sampleRequests(new Date('2026-06-15T12:00:00Z'), 7);
  return { requests, total: requests.length, isSample: true, days: 7 };
};

it('reports the rule that refuses the most on its own', async () => {
  const targeting = withDefaults({ devices: ['tablet'], country: { white: [], black: ['US'] } });
  const { costliest, matching } = estimateReach(await recorded(), compileTargeting(targeting, 'UTC')) ?? {};
  const anywhere = compileTargeting(withDefaults({ country: { white: [], black: ['US'] } }), 'UTC');
  expect(costliest).toEqual({
    rule: 'devices',
    matching_without: estimateReach(await recorded(), anywhere)?.matching,
  });
  expect(matching).toBeGreaterThan(0);
});

it('reports the rule that refuses the most if several together leave nothing', async () => {
  const [some] = (await recorded()).requests;
  const refused = { device: 'tablet', browser: 'opera', source: 'unknown' };
  const requests = [
    { ...some, ...refused, device: 'mobile' },
    { ...some, ...refused, device: 'mobile' },
    { ...some, ...refused, browser: 'chrome' },
    { ...some, ...refused, source: 'known' },
    { ...some, ...refused, source: 'known' },
  ] as AdRequest[];
  const targeting = withDefaults({
    devices: ['mobile'],
    browsers: { white: ['chrome'], black: [] },
    source: { white: ['known'], black: [] },
  });
  const reach = estimateReach({ requests, total: 5, isSample: false, days: 7 }, compileTargeting(targeting, 'UTC'));
  expect(reach).toMatchObject({ matching: 0, costliest: { rule: 'browsers', matching_without: 0 } });
});

it('stops when it is no longer needed', async () => {
  let looks = 0;
  const targeting = compileTargeting(withDefaults({}), 'UTC');
  const isGone = () => {
    looks += 1;
    return looks > 2;
  };
  expect(estimateReach(await recorded(), targeting, isGone)).toBeNull();
  expect(looks).toBe(3);
});

it('stops during the search for the rule that refuses the most', async () => {
  const nowhere = { country: { white: ['AQ'], black: [] }, source: { white: ['no such source'], black: [] } };
  const input = await recorded();
  let looks = 0;
  const isGone = () => {
    looks += 1;
    return looks > input.requests.length / 2000;
  };
  expect(estimateReach(input, compileTargeting(withDefaults(nowhere), 'UTC'), isGone)).toBeNull();
});
