import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import type { Serve } from '../answer/serve.ts';
import type { IndexedPlacement } from '../decision/delivery-index.ts';
import type { ReadRequest } from '../request/read-ad-request.ts';

/** Omits unknown fields: the store fills in zeros and empty texts. */
function known<Fields extends Record<string, string | number | null>>(fields: Fields) {
  const left: { [Field in keyof Fields]?: NonNullable<Fields[Field]> } = {};
  for (const field in fields) {
    const value = fields[field];
    if (value !== null && value !== '' && value !== 0) left[field] = value as NonNullable<typeof value>;
  }
  return left;
}

/** The columns of an event that come from its request. */
export const requestColumns = (request: ReadRequest, placement: IndexedPlacement) =>
  known({
    webmaster: placement.webmasterId,
    site: placement.siteId,
    placement: placement.id,
    format: placement.formatId,
    feed: request.feedId,
    country: request.country,
    region: request.region,
    city: request.cityId,
    device: request.device,
    os: request.os,
    browser: request.browser,
    language: request.language,
  });

/** The row of an event of a serve. */
export const eventOf = (serve: Serve, kind: RecordedEvent['kind'], at: Date): RecordedEvent => ({
  ts: at.toISOString(),
  kind,
  serve: serve.id,
  ...known({
    advertiser: serve.advertiser,
    campaign: serve.campaign,
    campaign_group: serve.campaignGroup,
    advert: serve.advert,
    webmaster: serve.webmaster,
    site: serve.site,
    placement: serve.placement,
    format: serve.format,
    feed: serve.feed,
    country: serve.country,
    region: serve.region,
    city: serve.city,
    device: serve.device,
    os: serve.os,
    browser: serve.browser,
    language: serve.language,
    advertiser_domain: serve.advertiserDomain,
  }),
});
