import type { Place as GeoPlace, PlaceType } from '@preroll/rules/places';
import type { AdsTargeting } from '@/shared/api';

export type { GeoPlace, PlaceType };

type GeoField = 'geo_white_ui' | 'geo_black_ui';
type Plain<T> = T extends { value: infer V } ? V : T;

/**
 * Whom a campaign's adverts are shown to: the wire's values without their wrapping, places read from their text.
 *
 * The names stay the wire's, unlike elsewhere: the specification fixes them (section 3), and the rules' cases, the
 * server's field errors and a campaign's history all speak of fields by them.
 */
export type Targeting = {
  [K in Exclude<keyof AdsTargeting, 'id' | GeoField>]: Plain<AdsTargeting[K]>;
} & Record<GeoField, GeoPlace[]>;

export type BlackWhiteList = Targeting['ip'];
export type OsVersions = Targeting['os_versions'];

/** null is no limit. */
export const limitFields = [
  'cash_limit',
  'cash_limit_day',
  'shows_limit',
  'shows_limit_day',
  'shows_limit_all_time',
  'unique_users',
  'user_timeout',
] as const satisfies (keyof Targeting)[];

export const numberListFields = [
  'feeds',
  'active_hours',
  'active_weekdays',
  'city_white_list',
  'city_black_list',
] as const satisfies (keyof Targeting)[];

/** What is wanted and what is not. */
export const listFields = [
  'browsers',
  'desktop_os',
  'mobile_os',
  'tablet_os',
  'languages',
  'ip',
  'referer',
  'source',
  'continent',
  'country',
  'region',
  'categories',
  'keywords',
  'resolution',
] as const satisfies (keyof Targeting)[];

export const geoFields = ['geo_white_ui', 'geo_black_ui'] as const satisfies GeoField[];

/** What decides who is reached; limits keep nobody out. */
export const audienceFields = [
  ...numberListFields,
  'devices',
  ...listFields,
  ...geoFields,
  'os_versions',
] as const satisfies (keyof Targeting)[];

export type LimitField = (typeof limitFields)[number];
export type ListField = (typeof listFields)[number];
