import type { components } from '../contract/generated/contract.d.ts';

type AdsTargeting = components['schemas']['AdsTargeting'];

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

/** A campaign's targeting as the wire has it: most values wrapped, defaults filled in. */
export function toAdsTargeting(campaignId: number, targeting: Targeting): AdsTargeting {
  const fields = Object.entries({ ...defaults(), ...targeting });
  const wrapped = fields.map(([name, value]) => [name, plain.includes(name) ? value : { value }]);
  return { id: campaignId, ...Object.fromEntries(wrapped) };
}
