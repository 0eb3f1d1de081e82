import type { PayModel } from '@preroll/rules/campaign/event-price';
import { lru } from 'tiny-lru';
import type { RequestCurve } from './day-plan.ts';
import { createFrequency, type Frequency, type Viewer } from './frequency.ts';
import { createLimitCounts, type UsageState } from './limit-counts.ts';
import { createLimitGate, type LimitRefusal } from './limit-gate.ts';
import type { EventKind, LimitedCampaign } from './limited-campaign.ts';
import { createOpenServes } from './open-serves.ts';
import { formatServeId } from './serve-id.ts';
import { decodeKinds, type HasOccurred, type ServedKinds } from './served-kinds.ts';
import { createZoneDays } from './zone-days.ts';

export type { UsageState } from './limit-counts.ts';
export type { LimitRefusal } from './limit-gate.ts';
export type { EventKind, LimitedCampaign } from './limited-campaign.ts';

/** The data of a serve in the URLs of its events. */
export interface SettledServe {
  id: string;
  campaign: number;
  servedAt: Date;
  payModel: PayModel;
  price: number;
}

export interface Settlement {
  /** `over_limit` and `expired` events are recorded, but neither billed nor counted; `repeated` ones are not recorded. */
  result: 'counted' | 'over_limit' | 'repeated' | 'expired';
  /** Whether a valid show must be recorded as well, because some players report none. */
  infersShow: boolean;
  isBilled: boolean;
}

export interface ServeLimits {
  /** Whether a campaign's usage is loaded; until then, it is refused as `unread`. */
  isRead(campaign: LimitedCampaign): boolean;
  /** Returns the first reason in their order why a campaign may not be served now; null if it may. */
  refuses(campaign: LimitedCampaign, at: Date, viewer: Viewer | null): LimitRefusal | null;
  /**
   * Reserves a show and, for CPM, its price, for two minutes. Call `refuses` in the same turn of the event loop.
   * @returns the id of the serve, a UUID
   */
  reserve(campaign: LimitedCampaign, at: Date, viewer: Viewer | null): string;
  /** Returns the id of a serve without a reservation: a test, or one that another server answers. */
  createId(): string;
  /**
   * Updates a campaign's terms. Late events of a stopped campaign, which is not requested any more, obey its current limits.
   */
  update(campaign: LimitedCampaign): void;
  /**
   * Counts an event of a serve. Record it in the same turn of the event loop, with `at` as its time: concurrent reads of the
   * day counters rely on that.
   */
  settle(serve: SettledServe, kind: EventKind, at: Date): Settlement;
  /**
   * Handles an event that is recorded as invalid.
   * @returns `dismissed` for the first of its kind, in time
   */
  dismiss(serve: SettledServe, kind: EventKind, at: Date): 'dismissed' | 'repeated' | 'expired';
  reservations(at: Date): number;
  /** The kinds of events of a serve that have come so far. */
  kindsOf(serve: string): HasOccurred;
  /** From now on, settled amounts are noted: the next load adds them to what was read in the meantime. */
  beginReading(): void;
  /** Replaces the usage of these campaigns, groups and owners; reservations stay. */
  load(used: UsageState): void;
  /** Returns and clears the campaigns to load, which are refused until then: new ones, and those whose days changed. */
  takeUnread(): number[];
}

/** How long after a serve its events count, in milliseconds. */
const EVENT_WINDOW = 24 * 3_600_000;
/** The maximum number of expired events remembered; an older one that is repeated is recorded as expired again. */
const MAX_EXPIRED = 10_000;

export const isExpired = ({ servedAt }: SettledServe, at: number) => at - servedAt.getTime() > EVENT_WINDOW;

export const billedKind: Record<PayModel, EventKind> = { cpm: 'impression', cpc: 'click', cpv: 'quartile100' };

interface LimitsDeps {
  /** The start of this process, which is part of the ids of its serves. */
  startedAt: Date;
  served: ServedKinds;
  frequency?: Frequency;
  /** Last week's requests by hour; null while unknown. */
  readCurve?: () => RequestCurve | null;
}

/**
 * Keeps campaigns within their limits. Valid shows and billed money never exceed a limit of the campaign, its group or the
 * balance: open serves have room reserved, and an event without a reservation needs free room. Shows to a person don't
 * exceed the campaign's frequency cap.
 */
