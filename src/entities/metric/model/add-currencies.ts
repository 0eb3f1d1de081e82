import type { Figures, FiguresTotals } from '@/shared/api';

type Counts = Pick<Figures, 'impressions' | 'shows' | 'clicks'>;

const addCounts = (list: readonly Counts[]): Figures => ({
  impressions: list.reduce((sum, { impressions }) => sum + impressions, 0),
  shows: list.reduce((sum, { shows }) => sum + shows, 0),
  clicks: list.reduce((sum, { clicks }) => sum + clicks, 0),
  spend: 0,
});

/** Adds up the counts of totals in several currencies; amounts are left at 0, because they can't be added up. */
export function addCurrencies(
  totals: readonly FiguresTotals[],
): Pick<FiguresTotals, 'figures' | 'comparison' | 'days'> {
  const comparisons = totals.flatMap(({ comparison }) => comparison ?? []);
  const [first] = totals;
  return {
    figures: addCounts(totals.map(({ figures }) => figures)),
    comparison:
      comparisons.length === 0
        ? null
        : {
            now: addCounts(comparisons.map(({ now }) => now)),
            before: addCounts(comparisons.map(({ before }) => before)),
          },
    days: (first?.days ?? []).map(({ day }, index) => ({
      day,
      ...addCounts(totals.flatMap(({ days }) => days[index] ?? [])),
    })),
  };
}
