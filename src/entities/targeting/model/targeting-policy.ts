import { blame } from './blame';
import { isBetween, isId, isVersion } from './entries';
import type { KnownEntries } from './known-entries';
import { limitError } from './limit-rules';
import { inBoth, listErrors, tooMany } from './list-rules';
import { type LimitField, limitFields, listFields, type OsVersions, type Targeting } from './targeting';

/** Messages by the path of the field below `ads`: `ip.white`, `os_versions.mobile.android`. */
export type TargetingErrors = Record<string, string[]>;

type Rules = [path: string, messages: string[]][];
type Limits = Pick<Targeting, LimitField>;
type Audience = Omit<Targeting, LimitField | 'geo_white_ui' | 'geo_black_ui'>;

/**
 * What is wrong with a targeting, field by field; empty where nothing is. A list is read and compared with its other
 * side once, as long as both are the same arrays; what a dictionary closes is looked up in it each time.
 *
 * @param known what it may name of that which dictionaries have
 *
 * Twin: `server/src/targeting/targeting-policy.ts`, which decides again; both walk the cases of
 * `openapi/policies/targeting-cases.ts` in their tests.
 */
export const targetingErrors = (targeting: Limits & Audience, known: KnownEntries): TargetingErrors => ({
  ...limitErrors(targeting),
  ...audienceErrors(targeting, known),
});

const limitErrors = (limits: Limits): TargetingErrors =>
  refused(limitFields.map((field) => [field, [limitError(limits, field) ?? []].flat()]));

/** What is wrong with whom a targeting reaches. */
export const audienceErrors = (audience: Audience, known: KnownEntries): TargetingErrors =>
  refused([
    ['feeds', refuse('Not a feed', audience.feeds, (id) => known.feeds?.has(id) ?? isId(id))],
    ['active_hours', refuse('Hours are 0 to 23', audience.active_hours, isBetween(0, 23))],
    ['active_weekdays', refuse('Weekdays are 1 (Monday) to 7', audience.active_weekdays, isBetween(1, 7))],
    ['devices', refuse('Not a device', audience.devices, (device) => devices.includes(device))],
    ...listFields.flatMap((field): Rules => {
      const { white, black } = listErrors(field, audience[field], known.lists[field]);
      return [
        [`${field}.white`, white],
        [`${field}.black`, black],
      ];
    }),
    ...cityRules(audience),
    ...versionRules(audience.os_versions),
  ]);

const refused = (rules: Rules): TargetingErrors =>
  Object.fromEntries(rules.filter(([, messages]) => messages.length > 0));

const devices: readonly string[] = ['desktop', 'mobile', 'tablet', 'smart_tv'];

function refuse<T extends string | number>(message: string, entries: readonly T[], isFine: (entry: T) => boolean) {
  const wrong = entries.filter((entry) => !isFine(entry));
  return wrong.length === 0 ? [] : [blame(message, wrong)];
}

function cityRules({ city_white_list: white, city_black_list: black }: Audience): Rules {
  const both = inBoth(white, new Set(black));
  const judge = (cities: number[]) => [...tooMany(cities), ...refuse('Not a city', cities, isId)];
  return [
    ['city_white_list', [...judge(white), ...both.white]],
    ['city_black_list', [...judge(black), ...both.black]],
  ];
}

const versionRules = (versions: OsVersions): Rules =>
  Object.entries(versions).flatMap(([device, systems]) =>
    Object.entries(systems)
      .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
      .map(([system, list]): Rules[number] => [
        `os_versions.${device}.${system}`,
        [...tooMany(list), ...refuse('Not a version', list, isVersion)],
      ]),
  );
