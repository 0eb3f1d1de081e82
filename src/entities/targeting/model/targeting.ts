import type { Place as GeoPlace, PlaceType } from '@preroll/rules/targeting/places';
import { listFields } from '@preroll/rules/targeting/targeting-fields';
import type { AdsTargeting } from '@/shared/api';

export type { GeoPlace, PlaceType };

type GeoField = 'geo_white_ui' | 'geo_black_ui';
type Plain<T> = T extends { value: infer V } ? V : T;

/**
 * A campaign's targeting: the API's values without wrappers, with places parsed from their JSON text.
 *
 * Unlike in other models, fields have the names of the API. The specification defines these (section 3), and the rules,
 * the server's field errors and a campaign's history use them.
 */
export type Targeting = {
  [K in Exclude<keyof AdsTargeting, 'id' | GeoField>]: Plain<AdsTargeting[K]>;
} & Record<GeoField, GeoPlace[]>;

export const numberListFields = [
  'feeds',
  'active_hours',
  'active_weekdays',
  'city_white_list',
  'city_black_list',
] as const satisfies (keyof Targeting)[];

export const geoFields = ['geo_white_ui', 'geo_black_ui'] as const satisfies GeoField[];

/** All settings except the limits, which don't restrict who sees an advert. */
export const audienceFields = [
  ...numberListFields,
  'devices',
  ...listFields,
  ...geoFields,
  'os_versions',
] as const satisfies (keyof Targeting)[];
