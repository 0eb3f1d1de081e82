import type { Rule } from '../../advertising/targeting/refused-by.ts';
import type { LimitRefusal } from '../limits/serve-limits.ts';

/** Why a campaign does not get a request, in the order of the checks. */
export const refusals = [
  'chain_stopped',
  'not_started',
  'finished',
  'schedule',
  'format',
  'floor',
  'blocked_category',
  'blocked_domain',
  'device',
  'os',
  'browser',
  'language',
  'geo',
  'ip',
  'referer',
  'source',
  'keyword',
  'category',
  'resolution',
  'feed',
  'no_erid',
  'unread',
  'limit_total',
  'limit_day',
  'no_balance',
  'pacing',
  'frequency',
  'lost_auction',
] as const;

export type Refusal = (typeof refusals)[number];

/** The refusals that a gate can return. */
export type GateRefusal = Refusal & LimitRefusal;

/** The refusals by targeting rule. */
export const refusalByRule: Record<Rule, Refusal> = {
  active_hours: 'schedule',
  active_weekdays: 'schedule',
  devices: 'device',
  desktop_os: 'os',
  mobile_os: 'os',
  tablet_os: 'os',
  os_versions: 'os',
  browsers: 'browser',
  languages: 'language',
  geography: 'geo',
  ip: 'ip',
  referer: 'referer',
  source: 'source',
  keywords: 'keyword',
  categories: 'category',
  resolution: 'resolution',
  feeds: 'feed',
};
