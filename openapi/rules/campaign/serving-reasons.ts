import { type ZonedTime, zonedTime } from '../time/zoned-time.ts';
import type { CampaignStatus } from './campaign-status.ts';
import { toMicros } from './event-price.ts';

/** Reasons to fix before the adverts: decisions of others, and the owner's money. */
export const beforeAdverts = ['owner_deleted', 'owner_locked', 'locked', 'no_balance'] as const;

/** The codes of the reasons, in the order in which they should be fixed. */
const fixOrder = [
  ...beforeAdverts,
  // missing requirements
  'no_erid',
  'no_approved_advert',
  // the owner's choice
  'paused_self',
  'paused_parent',
  'finished',
  'not_started',
  'no_feed',
  'limit_reached',
  // temporary
  'schedule_closed',
] as const;

/** The codes by precedence as the campaign's state: decisions precede missing requirements. */
const statePrecedence: readonly ServingCode[] = [
  'owner_deleted',
  'owner_locked',
  'locked',
  'paused_self',
  'paused_parent',
  'finished',
  'not_started',
  'no_approved_advert',
  'no_erid',
  'no_feed',
  'no_balance',
  'limit_reached',
  'schedule_closed',
];

export type ServingCode = (typeof fixOrder)[number];

type LimitName = 'cash_limit' | 'cash_limit_day' | 'shows_limit' | 'shows_limit_day' | 'shows_limit_all_time';

export interface ServingReason {
  code: ServingCode;
  of?: 'campaign' | 'group';
  limit?: LimitName;
  date?: string;
  moderate?: number;
  startable?: number;
  unregistered?: number;
  returned?: number;
  never_funded?: boolean;
}

interface Flight {
  startDate: string | null;
  endDate: string | null;
}

/** The money that the owner of a campaign can spend. */
export interface Money {
  /** In micros of the owner's currency. */
  available: number;
  /** Whether the owner has ever had any. */
  hasHad: boolean;
}

/** The facts that decide whether a campaign's adverts are shown. */
export interface ServingFacts extends Flight {
  status: CampaignStatus;
  timezone: string;
  limits: Partial<Record<LimitName, number | null>>;
  /** Empty means always, as in the targeting; the same for `weekdays`. */
  hours: number[];
  weekdays: number[];
  used: { cash: number; cashDay: number; shows: number; showsDay: number; showsAllTime: number };
  group: GroupFacts | null;
  /** Why no campaign of the owner serves; null if the account is in order. */
  owner: 'owner_locked' | 'owner_deleted' | null;
  money: Money;
  /** The price of one billed event, in micros; remaining money and limits must cover it. */
  price: number;
  /** Whether it targets feeds, but not the one of sites. */
  lacksFeed: boolean;
  adverts: AdvertCounts;
}

interface AdvertCounts {
  /** Started and playable adverts, and the number of them with a valid ERID. */
  working: number;
  withErid: number;
  /** Adverts waiting for review, and adverts that only need to be started. */
  moderate: number;
  startable: number;
  /** Adverts that only need to be started, but lack the required ERID. */
  unregistered?: number;
  /** Adverts returned by a reviewer; omitted if the reader can't see the reason. */
  returned?: number;
  /** Adverts that can still become working, even after a return, and the number of them with a valid ERID. */
  candidates: number;
  candidatesWithErid: number;
}

/** The facts that decide whether a group's campaigns may serve. */
export interface GroupFacts extends Flight {
  status: 'stopped' | 'working' | 'archive' | 'deleted';
  limits: { cash_limit: number | null; cash_limit_day: number | null };
  used: { cash: number; cashDay: number };
}

/** Returns all reasons why a campaign is not serving, in the order in which they should be fixed. */
export function servingReasons(facts: ServingFacts, moment: Date): ServingReason[] {
  const now = zonedTime(facts.timezone, moment);
  const { status, group, adverts } = facts;
  const reasons: ServingReason[] = [
    ...(facts.owner === null ? [] : [{ code: facts.owner }]),
    ...(status === 'lock' ? [{ code: 'locked' } as const] : []),
    ...(status !== 'working' && status !== 'lock' ? [{ code: 'paused_self' } as const] : []),
    ...(group !== null && group.status !== 'working' ? [{ code: 'paused_parent' } as const] : []),
    ...flightReasons(facts, 'campaign', now),
    ...(group ? flightReasons(group, 'group', now) : []),
    ...advertReasons(adverts),
    ...(facts.lacksFeed ? [{ code: 'no_feed' } as const] : []),
    ...(isUsedUp(facts.money.available, 0, facts.price)
      ? [{ code: 'no_balance', never_funded: !facts.money.hasHad } as const]
      : []),
    ...limitReasons(facts),
    ...(isOpen(facts, now) ? [] : [{ code: 'schedule_closed' } as const]),
  ];
  return reasons.toSorted((one, other) => fixOrder.indexOf(one.code) - fixOrder.indexOf(other.code));
}

