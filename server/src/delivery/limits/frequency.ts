import { addDays } from '@preroll/rules/time/days';
import { isInFlight, type LimitedCampaign } from './limited-campaign.ts';

/** What a campaign has shown to a person. */
interface Seen {
  /** Serves whose show may still come. */
  open: number;
  /** When the last show was, in epoch milliseconds. */
  last: number;
  /** Shows by day of the campaign's zone. */
  days: Map<string, number>;
}

/** A person as the campaign sees it. */
type SeenKey = string;

/** Limits how often a person is shown a campaign. Nothing of it leaves the memory. */
export interface Frequency {
  /** Whether the person has been shown the campaign too often, or too recently. Nobody can tell of an unknown person. */
  refuses(campaign: LimitedCampaign, person: string | null, now: { at: number; day: string }): boolean;
  /** Notes a serve whose show may come, if the campaign limits it. */
  open(campaign: LimitedCampaign, person: string | null, serve: string): void;
  /** Notes that the show of a serve is late: it may still come, and the person may be shown another until then. */
  expire(serve: string): void;
  /** Notes the show of a serve; null if it found no room. */
  show(serve: string, shown: { at: number; day: string } | null): void;
}

/** Shows of earlier days don't count. */
const MOST_DAYS = 30;

/** When there are so many persons of campaigns, those that were not met again since the last time are forgotten. */
const MOST_SEEN = 200_000;

/** So many serves are remembered whose show has not come. */
const MOST_SERVES = 200_000;

export function createFrequency(mostSeen = MOST_SEEN): Frequency {
  let recent = new Map<SeenKey, Seen>();
  let older = new Map<SeenKey, Seen>();

  /** Whom serves without a show are for, in their order, and whether it is still expected. */
  const viewers = new Map<string, { key: SeenKey; isExpected: boolean }>();

  const find = (key: SeenKey) => recent.get(key) ?? older.get(key);

  const keep = (key: SeenKey): Seen => {
    const seen = find(key) ?? { open: 0, last: Number.NEGATIVE_INFINITY, days: new Map() };
    if (recent.size >= mostSeen && !recent.has(key)) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, seen);
    return seen;
  };

  const expire = (serve: string) => {
    const viewer = viewers.get(serve);
    if (!viewer?.isExpected) return;
    viewer.isExpected = false;
    const seen = find(viewer.key);
    if (seen !== undefined) seen.open = Math.max(0, seen.open - 1);
  };

  return {
    refuses(campaign, person, { at, day }) {
      const { uniqueUsers, userTimeout } = campaign.limits;
      if (person === null || (uniqueUsers === null && userTimeout === null)) return false;
      const seen = find(keyOf(campaign, person));
      if (uniqueUsers !== null && showsOf(seen, campaign, day) >= uniqueUsers) return true;
      if (!userTimeout || seen === undefined) return false;
      return seen.open > 0 || at - seen.last < userTimeout * 1000;
    },

    open(campaign, person, serve) {
      const { uniqueUsers, userTimeout } = campaign.limits;
      if (person === null || (uniqueUsers === null && userTimeout === null)) return;
      const key = keyOf(campaign, person);
      keep(key).open += 1;
      viewers.set(serve, { key, isExpected: true });
      const [oldest] = viewers.size > MOST_SERVES ? viewers.keys() : [];
      if (oldest === undefined) return;
      expire(oldest);
      viewers.delete(oldest);
    },

    expire,

    show(serve, shown) {
      const viewer = viewers.get(serve);
      if (viewer === undefined) return;
      expire(serve);
      viewers.delete(serve);
      if (shown === null) return;
      const seen = keep(viewer.key);
      seen.last = Math.max(seen.last, shown.at);
      seen.days.set(shown.day, (seen.days.get(shown.day) ?? 0) + 1);
      const first = addDays(shown.day, -MOST_DAYS);
      for (const day of seen.days.keys()) if (day <= first) seen.days.delete(day);
    },
  };
}

const keyOf = ({ id }: LimitedCampaign, person: string): SeenKey => `${id} ${person}`;

/** Shows of the flight in the latest days, and those that may still come. */
function showsOf(seen: Seen | undefined, campaign: LimitedCampaign, day: string): number {
  if (seen === undefined) return 0;
  let shows = seen.open;
  for (const [shownOn, count] of seen.days)
    if (shownOn === day || (shownOn > addDays(day, -MOST_DAYS) && isInFlight(campaign, shownOn))) shows += count;
  return shows;
}
