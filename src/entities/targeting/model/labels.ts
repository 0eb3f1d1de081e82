import { limitLabels } from './limit-labels';
import type { Targeting } from './targeting';

/** Labels of the settings, for forms, errors, history and bulk changes. */
export const targetingLabels: Record<keyof Targeting, string> = {
  ...limitLabels,
  unique_users: 'Frequency cap',
  user_timeout: 'Minimum time between shows',
  feeds: 'Feeds',
  active_hours: 'Hours',
  active_weekdays: 'Weekdays',
  devices: 'Devices',
  geo_white_ui: 'Places, include',
  geo_black_ui: 'Places, exclude',
  continent: 'Continents',
  country: 'Countries',
  region: 'Regions',
  city_white_list: 'Cities, include',
  city_black_list: 'Cities, exclude',
  browsers: 'Browsers',
  desktop_os: 'Desktop OS',
  mobile_os: 'Mobile OS',
  tablet_os: 'Tablet OS',
  os_versions: 'OS versions',
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
  white: 'include',
  black: 'exclude',
  android: 'Android',
  windows: 'Windows',
  other: 'any other OS',
};

/** The label of a part of a setting: `white` is "include". */
export const partLabel = (part: string): string => parts[part] ?? part;

/** The label of a path: `ip.white` is "IP addresses, include". Unknown paths are returned unchanged. */
export function targetingPathLabel(path: string): string {
  const [field = '', ...rest] = path.split('.');
  const label = (targetingLabels as Record<string, string>)[field] ?? field.replaceAll('_', ' ');
  return [label, ...rest.map(partLabel)].join(', ');
}
