import { eachDay } from '@preroll/rules/time/days';
import { addFigures, type FiguresKind } from './add-figures.ts';
import { type FiguresPeriod, hasChanges } from './figures-period.ts';
import type { DaySum, RecordSum } from './read-sums.ts';

/** Describes everything in one currency, with zeros for days without results. */
function describeTotals<Name extends string>(
  kind: FiguresKind<Name>,
  { currency, sums, period }: { currency: string; sums: readonly DaySum<Name>[]; period: FiguresPeriod },
) {
  const { date_from, date_to, before_from, before_to } = period;
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  const now = eachDay(date_from, date_to);
  const before = before_from !== null && before_to !== null ? eachDay(before_from, before_to) : [];
  const figuresOf = (day: string) => byDay.get(day)?.figures ?? kind.none;
  const completeOf = (days: string[]) =>
    addFigures(
      kind,
      days.map((day) => byDay.get(day)?.complete ?? kind.none),
    );
  const series = (days: string[]) => days.map((day) => ({ day, ...figuresOf(day) }));
  return {
    currency,
    figures: addFigures(kind, now.map(figuresOf)),
    comparison: hasChanges(period) ? { now: completeOf(now), before: completeOf(before) } : null,
    days: series(now),
    days_before: series(before),
  };
}

/** Describes everything by currency, the one with the most money first. */
export const describeByCurrency = <Name extends string>(
  kind: FiguresKind<Name>,
  sums: readonly DaySum<Name>[],
  period: FiguresPeriod,
) =>
  [...Map.groupBy(sums, ({ currency }) => currency)]
    .map(([currency, list]) => describeTotals(kind, { currency, sums: list, period }))
    .sort((one, other) => other.figures[kind.money] - one.figures[kind.money]);

/** Describes each record of a page, in the order of its ids. */
export function describeRecords<Name extends string>(
  { none }: FiguresKind<Name>,
  { ids, sums, period }: { ids: readonly number[]; sums: readonly RecordSum<Name>[]; period: FiguresPeriod },
) {
  const byId = Map.groupBy(sums, ({ id }) => id);
  return ids.map((id) => {
    const now = byId.get(id)?.find(({ isNow }) => isNow);
    const before = byId.get(id)?.find(({ isNow }) => !isNow);
    const comparison = { now: now?.complete ?? none, before: before?.complete ?? none };
    return { id, figures: now?.figures ?? none, comparison: hasChanges(period) ? comparison : null };
  });
}
