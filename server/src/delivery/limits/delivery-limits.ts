import type { Viewer } from './frequency.ts';
import type { EventKind, LimitedCampaign } from './limited-campaign.ts';
import type { LimitRefusal, ServeLimits, SettledServe, Settlement } from './serve-limits.ts';
import type { HasOccurred } from './served-kinds.ts';

/** The id of a serve (a UUID), or why there is none; `away` if the shared counters are unavailable. */
export type ReservationResult = { serve: string } | { refusal: LimitRefusal | 'away' };

/** The context of an event's result. */
interface EventContext {
  /** The kinds of events of its serve that had come before it. */
  hasOccurred: HasOccurred;
  /** When it was counted; earlier than now if it was not recorded at that time. */
  at: Date;
  /** Whether it is counted again if it can't be recorded now and is sent again. */
  comesAgain: boolean;
}

export interface SettledEvent extends Settlement, EventContext {
  type: 'settled';
}

export interface DismissedEvent extends EventContext {
  type: 'dismissed';
  result: ReturnType<ServeLimits['dismiss']>;
}

/** Counts what campaigns use, in this process's memory or shared with other processes. */
export interface DeliveryLimits extends Pick<ServeLimits, 'refuses' | 'createId' | 'update' | 'reservations'> {
  /** Reserves a show and, for CPM, its price, for two minutes. Call it in the same turn of the event loop as `refuses`. */
  reserve(campaign: LimitedCampaign, at: Date, viewer: Viewer | null): Promise<ReservationResult>;
  /** The kinds of events of a serve that have come so far. A concurrent one may still be missing; `settle` detects it. */
  kindsOf(serve: string): Promise<HasOccurred>;
  /**
   * Counts an event of a serve.
   * @param onResult records the result; called in the turn of the event loop in which the event was counted
   */
  settle<T>(
    serve: SettledServe,
    kind: EventKind,
    at: Date,
    onResult: (settled: SettledEvent) => Promise<T>,
  ): Promise<T>;
  /**
   * Handles an event that is recorded as invalid, or belongs to another server's advert.
   * @param onResult gets the earlier settlement if the event was counted as valid before but not recorded
   */
  dismiss<T>(
    serve: SettledServe,
    kind: EventKind,
    at: Date,
    onResult: (outcome: DismissedEvent | SettledEvent) => Promise<T>,
  ): Promise<T>;
}

/** The limits of a running process, with the loading of its campaigns' usage. */
export interface OpenLimits extends DeliveryLimits {
  /**
   * Loads a campaign's usage, unless it is loaded. Call it before the campaign gets requests, which would be refused. Gives
   * up after a moment, because other campaigns' changes wait behind it.
   * @param alongWith campaigns to load in the same query
   */
  loadUsage(campaign: LimitedCampaign, alongWith: readonly number[]): Promise<void>;
  /** Resolves when the usage is loaded: nothing may be served or settled before. */
  ready: Promise<void>;
  /** Whether the usage is loaded, and no other process delivers from the same database. */
  areReady(): boolean;
  /** Whether another process delivers from the same database. */
  isServedElsewhere(): boolean;
  /** Whether the shared counters are unavailable or being rebuilt. */
  areCountersUnavailable(): boolean;
  /** Waits a moment for unavailable counters. */
  available(): Promise<void>;
  /** Call it before the event writer is closed. */
  close(): Promise<void>;
}

/** Counts in the memory of this process, which must be the only one that delivers. */
export const limitsInMemory = (limits: ServeLimits): DeliveryLimits => ({
  refuses: limits.refuses,
  createId: limits.createId,
  update: limits.update,
  reservations: limits.reservations,
  reserve: async (...asked) => ({ serve: limits.reserve(...asked) }),
  kindsOf: async (serve) => limits.kindsOf(serve),
  async settle(serve, kind, at, onResult) {
    const hasOccurred = limits.kindsOf(serve.id);
    return onResult({ type: 'settled', ...limits.settle(serve, kind, at), hasOccurred, at, comesAgain: false });
  },
  async dismiss(serve, kind, at, onResult) {
    const hasOccurred = limits.kindsOf(serve.id);
    return onResult({ type: 'dismissed', result: limits.dismiss(serve, kind, at), hasOccurred, at, comesAgain: false });
  },
});
