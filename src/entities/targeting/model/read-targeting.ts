import { readPlaces } from './read-places';
import { readDevices, readLimit, readList, readNumbers, readOsVersions } from './read-values';
import { isRecord, type Reader } from './reader';
import { type GeoPlace, geoFields, limitFields, listFields, numberListFields, type Targeting } from './targeting';

/** Something that could not be read and was left out. */
export interface TargetingWarning {
  field: keyof Targeting;
  message: string;
}

/**
 * Reads an `ads` record: wrapped or plain values alike become plain ones, what is missing has its default, the active
 * flag is stripped from places (specification, section 3). What can't be read is left out and reported; it never
 * throws and never costs the other fields.
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
    ...each<(typeof geoFields)[number], GeoPlace[]>(geoFields, readPlaces),
    os_versions: read('os_versions', readOsVersions),
  };
  return { targeting, warnings };
}

/** No limit, everywhere, always. */
export const emptyTargeting = (): Targeting => readTargeting({}).targeting;

const unwrap = (value: unknown) => (isRecord(value) && Object.hasOwn(value, 'value') ? value.value : value);
