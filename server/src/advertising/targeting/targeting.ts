import { withNamedPlaces } from '@preroll/rules/targeting/places';
import { listFields } from '@preroll/rules/targeting/targeting-fields';
import { normalizeEntries } from '@preroll/rules/targeting/targeting-lists';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { StoredTargeting as Targeting } from '../../platform/db/schema/stored-targeting.ts';

type AdsTargetingInput = components['schemas']['AdsTargetingInput'];

export type { Targeting };

/** A targeting with every setting, for rules and delivery. */
export type CompleteTargeting = Required<Targeting>;

const anything = () => ({ white: [], black: [] });
const anyMobile = () => ({ android: [], iOS: [], other: false });

/** No limits, everywhere, always. */
const defaults = (): CompleteTargeting => ({
  cash_limit: null,
  cash_limit_day: null,
  shows_limit: null,
  shows_limit_day: null,
  unique_users: null,
  user_timeout: null,
  shows_limit_all_time: null,
  feeds: [],
  active_hours: [],
  city_black_list: [],
  city_white_list: [],
  active_weekdays: [],
  devices: [],
  browsers: anything(),
  desktop_os: anything(),
  mobile_os: anything(),
  tablet_os: anything(),
  languages: anything(),
  ip: anything(),
  referer: anything(),
  source: anything(),
  continent: anything(),
  country: anything(),
  region: anything(),
  categories: anything(),
  keywords: anything(),
  resolution: anything(),
  geo_black_ui: '[]',
  geo_white_ui: '[]',
  os_versions: { mobile: anyMobile(), tablet: anyMobile(), desktop: { windows: [], macOS: [], other: false } },
});

const plain: readonly string[] = ['geo_black_ui', 'geo_white_ui', 'os_versions'];

/** Completes a stored targeting, adding places from JSON texts of older targetings to the lists. */
export const withDefaults = (targeting: Targeting): CompleteTargeting => ({
  ...defaults(),
  ...withNamedPlaces(targeting),
});

/** Lists of numbers whose order is irrelevant. */
const idFields = ['feeds', 'active_hours', 'active_weekdays', 'city_white_list', 'city_black_list'] as const;

/**
 * Parses a targeting from the API, where values are plain or wrapped. The JSON texts are authoritative for places: their
 * places are added to the lists, so that a place that a text includes and a list excludes is refused as a conflict. List
 * entries are normalized, and numbers sorted without duplicates, so that another order is no change. Invalid entries stay as
 * they are, so that they can be refused.
 */
export function parseTargeting(input: AdsTargetingInput = {}): Targeting {
  const fields = Object.entries(input).filter(([name]) => name !== 'id');
  const plainFields = fields.map(([name, value]) => [name, isWrapped(value) ? value.value : value]);
  const targeting: Targeting = withNamedPlaces(Object.fromEntries(plainFields));
  for (const field of listFields) {
    const list = targeting[field];
    if (list !== undefined)
      targeting[field] = { white: normalizeEntries(field, list.white), black: normalizeEntries(field, list.black) };
  }
  for (const field of idFields) {
    const ids = targeting[field];
    if (ids !== undefined) targeting[field] = [...new Set(ids)].sort((a, b) => a - b);
  }
  if (targeting.devices) targeting.devices = [...new Set(targeting.devices)].sort();
  return targeting;
}

const isWrapped = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value;

/** Converts a campaign's targeting for the API: most values wrapped, defaults filled in. */
export function toAdsTargeting(campaignId: number, targeting: Targeting): components['schemas']['AdsTargeting'] {
  const fields = Object.entries(withDefaults(targeting));
  const wrapped = fields.map(([name, value]) => [name, plain.includes(name) ? value : { value }]);
  return { id: campaignId, ...Object.fromEntries(wrapped) };
}
