import type { advertCounterNames } from '../counters/sum-events.ts';

/** Results by name: counts, and money. */
export type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** The results of a kind of records. */
export interface FiguresKind<Name extends string> {
  none: Figures<Name>;
  /** The figure by which currencies are sorted. */
  money: Name;
}

const noViews = { quartile25: 0, quartile50: 0, quartile75: 0, completes: 0 };

export const advertFigures: FiguresKind<(typeof advertCounterNames)[number]> = {
  none: { impressions: 0, shows: 0, clicks: 0, ...noViews, spend: 0 },
  money: 'spend',
};

const noneOfSite = { requests: 0, responses: 0, impressions: 0, shows: 0, ...noViews, revenue: 0 };

export const siteFigures: FiguresKind<keyof typeof noneOfSite> = { none: noneOfSite, money: 'revenue' };

/** Makes figures from a function of their name. */
export const mapFigures = <Name extends string, Value>(
  { none }: FiguresKind<Name>,
  make: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(Object.keys(none).map((name) => [name, make(name as Name)])) as Record<Name, Value>;

/** Adds up figures. Rounds money to four decimals, as it is stored, so that binary rounding errors do not accumulate. */
export const addFigures = <Name extends string>(
  kind: FiguresKind<Name>,
  list: readonly Figures<Name>[],
): Record<Name, number> =>
  mapFigures(kind, (name) => Math.round(list.reduce((sum, figures) => sum + figures[name], 0) * 10_000) / 10_000);
