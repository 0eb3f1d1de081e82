import { currentTimezoneName, formerTimezoneName } from '@preroll/rules/time/timezones';
import { formatTimeZone } from '@/shared/lib/dates';

/** `Intl` supports UTC but doesn't list it. */
const names = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(currentTimezoneName)])].toSorted(
  (one, other) => Number(other === 'UTC') - Number(one === 'UTC') || (one < other ? -1 : 1),
);

const offered = names.map((zone) => ({ value: zone, label: formatTimeZone(zone) }));

const formerOf = (zone: string) => formerTimezoneName(zone) ?? zone;

/** All names that a record may have; an outdated name is listed under its current one. */
export const timeZones = [
  ...offered,
  ...offered
    .map(({ value, label }) => ({ value: formerOf(value), label }))
    .filter(({ value }) => !names.includes(value)),
];

const words = new Map(names.map((zone) => [zone, formatTimeZone(`${zone} ${formerOf(zone)}`).toLowerCase()]));

const MAX_RESULTS = 50;

/** Finds time zones by part of their current or former name; `_` and spaces are equivalent. */
export function findTimeZones(text: string) {
  const wanted = text.trim().replaceAll('_', ' ').toLowerCase();
  return offered.filter(({ value }) => words.get(value)?.includes(wanted)).slice(0, MAX_RESULTS);
}

/** The same search as query options for a combobox. */
export const searchTimeZones = (text: string) => ({
  queryKey: ['time-zones', text] as const,
  queryFn: async () => findTimeZones(text),
});
