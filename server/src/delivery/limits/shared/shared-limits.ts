import { randomInt } from 'node:crypto';
import type { RequestCurve } from '../day-plan.ts';
import type { DeliveryLimits, DismissedEvent, SettledEvent } from '../delivery-limits.ts';
import { type Frequency, hasFrequencyCap } from '../frequency.ts';
import { createLimitCounts } from '../limit-counts.ts';
import { createLimitGate } from '../limit-gate.ts';
import type { EventKind, LimitedCampaign } from '../limited-campaign.ts';
import { RESERVATION_TTL } from '../open-serves.ts';
import { formatServeId } from '../serve-id.ts';
import type { SettledServe } from '../serve-limits.ts';
import type { ServedKinds } from '../served-kinds.ts';
import { createZoneDays } from '../zone-days.ts';
import { CountersUnavailableError, isQuartile, type SharedCounters, type UnconfirmedEvent } from './shared-counters.ts';
import { createSplitFrequency } from './split-frequency.ts';
import type { UnconfirmedEvents } from './unconfirmed-events.ts';
import { createUsageCopy } from './usage-copy.ts';

interface SharedLimitsDeps {
  counters: SharedCounters;
  unconfirmed: UnconfirmedEvents;
  /** The kinds of events of each serve that this process received; those of the others are in Redis. */
  served: ServedKinds;
  /** The shows of this process to persons with a cookie; those of the others are in Redis. */
  frequency: Frequency;
  readCurve: () => RequestCurve | null;
  /** The kinds of events of a serve that came to any process. */
  kindsOf: DeliveryLimits['kindsOf'];
  /** Loads the counters of campaigns into Redis and into this process. */
  loadUsage: (campaignIds: readonly number[]) => Promise<void>;
}

/** Limits that are counted in Redis, with a copy in this process. */
export interface SharedLimits extends DeliveryLimits {
  isRead(campaign: LimitedCampaign): boolean;
  /** Takes over campaigns as they were read, with their counters from Redis. */
  adopt(campaigns: readonly LimitedCampaign[], at: Date): Promise<void>;
  /** Refreshes the copy for the campaigns requested since the last call. */
  refresh(at: Date): Promise<void>;
  takeUnread(): number[];
  /** Resolves when no event is between being counted and being recorded. */
  idle(): Promise<void>;
}

/** A random process number of 48 bits for serve ids, because two processes may start at the same moment. */
const anyProcess = () => randomInt(2 ** 48 - 1);

/** The number of campaigns refreshed at once; others follow in the next call. */
const MAX_REFRESHED = 200;

/** The events recorded with an event: a quartile may include the show of its serve. */
const eventsOf = ({ id: serve }: SettledServe, kind: EventKind): UnconfirmedEvent[] =>
  isQuartile(kind)
    ? [
        { serve, kind },
        { serve, kind: 'show' },
      ]
    : [{ serve, kind }];

/**
 * Keeps campaigns within their limits, together with the processes that share a Redis. The copy refuses what is used up
 * without a request; Redis decides on the rest.
 */
