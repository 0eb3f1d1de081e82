import type { Redis } from 'ioredis';
import type { DismissedEvent, SettledEvent } from '../delivery-limits.ts';
import type { EventKind } from '../limited-campaign.ts';
import { RESERVATION_TTL } from '../open-serves.ts';
import { billedKind, isExpired, type SettledServe, type Settlement } from '../serve-limits.ts';
import { bitOf, decodeKinds, locateServe } from '../served-kinds.ts';
import type { Epoch } from './epoch.ts';
import type { RunScript } from './run-scripts.ts';
import type { SerializedCampaign } from './serialize-campaign.ts';

/** The counters are missing or incomplete, and must be rebuilt. */
export class CountersUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The shared counters are away', { cause });
  }
}

/** What is used and reserved for each limit of a campaign, and what its owner can spend. */
type Figures = readonly number[];

/** A campaign's usage in the day counters: shows and micros by day. */
export interface LoadedCampaign {
  id: number;
  days: [day: string, shows: number, cash: number][];
}

/** The data of records that are missing in the counters. */
export interface CounterData {
  campaigns: LoadedCampaign[];
  groups: { key: string; members: number[] }[];
  /** Campaigns without a group. */
  alone: number[];
  /** In micros: the total spend, and its limit. */
  owners: { id: number; spent: number; limit: number }[];
}

/** A settlement with the place where its show was taken. */
export interface SharedSettlement extends SettledEvent {
  /** Whether a show had room; null if none was to be counted. */
  hasShown: boolean | null;
  figures: Figures;
}

export interface Moment {
  at: number;
  /** The day in the campaign's time zone. */
  day: string;
}

export interface UnconfirmedEvent {
  serve: string;
  kind: EventKind;
}

export const isQuartile = (kind: EventKind): boolean => kind.startsWith('quartile');

/** The process that owns an event recorded here; `unknown` while another one may be recording it. */
export type Holder = 'own' | 'other' | 'unknown';

/** In seconds: the results of a serve are kept for longer than its events count. */
export const SERVE_TTL = 90_000;

const terms: Record<string, 'limit_total' | 'limit_day' | 'no_balance' | 'frequency' | 'unread'> = {
  ...{ total: 'limit_total', day: 'limit_day', balance: 'no_balance', frequency: 'frequency', unread: 'unread' },
};

interface CountersDeps {
  /** The name of this process, which stays the same after a restart. */
  process: string;
  /** In milliseconds: how long an event that was counted but not recorded is left to the process that counted it. */
  lease: number;
  run: RunScript;
  /** The current complete counters; null while there are none. */
  place: () => Epoch | null;
  /** Called when they turn out to be missing. */
  lost: () => void;
  redis: Pick<Redis, 'pipeline'>;
}

/** Counts what campaigns use in Redis, for all delivering processes. */
export type SharedCounters = ReturnType<typeof createSharedCounters>;

