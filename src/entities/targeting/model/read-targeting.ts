import { limitFields, listFields } from '@preroll/rules/targeting/targeting-fields';
import { readGeoPlaces } from './read-geo-places';
import { readDevices, readLimit, readList, readNumbers, readOsVersions } from './read-values';
import { isRecord, type Reader } from './reader';
import { type GeoPlace, geoFields, numberListFields, type Targeting } from './targeting';

/** A value that could not be read and was left out. */
export interface TargetingWarning {
  field: keyof Targeting;
  message: string;
}

/**
 * Reads an `ads` record: unwraps wrapped values, fills in defaults and removes the active flag from places
 * (specification, section 3). Unreadable values are left out and reported without affecting other fields; it never
 * throws.
 */
export function readTargeting(ads: unknown): { targeting: Targeting; warnings: TargetingWarning[] } {
  const record = isRecord(ads) ? ads : {};
  const warnings: TargetingWarning[] = [];
  const read = <V>(field: keyof Targeting, reader: Reader<V>): V =>
    reader(unwrap(record[field]), (message) => warnings.push({ field, message }));
  const each = <F extends keyof Targeting, V>(fields: readonly F[], reader: Reader<V>) =>
    Object.fromEntries(fields.map((field) => [field, read(field, reader)])) as Record<F, V>;

  const targeting: Targeting = {
    ...each(limitFields, readLimit),
    ...each(numberListFields, readNumbers),
    devices: read('devices', readDevices),
    ...each(listFields, readList),
    ...each<(typeof geoFields)[number], GeoPlace[]>(geoFields, readGeoPlaces),
    os_versions: read('os_versions', readOsVersions),
  };
  return { targeting, warnings };
}

/** A targeting without any restriction: everywhere, always. */
export const emptyTargeting = (): Targeting => readTargeting({}).targeting;

const unwrap = (value: unknown) => (isRecord(value) && Object.hasOwn(value, 'value') ? value.value : value);