/**
 * Returns the reasons why a group prevents its campaigns from serving, in the order in which they should be fixed.
 * `now` is in the group's time zone.
 */
export const groupReasons = (group: GroupFacts, now: ZonedTime): ServingReason[] => [
  ...(group.status === 'working' ? [] : [{ code: 'paused_self' } as const]),
  ...flightReasons(group, 'group', now),
  ...groupLimitReasons(group),
];

/** The state for these reasons: the code with the highest precedence. */
export const servingState = (reasons: readonly ServingReason[]): ServingCode | 'serving' =>
  statePrecedence.find((state) => reasons.some(({ code }) => code === state)) ?? 'serving';

/** The effective state of a campaign. In the archive, its reasons don't matter. */
export const stateOfCampaign = (status: CampaignStatus, serving: ServingCode | 'serving') =>
  status === 'archive' ? 'archived' : serving;

/**
 * The possible statuses of campaigns or groups in these states. Only working ones can have a state other than their
 * status.
 */
export function statusesInStates(states: readonly (ServingCode | 'serving' | 'archived' | 'empty')[]) {
  const found = new Set(
    states.flatMap((state) => {
      if (state === 'archived') return ['archive'] as const;
      if (state === 'paused_self') return ['stopped'] as const;
      if (state === 'locked') return ['lock'] as const;
      if (state === 'owner_locked' || state === 'owner_deleted') return ['working', 'stopped', 'lock'] as const;
      return ['working'] as const;
    }),
  );
  return [...found];
}

/** The effective state of a group, which may have no campaigns. */
export function stateOfGroup(
  status: GroupFacts['status'],
  serving: ServingCode | 'serving',
  campaigns: number,
): ServingCode | 'serving' | 'archived' | 'empty' {
  if (status === 'archive') return 'archived';
  return serving === 'serving' && campaigns === 0 ? 'empty' : serving;
}

function flightReasons({ startDate, endDate }: Flight, of: 'campaign' | 'group', now: ZonedTime): ServingReason[] {
  if (endDate !== null && endDate < now.day) return [{ code: 'finished', of, date: endDate }];
  if (startDate !== null && startDate > now.day) return [{ code: 'not_started', of, date: startDate }];
  return [];
}

/**
 * An advert that isn't working yet may also lack an ERID; both reasons are listed, so that both can be fixed at once.
 */
function advertReasons({
  working,
  withErid,
  moderate,
  startable,
  unregistered = 0,
  returned = 0,
  ...others
}: AdvertCounts): ServingReason[] {
  if (working > 0) return withErid === 0 ? [{ code: 'no_erid' }] : [];
  const lacksErid = others.candidates > 0 && others.candidatesWithErid === 0;
  const lacksApproved = {
    code: 'no_approved_advert',
    moderate,
    startable,
    ...(unregistered > 0 && { unregistered }),
    ...(returned > 0 && { returned }),
  } as const;
  return [...(lacksErid ? [{ code: 'no_erid' } as const] : []), lacksApproved];
}

function limitReasons({ limits, used, group, price }: ServingFacts): ServingReason[] {
  const own: [LimitName, number, number | null][] = [
    ['shows_limit_all_time', used.showsAllTime, null],
    ['cash_limit', used.cash, price],
    ['shows_limit', used.shows, null],
    ['cash_limit_day', used.cashDay, price],
    ['shows_limit_day', used.showsDay, null],
  ];
  return [
    ...own
      .filter(([limit, spent, ofEvent]) => isReached(limits[limit], spent, ofEvent))
      .map(([limit]) => reached('campaign', limit)),
    ...(group ? groupLimitReasons(group, price) : []),
  ];
}

/** Without a price, as for the group itself, a limit counts as reached once nothing is left. */
function groupLimitReasons({ limits, used }: GroupFacts, price = 0): ServingReason[] {
  const shared: [keyof GroupFacts['limits'], number][] = [
    ['cash_limit', used.cash],
    ['cash_limit_day', used.cashDay],
  ];
  return shared
    .filter(([limit, spent]) => isReached(limits[limit], spent, price))
    .map(([limit]) => reached('group', limit));
}

/** @param price in micros; null for a limit of shows */
function isReached(limit: number | null | undefined, spent: number, price: number | null): boolean {
  if (typeof limit !== 'number') return false;
  return price === null ? spent >= limit : isUsedUp(toMicros(limit), toMicros(spent), price);
}

/** Whether a limit can't cover another event, as in delivery; all amounts in micros. */
const isUsedUp = (limit: number, used: number, price: number) => used >= limit || used + price > limit;

const reached = (of: 'campaign' | 'group', limit: LimitName) => ({ code: 'limit_reached', of, limit }) as const;

const isOpen = ({ hours, weekdays }: ServingFacts, { hour, weekday }: ZonedTime) =>
  (hours.length === 0 || hours.includes(hour)) && (weekdays.length === 0 || weekdays.includes(weekday));