export function createSharedCounters({ process, lease, run, place, lost, redis }: CountersDeps) {
  const runScript = async (name: Parameters<RunScript>[0], asked: object) => {
    const there = place();
    if (there === null) throw new CountersUnavailableError();
    const answer = await run(name, there.key, { epoch: there.epoch, remembered: SERVE_TTL, ...asked }).catch(
      (error: unknown) => {
        throw new CountersUnavailableError(error);
      },
    );
    if (answer[0] !== 'away') return answer;
    lost();
    throw new CountersUnavailableError();
  };

  const settleArguments = (serve: SettledServe, kind: EventKind, at: number) => {
    const { name: page, index } = locateServe(serve.id);
    return {
      ...{ process, lease, serve: serve.id, page, offset: index * 2, kind: bitOf[kind], show: bitOf.show, at },
      isLate: isExpired(serve, at),
    };
  };

  const settlementOf = (answer: Awaited<ReturnType<RunScript>>, at: number): SharedSettlement => {
    const [result, before, infers = 0, bills = 0, shown = -1, figures = [], countedAt = at] = answer;
    return {
      type: 'settled',
      result: result as Settlement['result'],
      at: new Date(Number(countedAt)),
      comesAgain: result === 'counted' || result === 'over_limit',
      infersShow: infers === 1,
      isBilled: bills === 1,
      hasOccurred: decodeKinds(Number(before)),
      hasShown: shown === -1 ? null : shown === 1,
      figures: figures as Figures,
    };
  };

  return {
    /** @param person the key of the person and the campaign; undefined without a cap */
    async reserve(campaign: SerializedCampaign, serve: string, { at, day }: Moment, person: string | undefined) {
      const asked = { campaign, serve, at, day, person, lasts: RESERVATION_TTL };
      const [result, figures = []] = await runScript('reserve', asked);
      return { refusal: result === 'reserved' ? null : (terms[result] ?? 'unread'), figures: figures as Figures };
    },

    /**
     * @param campaign null if it no longer exists in PostgreSQL
     * @param hasRoom whether the person of the serve may be shown another advert, as far as this process knows
     * @returns `unread` if the campaign's counters must be loaded first, `pending` if it was counted a moment ago and may
     * not be recorded yet
     */
    async settle(
      serve: SettledServe,
      kind: EventKind,
      campaign: SerializedCampaign | null,
      { at, day, hasRoom }: Moment & { hasRoom: boolean },
    ): Promise<SharedSettlement | 'unread' | 'pending'> {
      const answer = await runScript('settle', {
        ...settleArguments(serve, kind, at),
        ...{ campaign: campaign ?? undefined, day, hasRoom, price: serve.price },
        isShow: kind === 'show',
        isQuartile: isQuartile(kind),
        isBillable: kind === billedKind[serve.payModel],
      });
      const [result] = answer;
      return result === 'unread' || result === 'pending' ? result : settlementOf(answer, at);
    },

    /** @returns `pending` as for `settle`; a settlement if the event was counted as valid before but not recorded */
    async dismiss(
      serve: SettledServe,
      kind: EventKind,
      at: number,
    ): Promise<DismissedEvent | SharedSettlement | 'pending'> {
      const answer = await runScript('settle', { ...settleArguments(serve, kind, at), isInvalid: true });
      const [result] = answer;
      if (result === 'pending') return result;
      const settlement = settlementOf(answer, at);
      if (settlement.comesAgain) return settlement;
      const { at: countedAt, hasOccurred } = settlement;
      return {
        ...{ type: 'dismissed', result: result as DismissedEvent['result'] },
        ...{ at: countedAt, comesAgain: result === 'dismissed', hasOccurred },
      };
    },

    /** Confirms that events are recorded, and returns which process owns each. */
    async confirm(events: readonly UnconfirmedEvent[]): Promise<Holder[]> {
      const asked = { process, lease, events: events.map(({ serve, kind }) => [serve, bitOf[kind]]) };
      const [, holders] = await run('confirm', 'preroll:unconfirmed', asked).catch((error: unknown) => {
        throw new CountersUnavailableError(error);
      });
      return holders as Holder[];
    },

    /** @returns null if the campaign's counters must be loaded first */
    async readUsage(campaign: SerializedCampaign, at: number): Promise<Figures | null> {
      const [result, figures] = await runScript('readUsage', { campaign, at });
      return result === 'known' ? (figures as Figures) : null;
    },

    async findMissing(ids: readonly number[]): Promise<number[]> {
      const there = place();
      if (there === null) throw new CountersUnavailableError();
      const pipeline = redis.pipeline();
      for (const id of ids) pipeline.hexists(`preroll:${there.epoch}:c:${id}`, 'group');
      const answers = (await pipeline.exec()) ?? [];
      return ids.filter((_, index) => answers[index]?.[1] !== 1);
    },

    /** Loads missing records; existing ones stay unchanged. */
    async load(loaded: CounterData): Promise<void> {
      await runScript('load', loaded);
    },
  };
}
