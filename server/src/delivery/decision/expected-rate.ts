import type { PayModel } from '@preroll/rules/campaign/event-price';

/** An advert's results of the last weeks. */
export interface Measured {
  impressions: number;
  clicks: number;
  completes: number;
}

/** An advert without results is expected to do as the platform's do; these many impressions weigh as much as its own. */
const ASSUMED_IMPRESSIONS = 1_000;
const ASSUMED_CTR = 0.005;
const ASSUMED_VTR = 0.6;

const smoothed = (count: number, impressions: number, assumed: number) =>
  (count + ASSUMED_IMPRESSIONS * assumed) / (impressions + ASSUMED_IMPRESSIONS);

/** Billed events that are expected of one impression. */
export function rateOf(
  payModel: PayModel,
  { impressions, clicks, completes }: Measured = { impressions: 0, clicks: 0, completes: 0 },
): number {
  if (payModel === 'cpc') return smoothed(clicks, impressions, ASSUMED_CTR);
  return payModel === 'cpv' ? smoothed(completes, impressions, ASSUMED_VTR) : 1;
}
