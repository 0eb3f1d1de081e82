import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createFrequency } from '../frequency.ts';
import type { UsageState } from '../limit-counts.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import { createServedKinds } from '../served-kinds.ts';
import { createScripts } from './run-scripts.ts';
import { keyOfGroup } from './serialize-campaign.ts';
import { type CounterData, createSharedCounters } from './shared-counters.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createUnconfirmedEvents } from './unconfirmed-events.ts';

/** Zero: an unconfirmed event counts as lost immediately. */
const LEASE = 0;

/** The limits of several processes, one per connection, on new counters. */
export async function shareLimits(connections: readonly Redis[]) {
  const epoch = randomBytes(4).toString('hex');
  const key = `preroll:test:${epoch}`;
  await connections[0]?.set(key, epoch);
  const shared = connections.map((redis, index) => {
    const counters = createSharedCounters({
      ...{ process: String(index), lease: LEASE },
      run: createScripts(redis),
      place: () => ({ key, epoch }),
      lost: () => {},
      redis,
    });
    const unconfirmed = createUnconfirmedEvents({ confirm: counters.confirm, lease: LEASE });
    const limits = createSharedLimits({
      ...{ counters, unconfirmed, served: createServedKinds(), frequency: createFrequency(), readCurve: () => null },
      kindsOf: () => Promise.reject(new Error('not asked')),
      loadUsage: async () => {},
    });
    return { counters, limits, unconfirmed };
  });
  return {
    processes: shared.map(({ limits, unconfirmed }) => ({ ...limits, confirm: unconfirmed.confirm })),
    /** Loads the state into Redis, as the first requesting process does, and updates the copies of all processes. */
    async load(state: UsageState, spent: ReadonlyMap<number, number>, at: Date) {
      await shared[0]?.counters.load(loadedOf(state, spent));
      const campaigns: LimitedCampaign[] = state.campaigns.map(({ campaign }) => campaign);
      for (const { limits } of shared) await limits.adopt(campaigns, at);
    },
  };
}

/** @param spent the total spend by owner */
function loadedOf({ campaigns, balances }: UsageState, spent: ReadonlyMap<number, number>): CounterData {
  const members = Map.groupBy(
    campaigns.flatMap(({ campaign }) => (campaign.group === null ? [] : [campaign])),
    ({ group }) => keyOfGroup(group?.id ?? 0),
  );
  return {
    campaigns: campaigns.map(({ campaign: { id }, used }) => ({
      id,
      days: used.days.map(({ day, shows, cash }) => [day, shows, cash]),
    })),
    groups: [...members].map(([key, of]) => ({ key, members: of.map(({ id }) => id) })),
    alone: campaigns.filter(({ campaign }) => campaign.group === null).map(({ campaign }) => campaign.id),
    owners: balances.map(({ ownerId: id, available }) => {
      const ever = spent.get(id) ?? 0;
      return { id, spent: ever, limit: ever + available };
    }),
  };
}
