/**
 * The decision on one ad request: all that the rows of its later events need. Ids are 0 if there is none. A serve that is
 * forwarded to another server has no advert.
 */
export interface Serve {
  /** A UUID. */
  id: string;
  /** When the advert was served, in milliseconds since the epoch. */
  at: number;
  advertiser: number;
  campaign: number;
  campaignGroup: number;
  advert: number;
  webmaster: number;
  site: number;
  placement: number;
  format: number;
  feed: number;
  country: string;
  region: string;
  city: number;
  device: string;
  os: string;
  browser: string;
  language: string;
  advertiserDomain: string;
  payModel: 'cpm' | 'cpc' | 'cpv';
  currency: string;
  /** The price of one billed event, in micros of that currency. */
  price: number;
  /** Whether the request comes from the test tag: its events are never billed. */
  isTest: boolean;
  /** In seconds; 0 if a script decides it, and for an overlay. */
  duration: number;
  /** Whether it belongs to another server that is only requested if those before it in the document have no advert. */
  isFallback: boolean;
}

/** Whether another server was requested for the advert. */
export const isBackfill = ({ advert }: Pick<Serve, 'advert'>): boolean => advert === 0;
