import { addDays } from '@preroll/rules/time/days';
import type { DayLimits } from '../day-limits.ts';
import { FREQUENCY_DAYS } from '../frequency.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import type { CounterLimit } from '../usage-counts.ts';

/** The key of a counter's record, the counter's name there, its limit or -1, and the limit's term. */
type SerializedLimit = [holder: string, counter: string, limit: number, term: CounterLimit['term']];

/** A campaign on a day, in the form that the Lua scripts read. */
export interface SerializedCampaign {
  keys: [campaign: string, group: string, owner: string];
  /** The first and the last day of the flight; empty if open. */
  span: string;
  groupSpan?: string;
  price: number;
  isCpm: boolean;
  shows: SerializedLimit[];
  cash: SerializedLimit[];
  /** Further limits that a serve must fit into, but its events need not. */
  gate: SerializedLimit[];
  cap: { most: number; pause: number; since: string };
}

export const keyOfGroup = (id: number) => `g:${id}`;

const spanOf = ({ startDate, endDate }: Pick<LimitedCampaign, 'startDate' | 'endDate'>) =>
  `${startDate ?? ''}/${endDate ?? ''}`;

/** @param gate the limits of the group on its owner's current date */
export function serializeCampaign(
  { campaign, day, shows, cash }: DayLimits,
  gate: readonly CounterLimit[],
): SerializedCampaign {
  const { id, ownerId, group, limits, price, payModel } = campaign;
  const keys: SerializedCampaign['keys'] = [`c:${id}`, group === null ? '' : keyOfGroup(group.id), `o:${ownerId}`];
  const places = { campaign: 0, group: 1, owner: 2 } as const;
  const describe = (what: 'shows' | 'cash', counterLimits: readonly CounterLimit[]) =>
    counterLimits.map(
      ({ whose, of, limit, term }): SerializedLimit => [keys[places[whose]], `${what}:${of}`, limit ?? -1, term],
    );
  return {
    keys,
    span: spanOf(campaign),
    ...(group !== null && { groupSpan: spanOf(group) }),
    price,
    isCpm: payModel === 'cpm',
    shows: describe('shows', shows),
    cash: describe('cash', cash),
    gate: describe('cash', gate),
    cap: { most: limits.uniqueUsers ?? -1, pause: limits.userTimeout ?? 0, since: addDays(day, -FREQUENCY_DAYS) },
  };
}
