import { describeInvalidEntries } from '../text/describe-invalid-entries.ts';
import type { TargetingDictionaries } from './targeting-dictionaries.ts';
import { isBetween, isId, isVersion } from './targeting-entries.ts';
import {
  type Audience,
  deviceTypes,
  type Limits,
  limitFields,
  listFields,
  type OsVersions,
} from './targeting-fields.ts';
import { limitError } from './targeting-limits.ts';
import { entryCountErrors, listErrors, overlapErrors } from './targeting-lists.ts';

/** Messages by field path below `ads`: `ip.white`, `os_versions.mobile.android`. */
export type TargetingErrors = Record<string, string[]>;

type Checks = [path: string, messages: string[]][];

/** Validates a targeting, field by field; fields without errors are omitted. */
export const targetingErrors = (
  targeting: Limits & Audience,
  dictionaries: TargetingDictionaries,
): TargetingErrors => ({
  ...limitErrors(targeting),
  ...audienceErrors(targeting, dictionaries),
});

const limitErrors = (limits: Limits): TargetingErrors =>
  withoutEmpty(limitFields.map((field) => [field, [limitError(limits, field) ?? []].flat()]));

/** Validates all settings of a targeting except its limits. */
export const audienceErrors = (audience: Audience, dictionaries: TargetingDictionaries): TargetingErrors =>
  withoutEmpty([
    ['feeds', refuse('Not a feed', audience.feeds, (id) => dictionaries.feeds?.has(id) ?? isId(id))],
    ['active_hours', refuse('Hours are 0 to 23', audience.active_hours, isBetween(0, 23))],
    ['active_weekdays', refuse('Weekdays are 1 (Monday) to 7', audience.active_weekdays, isBetween(1, 7))],
    [
      'devices',
      refuse('Not a device', audience.devices, (device) => (deviceTypes as readonly string[]).includes(device)),
    ],
    ...listFields.flatMap((field): Checks => {
      const { white, black } = listErrors(field, audience[field], dictionaries.lists[field]);
      return [
        [`${field}.white`, white],
        [`${field}.black`, black],
      ];
    }),
    ...checkCities(audience),
    ...checkVersions(audience.os_versions),
  ]);

const withoutEmpty = (checks: Checks): TargetingErrors =>
  Object.fromEntries(checks.filter(([, messages]) => messages.length > 0));

function refuse<T extends string | number>(message: string, entries: readonly T[], isValid: (entry: T) => boolean) {
  const wrong = entries.filter((entry) => !isValid(entry));
  return wrong.length === 0 ? [] : [describeInvalidEntries(message, wrong)];
}

function checkCities({ city_white_list: white, city_black_list: black }: Audience): Checks {
  const both = overlapErrors(white, new Set(black));
  const check = (cities: number[]) => [...entryCountErrors(cities), ...refuse('Not a city', cities, isId)];
  return [
    ['city_white_list', [...check(white), ...both.white]],
    ['city_black_list', [...check(black), ...both.black]],
  ];
}

const checkVersions = (versions: OsVersions): Checks =>
  Object.entries(versions).flatMap(([device, systems]) =>
    Object.entries(systems as Record<string, string[] | boolean>)
      .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
      .map(([system, list]): Checks[number] => [
        `os_versions.${device}.${system}`,
        [...entryCountErrors(list), ...refuse('Not a version', list, isVersion)],
      ]),
  );
