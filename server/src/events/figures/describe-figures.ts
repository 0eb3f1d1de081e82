import { eachDay } from '@preroll/rules/time/days';
import { addFigures, type FiguresKind } from './add-figures.ts';
import type { FiguresPeriod } from './figures-period.ts';
import type { DaySum, RecordSum } from './read-sums.ts';

/** Describes the totals in one currency, with zeros for days without results. */
function describeTotals<Name extends string>(
  kind: FiguresKind<Name>,
  { currency, sums, period }: { currency: string; sums: readonly DaySum<Name>[]; period: FiguresPeriod },
) {
  const { date_from, date_to, before_from, before_to } = period;
  const byDay = Map.groupBy(sums, ({ day }) => day);
  const now = eachDay(date_from, date_to);
  const before = before_from !== null && before_to !== null ? eachDay(before_from, before_to) : [];
  const figuresOf = (day: string) =>
    addFigures(
      kind,
      (byDay.get(day) ?? []).map(({ figures }) => figures),
    );
  const series = (days: string[]) => days.map((day) => ({ day, ...figuresOf(day) }));
  return {
    currency,
    figures: addFigures(kind, now.map(figuresOf)),
    before: before_from === null ? null : addFigures(kind, before.map(figuresOf)),
    days: series(now),
    days_before: series(before),
  };
}

/** Describes the totals by currency, the one with the most money first. */
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
  kind: FiguresKind<Name>,
  { ids, sums, period }: { ids: readonly number[]; sums: readonly RecordSum<Name>[]; period: FiguresPeriod },
) {
  const byId = Map.groupBy(sums, ({ id }) => id);
  return ids.map((id) => {
    const of = (when: boolean) =>
      addFigures(
        kind,
        (byId.get(id) ?? []).flatMap(({ isNow, figures }) => (isNow === when ? [figures] : [])),
      );
    return { id, figures: of(true), before: period.before_from === null ? null : of(false) };
  });
}
