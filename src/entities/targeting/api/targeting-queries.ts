import { limitFields } from '@preroll/rules/targeting/targeting-fields';
import { queryOptions } from '@tanstack/react-query';
import { type AdsTargetingInput, estimateReach } from '@/shared/api';
import { withoutRemovedPlaces } from '../model/geo-lists';
import type { Targeting } from '../model/targeting';
import { writeTargeting } from '../model/write-targeting';

interface ReachQuestion {
  number: number;
  targeting: Targeting;
  /** null for the time zone of the campaign or its owner. */
  timezone: string | null;
  campaignId: number | undefined;
}

/** Removes the limits: they do not affect the reach, and incomplete ones would be refused. */
const withoutLimits = (ads: AdsTargetingInput): AdsTargetingInput => {
  const rest = { ...ads };
  for (const field of limitFields) delete rest[field];
  return rest;
};

export const targetingQueries = {
  /**
   * The number of requests that match. The key contains a number instead of the targeting, which may have thousands of
   * entries.
   */
  reach: ({ number, targeting, timezone, campaignId }: ReachQuestion) =>
    queryOptions({
      queryKey: ['reach', number],
      queryFn: ({ signal }) => {
        const ads = withoutLimits(writeTargeting(withoutRemovedPlaces(targeting)));
        return estimateReach(
          { ads, ...(timezone && { timezone }), ...(campaignId && { campaign_id: campaignId }) },
          { signal },
        );
      },
      gcTime: 0,
    }),
};
