import { type ZonedTime, zonedTime } from '@preroll/rules/time/zoned-time';
import type { OwnerReason } from '../../platform/access/owner-reason.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';

type Schemas = components['schemas'];
export type ServingReason = Schemas['ServingReason'];

interface Flight {
  startDate: string | null;
  endDate: string | null;
}

/** The facts that decide whether a campaign's adverts are shown. */
export interface ServingFacts extends Flight {
  status: Schemas['CampaignStatus'];
  timezone: string;
  limits: Schemas['CampaignLimits'];
  /** Empty means always, as in the targeting. */
  hours: number[];
  weekdays: number[];
  used: { cash: number; cashDay: number; shows: number; showsDay: number; showsAllTime: number };
  group: GroupFacts | null;
  /** Why nothing of the owner serves; null if the account is not in the way. */
  owner: OwnerReason | null;
  /** Whether the owner's balance and credit are used up. */
  lacksMoney: boolean;
  /** Whether none of the feeds that it targets works. */
  lacksFeed: boolean;
  adverts: { working: number; withErid: number; moderate: number; startable: number };
}

/** The facts that decide whether a group lets its campaigns serve. */
export interface GroupFacts extends Flight {
  status: Schemas['GroupStatus'];
  limits: { cash_limit: number | null; cash_limit_day: number | null };
  used: { cash: number; cashDay: number };
}

/**
 * Returns the reasons why a campaign is not serving, the first one to fix first: decisions of users, then its dates,
 * what is missing, what is used up, and what passes by itself.
 */
export function servingReasons(facts: ServingFacts, moment: Date): ServingReason[] {
  const now = zonedTime(facts.timezone, moment);
  const { status, group, adverts } = facts;
  return [
    ...(facts.owner === null ? [] : [{ code: facts.owner }]),
    ...(status === 'lock' ? [{ code: 'locked' } as const] : []),
    ...(status !== 'working' && status !== 'lock' ? [{ code: 'paused_self' } as const] : []),
    ...(group !== null && group.status !== 'working' ? [{ code: 'paused_parent' } as const] : []),
    ...flightReasons(facts, 'campaign', now),
    ...(group ? flightReasons(group, 'group', now) : []),
    ...advertReasons(adverts),
    ...(facts.lacksFeed ? [{ code: 'no_feed' } as const] : []),
    ...(facts.lacksMoney ? [{ code: 'no_balance' } as const] : []),
    ...limitReasons(facts),
    ...(isOpen(facts, now) ? [] : [{ code: 'schedule_closed' } as const]),
  ];
}

/**
 * Returns the reasons why a group keeps its campaigns from serving, the first one to fix first. `now` is in the group's
 * time zone.
 */
export const groupReasons = (group: GroupFacts, now: ZonedTime): ServingReason[] => [
  ...(group.status === 'working' ? [] : [{ code: 'paused_self' } as const]),
  ...flightReasons(group, 'group', now),
  ...groupLimitReasons(group),
];

export const servingState = ([first]: ServingReason[]): Schemas['ServingState'] => first?.code ?? 'serving';

function flightReasons({ startDate, endDate }: Flight, of: 'campaign' | 'group', now: ZonedTime): ServingReason[] {
  if (endDate !== null && endDate < now.day) return [{ code: 'finished', of, date: endDate }];
  if (startDate !== null && startDate > now.day) return [{ code: 'not_started', of, date: startDate }];
  return [];
}

function advertReasons({ working, withErid, moderate, startable }: ServingFacts['adverts']): ServingReason[] {
  if (working === 0) return [{ code: 'no_approved_advert', moderate, startable }];
  return withErid === 0 ? [{ code: 'no_erid' }] : [];
}

function limitReasons({ limits, used, group }: ServingFacts): ServingReason[] {
  const own: [Schemas['LimitName'], number][] = [
    ['shows_limit_all_time', used.showsAllTime],
    ['cash_limit', used.cash],
    ['shows_limit', used.shows],
    ['cash_limit_day', used.cashDay],
    ['shows_limit_day', used.showsDay],
  ];
  return [
    ...own.filter(([limit, spent]) => isReached(limits[limit], spent)).map(([limit]) => reached('campaign', limit)),
    ...(group ? groupLimitReasons(group) : []),
  ];
}

function groupLimitReasons({ limits, used }: GroupFacts): ServingReason[] {
  const shared: [keyof GroupFacts['limits'], number][] = [
    ['cash_limit', used.cash],
    ['cash_limit_day', used.cashDay],
  ];
  return shared.filter(([limit, spent]) => isReached(limits[limit], spent)).map(([limit]) => reached('group', limit));
}

const isReached = (limit: number | null | undefined, spent: number) => typeof limit === 'number' && spent >= limit;

const reached = (of: 'campaign' | 'group', limit: Schemas['LimitName']) =>
  ({ code: 'limit_reached', of, limit }) as const;

const isOpen = ({ hours, weekdays }: ServingFacts, { hour, weekday }: ZonedTime) =>
  (hours.length === 0 || hours.includes(hour)) && (weekdays.length === 0 || weekdays.includes(weekday));
