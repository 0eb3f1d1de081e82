/** `Intl` knows UTC, but doesn't list it. */
const names = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** As people read them: `America/New York`. */
export const timeZones = names.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** Most that one list shows. */
const SHOWN = 50;

/** The time zones with a text in their names, however the words are kept apart. */
export function findTimeZones(text: string) {
  const wanted = text.trim().replaceAll('_', ' ').toLowerCase();
  return timeZones.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, SHOWN);
}
