import type { Targeting } from './targeting';

/** What each setting is called, wherever it is shown: in the form, in refusals, in the history and in bulk. */
export const targetingLabels: Record<keyof Targeting, string> = {
  cash_limit: 'Spend in total',
  cash_limit_day: 'Spend a day',
  shows_limit: 'Shows in the flight',
  shows_limit_day: 'Shows a day',
  shows_limit_all_time: 'Shows for ever',
  unique_users: 'Shows to one person',
  user_timeout: 'Pause between two shows to one person',
  feeds: 'Feeds',
  active_hours: 'Hours',
  active_weekdays: 'Weekdays',
  devices: 'Devices',
  geo_white_ui: 'Places, included',
  geo_black_ui: 'Places, excluded',
  continent: 'Continents',
  country: 'Countries',
  region: 'Regions',
  city_white_list: 'Cities, included',
  city_black_list: 'Cities, excluded',
  browsers: 'Browsers',
  desktop_os: 'Systems of computers',
  mobile_os: 'Systems of phones',
  tablet_os: 'Systems of tablets',
  os_versions: 'System versions',
  resolution: 'Resolutions',
  languages: 'Languages',
  ip: 'IP addresses',
  referer: 'Referers',
  source: 'Sources',
  categories: 'Categories',
  keywords: 'Keywords',
};

export const deviceLabels: Record<Targeting['devices'][number], string> = {
  desktop: 'Computers',
  mobile: 'Phones',
  tablet: 'Tablets',
  smart_tv: 'TV sets',
};

const parts: Record<string, string> = {
  ...deviceLabels,
  white: 'included',
  black: 'excluded',
  android: 'Android',
  windows: 'Windows',
  other: 'any other system',
};

/** What a part of a setting is called: `white` is "included". */
export const partLabel = (part: string): string => parts[part] ?? part;

/** `ip.white` is "IP addresses, included". Paths that no table knows come as they are. */
export function targetingPathLabel(path: string): string {
  const [field = '', ...rest] = path.split('.');
  const label = (targetingLabels as Record<string, string>)[field] ?? field.replaceAll('_', ' ');
  return [label, ...rest.map(partLabel)].join(', ');
}
