import { notServingCountSuffix, notServingSuffix, shortReason } from '@/entities/campaign';
import type { CampaignBulkResult } from '@/shared/api';

/** The end of the toast after a start: why a single campaign isn't serving, or how many of several are not. */
export function describeStartResult(results: readonly Pick<CampaignBulkResult, 'campaign'>[]): string {
  const waiting = results.flatMap(({ campaign }) =>
    campaign?.status === 'working' && campaign.serving_state !== 'serving' ? [campaign] : [],
  );
  const [first] = waiting;
  if (first === undefined) return '';
  if (results.length > 1) return notServingCountSuffix(waiting.length);
  return notServingSuffix(first.serving_reasons.map(({ code }) => shortReason(code)));
}
