import { limitFields, listFields } from '@preroll/rules/targeting/targeting-fields';
import type { AdsTargeting } from '@/shared/api';
import { geoFields, numberListFields, type Targeting } from './targeting';

const wrappedFields = [...limitFields, ...numberListFields, 'devices', ...listFields] as const;

type Wrapped = Pick<AdsTargeting, (typeof wrappedFields)[number]>;

/** Converts a targeting to the API's format: values wrapped, places as JSON text. */
export function writeTargeting(targeting: Targeting): Omit<AdsTargeting, 'id'> {
  const wrapped = wrappedFields.map((field) => [field, { value: targeting[field] }]);
  const [geo_white_ui, geo_black_ui] = geoFields.map((field) => JSON.stringify(targeting[field])) as [string, string];
  return {
    ...(Object.fromEntries(wrapped) as Wrapped),
    geo_white_ui,
    geo_black_ui,
    os_versions: targeting.os_versions,
  };
}
