/**
 * What was decided for one ad request: everything that the rows of its later events need. Ids are 0 where there is none.
 * One that is sent on to another server has no advert.
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
  /** The advertiser's. */
  currency: string;
  /** Of one billed event, in micros of that currency. */
  price: number;
  /** A request of the test tag: its events are never billed. */
  isTest: boolean;
  /** Seconds; 0 where a script decides it, and for an overlay. */
  duration: number;
  /** Another server's, which is asked only if those before it in the document have no advert. */
  isFallback: boolean;
}

/** Whether another server was asked for the advert. */
export const isBackfill = ({ advert }: Pick<Serve, 'advert'>): boolean => advert === 0;
