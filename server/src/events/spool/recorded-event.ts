import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';

/** Player events of another server's advert, by the kind that they would have for our own adverts. */
export const backfillKinds = {
  win: 'backfill_win',
  impression: 'backfill_impression',
  error: 'backfill_error',
} as const;

/** `backfill`: another server was requested. A request has one such event for each server. */
export type BackfillKind = 'backfill' | (typeof backfillKinds)[keyof typeof backfillKinds];

/** An event reported by a player; missing fields are unknown. See `event-tables.ts` for the columns. */
export interface RecordedEvent {
  /** ISO 8601. */
  ts: string;
  kind:
    | 'request'
    | 'serve'
    | 'win'
    | 'impression'
    | 'show'
    | 'skip'
    | 'click'
    | 'error'
    | BackfillKind
    | `quartile${25 | 50 | 75 | 100}`;
  /** The serve that the event belongs to: a UUID. */
  serve?: string;
  /** The number of events that the row stands for; 1 by default. */
  count?: number;
  advertiser?: number;
  campaign?: number;
  campaign_group?: number;
  advert?: number;
  webmaster?: number;
  site?: number;
  placement?: number;
  format?: number;
  feed?: number;
  country?: string;
  region?: string;
  city?: number;
  device?: string;
  os?: string;
  browser?: string;
  language?: string;
  advertiser_domain?: string;
  /** In micros, for all its events together, in the currency of the account. */
  price?: number;
  revenue?: number;
  /** Why a request got no advert, or the code of an error. */
  reason?: string;
  /** Why the event is not billed. */
  invalid?: InvalidReason | '';
}
