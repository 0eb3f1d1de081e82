import type { KnownEntries } from './known-entries.ts';
import { limitError } from './limit-rules.ts';
import { inBoth, listErrors, tooMany } from './list-rules.ts';
import { nameSome } from './name-some.ts';
import { limitFields, listFields, type OsVersions, type WholeTargeting } from './targeting-fields.ts';

/** Messages by the path of the field below `ads`: `ip.white`, `os_versions.mobile.android`. */
export type TargetingErrors = Record<string, string[]>;

type Rules = [path: string, messages: string[]][];

/**
 * What is wrong with a targeting, field by field; empty where nothing is.
 *
 * @param known what it may name of that which dictionaries have
 *
 * Twin: `src/entities/targeting/model/targeting-policy.ts`, which says it before the call; both walk the cases
 * of `openapi/policies/targeting-cases.ts` in their tests.
 */
export function targetingErrors(targeting: WholeTargeting, known: KnownEntries): TargetingErrors {
  const rules: Rules = [
    ...limitFields.map((field): Rules[number] => [field, [limitError(targeting, field) ?? []].flat()]),
    ['feeds', refuse('Not a feed', targeting.feeds, (id) => known.feeds.has(id))],
    ['active_hours', refuse('Hours are 0 to 23', targeting.active_hours, isBetween(0, 23))],
    ['active_weekdays', refuse('Weekdays are 1 (Monday) to 7', targeting.active_weekdays, isBetween(1, 7))],
    ['devices', refuse('Not a device', targeting.devices, (device) => devices.includes(device))],
    ...listFields.flatMap((field): Rules => {
      const { white, black } = listErrors(field, targeting[field], known.lists[field]);
      return [
        [`${field}.white`, white],
        [`${field}.black`, black],
      ];
    }),
    ...cityRules(targeting),
    ...versionRules(targeting.os_versions),
  ];
  return Object.fromEntries(rules.filter(([, messages]) => messages.length > 0));
}

const devices: readonly string[] = ['desktop', 'mobile', 'tablet', 'smart_tv'];

const isBetween = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;
const isId = isBetween(1, 2 ** 31 - 1);

function refuse<T extends string | number>(message: string, entries: readonly T[], isFine: (entry: T) => boolean) {
  const wrong = entries.filter((entry) => !isFine(entry));
  return wrong.length === 0 ? [] : [nameSome(message, wrong)];
}

function cityRules({ city_white_list: white, city_black_list: black }: WholeTargeting): Rules {
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

const isVersion = (version: string) => /^\d{1,6}(\.\d{1,6}){0,3}$/.test(version);
