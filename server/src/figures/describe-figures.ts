import { eachDay } from '@preroll/rules/days';
import type { components } from '../contract/generated/contract.d.ts';
import { addFigures, noFigures } from './add-figures.ts';
import { type FiguresPeriod, hasChanges } from './figures-period.ts';
import type { DaySum, RecordSum } from './read-sums.ts';

type Schemas = components['schemas'];

/** Describes everything in one currency, with zeros for days without results. */
function describeTotals(currency: string, sums: readonly DaySum[], period: FiguresPeriod): Schemas['FiguresTotals'] {
  const { date_from, date_to, before_from, before_to } = period;
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  const now = eachDay(date_from, date_to);
  const before = before_from !== null && before_to !== null ? eachDay(before_from, before_to) : [];
  const figuresOf = (day: string) => byDay.get(day)?.figures ?? noFigures;
  const completeOf = (days: string[]) => addFigures(days.map((day) => byDay.get(day)?.complete ?? noFigures));
  const series = (days: string[]) => days.map((day) => ({ day, ...figuresOf(day) }));
  return {
    currency,
    figures: addFigures(now.map(figuresOf)),
    comparison: hasChanges(period) ? { now: completeOf(now), before: completeOf(before) } : null,
    days: series(now),
    days_before: series(before),
  };
}

/** Describes everything by currency, the largest spend first. */
export function describeByCurrency(sums: readonly DaySum[], period: FiguresPeriod): Schemas['FiguresTotals'][] {
  return [...groupBy(sums, ({ currency }) => currency)]
    .map(([currency, list]) => describeTotals(currency, list, period))
    .sort((one, other) => other.figures.spend - one.figures.spend);
}

/** Describes each record of a page, in the order of its ids. */
export function describeRecords(
  ids: readonly number[],
  sums: readonly RecordSum[],
  period: FiguresPeriod,
): Schemas['RowFigures'][] {
  const byId = groupBy(sums, ({ id }) => id);
  return ids.map((id) => {
    const now = byId.get(id)?.find(({ isNow }) => isNow);
    const before = byId.get(id)?.find(({ isNow }) => !isNow);
    const comparison = { now: now?.complete ?? noFigures, before: before?.complete ?? noFigures };
    return { id, figures: now?.figures ?? noFigures, comparison: hasChanges(period) ? comparison : null };
  });
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
