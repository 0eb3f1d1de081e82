import { addDays } from '@preroll/rules/time/days';
import { isInFlight, type LimitedCampaign } from './limited-campaign.ts';

/** Whom a request is for. */
export interface Viewer {
  /** Recognises the person now: by a cookie that came back, or by the hash of a day. */
  person: string;
  /** Recognises the person on later days too: by a cookie, which may only be on its way. Null without consent. */
  cookie: string | null;
}

/** What a campaign has shown to a person. */
interface Seen {
  /** Serves whose show may still come. */
  open: number;
  /** When the last show was, in epoch milliseconds. */
  last: number;
  /** Shows by day of the campaign's zone. */
  days: Map<string, number>;
  /** Whether the person is recognised beyond the day. */
  isLasting: boolean;
}

/** A person as the campaign sees it. */
type SeenKey = string;

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
  /** The persons who are recognised beyond the day, from the one not met for longest. */
  kept(): Generator<KeptSeen>;
  /** Takes over what an earlier process kept. */
  adopt(seen: KeptSeen): void;
}

/** Shows of earlier days don't count. */
export const MOST_DAYS = 30;

/** When there are so many persons of campaigns, those that were not met again since the last time are forgotten. */
const MOST_SEEN = 200_000;

/** So many serves are remembered whose show has not come. */
const MOST_SERVES = 200_000;

export function createFrequency(mostSeen = MOST_SEEN): Frequency {
  let recent = new Map<SeenKey, Seen>();
  let older = new Map<SeenKey, Seen>();

  /** Whom serves without a show are for, in their order, and whether it is still expected. */
  const serves = new Map<string, { keys: readonly SeenKey[]; isExpected: boolean }>();

  const find = (key: SeenKey) => recent.get(key) ?? older.get(key);

  const keep = (key: SeenKey, found = find(key)): Seen => {
    const seen = found ?? { open: 0, last: Number.NEGATIVE_INFINITY, days: new Map(), isLasting: false };
    if (recent.size >= mostSeen && !recent.has(key)) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, seen);
    return seen;
  };

  const expire = (serve: string) => {
    const opened = serves.get(serve);
    if (!opened?.isExpected) return;
    opened.isExpected = false;
    for (const key of opened.keys) {
      const seen = find(key);
      if (seen !== undefined) seen.open = Math.max(0, seen.open - 1);
    }
  };

  return {
    refuses(campaign, viewer, now) {
      if (viewer === null || !isCapped(campaign)) return false;
      const seen = find(keyOf(campaign, viewer.person));
      if (seen === undefined) return campaign.limits.uniqueUsers === 0;
      return isOver(campaign, seen, now, seen.open);
    },

    open(campaign, viewer, serve) {
      if (viewer === null || !isCapped(campaign)) return;
      const { person, cookie } = viewer;
      const keys = [...new Set(cookie === null ? [person] : [person, cookie])].map((id) => keyOf(campaign, id));
      for (const key of keys) keep(key).open += 1;
      if (cookie !== null) keep(keyOf(campaign, cookie)).isLasting = true;
      serves.set(serve, { keys, isExpected: true });
      const [oldest] = serves.size > MOST_SERVES ? serves.keys() : [];
      if (oldest === undefined) return;
      expire(oldest);
      serves.delete(oldest);
    },

    expire,

    hasRoom(campaign, serve, now) {
      const [key] = serves.get(serve)?.keys ?? [];
      const seen = key === undefined ? undefined : find(key);
      return seen === undefined || !isOver(campaign, seen, now, 0);
    },

    show(serve, shown) {
      const opened = serves.get(serve);
      if (opened === undefined) return;
      expire(serve);
      serves.delete(serve);
      if (shown === null) return;
      const first = addDays(shown.day, -MOST_DAYS);
      for (const key of opened.keys) {
        const seen = keep(key);
        seen.last = Math.max(seen.last, shown.at);
        seen.days.set(shown.day, (seen.days.get(shown.day) ?? 0) + 1);
        for (const day of seen.days.keys()) if (day <= first) seen.days.delete(day);
      }
    },

    *kept() {
      for (const persons of [older, recent])
        for (const [key, { last, days, isLasting }] of persons)
          if (isLasting && days.size > 0 && (persons === recent || !recent.has(key))) yield [key, last, [...days]];
    },

    adopt([key, last, days]) {
      keep(key, { open: 0, last, days: new Map(days), isLasting: true });
    },
  };
}

const keyOf = ({ id }: LimitedCampaign, person: string): SeenKey => `${id} ${person}`;

const isCapped = ({ limits: { uniqueUsers, userTimeout } }: LimitedCampaign) =>
  uniqueUsers !== null || userTimeout !== null;

/** @param open serves whose show counts as if it had come */
function isOver(campaign: LimitedCampaign, seen: Seen, { at, day }: Moment, open: number): boolean {
  const { uniqueUsers, userTimeout } = campaign.limits;
  if (uniqueUsers !== null && open + showsOf(seen, campaign, day) >= uniqueUsers) return true;
  return Boolean(userTimeout) && (open > 0 || at - seen.last < Number(userTimeout) * 1000);
}

/** Shows of the flight in the latest days. */
function showsOf(seen: Seen, campaign: LimitedCampaign, day: string): number {
  let shows = 0;
  for (const [shownOn, count] of seen.days)
    if (shownOn === day || (shownOn > addDays(day, -MOST_DAYS) && isInFlight(campaign, shownOn))) shows += count;
  return shows;
}
