import { addDays } from '@preroll/rules/time/days';
import { isInFlight, type LimitedCampaign } from './limited-campaign.ts';
import { type Seen, type SeenKey, SeenTable } from './seen-table.ts';

/** The person of a request. At least one field is set; both are if a cookie was sent that has not come back yet. */
export interface Viewer {
  /** A hash that identifies the person within a day; null if a cookie has come back. */
  person: string | null;
  /** A hash of the cookie; null without one. */
  lasting: string | null;
}

/** A record that outlives the process: a person and campaign, the last show in epoch milliseconds, and shows by day. */
export type SeenRecord = [key: SeenKey, last: number, days: [day: string, shows: number][]];

interface Moment {
  /** Epoch milliseconds. */
  at: number;
  /** The day in the campaign's time zone. */
  day: string;
}

/** Limits how often a person is shown a campaign. */
export interface Frequency {
  /** Whether the person was shown the campaign too often or too recently. False for an unknown person. */
  refuses(campaign: LimitedCampaign, viewer: Viewer | null, now: Moment): boolean;
  /** Notes a serve whose show may come, if the campaign has a cap. */
  open(campaign: LimitedCampaign, viewer: Viewer | null, serve: string): void;
  /** Notes that a serve's show is overdue. It may still come, but no longer counts against the cap until it does. */
  expire(serve: string): void;
  /** Whether a serve's show, which comes now, is still within its person's cap. */
  hasRoom(campaign: LimitedCampaign, serve: string, now: Moment): boolean;
  /** Notes a serve's show; null if there was no room for it. */
  show(serve: string, shown: Moment | null): void;
  /** The records of persons with a cookie and a show in the last 30 days; others are dropped. */
  entries(now: Date): Generator<SeenRecord>;
  adopt(seen: SeenRecord): void;
}

/** Shows older than this many days don't count. */
export const FREQUENCY_DAYS = 30;

/** The minimum number of records retained, for persons with a cookie and for others each. */
const MIN_RECORDS = 200_000;

const MAX_SERVES = 200_000;

interface Place {
  table: SeenTable;
  key: SeenKey;
}

export function createFrequency(minRecords = MIN_RECORDS): Frequency {
  // separate, so that visits without a cookie, which are new each day, don't evict records of cookies
  const [ofDay, lasting] = [new SeenTable(minRecords), new SeenTable(minRecords)];

  /** The persons of serves without a show, in order, and whether the show is still expected. */
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
      if (viewer === null || !hasFrequencyCap(campaign)) return false;
      return placesOf(campaign, viewer).some(({ table, key }) => {
        const seen = table.find(key);
        return isOver(campaign, seen, now, seen?.open ?? 0);
      });
    },

    open(campaign, viewer, serve) {
      if (viewer === null || !hasFrequencyCap(campaign)) return;
      const places = placesOf(campaign, viewer);
      for (const { table, key } of places) table.meet(key).open += 1;
      serves.set(serve, { places, isExpected: true });
      const [oldest] = serves.size > MAX_SERVES ? serves.keys() : [];
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
      // a serve without room for its show may be checked again
      if (opened === undefined || shown === null) return;
      serves.delete(serve);
      const first = addDays(shown.day, -FREQUENCY_DAYS);
      for (const { table, key } of opened.places) {
        const seen = table.meet(key);
        seen.last = Math.max(seen.last, shown.at);
        seen.days.set(shown.day, (seen.days.get(shown.day) ?? 0) + 1);
        for (const day of seen.days.keys()) if (day <= first) seen.days.delete(day);
      }
    },

    *entries(now) {
      for (const [key, { last, days }] of lasting.entriesSince(now.getTime() - FREQUENCY_DAYS * 86_400_000))
        yield [key, last, [...days]];
    },

    adopt([key, last, days]) {
      Object.assign(lasting.meet(key), { last, days: new Map(days) });
    },
  };
}

export const hasFrequencyCap = ({ limits: { uniqueUsers, userTimeout } }: LimitedCampaign) =>
  uniqueUsers !== null || userTimeout !== null;

/** @param open the number of serves whose show counts in advance */
function isOver(campaign: LimitedCampaign, seen: Seen | undefined, { at, day }: Moment, open: number): boolean {
  const { uniqueUsers, userTimeout } = campaign.limits;
  if (uniqueUsers !== null && open + showsOf(seen, campaign, day) >= uniqueUsers) return true;
  if (!userTimeout || seen === undefined) return false;
  return open > 0 || at - seen.last < userTimeout * 1000;
}

function showsOf(seen: Seen | undefined, campaign: LimitedCampaign, day: string): number {
  let shows = 0;
  for (const [shownOn, count] of seen?.days ?? [])
    if (shownOn === day || (shownOn > addDays(day, -FREQUENCY_DAYS) && isInFlight(campaign, shownOn))) shows += count;
  return shows;
}
