/** Renamed zones, as [old, new]: some runtimes list them under the old name, others under the new one. */
const renamed: readonly (readonly [old: string, now: string])[] = [
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
];

const present = new Map<string, string>(renamed);

/** The present name of a time zone: runtimes go on listing some under their old ones. */
export const presentTimezone = (name: string): string => present.get(name) ?? name;

/** The name that a time zone had before; undefined for most. */
export const formerTimezone = (name: string): string | undefined => renamed.find(([, now]) => now === name)?.[0];

let timezones: ReadonlySet<string> | undefined;

/**
 * Whether this is the name of an IANA time zone, spelled exactly. Intl would also accept another casing, and offsets
 * such as +03:00, which ignore daylight saving time.
 */
export function isTimezone(name: string): boolean {
  timezones ??= new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...renamed.flat()]);
  return timezones.has(name);
}
