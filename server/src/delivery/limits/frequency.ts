import { addDays } from '@preroll/rules/time/days';
import { isInFlight, type LimitedCampaign } from './limited-campaign.ts';
import { type Seen, type SeenKey, SeenTable } from './seen-table.ts';

/** Whom a request is for. One of them is there; both for who is sent a cookie that has not come back yet. */
export interface Viewer {
  /** The person's hash of the day; null if a cookie has come back. */
  person: string | null;
  /** Stands for the cookie; null without one. */
  lasting: string | null;
}

/** What is kept beyond the end of a process: a person of a campaign, the last show in epoch milliseconds, shows by day. */
export type KeptSeen = [key: SeenKey, last: number, days: [day: string, shows: number][]];

interface Moment {
  /** Epoch milliseconds. */
  at: number;
  /** The day in the campaign's zone. */
  day: string;
}

/** Limits how often a person is shown a campaign. */
export interface Frequency {
  /** Whether the person has been shown the campaign too often, or too recently. Nobody can tell of an unknown person. */
  refuses(campaign: LimitedCampaign, viewer: Viewer | null, now: Moment): boolean;
  /** Notes a serve whose show may come, if the campaign limits it. */
  open(campaign: LimitedCampaign, viewer: Viewer | null, serve: string): void;
  /** Notes that the show of a serve is late: it may still come, and the person may be shown another until then. */
  expire(serve: string): void;
  /** Whether the show of a serve, which comes now, is still within what its person may be shown. */
  hasRoom(campaign: LimitedCampaign, serve: string, now: Moment): boolean;
  /** Notes the show of a serve; null if it found no room. */
  show(serve: string, shown: Moment | null): void;
  /** Those with a cookie who were shown something in the latest 30 days; others are forgotten. */
  kept(now: Date): Generator<KeptSeen>;
  /** Takes over what an earlier process kept. */
  adopt(seen: KeptSeen): void;
}

/** Shows of earlier days don't count. */
export const MOST_DAYS = 30;

/** So many persons of campaigns are remembered at least, of those with a cookie and of others. */
const MOST_SEEN = 200_000;

/** So many serves are remembered whose show has not come. */
const MOST_SERVES = 200_000;

interface Place {
  table: SeenTable;
  key: SeenKey;
}

export function createFrequency(mostSeen = MOST_SEEN): Frequency {
  // apart, so that visits without a cookie, of which each day has others, don't push out those with one
  const [ofDay, lasting] = [new SeenTable(mostSeen), new SeenTable(mostSeen)];

  /** Whom serves without a show are for, in their order, and whether it is still expected. */
  const serves = new Map<string, { places: readonly Place[]; isExpected: boolean }>();

  const placesOf = ({ id }: LimitedCampaign, viewer: Viewer): Place[] => [
    ...(viewer.person === null ? [] : [{ table: ofDay, key: `${id} ${viewer.person}` }]),
    ...(viewer.lasting === null ? [] : [{ table: lasting, key: `${id} ${viewer.lasting}` }]),
  ];

  const expire = (serve: string) => {
    const opened = serves.get(serve);
    if (!opened?.isExpected) return;
    opened.isExpected = false;
    for (const { table, key } of opened.places) {
      const seen = table.find(key);
      if (seen !== undefined) seen.open = Math.max(0, seen.open - 1);
    }
  };

  return {
    refuses(campaign, viewer, now) {
      if (viewer === null || !isCapped(campaign)) return false;
      return placesOf(campaign, viewer).some(({ table, key }) => {
        const seen = table.find(key);
        return isOver(campaign, seen, now, seen?.open ?? 0);
      });
    },

    open(campaign, viewer, serve) {
      if (viewer === null || !isCapped(campaign)) return;
      const places = placesOf(campaign, viewer);
      for (const { table, key } of places) table.meet(key).open += 1;
      serves.set(serve, { places, isExpected: true });
      const [oldest] = serves.size > MOST_SERVES ? serves.keys() : [];
      if (oldest === undefined) return;
      expire(oldest);
      serves.delete(oldest);
    },

    expire,

    hasRoom(campaign, serve, now) {
      const places = serves.get(serve)?.places ?? [];
      return !places.some(({ table, key }) => isOver(campaign, table.find(key), now, 0));
    },

    show(serve, shown) {
      expire(serve);
      const opened = serves.get(serve);
      // one that found no room may be asked about again
      if (opened === undefined || shown === null) return;
      serves.delete(serve);
      const first = addDays(shown.day, -MOST_DAYS);
      for (const { table, key } of opened.places) {
        const seen = table.meet(key);
        seen.last = Math.max(seen.last, shown.at);
        seen.days.set(shown.day, (seen.days.get(shown.day) ?? 0) + 1);
        for (const day of seen.days.keys()) if (day <= first) seen.days.delete(day);
      }
    },

    *kept(now) {
      for (const [key, { last, days }] of lasting.entriesSince(now.getTime() - MOST_DAYS * 86_400_000))
        yield [key, last, [...days]];
    },

    adopt([key, last, days]) {
      Object.assign(lasting.meet(key), { last, days: new Map(days) });
    },
  };
}

export const isCapped = ({ limits: { uniqueUsers, userTimeout } }: LimitedCampaign) =>
  uniqueUsers !== null || userTimeout !== null;

/** @param open serves whose show counts as if it had come */
function isOver(campaign: LimitedCampaign, seen: Seen | undefined, { at, day }: Moment, open: number): boolean {
  const { uniqueUsers, userTimeout } = campaign.limits;
  if (uniqueUsers !== null && open + showsOf(seen, campaign, day) >= uniqueUsers) return true;
  if (!userTimeout || seen === undefined) return false;
  return open > 0 || at - seen.last < userTimeout * 1000;
}

/** Shows of the flight in the latest days. */
function showsOf(seen: Seen | undefined, campaign: LimitedCampaign, day: string): number {
  let shows = 0;
  for (const [shownOn, count] of seen?.days ?? [])
    if (shownOn === day || (shownOn > addDays(day, -MOST_DAYS) && isInFlight(campaign, shownOn))) shows += count;
  return shows;
}
