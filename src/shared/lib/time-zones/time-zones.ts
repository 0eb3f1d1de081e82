/** `Intl` knows UTC, but doesn't list it. */
const names = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** In readable form: `America/New York`. */
export const timeZones = names.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** The most options in one list. */
const SHOWN = 50;

/** Finds time zones by part of the name; `_` and spaces are equal. */
export function findTimeZones(text: string) {
  const wanted = text.trim().replaceAll('_', ' ').toLowerCase();
  return timeZones.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SHOWN);
}

/** The same, for a combobox. */
export const searchTimeZones = (text: string) => ({
  queryKey: ['time-zones', text] as const,
  queryFn: async () => findTimeZones(text),
});
