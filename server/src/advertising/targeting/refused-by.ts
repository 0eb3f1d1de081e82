import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { AdRequest } from './ad-request.ts';
import { compileRanges } from './ip-ranges.ts';
import { categoryNames, compileSides, hostNames, languageNames, refusesNames, wordNames } from './match-entries.ts';
import { compileGeography } from './match-geography.ts';
import { refusesSystem, refusesVersion } from './match-systems.ts';
import type { CompleteTargeting } from './targeting.ts';

/**
 * The rules of a targeting that can refuse a request. All levels of geography are one rule, because they complement
 * each other.
 */
export const rules = [
  'feeds',
  'active_hours',
  'active_weekdays',
  'devices',
  'browsers',
  'desktop_os',
  'mobile_os',
  'tablet_os',
  'os_versions',
  'languages',
  'ip',
  'referer',
  'source',
  'geography',
  'categories',
  'keywords',
  'resolution',
] as const;

export type Rule = (typeof rules)[number];
type Refuses = (request: AdRequest) => boolean;

/** A targeting prepared for checking many requests. */
export type CompiledTargeting = readonly (readonly [Rule, Refuses])[];

/** Converts lists to sets once, and leaves out settings that refuse nothing. */
export function compileTargeting(targeting: CompleteTargeting, timezone: string): CompiledTargeting {
  const { feeds, devices, active_hours: hours, active_weekdays: weekdays } = targeting;
  const clock = createClock(timezone);
  const ip = { white: compileRanges(targeting.ip.white), black: compileRanges(targeting.ip.black) };
  const geography = compileGeography(targeting);
  const list = (
    field: 'browsers' | 'languages' | 'referer' | 'source' | 'categories' | 'keywords' | 'resolution',
    names: (request: AdRequest) => readonly string[],
  ): readonly [Rule, Refuses] | null => {
    const sides = compileSides(targeting[field]);
    return sides.isEmpty ? null : [field, (request) => refusesNames(sides, names(request))];
  };
  const system = (field: 'desktop_os' | 'mobile_os' | 'tablet_os', device: string): readonly [Rule, Refuses] | null => {
    const sides = compileSides(targeting[field]);
    return sides.isEmpty ? null : [field, (request) => refusesSystem(sides, device, request)];
  };
  const choice = (rule: Rule, chosen: readonly unknown[], value: (request: AdRequest) => unknown) => {
    const set = new Set(chosen);
    return set.size === 0 ? null : ([rule, (request: AdRequest) => !set.has(value(request))] as const);
  };
  return [
    choice('feeds', feeds, ({ feedId }) => feedId),
    choice('active_hours', hours, ({ at }) => clock(at).hour),
    choice('active_weekdays', weekdays, ({ at }) => clock(at).weekday),
    choice('devices', devices, ({ device }) => device),
    list('browsers', ({ browser }) => wordNames(browser)),
    system('desktop_os', 'desktop'),
    system('mobile_os', 'mobile'),
    system('tablet_os', 'tablet'),
    ['os_versions', (request: AdRequest) => refusesVersion(targeting.os_versions, request)] as const,
    list('languages', ({ language }) => languageNames(language)),
    ['ip', refusesAddress(ip, targeting.ip.white.length > 0)] as const,
    list('referer', ({ referer }) => hostNames(referer)),
    list('source', ({ source }) => wordNames(source)),
    geography && (['geography', geography] as const),
    list('categories', ({ categories }) => categoryNames(categories)),
    list('keywords', ({ keywords }) => keywords.map((word) => word.toLowerCase())),
    list('resolution', ({ resolutionId }) => (resolutionId === null ? [] : [String(resolutionId)])),
  ].filter((rule) => rule !== null);
}

/**
 * Returns the rules that refuse a request; none if the advert may be shown. Limits are not included, because they count
 * shows.
 *
 * @param most the number of rules to find
 */
export function refusedBy(request: AdRequest, targeting: CompiledTargeting, most = targeting.length): Rule[] {
  const found: Rule[] = [];
  for (const [rule, refuses] of targeting) {
    if (found.length >= most) break;
    if (refuses(request)) found.push(rule);
  }
  return found;
}

type InRange = (address: string) => boolean;

const refusesAddress =
  ({ white, black }: { white: InRange; black: InRange }, hasWhite: boolean): Refuses =>
  ({ ip }) =>
    ip === null ? hasWhite : black(ip) || (hasWhite && !white(ip));

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000;

/**
 * Caches the local time by quarter of an hour, the smallest difference between zones, because converting it is slow.
 */
function createClock(timezone: string) {
  const times = new Map<number, ReturnType<typeof zonedTime>>();
  return (at: Date) => {
    const quarter = Math.floor(at.getTime() / QUARTER_OF_AN_HOUR);
    const time = times.get(quarter) ?? zonedTime(timezone, at);
    times.set(quarter, time);
    return time;
  };
}
