import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';

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
