import { addDays } from '@preroll/rules/time/days';
import type { DayRooms } from '../day-rooms.ts';
import { MOST_DAYS } from '../frequency.ts';
import type { LimitedCampaign } from '../limited-campaign.ts';
import type { Room } from '../used-counts.ts';

/** Where a counter lies, its name there, its limit or -1, and the limit's term. */
type DescribedRoom = [holder: string, counter: string, limit: number, term: Room['term']];

/** A campaign on a day, as the scripts read it. */
export interface DescribedCampaign {
  /** Of the campaign, its group (empty without one) and its owner. */
  keys: [campaign: string, group: string, owner: string];
  /** The first and the last day of the flight, empty where there is none. */
  span: string;
  groupSpan?: string;
  price: number;
  isCpm: boolean;
  shows: DescribedRoom[];
  cash: DescribedRoom[];
  /** More that a serve has to fit into, and its events have not. */
  gate: DescribedRoom[];
  cap: { most: number; pause: number; since: string };
}

export const keyOfGroup = (id: number) => `g:${id}`;

const spanOf = ({ startDate, endDate }: Pick<LimitedCampaign, 'startDate' | 'endDate'>) =>
  `${startDate ?? ''}/${endDate ?? ''}`;

/** @param gate the rooms of the group on its owner's day */
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
