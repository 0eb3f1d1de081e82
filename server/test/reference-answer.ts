import type { Cabinet } from '../src/platform/access/viewer.ts';
import { campaignNames, type Event, type SceneIds } from './analytics-scene.ts';
import { clockOf, daysAfter, daysFrom, mondayOf, offsetOfRepeated, sameTime } from './reference-clock.ts';

/** A question with the parameters of the API. */
export interface ReferenceQuestion {
  cabinet: Cabinet;
  timezone: string;
  from: string;
  to: string;
  dimensions: readonly string[];
  metrics: readonly string[];
  filter?: readonly string[];
  compare?: string;
}

type Sums = Record<string, number>;
type Row = Record<string, number | null>;
export interface ReferenceRow {
  metrics: Row;
  compare: Row | null;
}

/** The parts of an event that a role sees: hidden ids are 0, hidden texts empty; null if it sees nothing. */
function seenBy(cabinet: Cabinet, event: Event, ids: SceneIds) {
  const [isBuyers, isSellers] = [event.advertiser === ids.buyer, event.webmaster === ids.seller];
  const [base, own] = [
    { spend: event.price_base, revenue: event.revenue_base },
    { spend: event.price, revenue: event.revenue },
  ];
  if (cabinet === 'admin') return { ...event, ...base };
  if (cabinet === 'advertiser') return isBuyers ? { ...event, ...own } : null;
  if (cabinet === 'webmaster') return isSellers ? { ...event, ...own } : null;
  if (!isBuyers && !isSellers) return null;
  return {
    ...event,
    ...base,
    ...(isBuyers ? {} : { spend: 0, campaign: 0, advertiser: 0, advertiser_domain: '' }),
    ...(isSellers ? {} : { revenue: 0, site: 0, webmaster: 0 }),
  };
}

interface Scene {
  events: readonly Event[];
  ids: SceneIds;
}

/**
 * The rows of an answer by the values of their dimensions, without rows of zeros, computed in plain JavaScript.
 * @param until the end of both periods, from the answer
 */
export function referenceAnswer(
  question: ReferenceQuestion,
  { events, ids }: Scene,
  until: string | null,
): Map<string, ReferenceRow> {
  const { from, to, timezone, metrics, compare = 'none' } = question;
  const now = sumUp(question, events, ids, { from, to, shift: 0 });
  const length = daysFrom(from, to);
  // adds weeks one at a time
  let whole = 0;
  while (whole <= length) whole += 7;
  const first =
    compare === 'previous_year'
      ? `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`.replace('-02-29', '-02-28')
      : daysAfter(from, -(compare === 'previous_weeks' ? whole : length + 1));
  const span = { from: first, to: daysAfter(first, length), shift: daysFrom(first, from) };
  const cut = until === null ? Number.POSITIVE_INFINITY : sameTime(timezone, new Date(until), span.shift);
  const counted = events.filter(({ ts }) => ts.getTime() < cut);
  const before = compare === 'none' ? null : sumUp(question, counted, ids, span);
  const keys = new Set([...now.keys(), ...(before?.keys() ?? [])]);
  const rows = [...keys].map((key): [string, ReferenceRow] => [
    key,
    { metrics: measure(metrics, now.get(key) ?? {}), compare: before && measure(metrics, before.get(key) ?? {}) },
  ]);
  return new Map(rows.filter(([, row]) => hasValues(row)));
}

export const hasValues = ({ metrics, compare }: ReferenceRow): boolean =>
  [...Object.values(metrics), ...Object.values(compare ?? {})].some((value) => value !== null && value !== 0);

const times = new Map<string, Map<Event, ReturnType<ReturnType<typeof clockOf>>>>();

/** The local time of an event in a zone; cached, because computing it is slow. */
function localTime(timezone: string, event: Event) {
  const known = times.get(timezone) ?? new Map();
  times.set(timezone, known);
  const time = known.get(event) ?? clockOf(timezone)(event.ts);
  known.set(event, time);
  return time;
}

