import type { Viewer } from './frequency.ts';
import type { EventKind, LimitedCampaign } from './limited-campaign.ts';
import type { LimitRefusal, ServeLimits, SettledServe, Settlement } from './serve-limits.ts';
import type { HasCome } from './served-kinds.ts';

/** A serve, a UUID, or why there is none: `away` if what is counted elsewhere can't be asked. */
export type Reserved = { serve: string } | { refusal: LimitRefusal | 'away' };

/** Around what came of an event. */
interface Noted {
  /** Which kinds of its serve had come before it. */
  hasCome: HasCome;
  /** When it was counted: before now if it was not recorded then. */
  at: Date;
  /** Whether it is counted when it is sent again, if it can't be recorded now. */
  comesAgain: boolean;
}

export interface Settled extends Settlement, Noted {
  type: 'settled';
}

export interface Dismissed extends Noted {
  type: 'dismissed';
  result: ReturnType<ServeLimits['dismiss']>;
}

/** Counts what campaigns use, in the memory of this process or together with others. */
export interface DeliveryLimits extends Pick<ServeLimits, 'refuses' | 'createId' | 'update' | 'reservations'> {
  /** Reserves a show and, for CPM, its price, for two minutes. To be called in the same turn as `refuses`. */
  reserve(campaign: LimitedCampaign, at: Date, viewer: Viewer | null): Promise<Reserved>;
  /** Which kinds of events of a serve came before. Another may come before one is counted, which says so itself. */
  kindsOf(serve: string): Promise<HasCome>;
  /**
   * Counts an event of a serve.
   * @param note records what comes of it; called in the turn in which it was counted
   */
  settle<T>(serve: SettledServe, kind: EventKind, at: Date, note: (settled: Settled) => Promise<T>): Promise<T>;
  /**
   * Takes note of an event that is kept as invalid, or is of another server's advert.
   * @param note is given what it was settled as, if it was counted as valid before and not recorded
   */
  dismiss<T>(
    serve: SettledServe,
    kind: EventKind,
    at: Date,
    note: (noted: Dismissed | Settled) => Promise<T>,
  ): Promise<T>;
}

/** Counts in the memory of this process, the only one that delivers. */
export const limitsInMemory = (limits: ServeLimits): DeliveryLimits => ({
  refuses: limits.refuses,
  createId: limits.createId,
  update: limits.update,
  reservations: limits.reservations,
  reserve: async (...asked) => ({ serve: limits.reserve(...asked) }),
  kindsOf: async (serve) => limits.kindsOf(serve),
  async settle(serve, kind, at, note) {
    const hasCome = limits.kindsOf(serve.id);
    return note({ type: 'settled', ...limits.settle(serve, kind, at), hasCome, at, comesAgain: false });
  },
  async dismiss(serve, kind, at, note) {
    const hasCome = limits.kindsOf(serve.id);
    return note({ type: 'dismissed', result: limits.dismiss(serve, kind, at), hasCome, at, comesAgain: false });
  },
});
