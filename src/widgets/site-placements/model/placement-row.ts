import { isNewSince } from '@preroll/rules/time/compared-period';
import { noSiteFigures, type WithSiteFigures } from '@/entities/site';
import type { AnalyticsAnswer, AnalyticsNumbers, Placement, SiteFigures } from '@/shared/api';

export type PlacementRow = Placement &
  WithSiteFigures & {
    /** Share of the revenue of all placements, 0 to 1; undefined while loading, or if there is no revenue. */
    share?: number | undefined;
  };

const toFigures = (numbers: AnalyticsNumbers): SiteFigures => ({
  requests: numbers.requests ?? 0,
  responses: numbers.responses ?? 0,
  impressions: numbers.impression ?? 0,
  shows: numbers.show ?? 0,
  quartile25: numbers.quartile25 ?? 0,
  quartile50: numbers.quartile50 ?? 0,
  quartile75: numbers.quartile75 ?? 0,
  completes: numbers.quartile100 ?? 0,
  revenue: numbers.revenue ?? 0,
});

type Sums = Pick<AnalyticsAnswer['totals'], 'metrics' | 'compare'>;

const toResults = ({ metrics, compare }: Sums) => ({
  figures: toFigures(metrics),
  before: compare && toFigures(compare),
});

/** Adds the figures to a site's placements; zeros if the report has no row for one. */
export function withFigures(placements: readonly Placement[] | undefined, answer: AnalyticsAnswer | undefined) {
  const revenue = answer?.totals.metrics.revenue ?? 0;
  const byId = new Map(answer?.rows.map(({ dims: [placement], ...sums }) => [Number(placement?.value), sums]));
  return placements?.map((placement): PlacementRow => {
    const sums = byId.get(placement.id);
    const results = sums ? toResults(sums) : { figures: noSiteFigures, before: null };
    if (answer === undefined) return placement;
    const { compare_from: compared, timezone } = answer.passport;
    const share = revenue > 0 ? results.figures.revenue / revenue : undefined;
    return { ...placement, ...results, share, isNew: isNewSince(new Date(placement.created_at), compared, timezone) };
  });
}

/** The figures of all placements together. */
export const totalOf = (answer: AnalyticsAnswer | undefined) =>
  answer && [{ figures: toFigures(answer.totals.metrics), currency: answer.passport.currency }];
