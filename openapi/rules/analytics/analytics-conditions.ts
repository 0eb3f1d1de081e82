import { type AnalyticsFilter, formatFilter, parseFilter } from './analytics-filters.ts';

export type Condition = AnalyticsFilter;

/** Separates conditions in the URL, where a text may hold it. */
const mask = (text: string) => text.replaceAll('%', '%25').replaceAll(';', '%3B');
const unmask = (text: string) => text.replaceAll('%3B', ';').replaceAll('%25', '%');

/** Reads the conditions of a report from its URL: `country:in:RU,KZ;campaign:contains:sale`. Ignores what can't be read. */
export function readConditions(text: string | undefined): Condition[] {
  if (!text) return [];
  return text.split(';').flatMap((part) => {
    const read = parseFilter(unmask(part));
    return typeof read === 'string' ? [] : [read];
  });
}

/** Writes a condition as the call takes it. */
export const writeCondition = formatFilter;

/** Writes the conditions into the URL; undefined for none. */
export const writeConditions = (conditions: readonly Condition[]): string | undefined =>
  conditions.map((condition) => mask(writeCondition(condition))).join(';') || undefined;

/** The conditions with one value of a dimension, in place of what they said of it. */
export const withOnly = (
  conditions: readonly Condition[],
  dimension: Condition['dimension'],
  value: string,
): Condition[] => [
  ...conditions.filter((condition) => condition.dimension !== dimension),
  { dimension, operator: 'in', values: [value] },
];

/** The conditions that keep out some values of a dimension, too. */
export function without(
  conditions: readonly Condition[],
  dimension: Condition['dimension'],
  values: readonly string[],
): Condition[] {
  const place = conditions.findIndex((one) => one.dimension === dimension && one.operator === 'not_in');
  const known = conditions[place];
  const next: Condition = { dimension, operator: 'not_in', values: [...(known?.values ?? []), ...values] };
  return known ? conditions.with(place, next) : [...conditions, next];
}
