import { withNamedPlaces } from '@preroll/rules/places';
import type { components } from '../contract/generated/contract.d.ts';
import { tidyEntries } from './list-rules.ts';
import { listFields } from './targeting-fields.ts';

type AdsTargeting = components['schemas']['AdsTargeting'];
type AdsTargetingInput = components['schemas']['AdsTargetingInput'];

/** Plain values under the contract's names; what is missing has its default. */
export type Targeting = {
  [K in Exclude<keyof AdsTargeting, 'id'>]?: AdsTargeting[K] extends { value: infer V } ? V : AdsTargeting[K];
};

type Defaults = Required<Targeting>;

const anything = () => ({ white: [], black: [] });
const anyMobile = () => ({ android: [], iOS: [], other: false });

/** No limit, everywhere, always. */
const defaults = (): Defaults => ({
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

/** A stored targeting, complete: a text may have been stored before the lists were completed with its places. */
export const withDefaults = (targeting: Targeting): Defaults => ({ ...defaults(), ...withNamedPlaces(targeting) });

/** Of these the order means nothing. */
const idFields = ['feeds', 'active_hours', 'active_weekdays', 'city_white_list', 'city_black_list'] as const;

/**
 * What the wire says of a targeting: values are plain or wrapped. The JSON texts are the truth for places: what they name
 * is put into the lists, so that a place that a text includes and a list excludes is refused as a conflict. Entries of lists are brought into their one form, each
 * once, and numbers into their order, so that another order is no change; what can't be an entry stays as it is, to be
 * refused.
 */
export function readTargeting(input: AdsTargetingInput = {}): Targeting {
  const fields = Object.entries(input).filter(([name]) => name !== 'id');
  const plainFields = fields.map(([name, value]) => [name, isWrapped(value) ? value.value : value]);
  const targeting: Targeting = withNamedPlaces(Object.fromEntries(plainFields));
  for (const field of listFields) {
    const list = targeting[field];
    if (list !== undefined)
      targeting[field] = { white: tidyEntries(field, list.white), black: tidyEntries(field, list.black) };
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

/** A campaign's targeting as the wire has it: most values wrapped, defaults filled in. */
export function toAdsTargeting(campaignId: number, targeting: Targeting): AdsTargeting {
  const fields = Object.entries(withDefaults(targeting));
  const wrapped = fields.map(([name, value]) => [name, plain.includes(name) ? value : { value }]);
  return { id: campaignId, ...Object.fromEntries(wrapped) };
}
