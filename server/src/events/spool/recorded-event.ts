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
  /** Micros of all its events together, in the currency of the account. */
  price?: number;
  revenue?: number;
  /** Why the event is not billed. */
  invalid?: string;
}
