import type { PayModel } from '@preroll/rules/campaign/event-price';

/** An advert's results of the last weeks. */
export interface MeasuredResults {
  impressions: number;
  clicks: number;
  completes: number;
}

/** The platform's average counts as much as this many impressions of the advert's own, so that it dominates at first. */
const ASSUMED_IMPRESSIONS = 1_000;
const ASSUMED_CTR = 0.005;
const ASSUMED_VTR = 0.6;

const smoothed = (count: number, impressions: number, assumed: number) =>
  (count + ASSUMED_IMPRESSIONS * assumed) / (impressions + ASSUMED_IMPRESSIONS);

/** The expected billed events per impression. */
export function rateOf(
  payModel: PayModel,
  { impressions, clicks, completes }: MeasuredResults = { impressions: 0, clicks: 0, completes: 0 },
): number {
  if (payModel === 'cpc') return smoothed(clicks, impressions, ASSUMED_CTR);
  return payModel === 'cpv' ? smoothed(completes, impressions, ASSUMED_VTR) : 1;
}
