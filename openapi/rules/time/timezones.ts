/**
 * Renamed zones, as [old, new]. Some runtimes list the old name, others the new one. Intl does not tell which is
 * current: Node resolves Asia/Kolkata to Asia/Calcutta.
 */
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

/** The current name of a time zone, which some runtimes still list under an old name. */
export const currentTimezoneName = (name: string): string => present.get(name) ?? name;

/** The former name of a time zone; undefined for most. */
export const formerTimezoneName = (name: string): string | undefined => renamed.find(([, now]) => now === name)?.[0];

let timezones: ReadonlySet<string> | undefined;

/**
 * Whether a text is the exact name of an IANA time zone. Intl would also accept other casing, and offsets such as
 * +03:00, which ignore daylight saving time.
 */
export function isTimezone(name: string): boolean {
  timezones ??= new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...renamed.flat()]);
  return timezones.has(name);
}
