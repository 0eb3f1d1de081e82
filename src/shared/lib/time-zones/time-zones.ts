import { formerTimezone, presentTimezone } from '@preroll/rules/time/timezones';
import { writeZone } from '@/shared/lib/dates';

/** `Intl` knows UTC, but doesn't list it. */
const names = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(presentTimezone)])].toSorted(
  (one, other) => Number(other === 'UTC') - Number(one === 'UTC') || (one < other ? -1 : 1),
);

const offered = names.map((zone) => ({ value: zone, label: writeZone(zone) }));

const formerOf = (zone: string) => formerTimezone(zone) ?? zone;

/** All names that a record may have: an old one stands for the present one. */
export const timeZones = [
  ...offered,
  ...offered
    .map(({ value, label }) => ({ value: formerOf(value), label }))
    .filter(({ value }) => !names.includes(value)),
];

const words = new Map(names.map((zone) => [zone, writeZone(`${zone} ${formerOf(zone)}`).toLowerCase()]));

/** The most options in one list. */
const SHOWN = 50;

/** Finds time zones by part of the name, or of the one they had before; `_` and spaces are equal. */
export function findTimeZones(text: string) {
  const wanted = text.trim().replaceAll('_', ' ').toLowerCase();
  return offered.filter(({ value }) => words.get(value)?.includes(wanted)).slice(0, SHOWN);
}

/** The same, for a combobox. */
export const searchTimeZones = (text: string) => ({
  queryKey: ['time-zones', text] as const,
  queryFn: async () => findTimeZones(text),
});
