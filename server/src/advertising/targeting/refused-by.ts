import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { compileRanges } from './ip-ranges.ts';
import { compileSides, refusesNames } from './match-entries.ts';
import { compileGeography } from './match-geography.ts';
import { choosesVersions, refusesSystem, refusesVersion } from './match-systems.ts';
import type { PreparedRequest } from './prepared-request.ts';
import type { CompleteTargeting } from './targeting.ts';

/**
 * The rules of a targeting that can refuse a request, in the order of the checks. All levels of geography form one rule,
 * because they complement each other.
 */
export const rules = [
  'active_hours',
  'active_weekdays',
  'devices',
  'desktop_os',
  'mobile_os',
  'tablet_os',
  'os_versions',
  'browsers',
  'languages',
  'geography',
  'ip',
  'referer',
  'source',
  'keywords',
  'categories',
  'resolution',
  'feeds',
] as const;

export type Rule = (typeof rules)[number];
type Refuses = (request: PreparedRequest) => boolean;

/** A targeting prepared for checking many requests. */
export type CompiledTargeting = readonly (readonly [Rule, Refuses])[];

/** Converts lists to sets once, and leaves out settings that refuse nothing. */
export const compileTargeting = (targeting: CompleteTargeting, timezone: string): CompiledTargeting =>
  compilersOf(targeting, timezone).flatMap(compileRule);

/** Compiles rule by rule, yielding to the event loop in between, because lists may have thousands of entries each. */
export async function compileInChunks(targeting: CompleteTargeting, timezone: string): Promise<CompiledTargeting> {
  const compiled = [];
  for (const compiler of compilersOf(targeting, timezone)) {
    compiled.push(...compileRule(compiler));
    if (compiled.length > 0) await yieldToEventLoop();
  }
  return compiled;
}

/** A rule with a function that creates its check; null for a setting that refuses nothing. */
type Compiler = readonly [Rule, () => Refuses | null];

const compileRule = ([rule, compile]: Compiler): CompiledTargeting => {
  const refuses = compile();
  return refuses === null ? [] : [[rule, refuses]];
};

function compilersOf(targeting: CompleteTargeting, timezone: string): readonly Compiler[] {
  const list = (field: 'referer' | 'source' | 'browsers' | 'languages' | 'keywords' | 'categories' | 'resolution') =>
    [
      field,
      () => {
        const sides = compileSides(targeting[field]);
        return sides.isEmpty ? null : ({ names }: PreparedRequest) => refusesNames(sides, names[field]);
      },
    ] as const;
  const system = (field: 'desktop_os' | 'mobile_os' | 'tablet_os', device: string) =>
    [
      field,
      () => {
        const sides = compileSides(targeting[field]);
        return sides.isEmpty ? null : (request: PreparedRequest) => refusesSystem(sides, device, request);
      },
    ] as const;
  const choice = (rule: Rule, chosen: readonly unknown[], value: (request: PreparedRequest) => unknown) =>
    [
      rule,
      () => {
        const set = new Set(chosen);
        return set.size === 0 ? null : (request: PreparedRequest) => !set.has(value(request));
      },
    ] as const;
  return [
    choice('active_hours', targeting.active_hours, ({ clock }) => clock(timezone).hour),
    choice('active_weekdays', targeting.active_weekdays, ({ clock }) => clock(timezone).weekday),
    choice('devices', targeting.devices, ({ request }) => request.device),
    system('desktop_os', 'desktop'),
    system('mobile_os', 'mobile'),
    system('tablet_os', 'tablet'),
    [
      'os_versions',
      () =>
        choosesVersions(targeting.os_versions) ? ({ request }) => refusesVersion(targeting.os_versions, request) : null,
    ],
    list('browsers'),
    list('languages'),
    ['geography', () => compileGeography(targeting)],
    ['ip', () => compileAddresses(targeting.ip)],
    list('referer'),
    list('source'),
    list('keywords'),
    list('categories'),
    list('resolution'),
    choice('feeds', targeting.feeds, ({ request }) => request.feedId),
  ];
}

function compileAddresses({ white, black }: CompleteTargeting['ip']): Refuses | null {
  if (white.length === 0 && black.length === 0) return null;
  const isIncluded = white.length === 0 ? () => true : compileRanges(white);
  const isExcluded = compileRanges(black);
  return ({ address }) => (address === null ? white.length > 0 : isExcluded(address) || !isIncluded(address));
}

/**
 * Returns the rules that refuse a request; none if the advert may be shown. Limits are not included, because they depend on
 * counters.
 *
 * @param most the maximum number of rules to find
 */
export function refusedBy(request: PreparedRequest, targeting: CompiledTargeting, most = targeting.length): Rule[] {
  const found: Rule[] = [];
  for (const [rule, refuses] of targeting) {
    if (found.length >= most) break;
    if (refuses(request)) found.push(rule);
  }
  return found;
}

/**
 * The first rule that refuses the request; null if none does. Optimized, because a decision calls it for thousands of
 * campaigns.
 */
export function firstRefusal(request: PreparedRequest, targeting: CompiledTargeting): Rule | null {
  for (const [rule, refuses] of targeting) if (refuses(request)) return rule;
  return null;
}
