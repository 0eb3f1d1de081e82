/** Zones that got another name, which the runtime still calls by the older one, while browsers may offer either. */
const renamed = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
];

const timezones: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...renamed]);

/**
 * Whether days can begin by this zone. Its name has to be written as it is: the runtime would take it in any casing, and
 * an offset like +03:00, too, which knows no summer time.
 */
export const isTimezone = (name: string): boolean => timezones.has(name);
