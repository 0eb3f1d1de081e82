import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LimitedCampaign } from './limited-campaign.ts';
import { campaignsOf, eventKinds, ownLimits, startTimes } from './limits-arbitraries.ts';
import { LimitsModel } from './limits-model.ts';
import { serve } from './limits-scene.ts';
import { createServeLimits } from './serve-limits.ts';
import { createServedKinds } from './served-kinds.ts';

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ does: fc.constant('serve' as const), campaign: fc.nat(2) }) },
  {
    weight: 20,
    arbitrary: fc.record({
      does: fc.constant('event' as const),
      back: fc.nat(6),
      kind: fc.constantFrom(...eventKinds),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      seconds: fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 14 * 3600 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('beginReading' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('load' as const),
      only: fc.constantFrom(null, 0, 1, 2, 'balances' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('limit' as const), campaign: fc.nat(2), limits: ownLimits }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 90 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('change' as const), campaign: fc.nat(1), like: fc.nat(2) }) },
);

const scene = fc.constantFrom(...startTimes).chain((beginning) =>
  fc.record({
    beginning: fc.constant(beginning),
    campaigns: campaignsOf(beginning),
    steps: fc.array(step, { minLength: 60, maxLength: 150 }),
    paid: fc.integer({ min: 0, max: 200 }),
  }),
);

it('agrees with a list of all events after every step', () => {
  fc.assert(
    fc.property(scene, ({ beginning, campaigns: given, steps, paid }) => {
      const [served, model] = [createServedKinds(), new LimitsModel()];
      let starts = 0;
      let limits = createServeLimits({ startedAt: new Date(starts), served });
      const campaigns: LimitedCampaign[] = [...given];
      const paidIn = new Map([
        [7, paid],
        [8, 60],
      ]);
      let at = Date.parse(beginning.at);
      let cut: number | null = null;
      const load = (only: number | 'balances' | null = null) => {
        const all = model.read(campaigns, paidIn, cut ?? model.events.length);
        const asked = all.campaigns.filter((_, index) => only === null || only === index);
        const owners = new Set((only === 'balances' ? all.campaigns : asked).map(({ campaign }) => campaign.ownerId));
        limits.load({
          campaigns: asked,
          groups: only === null || asked.some(({ campaign }) => campaign.ownerId === 7) ? all.groups : [],
          balances: all.balances.filter(({ ownerId }) => owners.has(ownerId)),
        });
        for (const { campaign } of asked) model.known.set(campaign.id, campaign);
        for (const owner of owners) model.paidIn.set(owner, paidIn.get(owner) ?? 0);
        cut = null;
      };
      load();
      for (const one of steps) {
        const now = new Date(at);
        if (one.does === 'wait') at += one.seconds * 1000;
        if (one.does === 'load') load(one.only);
        if (one.does === 'limit') {
          const campaign = campaigns[one.campaign];
          if (campaign !== undefined)
            campaigns[one.campaign] = { ...campaign, limits: { ...campaign.limits, ...one.limits } };
        }
        if (one.does === 'restart') {
          // a restart loses reservations and late events, but not the kinds of events that have come
          for (const open of model.serves) {
            open.reserved = { shows: [], cash: [] };
            open.cameLate.clear();
          }
          starts += 1;
          limits = createServeLimits({ startedAt: new Date(starts), served });
          cut = null;
          load();
        }
        if (one.does === 'pay') paidIn.set(7, (paidIn.get(7) ?? 0) + one.amount);
        if (one.does === 'beginReading') {
          limits.beginReading();
          cut = model.events.length;
        }
        if (one.does === 'change') {
          // takes the other campaign's terms, so the usage has to be reloaded
          const [campaign, like] = [campaigns[one.campaign], campaigns[one.like]];
          if (campaign === undefined || like === undefined) throw new Error('no such campaign');
          const { startDate, endDate, limits: changed } = like;
          const group = like.ownerId === campaign.ownerId ? like.group : campaign.group;
          campaigns[one.campaign] = { ...campaign, startDate, endDate, group, limits: changed };
          load(one.campaign);
        }
        if (one.does === 'serve') {
          const campaign = campaigns[one.campaign];
          if (campaign === undefined) throw new Error('no such campaign');
          const refusal = limits.refuses(campaign, now, null);
          expect(refusal).toBe(model.refuses(campaign, at));
          if (refusal === null) model.reserve(campaign, at, serve(limits, campaign, now));
        }
        const reported = one.does === 'event' ? model.serves.at(-1 - one.back) : undefined;
        if (one.does === 'event' && reported !== undefined)
          expect(limits.settle(reported, one.kind, now)).toEqual(model.settle(reported, one.kind, at));
      }
    }),
    { numRuns: 400 },
  );
});
