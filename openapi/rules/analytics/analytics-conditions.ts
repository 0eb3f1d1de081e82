import { type AnalyticsFilter, formatFilter, parseFilter } from './analytics-filters.ts';

export type Condition = AnalyticsFilter;

/** Escapes the separator of conditions in the URL. */
const mask = (text: string) => text.replaceAll('%', '%25').replaceAll(';', '%3B');
const unmask = (text: string) => text.replaceAll('%3B', ';').replaceAll('%25', '%');

/** Parses the conditions in a report's URL: `country:in:RU,KZ;campaign:contains:sale`. Invalid ones are ignored. */
export function parseConditions(text: string | undefined): Condition[] {
  if (!text) return [];
  return text.split(';').flatMap((part) => {
    const read = parseFilter(unmask(part));
    return typeof read === 'string' ? [] : [read];
  });
}

/** Formats a condition as a parameter of the API. */
export const formatCondition = formatFilter;

/** Formats the conditions for the URL; undefined if there are none. */
export const formatConditions = (conditions: readonly Condition[]): string | undefined =>
  conditions.map((condition) => mask(formatCondition(condition))).join(';') || undefined;

/** Replaces the conditions on a dimension with one for a single value. */
export const replaceCondition = (
  conditions: readonly Condition[],
  dimension: Condition['dimension'],
  value: string,
): Condition[] => [
  ...conditions.filter((condition) => condition.dimension !== dimension),
  { dimension, operator: 'in', values: [value] },
];

/** Excludes further values of a dimension. */
export function excludeValues(
  conditions: readonly Condition[],
  dimension: Condition['dimension'],
  values: readonly string[],
): Condition[] {
  const place = conditions.findIndex((one) => one.dimension === dimension && one.operator === 'not_in');
  const known = conditions[place];
  const next: Condition = { dimension, operator: 'not_in', values: [...(known?.values ?? []), ...values] };
  return known ? conditions.with(place, next) : [...conditions, next];
}
