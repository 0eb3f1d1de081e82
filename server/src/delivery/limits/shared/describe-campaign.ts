import { addDays } from '@preroll/rules/time/days';
import type { DayRooms } from '../day-rooms.ts';
import { MOST_DAYS } from '../frequency.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import type { Room } from '../used-counts.ts';

/** The key of a counter's record, the counter's name there, its limit or -1, and the limit's term. */
type DescribedRoom = [holder: string, counter: string, limit: number, term: Room['term']];

/** A campaign on a day, in the form that the Lua scripts read. */
export interface DescribedCampaign {
  keys: [campaign: string, group: string, owner: string];
  /** The first and the last day of the flight; empty if open. */
  span: string;
  groupSpan?: string;
  price: number;
  isCpm: boolean;
  shows: DescribedRoom[];
  cash: DescribedRoom[];
  /** Further rooms that a serve must fit into, but its events need not. */
  gate: DescribedRoom[];
  cap: { most: number; pause: number; since: string };
}

export const keyOfGroup = (id: number) => `g:${id}`;

const spanOf = ({ startDate, endDate }: Pick<LimitedCampaign, 'startDate' | 'endDate'>) =>
  `${startDate ?? ''}/${endDate ?? ''}`;

/** @param gate the rooms of the group on its owner's current date */
export function describeCampaign({ campaign, day, shows, cash }: DayRooms, gate: readonly Room[]): DescribedCampaign {
  const { id, ownerId, group, limits, price, payModel } = campaign;
  const keys: DescribedCampaign['keys'] = [`c:${id}`, group === null ? '' : keyOfGroup(group.id), `o:${ownerId}`];
  const places = { campaign: 0, group: 1, owner: 2 } as const;
  const describe = (what: 'shows' | 'cash', rooms: readonly Room[]) =>
    rooms.map(({ whose, of, limit, term }): DescribedRoom => [keys[places[whose]], `${what}:${of}`, limit ?? -1, term]);
  return {
    keys,
    span: spanOf(campaign),
    ...(group !== null && { groupSpan: spanOf(group) }),
    price,
    isCpm: payModel === 'cpm',
    shows: describe('shows', shows),
    cash: describe('cash', cash),
    gate: describe('cash', gate),
    cap: { most: limits.uniqueUsers ?? -1, pause: limits.userTimeout ?? 0, since: addDays(day, -MOST_DAYS) },
  };
}
