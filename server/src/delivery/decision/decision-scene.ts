import type { AdRequest } from '../../advertising/targeting/ad-request.ts';
import { compileTargeting } from '../../advertising/targeting/refused-by.ts';
import { type Targeting, withDefaults } from '../../advertising/targeting/targeting.ts';
import type { LimitedCampaign } from '../limits/limited-campaign.ts';
import {
  createDeliveryIndex,
  type IndexedAdvert,
  type IndexedCampaign,
  type IndexedPlacement,
} from './delivery-index.ts';

export const moment = new Date('2026-11-28T20:30:00Z');
export const request: AdRequest = {
  ...{ at: moment, feedId: 3, device: 'mobile', os: 'android', osVersion: '14', browser: 'chrome', language: 'de' },
  ...{ ip: '10.1.2.3', referer: 'news.example', source: 'a', continent: 'EU', country: 'DE', region: 'DE-BE' },
  ...{ cityId: 2950159, resolutionId: 5, categories: ['IAB1'], keywords: ['sale'] },
};
export const placement: IndexedPlacement = {
  ...{ id: 1, siteId: 1, webmasterId: 1, webmasterTimezone: 'UTC', currency: 'RUB', formatId: 1, skipOffset: 5 },
  ...{ floor: 0, blockedCategories: new Set(), blockedDomains: new Set(), categories: [], revenueShare: 70 },
  ...{
    isDeleted: false,
    isServing: true,
    domain: 'news.example',
    feeds: [],
    backfill: null,
    vpaidScript: null,
    brandingScript: null,
  },
};
const flight = { startDate: null, endDate: null };
const limits = {
  ...{
    cash: null,
    cashDay: null,
    shows: null,
    showsDay: null,
    showsAllTime: null,
    uniqueUsers: null,
    userTimeout: null,
  },
};

/** A started campaign that matches every request, with the changes of a test. */
export interface Campaign extends Partial<Omit<LimitedCampaign, 'limits'>> {
  id: number;
  targeting?: Targeting;
  adverts?: [domain: string, rate: number, category?: string | null][];
  isStarted?: boolean;
  formatId?: number;
  currency?: string;
  lacks?: IndexedCampaign['lacks'];
}

export function toIndexed(values: Campaign): IndexedCampaign {
  const {
    targeting = {},
    adverts = [['shop.example', 1]],
    isStarted = true,
    formatId = 1,
    currency = 'RUB',
    lacks = null,
    ...own
  } = values;
  const limited: LimitedCampaign = {
    ...{ ownerId: 1, group: null, timezone: 'Europe/Berlin', ...flight, hours: [], weekdays: [], limits },
    ...{ pacing: 'asap', payModel: 'cpm', price: 1_000_000, ...own },
  };
  const compiled = compileTargeting(withDefaults(targeting), limited.timezone);
  const isSchedule = (rule: string) => rule.startsWith('active_');
  return {
    ...{ limited, formatId, currency, isStarted, lacks },
    schedule: compiled.filter(([rule]) => isSchedule(rule)),
    targeting: compiled.filter(([rule]) => !isSchedule(rule)),
    adverts: adverts.map(
      ([domain, rate, category = null], n) =>
        ({ domain, rate, category, vast: { id: limited.id * 100 + n } }) as IndexedAdvert,
    ),
  };
}

export const rates = new Map([
  ['RUB', 1],
  ['USD', 90],
]);

export function indexOf(campaigns: readonly IndexedCampaign[]) {
  const index = createDeliveryIndex();
  index.setRates(rates);
  for (const campaign of campaigns) index.putCampaign(campaign.limited.id, campaign);
  return index;
}
