import { queryOptions } from '@tanstack/react-query';
import { type AdsTargetingInput, estimateReach } from '@/shared/api';
import { withoutGonePlaces } from '../model/geo-lists';
import { limitFields, type Targeting } from '../model/targeting';
import { writeTargeting } from '../model/write-targeting';

interface ReachQuestion {
  number: number;
  targeting: Targeting;
  /** null is the campaign's or its owner's own. */
  timezone: string | null;
  campaignId: number | undefined;
}

/** Limits keep nobody out, and one that is half typed would be refused. */
const withoutLimits = (ads: AdsTargetingInput): AdsTargetingInput => {
  const rest = { ...ads };
  for (const field of limitFields) delete rest[field];
  return rest;
};

export const targetingQueries = {
  /** How many requests pass. Each question has a number of its own: a targeting is no key, it may hold thousands. */
  reach: ({ number, targeting, timezone, campaignId }: ReachQuestion) =>
    queryOptions({
      queryKey: ['reach', number],
      queryFn: ({ signal }) => {
        const ads = withoutLimits(writeTargeting(withoutGonePlaces(targeting)));
        return estimateReach(
          { ads, ...(timezone && { timezone }), ...(campaignId && { campaign_id: campaignId }) },
          { signal },
        );
      },
      gcTime: 0,
    }),
};
