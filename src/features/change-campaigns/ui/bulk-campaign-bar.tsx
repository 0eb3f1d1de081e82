import { lazy } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { BulkCampaignActionsProps } from './bulk-campaign-actions';

const BulkCampaignActions = lazy(async () => ({
  default: (await import('./bulk-campaign-actions')).BulkCampaignActions,
}));

/** Actions on the selected campaigns; fetched with the first selection. */
export const BulkCampaignBar = (props: BulkCampaignActionsProps) => (
  <LazyBoundary>
    <BulkCampaignActions {...props} />
  </LazyBoundary>
);
