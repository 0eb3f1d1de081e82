/** Null means no limit. */
export const limitFields = [
  'cash_limit',
  'cash_limit_day',
  'shows_limit',
  'shows_limit_day',
  'shows_limit_all_time',
  'unique_users',
  'user_timeout',
] as const;

/** Lists of included and excluded entries. */
export const listFields = [
  'browsers',
  'desktop_os',
  'mobile_os',
  'tablet_os',
  'languages',
  'ip',
  'referer',
  'source',
  'continent',
  'country',
  'region',
  'categories',
  'keywords',
  'resolution',
] as const;

export const deviceTypes = ['desktop', 'mobile', 'tablet', 'smart_tv'] as const;

export type LimitField = (typeof limitFields)[number];
export type ListField = (typeof listFields)[number];

export interface BlackWhiteList {
  white: string[];
  black: string[];
}

interface MobileVersions {
  android: string[];
  iOS: string[];
  other: boolean;
}

export interface OsVersions {
  mobile: MobileVersions;
  tablet: MobileVersions;
  desktop: { windows: string[]; macOS: string[]; other: boolean };
}

export type Limits = Record<LimitField, number | null>;

/** The settings that decide who sees a campaign's adverts, by their names in the API. */
export interface Audience extends Record<ListField, BlackWhiteList> {
  feeds: number[];
  active_hours: number[];
  active_weekdays: number[];
  devices: string[];
  city_white_list: number[];
  city_black_list: number[];
  os_versions: OsVersions;
}
