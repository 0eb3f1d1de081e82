import { type AnalyticsDimension, analyticsDimensions } from '@preroll/rules/analytics/analytics-dimensions';
import { hourLabel } from '@preroll/rules/analytics/analytics-hours';
import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { openCities } from '../../advertising/dictionaries/cities.ts';
import { countries } from '../../advertising/dictionaries/countries.ts';
import { foldText } from '../../advertising/dictionaries/fold-text.ts';
import { languages } from '../../advertising/dictionaries/languages.ts';
import { regions } from '../../advertising/dictionaries/regions.ts';
import { systems } from '../../advertising/dictionaries/systems.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts, campaigns, feeds, formats, groups, placements, sites, users } from '../../platform/db/schema.ts';
import { nameOfReason, reasonNames } from './reason-names.ts';

/** Where the names of records come from. */
export const recordNames: Partial<Record<AnalyticsDimension, { id: PgColumn; name: PgColumn }>> = {
  campaign: campaigns,
  group: groups,
  advert: adverts,
  site: sites,
  placement: placements,
  format: formats,
  feed: feeds,
  advertiser: users,
  webmaster: users,
};

const nobody: Partial<Record<AnalyticsDimension, string>> = {
  group: 'No group',
  campaign: 'Other campaigns',
  advert: 'Other adverts',
  advertiser: 'Other accounts',
  site: 'Other sites',
  placement: 'Other placements',
  webmaster: 'Other accounts',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const devices = new Map([
  ['desktop', 'Desktop'],
  ['mobile', 'Mobile'],
  ['tablet', 'Tablet'],
  ['smart_tv', 'Smart TV'],
]);

const codes: Partial<Record<AnalyticsDimension, ReadonlyMap<string, string>>> = {
  country: new Map(countries.map(({ code, name }) => [code, name])),
  region: new Map(regions.map(({ code, name }) => [code, name])),
  language: new Map(languages.map(({ code, name }) => [code, name])),
  reason: reasonNames,
  device: devices,
  browser: new Map(systems.browsers.map(({ code, name }) => [code, name])),
  os: new Map(
    [...systems.desktop_os, ...systems.mobile_os, ...systems.tablet_os].map(({ code, name }) => [code, name]),
  ),
};

/**
 * Finds the codes and cities whose names contain a text, ignoring case and accents. Unknown values have no name.
 *
 * @returns undefined for a dimension whose names are not in a dictionary
 */
export async function findValuesByName(dimension: AnalyticsDimension, text: string): Promise<string[] | undefined> {
  const wanted = foldText(text);
  const contains = (folded: string) => wanted !== '' && folded.includes(wanted);
  if (dimension === 'city') {
    const { cities, foldedNames } = await openCities();
    const folded = foldedNames();
    return cities.flatMap(({ id }, index) => (contains(folded[index] ?? '') ? String(id) : []));
  }
  const names = codes[dimension];
  if (names === undefined) return undefined;
  return [...names].flatMap(([code, name]) => (contains(foldText(name)) ? code : []));
}

/**
 * Looks up the displayed names of a dimension's values. The values come from the requester's scope, so their records need no
 * further check.
 */
async function nameValues(
  db: Db,
  dimension: AnalyticsDimension,
  values: readonly string[],
): Promise<(value: string) => string> {
  if (dimension === 'hour') return hourLabel;
  if (dimension === 'weekday') return (value) => weekdays[Number(value) - 1] ?? value;
  if (dimension === 'city') {
    const { byId } = await openCities();
    return (value) => byId.get(Number(value))?.name ?? 'Unknown';
  }
  if (dimension === 'reason') return nameOfReason;
  const { kind } = analyticsDimensions[dimension];
  if (kind === 'code') return (value) => (value === '' ? 'Unknown' : (codes[dimension]?.get(value) ?? value));
  const columns = recordNames[dimension];
  if (columns === undefined) return (value) => value;
  const ids = [...new Set(values)].map(Number).filter((id) => id > 0);
  const rows = ids.length === 0 ? [] : await readNames(db, columns, ids);
  const names = new Map(rows.map(({ id, name }) => [String(id), String(name)]));
  return (value) => (value === '0' ? (nobody[dimension] ?? 'Unknown') : (names.get(value) ?? `#${value}`));
}

const CACHE_SIZE = 50_000;

export type ValueNamer = (
  dimension: AnalyticsDimension,
  values: readonly string[],
) => Promise<(value: string) => string>;

/** Names values chunk by chunk, as `nameValues` does, looking up each value once. */
export function createValueNamer(db: Db): ValueNamer {
  const known = new Map<AnalyticsDimension, Map<string, string>>();
  return async (dimension, values) => {
    const cache = known.get(dimension) ?? new Map<string, string>();
    if (cache.size > CACHE_SIZE) cache.clear();
    known.set(dimension, cache);
    const missing = [...new Set(values)].filter((value) => !cache.has(value));
    if (missing.length > 0) {
      const nameOf = await nameValues(db, dimension, missing);
      for (const value of missing) cache.set(value, nameOf(value));
    }
    return (value) => cache.get(value) ?? value;
  };
}

function readNames(db: Db, { id, name }: { id: PgColumn; name: PgColumn }, ids: number[]) {
  return db.select({ id, name }).from(id.table).where(inArray(id, ids));
}
