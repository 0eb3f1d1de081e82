import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';

/** What players report of another server's advert, by the kind that it would be of one of ours. */
export const backfillKinds = {
  win: 'backfill_win',
  impression: 'backfill_impression',
  error: 'backfill_error',
} as const;

/** `backfill`: another server was asked. A request has one for each of them. */
export type BackfillKind = 'backfill' | (typeof backfillKinds)[keyof typeof backfillKinds];

/** What a player reported; what is left out is unknown. The columns stand in `event-tables.ts`. */
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
  /** How many events the row stands for, if not one. */
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
  /** Micros of all its events together, in the currency of the account. */
  price?: number;
  revenue?: number;
  /** Why a request got no advert, or the code of an error. */
  reason?: string;
  /** Why the event is not billed. */
  invalid?: InvalidReason | '';
}