function sumUp(
  { cabinet, timezone, dimensions, filter = [] }: ReferenceQuestion,
  events: readonly Event[],
  ids: SceneIds,
  { from, to, shift }: { from: string; to: string; shift: number },
): Map<string, Sums> {
  const groups = new Map<string, Sums>();
  for (const event of events) {
    const { day, hour, weekday } = localTime(timezone, event);
    const seen = seenBy(cabinet, event, ids);
    if (seen === null || day < from || day > to) continue;
    const date = shift === 0 ? day : daysAfter(day, shift);
    const values: Record<string, string> = {
      ...{
        date,
        week: dimensions.includes('week') ? mondayOf(date) : '',
        hour: String(hour),
        weekday: String(weekday),
      },
      ...{ country: seen.country, os: seen.os, advertiser_domain: seen.advertiser_domain },
      reason: seen.invalid || seen.reason,
      ...{ campaign: String(seen.campaign), advertiser: String(seen.advertiser) },
      ...{ site: String(seen.site), webmaster: String(seen.webmaster) },
    };
    if (!filter.every((condition) => holds(condition, values, ids))) continue;
    // on a day, an hour that comes twice has two rows; across all days, it has one
    const isOfDay = dimensions.includes('date') || from === to;
    if (dimensions.includes('hour') && isOfDay) values.hour = `${hour}${offsetOfRepeated(timezone, event.ts)}`;
    const key = dimensions.map((name) => values[name]).join(' ');
    const group = groups.get(key) ?? {};
    const add = (sum: string, amount: number) => {
      group[sum] = (group[sum] ?? 0) + amount;
    };
    if (event.invalid !== '') {
      add('invalid', event.count);
      if (['impression', 'click', 'quartile100'].includes(event.kind)) add(`invalid_${event.kind}`, event.count);
    } else {
      add(event.kind, event.count);
      add('spend', seen.spend);
      add('revenue', seen.revenue);
    }
    groups.set(key, group);
  }
  return groups;
}

function holds(condition: string, values: Record<string, string>, ids: SceneIds): boolean {
  const [dimension = '', operator = '', ...rest] = condition.split(':');
  const value = values[dimension] ?? '';
  const text = rest.join(':');
  if (operator !== 'contains') return text.split(',').includes(value) === (operator === 'in');
  const names = new Map([ids.spring, ids.other].map((id, index) => [String(id), campaignNames[index] ?? '']));
  const name = dimension === 'campaign' ? (names.get(value) ?? '') : value;
  return name.toLowerCase().includes(text.toLowerCase());
}

const MICROS = 1_000_000;

/** Computes metrics by their definition in the glossary. */
function measure(metrics: readonly string[], sums: Sums): Row {
  const sum = (name: string) => sums[name] ?? 0;
  const money = (name: string) => sum(name) / MICROS;
  const ratio = (amount: number, divisor: number) => (divisor === 0 ? null : amount / divisor);
  const named: Record<string, () => number | null> = {
    requests: () => sum('request'),
    responses: () => sum('serve'),
    fill_rate: () => ratio(sum('serve'), sum('request')),
    ctr: () => ratio(sum('click'), sum('impression')),
    completed: () => ratio(sum('quartile100'), sum('show')),
    vtr: () => ratio(sum('quartile100'), sum('impression')),
    skip_rate: () => ratio(sum('skip'), sum('impression')),
    spend: () => money('spend'),
    revenue: () => money('revenue'),
    profit: () => (sum('spend') - sum('revenue')) / MICROS,
    cpm: () => ratio(money('spend') * 1000, sum('impression')),
    cpc: () => ratio(money('spend'), sum('click')),
    cpv: () => ratio(money('spend'), sum('quartile100')),
    ecpm: () => ratio(money('revenue') * 1000, sum('impression')),
    invalid_rate: () => ratio(sum('invalid_impression'), sum('impression') + sum('invalid_impression')),
  };
  return Object.fromEntries(metrics.map((name) => [name, named[name]?.() ?? (name in named ? null : sum(name))]));
}
