import type { Targeting as StoredTargeting } from './targeting.ts';

/** A targeting with every setting: what rules and delivery read. */
export type WholeTargeting = Required<StoredTargeting>;

export type BlackWhiteList = WholeTargeting['ip'];
export type OsVersions = WholeTargeting['os_versions'];

/** null is no limit. */
export const limitFields = [
  'cash_limit',
  'cash_limit_day',
  'shows_limit',
  'shows_limit_day',
  'shows_limit_all_time',
  'unique_users',
  'user_timeout',
] as const satisfies (keyof WholeTargeting)[];

/** What is wanted and what is not. */
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
] as const satisfies (keyof WholeTargeting)[];

export type LimitField = (typeof limitFields)[number];
export type ListField = (typeof listFields)[number];
