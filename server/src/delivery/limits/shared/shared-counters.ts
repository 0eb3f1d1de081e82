import type { Redis } from 'ioredis';
import type { Dismissed, Settled } from '../delivery-limits.ts';
import type { EventKind } from '../limited-campaign.ts';
import { LONGEST } from '../open-serves.ts';
import { billedKind, isExpired, type SettledServe, type Settlement } from '../serve-limits.ts';
import { bitOf, placeOf, readKinds } from '../served-kinds.ts';
import type { DescribedCampaign } from './describe-campaign.ts';
import type { Epoch } from './keep-epoch.ts';
import type { RunScript } from './run-scripts.ts';

/** The counters are not there, or not whole: they have to be counted anew. */
export class CountersAwayError extends Error {
  constructor(cause?: unknown) {
    super('The shared counters are away', { cause });
  }
}

/** What is used and reserved in the rooms of a campaign in turn, and what its owner can spend. */
type Figures = readonly number[];

/** What the day counters say of a campaign: shows and micros by day. */
export interface LoadedCampaign {
  id: number;
  days: [day: string, shows: number, cash: number][];
}

/** What is loaded of records that the counters don't have yet. */
export interface Loaded {
  campaigns: LoadedCampaign[];
  /** With all of their campaigns. */
  groups: { key: string; members: number[] }[];
  /** Campaigns without a group. */
  alone: number[];
  /** In micros: what was ever spent, and up to where that may go. */
  owners: { id: number; spent: number; limit: number }[];
}

/** Events as they are settled: where a show was taken, for whom it is noted. */
export interface SharedSettlement extends Settled {
  /** Whether a show found room; null if none was looked for. */
  hasShown: boolean | null;
  figures: Figures;
}

export interface Moment {
  at: number;
  /** In the campaign's zone. */
  day: string;
}

export interface UnconfirmedEvent {
  serve: string;
  kind: EventKind;
}

export const isQuartile = (kind: EventKind): boolean => kind.startsWith('quartile');

/** Whose an event is that this process has recorded; `unknown` while another one may record it. */
export type Holder = 'own' | 'other' | 'unknown';

/** In seconds: what came of a serve is remembered for longer than its events count. */
export const REMEMBERED = 90_000;

const terms: Record<string, 'limit_total' | 'limit_day' | 'no_balance' | 'frequency' | 'unread'> = {
  ...{ total: 'limit_total', day: 'limit_day', balance: 'no_balance', frequency: 'frequency', unread: 'unread' },
};

interface CountersDeps {
  /** The name of this process, the same after it was killed and started again. */
  process: string;
  /** In milliseconds: so long, an event that was counted and not recorded is left to the process that counted it. */
  lease: number;
  run: RunScript;
  /** The key that names the counters which are whole, and their name; null while there are none. */
  place: () => Epoch | null;
  /** Is told when they turn out not to be there. */
  lost: () => void;
  redis: Pick<Redis, 'pipeline'>;
}

/** Counts what campaigns use in a Redis, for all processes that deliver. */
export type SharedCounters = ReturnType<typeof createSharedCounters>;

export function createSharedCounters({ process, lease, run, place, lost, redis }: CountersDeps) {
  const ask = async (name: Parameters<RunScript>[0], asked: object) => {
    const there = place();
    if (there === null) throw new CountersAwayError();
    const answer = await run(name, there.key, { epoch: there.epoch, remembered: REMEMBERED, ...asked }).catch(
      (error: unknown) => {
        throw new CountersAwayError(error);
      },
    );
    if (answer[0] !== 'away') return answer;
    lost();
    throw new CountersAwayError();
  };

  const settleArguments = (serve: SettledServe, kind: EventKind, at: number) => {
    const { name: page, index } = placeOf(serve.id);
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
      hasCome: readKinds(Number(before)),
      hasShown: shown === -1 ? null : shown === 1,
      figures: figures as Figures,
    };
  };

  return {
    /** @param person as the campaign sees it; undefined if it caps nothing */
    async reserve(campaign: DescribedCampaign, serve: string, { at, day }: Moment, person: string | undefined) {
      const asked = { campaign, serve, at, day, person, lasts: LONGEST };
      const [result, figures = []] = await ask('reserve', asked);
      return { refusal: result === 'reserved' ? null : (terms[result] ?? 'unread'), figures: figures as Figures };
    },

    /**
     * @param campaign null if PostgreSQL does not have it any more
     * @param hasRoom whether the person of the serve may be shown another, as far as this process knows
     * @returns `unread` if the counters of the campaign have to be loaded first, `pending` if it was counted a moment ago, and
     * may not be recorded yet
     */
    async settle(
      serve: SettledServe,
      kind: EventKind,
      campaign: DescribedCampaign | null,
      { at, day, hasRoom }: Moment & { hasRoom: boolean },
    ): Promise<SharedSettlement | 'unread' | 'pending'> {
      const answer = await ask('settle', {
        ...settleArguments(serve, kind, at),
        ...{ campaign: campaign ?? undefined, day, hasRoom, price: serve.price },
        isShow: kind === 'show',
        isQuartile: isQuartile(kind),
        isBillable: kind === billedKind[serve.payModel],
      });
      const [result] = answer;
      return result === 'unread' || result === 'pending' ? result : settlementOf(answer, at);
    },

    /** @returns `pending` as `settle` does, and a settlement if the event was counted as valid before and not recorded */
    async dismiss(serve: SettledServe, kind: EventKind, at: number): Promise<Dismissed | SharedSettlement | 'pending'> {
      const answer = await ask('settle', { ...settleArguments(serve, kind, at), isInvalid: true });
      const [result] = answer;
      if (result === 'pending') return result;
      const settlement = settlementOf(answer, at);
      if (settlement.comesAgain) return settlement;
      const { at: countedAt, hasCome } = settlement;
      return {
        ...{ type: 'dismissed', result: result as Dismissed['result'] },
        ...{ at: countedAt, comesAgain: result === 'dismissed', hasCome },
      };
    },

    /** Says that events are recorded, and asks whose they are. */
    async confirm(events: readonly UnconfirmedEvent[]): Promise<Holder[]> {
      const asked = { process, lease, events: events.map(({ serve, kind }) => [serve, bitOf[kind]]) };
      const [, holders] = await run('confirm', 'preroll:unconfirmed', asked).catch((error: unknown) => {
        throw new CountersAwayError(error);
      });
      return holders as Holder[];
    },

    /** @returns null if the counters of the campaign have to be loaded first */
    async look(campaign: DescribedCampaign, at: number): Promise<Figures | null> {
      const [result, figures] = await ask('look', { campaign, at });
      return result === 'known' ? (figures as Figures) : null;
    },

    /** Finds the campaigns that there are no counters of. */
    async findMissing(ids: readonly number[]): Promise<number[]> {
      const there = place();
      if (there === null) throw new CountersAwayError();
      const pipeline = redis.pipeline();
      for (const id of ids) pipeline.hexists(`preroll:${there.epoch}:c:${id}`, 'group');
      const answers = (await pipeline.exec()) ?? [];
      return ids.filter((_, index) => answers[index]?.[1] !== 1);
    },

    /** Loads what is not there; what is there stays as it is. */
    async load(loaded: Loaded): Promise<void> {
      await ask('load', loaded);
    },
  };
}
