import type { Figures, FiguresTotals } from '@/shared/api';

type Counts = Omit<Figures, 'spend'>;

function addCounts(list: readonly Counts[]): Figures {
  const sum = (name: keyof Counts) => list.reduce((total, counts) => total + counts[name], 0);
  return {
    ...{ impressions: sum('impressions'), shows: sum('shows'), clicks: sum('clicks') },
    ...{ quartile25: sum('quartile25'), quartile50: sum('quartile50'), quartile75: sum('quartile75') },
    completes: sum('completes'),
    spend: 0,
  };
}

/**
 * Adds up the counts of totals in several currencies. Amounts of different currencies can't be added up and are set to
 * 0.
 */
export function addCurrencies(totals: readonly FiguresTotals[]): Pick<FiguresTotals, 'figures' | 'before' | 'days'> {
  const before = totals.flatMap((each) => each.before ?? []);
  const [first] = totals;
  return {
    figures: addCounts(totals.map(({ figures }) => figures)),
    before: before.length === 0 ? null : addCounts(before),
    days: (first?.days ?? []).map(({ day }, index) => ({
      day,
      ...addCounts(totals.flatMap(({ days }) => days[index] ?? [])),
    })),
  };
}
