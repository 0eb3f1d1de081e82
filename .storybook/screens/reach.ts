import type { Reach } from '@/shared/api';
import { getEstimateReachResponseMock } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';

/** The contract's estimate with this number of matching requests. */
export function reachOf(matching: number, costliest?: Reach['costliest']): Reach {
  const reach = getEstimateReachResponseMock();
  return { ...reach, matching, share: matching / reach.total, ...(costliest !== undefined && { costliest }) };
}
