import { exclusionReason } from '@preroll/rules/analytics/analytics-report';
import type { AnalyticsMetric, AnalyticsMetricField, AnalyticsNumbers } from '@/shared/api';
import type { ReportSpec } from './report-spec';

/** The steps from the won request to the end of the advert. */
export const funnelSteps = [
  'win',
  'impression',
  'show',
  'quartile25',
  'quartile50',
  'quartile75',
  'quartile100',
] as const satisfies AnalyticsMetric[];

export type FunnelStepName = (typeof funnelSteps)[number];

/** The share of the video that has been played at a step; undefined before it starts. */
const playedAt: Partial<Record<FunnelStepName, number>> = {
  show: 0,
  quartile25: 0.25,
  quartile50: 0.5,
  quartile75: 0.75,
  quartile100: 1,
};

/** The steps of a funnel. Steps before the show are marked; steps without a label are left out. */
export const toFunnel = (counts: AnalyticsNumbers, labelOf: (name: FunnelStepName) => string | undefined) =>
  funnelSteps.flatMap((name) => {
    const label = labelOf(name);
    const played = playedAt[name];
    return label === undefined ? [] : { name, label, value: counts[name] ?? 0, isBefore: played === undefined, played };
  });

/** Why a funnel can't be computed under these conditions; undefined if it can. */
export const funnelRefusal = (
  conditions: ReportSpec['conditions'],
  metrics: readonly Pick<AnalyticsMetricField, 'name' | 'excludes'>[],
): string | undefined =>
  metrics
    .filter(({ name }) => funnelSteps.some((step) => step === name))
    .flatMap((step) => conditions.flatMap(({ dimension }) => exclusionReason(step, dimension) ?? []))[0];

/** The step after which most viewers leave, and the following one; null if nobody leaves. */
export function largestLoss(counts: AnalyticsNumbers): readonly [FunnelStepName, FunnelStepName] | null {
  const played = funnelSteps.filter((name) => name in playedAt);
  let largest: readonly [FunnelStepName, FunnelStepName] | null = null;
  let most = 0;
  for (const [index, next] of played.entries()) {
    const name = played[index - 1];
    if (!name) continue;
    const lost = (counts[name] ?? 0) - (counts[next] ?? 0);
    if (lost <= most) continue;
    most = lost;
    largest = [name, next];
  }
  return largest;
}