export function createServeLimits({
  startedAt,
  served,
  frequency = createFrequency(),
  readCurve = () => null,
}: LimitsDeps): ServeLimits {
  const zoneDay = createZoneDays();
  const counts = createLimitCounts(zoneDay);
  const gate = createLimitGate({ counts, zoneDay, frequency, readCurve });
  const open = createOpenServes(frequency.expire);
  let number = 0;

  /** The latest late events by serve and kind; bounded, so that calls of old URLs don't fill the memory. */
  const expired = lru<true>(MAX_EXPIRED);
  const recordExpired = ({ id }: SettledServe, kind: EventKind): 'expired' | 'repeated' => {
    const event = `${id} ${kind}`;
    if (served.has(id, kind) || expired.has(event)) return 'repeated';
    expired.set(event, true);
    return 'expired';
  };

  const isFirst = ({ id }: SettledServe, kind: EventKind, at: number): boolean => {
    if (served.has(id, kind)) return false;
    served.add(id, kind, at);
    return true;
  };

  /** Takes an amount from the serve's reservation, or from free room. */
  const take = (
    { campaign: id, id: serve }: SettledServe,
    { what, amount, at }: { what: 'shows' | 'cash'; amount: number; at: number },
  ): boolean => {
    const reservation = open.of(serve);
    const own = reservation?.[what] ?? [];
    if (reservation) open.release(reservation, what);
    const known = counts.find(id);
    if (known === undefined) return false;
    const { day } = zoneDay(known.campaign.timezone, at);
    const dayLimits = counts.dayLimits(known, day)[what];
    const isFree = dayLimits.every(({ counter, limit }) => {
      const others = own.includes(counter) ? 0 : counter.reserved;
      return limit === null || counter.used + others + amount <= limit;
    });
    const fits = isFree && (what === 'cash' || frequency.hasRoom(known.campaign, serve, { at, day }));
    if (fits) counts.take(known, dayLimits, { what, amount, at });
    if (what === 'shows') frequency.show(serve, fits ? { at, day } : null);
    return fits;
  };

  const nextId = () => {
    const id = formatServeId({ startedAt: startedAt.getTime(), number });
    number += 1;
    return id;
  };

  return {
    isRead: counts.isRead,

    refuses(campaign, moment, viewer) {
      open.expire(moment.getTime());
      return gate(campaign, moment, viewer);
    },

    reserve(campaign, moment, viewer) {
      const at = moment.getTime();
      const serve = nextId();
      const known = counts.find(campaign.id);
      if (known === undefined) return serve;
      const { day } = zoneDay(campaign.timezone, at);
      const countersOf = (what: 'shows' | 'cash') => counts.dayLimits(known, day)[what].map(({ counter }) => counter);
      const cash = campaign.payModel === 'cpm' ? countersOf('cash') : [];
      frequency.open(campaign, viewer, serve);
      open.open({ serve, campaign: campaign.id, shows: countersOf('shows'), cash, price: campaign.price }, at);
      return serve;
    },

    createId: nextId,

    update: (campaign) => void counts.update(campaign),

    settle(serve, kind, moment) {
      const at = moment.getTime();
      open.expire(at);
      const ignored = { infersShow: false, isBilled: false };
      // first, because noting an event keeps a page for its serve and the neighbouring ones
      if (isExpired(serve, at)) return { result: recordExpired(serve, kind), ...ignored };
      if (!isFirst(serve, kind, at)) return { result: 'repeated', ...ignored };
      const takesShow = () => take(serve, { what: 'shows', amount: 1, at });
      const isBillable = kind === billedKind[serve.payModel];
      const hasRoom =
        (kind !== 'show' || takesShow()) && (!isBillable || take(serve, { what: 'cash', amount: serve.price, at }));
      const infersShow = kind.startsWith('quartile') && !served.has(serve.id, 'show') && takesShow();
      if (infersShow) served.add(serve.id, 'show', at);
      return { result: hasRoom ? 'counted' : 'over_limit', infersShow, isBilled: isBillable && hasRoom };
    },

    dismiss(serve, kind, moment) {
      const at = moment.getTime();
      if (isExpired(serve, at)) return recordExpired(serve, kind);
      return isFirst(serve, kind, at) ? 'dismissed' : 'repeated';
    },

    reservations(moment) {
      open.expire(moment.getTime());
      return open.size();
    },

    kindsOf: (serve) => decodeKinds(served.bitsOf(serve)),
    beginReading: counts.beginReading,
    load: counts.load,
    takeUnread: counts.takeUnread,
  };
}
