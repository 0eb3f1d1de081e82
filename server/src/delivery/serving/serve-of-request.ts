import type { Serve } from '../answer/serve.ts';
import type { VastVersion } from '../answer/vast-document.ts';
import type { Candidate, IndexedAdvert, IndexedPlacement } from '../decision/delivery-index.ts';
import type { Viewer } from '../limits/frequency.ts';
import type { HttpRequest, ReadRequest } from '../request/read-ad-request.ts';

/** A request for an advert, with its sender. */
export interface ServeRequest {
  request: ReadRequest;
  /** The original request, because other servers' tags may need more of it. */
  http: HttpRequest;
  placement: IndexedPlacement;
  viewer: Viewer;
  version: VastVersion;
  /** Whether the address sends too many requests: it then gets no advert, and the request is recorded as invalid. */
  isFlood: boolean;
  /** Whether the page belongs to another site. */
  isForeign: boolean;
  /** Whether the request tests the tag: nothing is reserved, and all events are recorded as invalid. */
  isTest: boolean;
}

const placeOf = ({ request, placement, isTest }: ServeRequest) => ({
  at: request.at.getTime(),
  webmaster: placement.webmasterId,
  site: placement.siteId,
  placement: placement.id,
  format: placement.formatId,
  feed: request.feedId ?? 0,
  country: request.country ?? '',
  region: request.region ?? '',
  city: request.cityId ?? 0,
  device: request.device ?? '',
  os: request.os ?? '',
  browser: request.browser ?? '',
  language: request.language ?? '',
  isTest,
});

/** The serve of one of our adverts. */
export const serveOf = (id: string, candidate: Candidate, advert: IndexedAdvert, asked: ServeRequest): Serve => {
  const { limited, currency } = candidate.campaign;
  return {
    ...placeOf(asked),
    id,
    advertiser: limited.ownerId,
    campaign: limited.id,
    campaignGroup: limited.group?.id ?? 0,
    advert: advert.vast.id,
    advertiserDomain: advert.domain,
    payModel: limited.payModel,
    currency,
    price: limited.price,
    duration: advert.length,
    isFallback: false,
  };
};

/** The serve of a request to another server. */
export const backfillOf = (id: string, asked: ServeRequest, feedId: number | null, isFallback: boolean): Serve => ({
  ...placeOf(asked),
  ...(feedId !== null && { feed: feedId }),
  ...{ id, advertiser: 0, campaign: 0, campaignGroup: 0, advert: 0, advertiserDomain: '' },
  ...{ payModel: 'cpm', currency: asked.placement.currency, price: 0, duration: 0 },
  isFallback,
});