export function createSharedLimits(deps: SharedLimitsDeps): SharedLimits {
  const { counters, unconfirmed, served, readCurve, kindsOf, loadUsage } = deps;
  const frequency = createSplitFrequency(deps.frequency);
  const zoneDay = createZoneDays();
  const counts = createLimitCounts(zoneDay);
  const gate = createLimitGate({ counts, zoneDay, frequency, readCurve });
  const { describe, take, refreshCampaign, adopt } = createUsageCopy({ counts, zoneDay, counters });
  const process = anyProcess();
  let number = 0;
  const asked = new Set<number>();
  const expected: { serve: string; until: number }[] = [];
  const inProgress = new Set<Promise<unknown>>();

  const nextId = () => {
    const id = formatServeId({ startedAt: process, number });
    number += 1;
    return id;
  };

  const expire = (at: number) => {
    const first = expected.findIndex(({ until }) => until > at);
    const passed = expected.splice(0, first === -1 ? expected.length : first);
    for (const { serve } of passed) frequency.expire(serve);
  };

  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.catch(() => {}).finally(() => inProgress.delete(tracked));
    inProgress.add(tracked);
    return work;
  };

  const loadOrUnavailable = (id: number) =>
    loadUsage([id]).catch((error: unknown) => {
      throw new CountersUnavailableError(error);
    });

  const tryToCount = async (serve: SettledServe, kind: EventKind, at: number) => {
    const known = counts.find(serve.campaign);
    const { day, described } = known === undefined ? { day: '', described: null } : describe(known, at);
    const hasRoom = known === undefined || frequency.hasRoom(known.campaign, serve.id, { at, day });
    const settled = await counters.settle(serve, kind, described, { at, day, hasRoom });
    if (typeof settled === 'string') return settled;
    if (settled.hasShown !== null) frequency.show(serve.id, settled.hasShown ? { at, day } : null);
    take(serve.campaign, at, settled.figures);
    return settled;
  };

  const count = async (serve: SettledServe, kind: EventKind, at: number) => {
    // a serve of another process may belong to a campaign that this one has not loaded
    if (counts.find(serve.campaign) === undefined) await loadOrUnavailable(serve.campaign);
    const ask = () => unconfirmed.whenFree(eventsOf(serve, kind), () => tryToCount(serve, kind, at));
    const settled = await ask();
    if (settled !== 'unread') return settled;
    await loadOrUnavailable(serve.campaign);
    const again = await ask();
    if (again === 'unread') throw new CountersUnavailableError();
    return again;
  };

  /** Records the result of an event. An event that is not recorded may be sent again. */
  const record = async <T>(
    serve: string,
    kinds: readonly EventKind[],
    at: Date,
    work: () => Promise<T>,
  ): Promise<T> => {
    const events = kinds.map((kind) => ({ serve, kind }));
    const result = await unconfirmed.record(events, work);
    for (const kind of kinds) served.add(serve, kind, at.getTime());
    return result;
  };

  const reportOnce = <T, Outcome extends DismissedEvent | SettledEvent>(
    { id }: SettledServe,
    kind: EventKind,
    outcome: Outcome,
    onResult: (outcome: Outcome) => Promise<T>,
  ): Promise<T> => {
    if (!outcome.comesAgain) return onResult(outcome);
    const kinds: EventKind[] = outcome.type === 'settled' && outcome.infersShow ? [kind, 'show'] : [kind];
    return record(id, kinds, outcome.at, () => onResult(outcome));
  };

  const settle: DeliveryLimits['settle'] = async (serve, kind, moment, onResult) =>
    reportOnce(serve, kind, await count(serve, kind, moment.getTime()), onResult);

  const dismiss: DeliveryLimits['dismiss'] = async (serve, kind, moment, onResult) => {
    const at = moment.getTime();
    const dismissed = await unconfirmed.whenFree(eventsOf(serve, kind), () => counters.dismiss(serve, kind, at));
    return reportOnce(serve, kind, dismissed, onResult);
  };

  return {
    isRead: counts.isRead,

    refuses(campaign, moment, viewer) {
      expire(moment.getTime());
      asked.add(campaign.id);
      return gate(campaign, moment, viewer);
    },

    async reserve(campaign, moment, viewer) {
      const at = moment.getTime();
      const known = counts.find(campaign.id);
      if (known === undefined) return { refusal: 'unread' };
      const serve = nextId();
      // before the request to Redis, because the requests of one page come at the same moment
      frequency.open(campaign, viewer, serve);
      expected.push({ serve, until: at + RESERVATION_TTL });
      const { day, described } = describe(known, at);
      const person = hasFrequencyCap(campaign) && viewer?.lasting ? `p:${campaign.id} ${viewer.lasting}` : undefined;
      const reserved = await track(counters.reserve(described, serve, { at, day }, person)).catch(() => null);
      if (reserved !== null) take(campaign.id, at, reserved.figures);
      if (reserved?.refusal === null) return { serve };
      frequency.expire(serve);
      if (reserved?.refusal === 'unread') void loadUsage([campaign.id]).catch(() => {});
      return { refusal: reserved?.refusal ?? 'away' };
    },

    createId: nextId,
    update: (campaign) => void counts.update(campaign),
    kindsOf,
    settle: (...event) => track(settle(...event)),

    dismiss: (...event) => track(dismiss(...event)),
    reservations: () => expected.length,

    adopt,

    async refresh(moment) {
      expire(moment.getTime());
      const ids = [...asked].slice(0, MAX_REFRESHED);
      for (const id of ids) asked.delete(id);
      await Promise.all(ids.map((id) => refreshCampaign(id, moment.getTime())));
    },

    takeUnread: counts.takeUnread,

    async idle() {
      while (inProgress.size > 0) await Promise.all(inProgress);
    },
  };
}
